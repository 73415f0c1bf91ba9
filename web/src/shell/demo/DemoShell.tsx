import { SkipLink } from '@phuong/ui/SkipLink'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownScroll } from '../../browser/history.ts'
import { layoutOf } from '../../widgets/demo-pages/layouts.ts'
import { brandOf, language } from '../../widgets/demo-pages/names.ts'
import type { ShellProps } from '../route-row.ts'
import { useSidebar } from '../side-menu/use-sidebar.ts'
import css from './DemoShell.module.css'
import { SideNavigation } from './SideNavigation.tsx'
import { TopBar } from './TopBar.tsx'

/** The frame of the demo pages: a side navigation of their layout and a bar that names the page (C-554 to C-568, C-575 to C-580). */
export function DemoShell({ me, children }: ShellProps) {
  const { pathname } = useLocation()
  const layout = layoutOf(pathname)
  const sidebar = useSidebar()
  useEffect(ownScroll, [])
  // C-549, C-580: also on the way back, where the pages of other shells stand as they were left
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path begins at its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className={`pupil ${css.shell}`}>
      <SkipLink />
      <TopBar brand={brandOf(layout.routes, pathname, language)} sidebar={sidebar} />
      <div className={css.below}>
        <SideNavigation layout={layout} me={me} language={language} sidebar={sidebar} />
        <main id="main" className={css.main} tabIndex={-1} inert={sidebar.covers}>
          {children}
        </main>
      </div>
    </div>
  )
}
