import TablerAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import TablerArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import TablerCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import TablerCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import TablerEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import TablerHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import TablerInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import TablerLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import TablerLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import TablerRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import TablerX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { drawIcon } from './draw-icon.tsx'

/*
 * The icons that stand around every screen, from one set (Tabler, outline), each imported from its own file. What is shown
 * on some screens only stands in work-icons.ts, so that a first visit carries none of it. Their names say what they mean here.
 */
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon(TablerArrowLeft)
export const CircleCheckIcon = /* @__PURE__ */ drawIcon(TablerCircleCheck)
export const CircleXIcon = /* @__PURE__ */ drawIcon(TablerCircleX)
export const CloseIcon = /* @__PURE__ */ drawIcon(TablerX)
export const EyeIcon = /* @__PURE__ */ drawIcon(TablerEye)
export const HomeIcon = /* @__PURE__ */ drawIcon(TablerHome)
export const InfoIcon = /* @__PURE__ */ drawIcon(TablerInfoCircle)
export const LockIcon = /* @__PURE__ */ drawIcon(TablerLock)
export const LogoutIcon = /* @__PURE__ */ drawIcon(TablerLogout)
export const RefreshIcon = /* @__PURE__ */ drawIcon(TablerRefresh)
export const WarningIcon = /* @__PURE__ */ drawIcon(TablerAlertTriangle)
