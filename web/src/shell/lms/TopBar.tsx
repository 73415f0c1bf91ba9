import { hasRole, STAFF_ROLES } from '@phuong/domain/people/roles'
import { Brand } from '@phuong/ui/Brand'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { SearchIcon } from '@phuong/ui/lms-icons'
import { useMedia } from '@phuong/ui/use-media'
import { MenuIcon } from '@phuong/ui/work-icons'
import { useRef } from 'react'
import { Bell } from '../../widgets/bell/Bell.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { useOpenHere } from '../../widgets/use-open-here.ts'
import { homePath } from '../guard.ts'
import { type SidebarState, sidebarId } from '../side-menu/use-sidebar.ts'
import { MenuSearch } from './MenuSearch.tsx'
import { useStaffSearch } from './staff-search.ts'
import css from './TopBar.module.css'
import { lmsTexts } from './texts.ts'
import { UserMenu } from './UserMenu.tsx'

/** From this width up the search stands open in the bar. */
const roomForSearch = '(min-width: 1200px)'

/** The bar over every screen of the signed-in product. */
export function TopBar({
  entries,
  sidebar,
}: {
  entries: readonly { path: string; label: string }[]
  sidebar: SidebarState
}) {
  const always = useMedia(roomForSearch)
  const [asked, setAsked] = useOpenHere()
  const { me } = useSurroundings()
  const isStaff = hasRole(me, ...STAFF_ROLES)
  const more = useStaffSearch(isStaff)
  const search = useRef<HTMLInputElement>(null)
  const toSearch = () => {
    // below that width it takes the focus as it opens
    if (!always) setAsked(true)
    search.current?.focus()
  }
  return (
    <header className={css.bar}>
      <IconButton
        className={css.toggle}
        label={lmsTexts.toggleSidebar}
        icon={<MenuIcon size={24} />}
        aria-expanded={sidebar.open}
        aria-controls={sidebarId}
        onClick={sidebar.toggle}
      />
      <Brand as={Link} to={homePath} className={css.brand} aria-label={lmsTexts.brandHome} />
      <div className={css.spacer} />
      {more && <more.SearchKey onPress={toSearch} />}
      {(always || asked) && (
        <div className={always ? css.search : css.searchOver}>
          <MenuSearch
            entries={entries}
            autoFocus={!always}
            input={search}
            label={isStaff ? lmsTexts.searchAll : lmsTexts.searchMenu}
            more={more}
            onDone={() => setAsked(false)}
          />
          {!always && <IconButton label={lmsTexts.closeSearch} icon={<CloseIcon />} onClick={() => setAsked(false)} />}
        </div>
      )}
      {!always && (
        <IconButton
          label={lmsTexts.openSearch}
          icon={<SearchIcon />}
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        />
      )}
      <Bell />
      <UserMenu />
    </header>
  )
}
