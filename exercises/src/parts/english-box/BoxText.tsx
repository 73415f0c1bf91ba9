import type { ReactNode } from 'react'
import css from './EnglishBox.module.css'

/** An English text with boxes in its lines. The room between the boxes is set around it (--between-lines). */
export function BoxText({ children }: { children: ReactNode }) {
  return (
    <div className={css.sentence} lang="en">
      {children}
    </div>
  )
}
