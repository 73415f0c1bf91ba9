import { cx } from '@phuong/ui/cx'
import { OutcomeIcon, outcomeWord } from '../Outcome.tsx'
import { texts } from '../texts.ts'
import css from './EnglishBox.module.css'

/** Right or wrong as a sign with its word, in a line of text. */
export function MarkSign({ right }: { right: boolean }) {
  return (
    <span className={cx(css.mark, right ? css.right : css.wrong)} lang="vi">
      <OutcomeIcon correct={right} />
      {outcomeWord(right)}
    </span>
  )
}

type MarkProps = {
  /** undefined while it has not been marked: then nothing is said */
  right: boolean | undefined
  /** what would have been right, told where it was answered otherwise; '' where it is not known */
  answer: string
}

/** Right or wrong as a sign with its word, and what would have been right; it stands behind the signs that end a box. */
export function Mark({ right, answer }: MarkProps) {
  if (right === undefined) return null
  return (
    <>
      <MarkSign right={right} />
      {!right && answer !== '' && (
        <span className={css.answer} lang="vi">
          {`${texts.answer}: `}
          <strong lang="en">{answer}</strong>
        </span>
      )}
    </>
  )
}
