import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { ChevronDownIcon, ExternalIcon, HelpIcon } from '@phuong/ui/work-icons'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../widgets/link/Link.tsx'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { screenOf } from '../screens.ts'
import { menuIcons } from './menu-icons.ts'
import { isCurrent, nearestOf } from './menu-search.ts'
import css from './Sidebar.module.css'
import { lmsTexts } from './texts.ts'
import type { Menu } from './use-menu.ts'
import { type SidebarState, sidebarId } from './use-sidebar.ts'

type Entry = Menu['entries'][number]

/** The menu beside the content, or over it on a narrow screen. */
export function Sidebar({ menu, sidebar }: { menu: Menu; sidebar: SidebarState }) {
  const { site } = useSurroundings()
  const main = menu.entries.filter(({ group }) => group === 'main')
  const administrators = menu.entries.filter(({ group }) => group === 'administrators')
  return (
    <>
      {sidebar.covers && <div className={css.veil} aria-hidden="true" onClick={sidebar.leave} />}
      <nav
        id={sidebarId}
        className={sidebar.covers ? css.over : css.beside}
        aria-label={lmsTexts.mainMenu}
        hidden={!sidebar.open}
      >
        <div className={css.inner}>
          <Entries entries={main} onChosen={sidebar.leave} />
          {administrators.length > 0 && (
            <Section title={lmsTexts.administrators}>
              <Entries entries={administrators} onChosen={sidebar.leave} />
            </Section>
          )}
          {site.guideUrl && (
            <Section title={lmsTexts.links}>
              <ul>
                <li>
                  <a
                    className={css.entry}
                    href={site.guideUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={sidebar.leave}
                  >
                    <HelpIcon />
                    <span className={css.label}>{lmsTexts.guide}</span>
                    <ExternalIcon size={16} label={lmsTexts.newTab} />
                  </a>
                </li>
              </ul>
            </Section>
          )}
        </div>
      </nav>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Entries({ entries, onChosen }: { entries: readonly Entry[]; onChosen: () => void }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.below.length > 0 ? (
            <Group entry={entry} onChosen={onChosen} />
          ) : (
            <Single entry={entry} onChosen={onChosen} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Single({ entry, onChosen }: { entry: Entry; onChosen: () => void }) {
  const { pathname } = useLocation()
  const Icon = menuIcons[entry.icon]
  // the code of the page is fetched while the finger is on its way
  const loadEarly = () =>
    void screenOf(entry.path)
      .load()
      .catch(() => undefined)
  return (
    <Link
      to={entry.path}
      className={css.entry}
      aria-current={isCurrent(entry.path, pathname) ? 'page' : undefined}
      onClick={onChosen}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
    >
      <Icon />
      <span className={css.label}>{entry.label}</span>
    </Link>
  )
}

/** An entry with pages below it, which can be folded away. */
function Group({ entry, onChosen }: { entry: Entry; onChosen: () => void }) {
  const { pathname } = useLocation()
  const listId = useId()
  const [open, setOpen] = useState(true)
  const Icon = menuIcons[entry.icon]
  const current = nearestOf(
    entry.below.map(({ path }) => path),
    pathname,
  )
  return (
    <>
      <button
        type="button"
        className={css.entry}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon />
        <span className={css.label}>{entry.label}</span>
        <span className={css.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      <ul id={listId} className={css.below} hidden={!open}>
        {entry.below.map(({ path, label, note, noteUnit }) => (
          <li key={path}>
            <Link to={path} className={css.sub} aria-current={path === current ? 'page' : undefined} onClick={onChosen}>
              <span className={css.label}>{label}</span>
              {note && (
                <span className={css.note}>
                  {' '}
                  {note} <VisuallyHidden>{noteUnit}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
