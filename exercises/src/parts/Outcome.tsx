import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { ReactNode } from 'react'
import css from './Outcome.module.css'
import { texts } from './texts.ts'

/** Right or wrong as a sign; the word beside it says it to everybody. */
export function OutcomeIcon({ correct }: { correct: boolean }) {
  return correct ? <CheckIcon size={24} /> : <CloseIcon size={24} />
}

/** Right or wrong as a word. */
export const outcomeWord = (correct: boolean): string => (correct ? texts.right : texts.wrong)

/** The right answer below an exercise that was answered otherwise. */
export function RightAnswer({ children }: { children: ReactNode }) {
  return (
    <p className={css.answer}>
      <CheckIcon />
      <span>
        {texts.answer}: <strong lang="en">{children}</strong>
      </span>
    </p>
  )
}
