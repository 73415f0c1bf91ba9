import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import css from './VisuallyHidden.module.css'

/** The class of what is for screen readers only while it is not focused. */
export const { untilFocus } = css

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx(css.hidden, className)} {...rest} />
}
