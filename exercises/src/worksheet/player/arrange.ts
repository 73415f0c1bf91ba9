import type { Page } from '../document/document.ts'
import { type Place, pageWidth } from '../document/place.ts'
import type { PublicZone } from '../document/public.ts'

/** Sides in px of the area that a finger hits: always, and where nothing else is near (D36). */
export const minHit = 24
export const freeHit = 44

/** A box lower than this on the screen, in px, is hard to read and to hit: touching it enlarges the worksheet (D36). */
const readableHeight = 26
/** The height in px to which it is then enlarged. */
const comfortableHeight = 40
/** Of the window's width, how much a zone takes at most that way. */
const maxOfWindow = 0.94

/** The worksheet is drawn from its fitting width up to this many times it. */
export const minZoom = 1
export const maxZoom = 4
const zoomStep = 1.5

/** From this height in page units on a writing box takes several lines. */
const tallFrom = 100

/** The height of all pages together in page units. */
export const surfaceHeight = (pages: readonly Page[]): number => pages.reduce((sum, { height }) => sum + height, 0)

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** A zone's place in per cent of a worksheet that is `height` page units high, turned by its angle. */
export const placeStyle = ({ left, top, width, height, angle }: Place & { angle: number }, surface: number) => ({
  left: percent(left, pageWidth),
  top: percent(top, surface),
  width: percent(width, pageWidth),
  height: percent(height, surface),
  ...(angle === 0 ? {} : { transform: `rotate(${angle}deg)` }),
})

type Grown = { readonly x: number; readonly y: number; readonly right: number; readonly bottom: number }

/** The rectangle in px, grown evenly to at least `side` each way. */
const grown = ({ left, top, width, height }: Place, scale: number, side: number): Grown => {
  const across = Math.max(0, side - width * scale) / 2
  const down = Math.max(0, side - height * scale) / 2
  return {
    x: left * scale - across,
    y: top * scale - down,
    right: (left + width) * scale + across,
    bottom: (top + height) * scale + down,
  }
}

const touch = (one: Grown, other: Grown): boolean =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom

/**
 * Which zones are hit in a square of 44 px: those whose square meets no other's (D36). `zones` stand in reading order,
 * `scale` is px per page unit.
 */
export const freeZones = (zones: readonly PublicZone[], scale: number): ReadonlySet<string> => {
  const areas = zones
    .map((zone) => ({ id: zone.id, area: grown(zone, scale, freeHit) }))
    .sort((one, other) => one.area.y - other.area.y)
  const crowded = new Set<string>()
  for (const [index, { id, area }] of areas.entries())
    for (const other of areas.slice(index + 1)) {
      if (other.area.y >= area.bottom) break
      if (touch(area, other.area)) crowded.add(id).add(other.id)
    }
  return new Set(zones.flatMap(({ id }) => (crowded.has(id) ? [] : [id])))
}

/** How much higher a low zone is drawn than it is, above and below: less than half a line of print, in page units. */
const maxSpare = 10

/**
 * How far each zone may be drawn beyond itself above and below, as its letters need it: to the middle between it and
 * what stands next there; one that is turned not at all.
 */
export const spareStyles = (zones: readonly PublicZone[]): ReadonlyMap<string, { '--spare': string }> => {
  const sorted = [...zones].sort((one, other) => one.top - other.top)
  const spare = new Map(zones.map(({ id, angle }) => [id, angle === 0 ? maxSpare : 0]))
  const limit = (id: string, most: number) => spare.set(id, Math.max(0, Math.min(spare.get(id) ?? 0, most)))
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      const between = other.top - one.top - one.height
      if (between >= 2 * maxSpare) break
      if (one.left >= other.left + other.width || other.left >= one.left + one.width) continue
      limit(one.id, between / 2)
      limit(other.id, between / 2)
    }
  return new Map(zones.map(({ id, height }) => [id, { '--spare': `${(100 * (spare.get(id) ?? 0)) / height}cqh` }]))
}

/** Whether a zone stands in the right half of its page. */
export const inRightHalf = ({ left, width }: Place): boolean => left + width / 2 > pageWidth / 2

/** Whether a zone stands in the lower half of a worksheet that is `surface` page units high. */
export const inLowerHalf = ({ top, height }: Place, surface: number): boolean => top + height / 2 > surface / 2

/**
 * The room for what opens beside a zone, in per cent of its own width and height: to the far edge across, from the zone's
 * near edge, and down from the zone, or up where it stands low.
 */
export const roomStyle = (place: Place, surface: number) => {
  const { left, top, width, height } = place
  return {
    '--across': percent(inRightHalf(place) ? left + width : pageWidth - left, width),
    '--down': percent(inLowerHalf(place, surface) ? top : surface - top - height, height),
  }
}

export const isTall = ({ height }: Place): boolean => height >= tallFrom

const clampZoom = (zoom: number): number => Math.max(minZoom, Math.min(maxZoom, zoom))

/**
 * The zoom in which a touched zone can be read (D36): the present one where the zone is high enough, else the one in
 * which it is comfortably high, as far as the whole zone still fits into the window. `fitting` is the width in px of
 * the worksheet at zoom 1.
 */
export const zoomToRead = ({ width, height }: Place, fitting: number, zoom: number): number => {
  const scale = fitting / pageWidth
  if (scale === 0 || height * scale * zoom >= readableHeight) return zoom
  const wide = (maxOfWindow * fitting) / (width * scale)
  return Math.max(zoom, clampZoom(Math.min(comfortableHeight / (height * scale), wide)))
}

/** The next zoom of the buttons. */
export const zoomStepped = (zoom: number, step: 1 | -1): number =>
  clampZoom(step === 1 ? zoom * zoomStep : zoom / zoomStep)
