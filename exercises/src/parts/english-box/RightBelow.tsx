import { texts } from '../texts.ts'
import css from './EnglishBox.module.css'

export type RightBelowProps = {
  /** what would have been right, box by box; '' where it is not known or stands elsewhere, none while nothing is known */
  answers: readonly string[]
  /** right or wrong of a box, from 0; undefined while it has not been marked */
  markOf(at: number): boolean | undefined
  /** the id that a box points to */
  idOf?(at: number): string
}

/**
 * Below a text with boxes: what would have been right in those that were answered otherwise, by the number of the box; one
 * alone has none. In the lines of the text it would move their words.
 */
export function RightBelow({ answers, markOf, idOf }: RightBelowProps) {
  const told = answers.flatMap((answer, at) => (markOf(at) === false && answer !== '' ? [{ at, answer }] : []))
  if (told.length === 0) return null
  return (
    <div className={css.below}>
      {told.map(({ at, answer }) => (
        <p key={at} id={idOf?.(at)} className={css.answer}>
          {`${texts.answer}: `}
          {answers.length > 1 && `(${at + 1}) `}
          <strong lang="en">{answer}</strong>
        </p>
      ))}
    </div>
  )
}
