import TablerArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import TablerArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import TablerArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import TablerArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import TablerBackpack from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs'
import TablerBaselineDensityMedium from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs'
import TablerBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs'
import TablerBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import TablerBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import TablerBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs'
import TablerCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import TablerChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import TablerCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import TablerChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import TablerChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import TablerChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import TablerChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import TablerClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import TablerClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import TablerCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import TablerCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import TablerCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import TablerCursorText from '@tabler/icons-react/dist/esm/icons/IconCursorText.mjs'
import TablerDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import TablerDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import TablerDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import TablerExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import TablerFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import TablerFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import TablerFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import TablerFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import TablerFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs'
import TablerGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs'
import TablerKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import TablerListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import TablerLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import TablerMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import TablerMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import TablerPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import TablerPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import TablerPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs'
import TablerPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import TablerPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import TablerPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs'
import TablerQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import TablerSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import TablerSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import TablerSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import TablerSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import TablerSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import TablerShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import TablerSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
import TablerSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import TablerSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import TablerSquareChevronDown from '@tabler/icons-react/dist/esm/icons/IconSquareChevronDown.mjs'
import TablerStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import TablerTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import TablerUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import TablerUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import TablerUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import TablerUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import TablerUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import TablerVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import TablerVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import TablerZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import TablerZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of single screens; those that stand around every screen are in icons.ts. */
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
export const ChevronUpIcon = /* @__PURE__ */ drawIcon(TablerChevronUp)
export const ChoiceZoneIcon = /* @__PURE__ */ drawIcon(TablerSquareCheck)
export const ClipboardIcon = /* @__PURE__ */ drawIcon(TablerClipboardList)
export const ClockIcon = /* @__PURE__ */ drawIcon(TablerClock)
export const CloudCheckIcon = /* @__PURE__ */ drawIcon(TablerCloudCheck)
export const CloudOffIcon = /* @__PURE__ */ drawIcon(TablerCloudOff)
export const CopyIcon = /* @__PURE__ */ drawIcon(TablerCopy)
export const DensityIcon = /* @__PURE__ */ drawIcon(TablerBaselineDensityMedium)
export const DensitySmallIcon = /* @__PURE__ */ drawIcon(TablerBaselineDensitySmall)
export const DotsIcon = /* @__PURE__ */ drawIcon(TablerDotsVertical)
export const DownloadIcon = /* @__PURE__ */ drawIcon(TablerDownload)
export const DropDownZoneIcon = /* @__PURE__ */ drawIcon(TablerSquareChevronDown)
export const EditIcon = /* @__PURE__ */ drawIcon(TablerPencil)
export const ExternalIcon = /* @__PURE__ */ drawIcon(TablerExternalLink)
export const FileIcon = /* @__PURE__ */ drawIcon(TablerFileText)
export const FileSheetIcon = /* @__PURE__ */ drawIcon(TablerFileSpreadsheet)
export const FilterIcon = /* @__PURE__ */ drawIcon(TablerFilter)
export const FitIcon = /* @__PURE__ */ drawIcon(TablerArrowsMaximize)
export const FlagIcon = /* @__PURE__ */ drawIcon(TablerFlag)
export const FolderIcon = /* @__PURE__ */ drawIcon(TablerFolders)
export const GridIcon = /* @__PURE__ */ drawIcon(TablerGridDots)
export const KeyIcon = /* @__PURE__ */ drawIcon(TablerKey)
export const ListCheckIcon = /* @__PURE__ */ drawIcon(TablerListCheck)
export const LoginIcon = /* @__PURE__ */ drawIcon(TablerLogin2)
export const MapPinIcon = /* @__PURE__ */ drawIcon(TablerMapPin)
export const MenuIcon = /* @__PURE__ */ drawIcon(TablerMenu2)
export const PhoneIcon = /* @__PURE__ */ drawIcon(TablerPhone)
export const PictureUpIcon = /* @__PURE__ */ drawIcon(TablerPhotoUp)
export const PlusIcon = /* @__PURE__ */ drawIcon(TablerPlus)
export const PrinterIcon = /* @__PURE__ */ drawIcon(TablerPrinter)
export const PuzzleIcon = /* @__PURE__ */ drawIcon(TablerPuzzle)
export const QrCodeIcon = /* @__PURE__ */ drawIcon(TablerQrcode)
export const RedoIcon = /* @__PURE__ */ drawIcon(TablerArrowForwardUp)
export const ResultsIcon = /* @__PURE__ */ drawIcon(TablerChecklist)
export const SaveIcon = /* @__PURE__ */ drawIcon(TablerDeviceFloppy)
export const SchoolIcon = /* @__PURE__ */ drawIcon(TablerSchool)
export const SearchIcon = /* @__PURE__ */ drawIcon(TablerSearch)
export const SendIcon = /* @__PURE__ */ drawIcon(TablerSend)
export const SettingsIcon = /* @__PURE__ */ drawIcon(TablerSettings)
export const ShieldIcon = /* @__PURE__ */ drawIcon(TablerShieldLock)
export const SortIcon = /* @__PURE__ */ drawIcon(TablerSelector)
export const SortDownIcon = /* @__PURE__ */ drawIcon(TablerSortDescending)
export const SortUpIcon = /* @__PURE__ */ drawIcon(TablerSortAscending)
export const SoundIcon = /* @__PURE__ */ drawIcon(TablerVolume)
export const SoundOffIcon = /* @__PURE__ */ drawIcon(TablerVolumeOff)
export const StarIcon = /* @__PURE__ */ drawIcon(TablerStar)
export const TrophyIcon = /* @__PURE__ */ drawIcon(TablerTrophy)
export const UndoIcon = /* @__PURE__ */ drawIcon(TablerArrowBackUp)
export const UploadIcon = /* @__PURE__ */ drawIcon(TablerUpload)
export const UserCircleIcon = /* @__PURE__ */ drawIcon(TablerUserCircle)
export const UserPlusIcon = /* @__PURE__ */ drawIcon(TablerUserPlus)
export const UsersIcon = /* @__PURE__ */ drawIcon(TablerUsers)
export const UsersGroupIcon = /* @__PURE__ */ drawIcon(TablerUsersGroup)
export const WriteZoneIcon = /* @__PURE__ */ drawIcon(TablerCursorText)
export const ZoomInIcon = /* @__PURE__ */ drawIcon(TablerZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(TablerZoomOut)
