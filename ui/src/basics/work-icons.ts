import TablerArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import TablerCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import TablerChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import TablerChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import TablerClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import TablerCloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs'
import TablerCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import TablerCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import TablerFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import TablerGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs'
import TablerHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import TablerMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import TablerMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import TablerPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import TablerPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import TablerPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import TablerSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import TablerSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import TablerTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import TablerVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import TablerVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { drawIcon } from './draw-icon.tsx'

/*
 * The icons of single screens that a sitting shows; all sittings carry all of them. Those that stand around every screen are
 * in icons.ts, those of worksheets alone in worksheet-icons.ts, those of the /lms shell in lms-icons.ts, those of the desk in
 * desk-icons.ts.
 */
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(TablerArrowRight)
export const CheckIcon = /* @__PURE__ */ drawIcon(TablerCheck)
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(TablerChevronDown)
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(TablerChevronRight)
export const ClockIcon = /* @__PURE__ */ drawIcon(TablerClock)
export const CloudCheckIcon = /* @__PURE__ */ drawIcon(TablerCloudCheck)
export const CloudIcon = /* @__PURE__ */ drawIcon(TablerCloud)
export const CloudOffIcon = /* @__PURE__ */ drawIcon(TablerCloudOff)
export const FlagIcon = /* @__PURE__ */ drawIcon(TablerFlag)
export const GridIcon = /* @__PURE__ */ drawIcon(TablerGridDots)
export const HelpIcon = /* @__PURE__ */ drawIcon(TablerHelpCircle)
export const MenuIcon = /* @__PURE__ */ drawIcon(TablerMenu2)
export const MicrophoneIcon = /* @__PURE__ */ drawIcon(TablerMicrophone)
export const PauseIcon = /* @__PURE__ */ drawIcon(TablerPlayerPause)
export const PlayIcon = /* @__PURE__ */ drawIcon(TablerPlayerPlay)
export const SendIcon = /* @__PURE__ */ drawIcon(TablerSend)
export const SortIcon = /* @__PURE__ */ drawIcon(TablerSelector)
export const SoundIcon = /* @__PURE__ */ drawIcon(TablerVolume)
export const SoundOffIcon = /* @__PURE__ */ drawIcon(TablerVolumeOff)
export const StopIcon = /* @__PURE__ */ drawIcon(TablerPlayerStop)
export const TrashIcon = /* @__PURE__ */ drawIcon(TablerTrash)
