import { Brand, BrandMark } from '@phuong/ui/Brand'
import { cx } from '@phuong/ui/cx'
import { SkipLink } from '@phuong/ui/SkipLink'
import { ToastRegion } from '@phuong/ui/ToastRegion'
import type { ToastPlace } from '@phuong/ui/toast-list'
import { type ReactNode, Suspense, useState } from 'react'
import { SittingBarPlace } from '../../widgets/sitting-bar/SittingBar.tsx'
import css from './SittingShell.module.css'
import { visitorBar, visitorFooter } from './visitor-frame.ts'

type Props = {
  /** A sitting: its screen draws the bar (SittingBar), and nothing else stands around the work. */
  work?: boolean
  /** The way out. Without one, and without work, it is a visitor's page, with the public navigation and footer (C-051 to C-054). */
  exit?: ReactNode
  toastPlace?: ToastPlace
  /** Somebody known is looking at a visitor's page. */
  signedIn?: boolean
  /** Type of the small grades (docs/look.md 2). */
  large?: boolean
  children: ReactNode
}

/** The second, light shell: for sittings, and for what visitors see beside the landing. One bar, and then the work itself. */
export function SittingShell({ work = false, exit, toastPlace, signedIn = false, large = false, children }: Props) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const visitors = !work && !exit
  return (
    <div className={cx('pupil', large && 'pupil-small', css.shell)}>
      <SkipLink />
      <header className={css.bar}>
        {work ? (
          <BrandMark size={36} className={css.mark} />
        ) : (
          <Brand className={cx(css.brand, visitors && css.slim)} />
        )}
        <div className={css.rest} ref={work ? setBar : undefined} />
        {exit}
        {visitors && <VisitorsBar signedIn={signedIn} />}
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        <SittingBarPlace value={bar}>{children}</SittingBarPlace>
      </main>
      {visitors && <VisitorsFooter />}
      <ToastRegion place={toastPlace} />
    </div>
  )
}

function VisitorsBar({ signedIn }: { signedIn: boolean }) {
  const Bar = visitorBar.component()
  return (
    <Suspense>
      <Bar signedIn={signedIn} />
    </Suspense>
  )
}

function VisitorsFooter() {
  const Footer = visitorFooter.component()
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
}
