import { type Place, pageWidth } from '../document/place.ts'
import type { Point } from './gesture.ts'

/** Where the worksheet lies in the window, in px. */
export type SurfaceBox = { readonly left: number; readonly top: number; readonly width: number }

/** The point of the worksheet, in page units, at a point of the window. */
export const onSurface = (surface: SurfaceBox, clientX: number, clientY: number): Point => {
  const unitsPerPx = pageWidth / surface.width
  return { x: (clientX - surface.left) * unitsPerPx, y: (clientY - surface.top) * unitsPerPx }
}

const percent = (value: number, whole: number): string => `${(100 * value) / whole}%`

/** A place as it is drawn: in per cent of the worksheet, so that it stays right at every zoom. */
export const inPercent = ({ left, top, width, height }: Place, surfaceHeight: number) => ({
  left: percent(left, pageWidth),
  top: percent(top, surfaceHeight),
  width: percent(width, pageWidth),
  height: percent(height, surfaceHeight),
})

/** Steps of the zoom: px per page unit. */
export const zoomSteps = [0.25, 0.33, 0.4, 0.5, 0.6, 0.72, 0.85, 1, 1.25, 1.5, 2] as const
const min = zoomSteps[0]
const max = 2

/** The next larger or smaller step. */
export const zoomed = (zoom: number, direction: 1 | -1): number => {
  const further = zoomSteps.filter((step) => (direction === 1 ? step > zoom + 0.005 : step < zoom - 0.005))
  return (direction === 1 ? further[0] : further.at(-1)) ?? (direction === 1 ? max : min)
}

/** Width in px, below which a window is a phone's: there a worksheet that fits is too small to draw on. */
const phone = 600
const phoneZoom = 0.5
/** Larger than this a worksheet is not opened by itself. */
const readable = 0.85

/** The zoom at which a worksheet just fits into a view of this width, both in px. */
export const fitting = (viewWidth: number): number => Math.min(max, Math.max(min, viewWidth / pageWidth))

/** The zoom with which a worksheet is opened. */
export const firstZoom = (viewWidth: number): number =>
  viewWidth < phone ? phoneZoom : Math.min(readable, fitting(viewWidth))

/** A touched zone lower than this, in px, is hard to work on with a finger (D36). */
const hardToHit = 24
const easyToHit = 44

/** The zoom at which a finger can work on a zone: the same, or so much more that it is 44 px high (D36). */
export const zoomForFinger = (zoom: number, { height }: Pick<Place, 'height'>): number =>
  height * zoom >= hardToHit ? zoom : Math.min(max, easyToHit / height)
