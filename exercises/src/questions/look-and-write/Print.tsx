import type { PrintProps } from '../../drawing.tsx'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse, textOf, toPublic } from './grade.ts'
import css from './Print.module.css'
import { hasPlace } from './prompt.ts'
import type { Question } from './schema.ts'

/** The pictures with their words and a line to write on or, with answers, the first accepted text on it. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const { items } = toPublic(question)
  const key = correctResponse(question)
  return (
    <div>
      <PrintWords question={question} />
      <ol className={css.items}>
        {items.map(({ id, question: words, imageUrl }, at) => {
          const line = (signs?: string) => <PrintGap answer={withAnswers ? textOf(key, id) : undefined} signs={signs} />
          return (
            <li key={id} className={css.item}>
              <PrintPicture of="answer" src={imageUrl} />
              <p lang="en">
                {items.length > 1 && `${at + 1}. `}
                {hasPlace(words) ? (
                  <GapText text={words} blank={(_, signs) => line(signs)} />
                ) : (
                  <>
                    <MarkedText text={words} /> <span className={css.whole}>{line()}</span>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
