import type { ReactNode } from 'react'
import { OutcomeIcon, outcomeWord } from '../Outcome.tsx'
import css from './OutcomeLine.module.css'

/** Right or wrong below the options of which several were to be picked, and what else is to be said of them. */
export function OutcomeLine({ correct, children }: { correct: boolean; children?: ReactNode }) {
  return (
    <p className={correct ? css.right : css.wrong}>
      <OutcomeIcon correct={correct} />
      {outcomeWord(correct)}
      {children}
    </p>
  )
}
