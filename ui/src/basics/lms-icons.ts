import TablerBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import TablerBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import TablerCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import TablerChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import TablerChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import TablerExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import TablerFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import TablerFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs'
import TablerLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import TablerLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import TablerLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import TablerMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import TablerPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import TablerSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import TablerShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import TablerStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import TablerTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import TablerUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import TablerUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import TablerUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import TablerUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import TablerWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of the landing page, of the /lms shell and of its pages: a sitting shows none of them. */
export const BellIcon = /* @__PURE__ */ drawIcon(TablerBell)
export const BookIcon = /* @__PURE__ */ drawIcon(TablerBook2)
export const CalendarIcon = /* @__PURE__ */ drawIcon(TablerCalendar)
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(TablerChevronLeft)
export const ExternalIcon = /* @__PURE__ */ drawIcon(TablerExternalLink)
export const FileIcon = /* @__PURE__ */ drawIcon(TablerFileText)
export const FolderIcon = /* @__PURE__ */ drawIcon(TablerFolders)
export const LanguageIcon = /* @__PURE__ */ drawIcon(TablerLanguage)
export const LinkIcon = /* @__PURE__ */ drawIcon(TablerLink)
export const LoginIcon = /* @__PURE__ */ drawIcon(TablerLogin2)
export const PlaceIcon = /* @__PURE__ */ drawIcon(TablerMapPin)
export const PlusIcon = /* @__PURE__ */ drawIcon(TablerPlus)
export const ResultsIcon = /* @__PURE__ */ drawIcon(TablerChecklist)
export const SearchIcon = /* @__PURE__ */ drawIcon(TablerSearch)
export const ShieldIcon = /* @__PURE__ */ drawIcon(TablerShieldLock)
export const StarIcon = /* @__PURE__ */ drawIcon(TablerStar)
export const TrophyIcon = /* @__PURE__ */ drawIcon(TablerTrophy)
export const UserIcon = /* @__PURE__ */ drawIcon(TablerUser)
export const UserPlusIcon = /* @__PURE__ */ drawIcon(TablerUserPlus)
export const UsersGroupIcon = /* @__PURE__ */ drawIcon(TablerUsersGroup)
export const UsersIcon = /* @__PURE__ */ drawIcon(TablerUsers)
export const WorldIcon = /* @__PURE__ */ drawIcon(TablerWorld)
