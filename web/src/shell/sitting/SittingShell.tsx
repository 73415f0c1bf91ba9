import { Brand } from '@phuong/ui/Brand'
import { SkipLink } from '@phuong/ui/SkipLink'
import { ToastRegion } from '@phuong/ui/ToastRegion'
import type { ToastPlace } from '@phuong/ui/toast-list'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../widgets/site-footer/SiteFooter.tsx'
import css from './SittingShell.module.css'
import { VisitorNavigation } from './VisitorNavigation.tsx'

type Props = {
  /** What is being worked on. */
  title?: ReactNode
  /** Whether the work is saved. */
  save?: ReactNode
  /** The way out. Without one it is a visitor's page, with the public navigation and footer (C-051 to C-054). */
  exit?: ReactNode
  toastPlace?: ToastPlace
  /** Somebody known is looking at a visitor's page. */
  signedIn?: boolean
  children: ReactNode
}

/** The second, light shell: for sittings, and for what visitors see beside the landing. One bar, and then the work itself. */
export function SittingShell({ title, save, exit, toastPlace, signedIn = false, children }: Props) {
  return (
    <div className={`pupil ${css.shell}`}>
      <SkipLink />
      <header className={css.bar}>
        <Brand className={css.brand} />
        <div className={css.title}>{title}</div>
        {save && <div className={css.save}>{save}</div>}
        {exit ?? <VisitorNavigation signedIn={signedIn} />}
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {!exit && <SiteFooter />}
      <ToastRegion place={toastPlace} />
    </div>
  )
}
