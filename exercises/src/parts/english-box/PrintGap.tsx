import { cx } from '@phuong/ui/cx'
import { Kept } from './Kept.tsx'
import css from './PrintGap.module.css'

type PrintGapProps = {
  /** undefined where no answers are asked for */
  answer: string | undefined
  /** a whole sentence is to be written */
  whole?: boolean | undefined
  /** the signs of its text that end it */
  signs?: string | undefined
}

/** A line to write on, for a whole sentence as long as there is room; where answers are asked for, the answer on it. */
export function PrintGap({ answer, whole, signs = '' }: PrintGapProps) {
  return (
    <Kept signs={signs}>
      {answer === undefined ? (
        <span className={cx(css.gap, whole && css.whole)} />
      ) : (
        <strong className={css.answer}>{answer}</strong>
      )}
    </Kept>
  )
}

/** A place for one letter, or the letter in it. */
export function PrintLetter({ answer }: { answer: string | undefined }) {
  return answer === undefined ? <span className={css.letter} /> : <strong className={css.answer}>{answer}</strong>
}
