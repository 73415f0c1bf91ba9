import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { cx } from './cx.ts'
import css from './SkipLink.module.css'
import { untilFocus } from './VisuallyHidden.tsx'

/** The first stop of the keyboard on a page: over the navigation to what the page is about. */
export function SkipLink({ href = '#main', children = texts.skip }: { href?: `#${string}`; children?: ReactNode }) {
  return (
    <a className={cx(css.skip, untilFocus)} href={href}>
      {children}
    </a>
  )
}
