import type { ReactNode } from 'react'
import css from './Kept.module.css'

/** A box with the signs that end it, which begin no line of their own. */
export function Kept({ signs, children }: { signs: string; children: ReactNode }) {
  if (signs === '') return children
  return (
    <span className={css.kept}>
      {children}
      {signs}
    </span>
  )
}
