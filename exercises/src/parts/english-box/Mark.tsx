import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
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

type CornerProps = {
  /** undefined while it has not been marked: then nothing is said */
  right: boolean | undefined
  /** what it says to who does not see it: right or wrong, or nothing ('') where its word does */
  says?: string
}

/** Right or wrong as a sign on the corner of the box that it stands in, where it takes no room: no word of the text moves. */
export function Corner({ right, says }: CornerProps) {
  if (right === undefined) return null
  const said = says ?? outcomeWord(right)
  return (
    <span className={cx(css.corner, right ? css.right : css.wrong)} lang="vi">
      <OutcomeIcon correct={right} />
      {said !== '' && <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  )
}

type RightBehindProps = Pick<CornerProps, 'right'> & {
  /** '' where it is not known or stands below */
  answer: string
}

/** What would have been right, behind a box that stands by itself and was answered otherwise. */
export function RightBehind({ right, answer }: RightBehindProps) {
  if (right !== false || answer === '') return null
  return (
    <span className={css.answer} lang="vi">
      {`${texts.answer}: `}
      <strong lang="en">{answer}</strong>
    </span>
  )
}
