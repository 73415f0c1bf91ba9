import { cx } from '@phuong/ui/cx'
import { InfoIcon } from '@phuong/ui/icons'
import type { ReactNode } from 'react'
import css from './Note.module.css'

/** What is to be known about a question that cannot be asked, or not as it should. */
export function Note({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p className={cx(css.note, className)}>
      <InfoIcon />
      {children}
    </p>
  )
}
