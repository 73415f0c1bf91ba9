import TablerArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import TablerArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import TablerArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import TablerBaselineDensityMedium from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs'
import TablerBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs'
import TablerChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import TablerCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import TablerCursorText from '@tabler/icons-react/dist/esm/icons/IconCursorText.mjs'
import TablerDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import TablerDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import TablerDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import TablerListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import TablerPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import TablerPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs'
import TablerPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import TablerQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import TablerSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
import TablerSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import TablerSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs'
import TablerSquareChevronDown from '@tabler/icons-react/dist/esm/icons/IconSquareChevronDown.mjs'
import TablerUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of the desk: of tables, of the worksheet editor, of the test bank. No sitting and no pupil's home shows one. */
export const ArchiveIcon = /* @__PURE__ */ drawIcon(TablerArchive)
export const ChevronUpIcon = /* @__PURE__ */ drawIcon(TablerChevronUp)
export const ChoiceZoneIcon = /* @__PURE__ */ drawIcon(TablerSquareCheck)
export const CopyIcon = /* @__PURE__ */ drawIcon(TablerCopy)
export const DensityIcon = /* @__PURE__ */ drawIcon(TablerBaselineDensityMedium)
export const DensitySmallIcon = /* @__PURE__ */ drawIcon(TablerBaselineDensitySmall)
export const DotsIcon = /* @__PURE__ */ drawIcon(TablerDotsVertical)
export const DownloadIcon = /* @__PURE__ */ drawIcon(TablerDownload)
export const DropDownZoneIcon = /* @__PURE__ */ drawIcon(TablerSquareChevronDown)
export const EditIcon = /* @__PURE__ */ drawIcon(TablerPencil)
export const ListCheckIcon = /* @__PURE__ */ drawIcon(TablerListCheck)
export const PictureUpIcon = /* @__PURE__ */ drawIcon(TablerPhotoUp)
export const PrinterIcon = /* @__PURE__ */ drawIcon(TablerPrinter)
export const QrIcon = /* @__PURE__ */ drawIcon(TablerQrcode)
export const RedoIcon = /* @__PURE__ */ drawIcon(TablerArrowForwardUp)
export const SaveIcon = /* @__PURE__ */ drawIcon(TablerDeviceFloppy)
export const SortDownIcon = /* @__PURE__ */ drawIcon(TablerSortDescending)
export const SortUpIcon = /* @__PURE__ */ drawIcon(TablerSortAscending)
export const UndoIcon = /* @__PURE__ */ drawIcon(TablerArrowBackUp)
export const UploadIcon = /* @__PURE__ */ drawIcon(TablerUpload)
export const WriteZoneIcon = /* @__PURE__ */ drawIcon(TablerCursorText)
