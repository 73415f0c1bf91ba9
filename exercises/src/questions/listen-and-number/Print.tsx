import type { PrintProps } from '../../drawing.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { letterOf } from '../../shared/labels.ts'
import { correctResponse, numberOf } from './grade.ts'
import css from './Print.module.css'
import { printedItems } from './printed.ts'
import type { Question } from './schema.ts'

/**
 * The items in one order for everybody, each with a box for its number or, with answers, the number in it. Those without
 * words have letters, by which the list of answers calls them (C-607).
 */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const key = correctResponse(question)
  return (
    <div>
      <PrintWords question={question} />
      <ul className={css.items}>
        {printedItems(question).map(({ id, question: words, imageUrl }, at) => (
          <li key={id} className={css.item}>
            <PrintPicture of="answer" className={css.picture} src={imageUrl} />
            <span className={css.line}>
              <span className={css.box}>{withAnswers && <strong>{numberOf(key, id)}</strong>}</span>
              {words === '' ? (
                letterOf(at)
              ) : (
                <span lang="en">
                  <MarkedText text={words} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
