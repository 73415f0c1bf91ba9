import TablerArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import TablerZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import TablerZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of a worksheet, in its player and its editor. */
export const FitIcon = /* @__PURE__ */ drawIcon(TablerArrowsMaximize)
export const ZoomInIcon = /* @__PURE__ */ drawIcon(TablerZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(TablerZoomOut)
