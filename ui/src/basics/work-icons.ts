import TablerArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import TablerArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import TablerBackpack from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs'
import TablerBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import TablerBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import TablerBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs'
import TablerCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import TablerChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import TablerCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import TablerChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import TablerChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import TablerChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import TablerChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import TablerClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import TablerClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import TablerCloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs'
import TablerCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import TablerCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import TablerExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import TablerFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import TablerFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import TablerFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import TablerFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import TablerFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs'
import TablerGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs'
import TablerHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import TablerKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import TablerLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import TablerMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import TablerMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import TablerMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import TablerPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import TablerPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import TablerPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import TablerPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import TablerPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import TablerPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs'
import TablerQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import TablerSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import TablerSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import TablerSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import TablerSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import TablerSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import TablerShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import TablerStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import TablerTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import TablerTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import TablerUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import TablerUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import TablerUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import TablerUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import TablerUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import TablerVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import TablerVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import TablerZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import TablerZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { drawIcon } from './draw-icon.tsx'

/*
 * The icons of single screens; those that stand around every screen are in icons.ts. A sitting carries all of them, so what
 * only screens of staff show stands in desk-icons.ts.
 */
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(TablerArrowRight)
export const BagIcon = /* @__PURE__ */ drawIcon(TablerBackpack)
export const BellIcon = /* @__PURE__ */ drawIcon(TablerBell)
export const BookIcon = /* @__PURE__ */ drawIcon(TablerBook2)
export const BooksIcon = /* @__PURE__ */ drawIcon(TablerBooks)
export const CalendarIcon = /* @__PURE__ */ drawIcon(TablerCalendar)
export const ChartIcon = /* @__PURE__ */ drawIcon(TablerChartLine)
export const CheckIcon = /* @__PURE__ */ drawIcon(TablerCheck)
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(TablerChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(TablerChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(TablerChevronRight)
export const ClipboardIcon = /* @__PURE__ */ drawIcon(TablerClipboardList)
export const ClockIcon = /* @__PURE__ */ drawIcon(TablerClock)
export const CloudIcon = /* @__PURE__ */ drawIcon(TablerCloud)
export const CloudCheckIcon = /* @__PURE__ */ drawIcon(TablerCloudCheck)
export const CloudOffIcon = /* @__PURE__ */ drawIcon(TablerCloudOff)
export const ExternalIcon = /* @__PURE__ */ drawIcon(TablerExternalLink)
export const FileIcon = /* @__PURE__ */ drawIcon(TablerFileText)
export const FileSheetIcon = /* @__PURE__ */ drawIcon(TablerFileSpreadsheet)
export const FilterIcon = /* @__PURE__ */ drawIcon(TablerFilter)
export const FitIcon = /* @__PURE__ */ drawIcon(TablerArrowsMaximize)
export const FlagIcon = /* @__PURE__ */ drawIcon(TablerFlag)
export const FolderIcon = /* @__PURE__ */ drawIcon(TablerFolders)
export const GridIcon = /* @__PURE__ */ drawIcon(TablerGridDots)
export const HelpIcon = /* @__PURE__ */ drawIcon(TablerHelpCircle)
export const KeyIcon = /* @__PURE__ */ drawIcon(TablerKey)
export const LoginIcon = /* @__PURE__ */ drawIcon(TablerLogin2)
export const MapPinIcon = /* @__PURE__ */ drawIcon(TablerMapPin)
export const MenuIcon = /* @__PURE__ */ drawIcon(TablerMenu2)
export const MicrophoneIcon = /* @__PURE__ */ drawIcon(TablerMicrophone)
export const PhoneIcon = /* @__PURE__ */ drawIcon(TablerPhone)
export const PauseIcon = /* @__PURE__ */ drawIcon(TablerPlayerPause)
export const PlayIcon = /* @__PURE__ */ drawIcon(TablerPlayerPlay)
export const PlusIcon = /* @__PURE__ */ drawIcon(TablerPlus)
export const PuzzleIcon = /* @__PURE__ */ drawIcon(TablerPuzzle)
export const QrCodeIcon = /* @__PURE__ */ drawIcon(TablerQrcode)
export const ResultsIcon = /* @__PURE__ */ drawIcon(TablerChecklist)
export const SchoolIcon = /* @__PURE__ */ drawIcon(TablerSchool)
export const SearchIcon = /* @__PURE__ */ drawIcon(TablerSearch)
export const SendIcon = /* @__PURE__ */ drawIcon(TablerSend)
export const SettingsIcon = /* @__PURE__ */ drawIcon(TablerSettings)
export const ShieldIcon = /* @__PURE__ */ drawIcon(TablerShieldLock)
export const SortIcon = /* @__PURE__ */ drawIcon(TablerSelector)
export const SoundIcon = /* @__PURE__ */ drawIcon(TablerVolume)
export const SoundOffIcon = /* @__PURE__ */ drawIcon(TablerVolumeOff)
export const StarIcon = /* @__PURE__ */ drawIcon(TablerStar)
export const StopIcon = /* @__PURE__ */ drawIcon(TablerPlayerStop)
export const TrashIcon = /* @__PURE__ */ drawIcon(TablerTrash)
export const TrophyIcon = /* @__PURE__ */ drawIcon(TablerTrophy)
export const UserCircleIcon = /* @__PURE__ */ drawIcon(TablerUserCircle)
export const UserIcon = /* @__PURE__ */ drawIcon(TablerUser)
export const UserPlusIcon = /* @__PURE__ */ drawIcon(TablerUserPlus)
export const UsersGroupIcon = /* @__PURE__ */ drawIcon(TablerUsersGroup)
export const UsersIcon = /* @__PURE__ */ drawIcon(TablerUsers)
export const ZoomInIcon = /* @__PURE__ */ drawIcon(TablerZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(TablerZoomOut)
