import type { ReactNode } from 'react'
import css from './PrintSentence.module.css'

/** An English sentence on paper, with room in its lines for what is written or chosen there. */
export function PrintSentence({ children }: { children: ReactNode }) {
  return (
    <p className={css.sentence} lang="en">
      {children}
    </p>
  )
}
