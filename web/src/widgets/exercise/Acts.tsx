import { cx } from '@phuong/ui/cx'
import type { ReactNode } from 'react'
import css from './Acts.module.css'

type Props = {
  children: ReactNode
  /** The way on to another question, if there is one now: it never lies where that one is submitted (D62). */
  next?: ReactNode
}

/**
 * The buttons of a question: in sight at the lower edge of a phone, at the end of the question elsewhere. Where it is left
 * by `next` that lies at the left, and what answers it at the right.
 */
export function Acts({ children, next }: Props) {
  if (next === undefined) return <div className={css.acts}>{children}</div>
  if (!next && !children) return null
  return (
    <div className={cx(css.acts, css.apart)}>
      <div>{next}</div>
      <div>{children}</div>
    </div>
  )
}
