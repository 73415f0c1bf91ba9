import { Brand } from '@phuong/ui/Brand'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../../api/auth-state.ts'
import type { DemoGroup, DemoLayout, DemoPage } from '../../widgets/demo-pages/layouts.ts'
import { dashboardPath } from '../../widgets/demo-pages/layouts.ts'
import { linesOf, shownEntries } from '../../widgets/demo-pages/names.ts'
import { Link } from '../../widgets/link/Link.tsx'
import { type SidebarState, sidebarId } from '../lms/use-sidebar.ts'
import { VisitorNavigation } from '../sitting/VisitorNavigation.tsx'
import css from './SideNavigation.module.css'
import { demoTexts } from './texts.ts'

type Props = { layout: DemoLayout; me: Me | null; language: string; sidebar: SidebarState }

/** The menu of a demo layout: beside the page from 1200 px up, over it below (C-554 to C-558). */
export function SideNavigation({ layout, me, language, sidebar }: Props) {
  const entries = shownEntries<DemoPage, DemoPage>(layout.entries, me?.role === 'student')
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // the menu is longer than the window; what stands in it scrolls in itself, and the page stays where it is
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has an entry of its own
  useEffect(() => {
    if (sidebar.open) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, sidebar.open, sidebar.covers])
  return (
    <>
      {sidebar.covers && <div className={css.veil} aria-hidden="true" onClick={sidebar.leave} />}
      <div id={sidebarId} className={sidebar.covers ? css.over : css.beside} hidden={!sidebar.open}>
        <div className={css.inner}>
          <Brand className={css.brand} aria-label={demoTexts.brandHome} />
          <nav aria-label={demoTexts.menu} ref={menu}>
            <ul>
              {entries.map((entry) => (
                <li key={entry.name}>
                  {'views' in entry ? (
                    <Group key={layout.root} group={entry} language={language} onChosen={sidebar.leave} />
                  ) : (
                    <Entry page={entry} language={language} className={css.entry} onChosen={sidebar.leave} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.foot}>
            {layout.classLevel !== null && (
              <Link to={dashboardPath} className={css.entry} onClick={sidebar.leave}>
                {demoTexts.samples}
              </Link>
            )}
            <VisitorNavigation signedIn={me !== null} />
          </div>
        </div>
      </div>
    </>
  )
}

type EntryProps = { page: DemoPage; language: string; className: string | undefined; onChosen: () => void }

function Entry({ page, language, className, onChosen }: EntryProps) {
  const { pathname } = useLocation()
  return (
    <Link
      to={page.path}
      className={className}
      aria-current={pathname === page.path ? 'page' : undefined}
      onClick={onChosen}
    >
      <Name name={page.name} language={language} />
    </Link>
  )
}

/** Pages below a name, which can be folded away (C-558); the one that holds the open page begins unfolded. */
function Group({ group, language, onChosen }: { group: DemoGroup; language: string; onChosen: () => void }) {
  const { pathname } = useLocation()
  const listId = useId()
  const holdsPage = group.views.some(({ path }) => path === pathname)
  const [asked, setAsked] = useState<boolean | null>(null)
  const open = asked ?? holdsPage
  return (
    <>
      <button
        type="button"
        className={css.entry}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setAsked(!open)}
      >
        <Name name={group.name} language={language} />
        <span className={css.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      <ul id={listId} className={css.below} hidden={!open}>
        {open &&
          group.views.map((page) => (
            <li key={page.path}>
              <Entry page={page} language={language} className={css.sub} onChosen={onChosen} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** C-561: a name with a line-break marker stands on two lines. */
function Name({ name, language }: { name: string; language: string }) {
  return (
    <span className={css.label}>
      {linesOf(name, language).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  )
}
