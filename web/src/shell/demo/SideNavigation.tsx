import { isPupil } from '@phuong/domain/people/roles'
import { Brand } from '@phuong/ui/Brand'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../../api/auth-state.ts'
import type { DemoGroup, DemoLayout, DemoPage } from '../../widgets/demo-pages/layouts.ts'
import { linesOf, shownEntries } from '../../widgets/demo-pages/names.ts'
import { dashboardPath } from '../../widgets/demo-pages/paths.ts'
import { Entry, EntryLabel, Fold, SideMenu } from '../side-menu/SideMenu.tsx'
import type { SidebarState } from '../side-menu/use-sidebar.ts'
import { VisitorNavigation } from '../sitting/VisitorNavigation.tsx'
import css from './SideNavigation.module.css'
import { demoTexts } from './texts.ts'

type Props = { layout: DemoLayout; me: Me | null; language: string; sidebar: SidebarState }

/** The menu of a demo layout: beside the page from 1200 px up, over it below (C-554 to C-558). */
export function SideNavigation({ layout, me, language, sidebar }: Props) {
  const entries = shownEntries<DemoPage, DemoPage>(layout.entries, me !== null && isPupil(me))
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // the menu is longer than the window; what stands in it scrolls in itself, and the page stays where it is
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has an entry of its own
  useEffect(() => {
    if (sidebar.open) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, sidebar.open, sidebar.covers])
  return (
    <SideMenu sidebar={sidebar} measures={css.measures} column={css.column}>
      <Brand className={css.brand} aria-label={demoTexts.brandHome} />
      <nav aria-label={demoTexts.menu} ref={menu}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              {'views' in entry ? (
                <Group key={layout.root} group={entry} language={language} onChosen={sidebar.leave} />
              ) : (
                <Page page={entry} language={language} onChosen={sidebar.leave} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        {layout.classLevel !== null && (
          <Entry to={dashboardPath} onClick={sidebar.leave}>
            {demoTexts.samples}
          </Entry>
        )}
        <VisitorNavigation signedIn={me !== null} />
      </div>
    </SideMenu>
  )
}

type PageProps = { page: DemoPage; language: string; below?: boolean; onChosen: () => void }

function Page({ page, language, below, onChosen }: PageProps) {
  const { pathname } = useLocation()
  return (
    <Entry to={page.path} below={below} current={pathname === page.path} onClick={onChosen}>
      <Name name={page.name} language={language} />
    </Entry>
  )
}

/** Pages below a name, which can be folded away (C-558); the one that holds the open page begins unfolded. */
function Group({ group, language, onChosen }: { group: DemoGroup; language: string; onChosen: () => void }) {
  const { pathname } = useLocation()
  const holdsPage = group.views.some(({ path }) => path === pathname)
  const [asked, setAsked] = useState<boolean | null>(null)
  const open = asked ?? holdsPage
  return (
    <Fold name={<Name name={group.name} language={language} />} open={open} onToggle={() => setAsked(!open)}>
      {open &&
        group.views.map((page) => (
          <li key={page.path}>
            <Page page={page} language={language} below onChosen={onChosen} />
          </li>
        ))}
    </Fold>
  )
}

/** C-561: a name with a line-break marker stands on two lines. */
function Name({ name, language }: { name: string; language: string }) {
  return (
    <EntryLabel>
      {linesOf(name, language).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </EntryLabel>
  )
}
