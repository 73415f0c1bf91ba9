import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import css from './VisuallyHidden.module.css'

/** The classes of what is for screen readers only, always (a legend, which no other element replaces) or until it is focused. */
export const { hidden, untilFocus } = css

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx(css.hidden, className)} {...rest} />
}
