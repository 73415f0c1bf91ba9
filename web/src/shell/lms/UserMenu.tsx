import { PROFILE_PATH } from '@phuong/domain/paths/profile'
import { isPupil } from '@phuong/domain/people/roles'
import { accountHeading } from '@phuong/domain/people/texts'
import { Avatar } from '@phuong/ui/Avatar'
import { LogoutIcon } from '@phuong/ui/icons'
import { ExternalIcon, UserIcon } from '@phuong/ui/lms-icons'
import { ChevronDownIcon, HelpIcon } from '@phuong/ui/work-icons'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from '../../widgets/link/Link.tsx'
import { noticesName, noticesPath } from '../../widgets/notices/texts.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { usePopover } from '../../widgets/use-popover.ts'
import { shellTexts } from '../texts.ts'
import { useGoodbye } from '../use-goodbye.ts'
import { lmsTexts } from './texts.ts'
import css from './UserMenu.module.css'

/** Who is signed in, what belongs to the account, and the way out (A-057 to A-065, C-219, C-220); for staff also whose work is in the product. */
export function UserMenu() {
  const { me, site } = useSurroundings()
  const goodbye = useGoodbye()
  const panelId = useId()
  const { open, setOpen, frame, button } = usePopover()
  return (
    <div className={css.frame} {...frame}>
      <button
        ref={button}
        type="button"
        className={css.user}
        aria-label={lmsTexts.userMenu(me.fullName)}
        aria-busy={goodbye.isPending}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Avatar src={me.avatarUrl} />
        <span className={css.name}>{me.fullName}</span>
        <span className={css.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      {open && (
        <div className={css.panel}>
          <div className={css.head}>
            <strong>{accountHeading(me.role)}</strong>
            <span className={css.fullName}>{me.fullName}</span>
            <span className={css.whose}>{me.email ?? me.userName}</span>
          </div>
          <Entries id={panelId} label={lmsTexts.userMenu(me.fullName)} onChosen={() => setOpen(false)}>
            <Link role="menuitem" className={css.entry} tabIndex={-1} to={PROFILE_PATH}>
              <UserIcon />
              <span>{lmsTexts.account}</span>
            </Link>
            {site.guideUrl && (
              <Away href={site.guideUrl}>
                <HelpIcon />
                <span>{lmsTexts.guide}</span>
                <ExternalIcon size={16} label={lmsTexts.newTab} />
              </Away>
            )}
            <button type="button" role="menuitem" className={css.entry} tabIndex={-1} onClick={() => goodbye.mutate()}>
              <LogoutIcon />
              <span>{shellTexts.logout}</span>
            </button>
            {!isPupil(me) && (
              <>
                <hr className={css.line} />
                <Away href={noticesPath}>
                  <span>{noticesName}</span>
                </Away>
              </>
            )}
          </Entries>
        </div>
      )}
    </div>
  )
}

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a role="menuitem" className={css.entry} tabIndex={-1} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** From one entry, by its place among `count`, to which other one a key leads; none for a key that leads nowhere. */
const placeAfter = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

type EntriesProps = { id: string; label: string; onChosen: () => void; children: ReactNode }

/** The entries, of which the first has the focus as they open; arrows, Home and End go through them. */
function Entries({ id, label, onChosen, children }: EntriesProps) {
  const menu = useRef<HTMLDivElement>(null)
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => entries()[0]?.focus(), [])
  const walk = (event: KeyboardEvent) => {
    const all = entries()
    const next = placeAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <div ref={menu} role="menu" id={id} aria-label={label} tabIndex={-1} onKeyDown={walk} onClick={onChosen}>
      {children}
    </div>
  )
}
