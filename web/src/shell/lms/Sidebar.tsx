import { ExternalIcon, LinkIcon } from '@phuong/ui/lms-icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { HelpIcon } from '@phuong/ui/work-icons'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { menuIcons } from '../../widgets/menu/menu-icons.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { screenOf } from '../screens.ts'
import sideMenu from '../side-menu/SideMenu.module.css'
import { Entry, EntryLabel, Fold, SideMenu } from '../side-menu/SideMenu.tsx'
import type { SidebarState } from '../side-menu/use-sidebar.ts'
import { isCurrent, nearestOf } from './menu-search.ts'
import css from './Sidebar.module.css'
import { lmsTexts } from './texts.ts'
import type { Menu } from './use-menu.ts'

type MenuEntry = Menu['entries'][number]

/** The menu beside the content, or over it on a narrow screen, with the links that lead out of it. */
export function Sidebar({ menu, sidebar }: { menu: Menu; sidebar: SidebarState }) {
  const { site, isHere } = useSurroundings()
  const main = menu.entries.filter(({ group }) => group === 'main')
  // a link to a page that this host lacks would lead to the 404 page
  const links = site.links.filter(({ address }) => isHere(address))
  const administrators = menu.entries.filter(({ group }) => group === 'administrators')
  return (
    <SideMenu sidebar={sidebar} label={lmsTexts.mainMenu} measures={css.measures}>
      <Entries entries={main} onChosen={sidebar.leave} />
      {administrators.length > 0 && (
        <Section title={lmsTexts.administrators}>
          <Entries entries={administrators} onChosen={sidebar.leave} />
        </Section>
      )}
      {links.length > 0 && (
        <Section title={lmsTexts.links}>
          <ul>
            {links.map(({ id, label, address, guide }) => (
              <li key={id}>
                <a
                  className={sideMenu.entry}
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={sidebar.leave}
                >
                  {guide ? <HelpIcon /> : <LinkIcon />}
                  <EntryLabel>{label}</EntryLabel>
                  <ExternalIcon size={16} label={lmsTexts.newTab} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </SideMenu>
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

function Entries({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen: () => void }) {
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

function Single({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const { pathname } = useLocation()
  const Icon = menuIcons[entry.icon]
  // the code of the page is fetched while the finger is on its way
  const loadEarly = () =>
    void screenOf(entry.path)
      .load()
      .catch(() => undefined)
  return (
    <Entry
      to={entry.path}
      current={isCurrent(entry.path, pathname)}
      onClick={onChosen}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
    >
      <Icon />
      <EntryLabel>{entry.label}</EntryLabel>
    </Entry>
  )
}

/** An entry with pages below it, which can be folded away. */
function Group({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(true)
  const Icon = menuIcons[entry.icon]
  const current = nearestOf(
    entry.below.map(({ path }) => path),
    pathname,
  )
  const name = (
    <>
      <Icon />
      <EntryLabel>{entry.label}</EntryLabel>
    </>
  )
  return (
    <Fold name={name} open={open} onToggle={() => setOpen(!open)}>
      {entry.below.map(({ path, label, note, noteUnit }) => (
        <li key={path}>
          <Entry to={path} below current={path === current} onClick={onChosen}>
            <EntryLabel>{label}</EntryLabel>
            {note && (
              <span className={css.note}>
                {' '}
                {note} <VisuallyHidden>{noteUnit}</VisuallyHidden>
              </span>
            )}
          </Entry>
        </li>
      ))}
    </Fold>
  )
}
