import { isPupil } from '@phuong/domain/people/roles'
import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { SkipLink } from '@phuong/ui/SkipLink'
import { ToastRegion } from '@phuong/ui/ToastRegion'
import { useMemo } from 'react'
import { RouteFactsContext } from '../../widgets/route-facts.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { readsLarge } from '../large-type.ts'
import type { ShellProps } from '../route-row.ts'
import { useSidebar } from '../side-menu/use-sidebar.ts'
import css from './LmsShell.module.css'
import { routeFactsOf } from './route-facts.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useMenu } from './use-menu.ts'

/** The signed-in product around a screen: top bar, sidebar, content. */
export function LmsShell({ row, children }: ShellProps) {
  const surroundings = useSurroundings()
  const { me } = surroundings
  const facts = useMemo(() => routeFactsOf(surroundings), [surroundings])
  const menu = useMenu()
  const sidebar = useSidebar()
  const look = [css.shell, isPupil(me) && 'pupil', readsLarge(me) && 'pupil-small']
  return (
    <>
      <div className={look.filter(Boolean).join(' ')}>
        <SkipLink />
        <TopBar entries={menu.found} sidebar={sidebar} />
        <div className={css.below}>
          <Sidebar menu={menu} sidebar={sidebar} />
          <main id="main" className={css.main} tabIndex={-1} inert={sidebar.covers}>
            <RouteFactsContext value={facts}>{children}</RouteFactsContext>
          </main>
        </div>
      </div>
      <ConfirmHost />
      <ToastRegion place={row.toasts} />
    </>
  )
}
