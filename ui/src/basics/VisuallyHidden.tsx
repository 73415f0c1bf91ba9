import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import css from './VisuallyHidden.module.css'

/**
 * The classes of what is for screen readers only: always (a legend, which no other element replaces), until it is focused,
 * in a small frame.
 */
export const { hidden, untilFocus, inSmallFrame } = css

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx(css.hidden, className)} {...rest} />
}
