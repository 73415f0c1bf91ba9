import { pageTitleId } from '@phuong/ui/PageHead'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { ReactNode } from 'react'

/**
 * The heading of a worksheet for a screen reader; on the screen its bar shows it. It takes the focus after a change of
 * page.
 */
export function PageName({ children }: { children: ReactNode }) {
  return (
    <h1 id={pageTitleId} tabIndex={-1}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  )
}
