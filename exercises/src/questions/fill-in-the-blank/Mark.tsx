import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import css from './Player.module.css'

/** Right or wrong as a sign with its word. */
export function Mark({ right }: { right: boolean }) {
  return (
    <span className={css.mark} lang="vi">
      <OutcomeIcon correct={right} />
      {outcomeWord(right)}
    </span>
  )
}
