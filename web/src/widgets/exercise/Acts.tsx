import type { ReactNode } from 'react'
import css from './Acts.module.css'

/** The buttons of a question: in sight at the lower edge of a phone, at the end of the question elsewhere. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={css.acts}>{children}</div>
}
