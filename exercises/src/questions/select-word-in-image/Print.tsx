import type { PrintProps } from '../../drawing.tsx'
import { PrintBank } from '../../parts/PrintBank.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { toPublic } from './grade.ts'
import { imagesOf, rightChoices } from './images.ts'
import css from './Print.module.css'
import { printedWords } from './printed.ts'
import type { Question } from './schema.ts'

/** The words as printed lists of choices (C-396), and the pictures with lines to write on or, with answers, their words. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const images = imagesOf(question)
  const right = rightChoices(question)
  return (
    <div>
      <PrintWords question={toPublic(question)} />
      <PrintBank words={printedWords(question)} between=" | " />
      <ol className={css.images}>
        {images.map(({ imageUrl, choices, own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a question stay as they are
          <li key={at} className={css.image}>
            <span>
              {`${at + 1}. `}
              <PrintPicture of="answer" className={css.picture} src={imageUrl} />
            </span>
            {own && <span lang="en">{shuffled(choices, question.id).join(' | ')}</span>}
            {withAnswers ? (
              <strong className={css.answer} lang="en">
                {right[at]?.join(' / ')}
              </strong>
            ) : (
              <span className={css.gap} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
