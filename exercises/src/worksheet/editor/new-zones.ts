import type { Mode, Page, Zone } from '../document/document.ts'
import { dragDropName } from '../document/drag-drop.ts'
import { givenZones } from '../document/groups.ts'
import { insidePage, type Place, pageWidth } from '../document/place.ts'
import { newListenText } from '../document/unfinished.ts'
import { wrongText } from '../zones/choice/grade.ts'
import { newDropDownText } from '../zones/drop-down/grade.ts'
import { newWriteText } from '../zones/write/grade.ts'

/** The colours of the matching cycle (B-180): neighbours far apart in hue, all dark enough to stand on white paper. */
export const matchColours = [
  '#b91c1c',
  '#1d4ed8',
  '#15803d',
  '#7e22ce',
  '#c2410c',
  '#0e7490',
  '#be185d',
  '#4d7c0f',
  '#3730a3',
  '#92400e',
  '#0f766e',
  '#a21caf',
  '#57534e',
  '#0369a1',
  '#9f1239',
  '#166534',
  '#6d28d9',
  '#854d0e',
  '#1e3a8a',
  '#e11d48',
] as const

/** Two ids for the zones that one drawing may make; given from outside, since rules know no chance. */
export type NewIds = readonly [first: string, second: string]

/** Free room between the two zones of a drag-drop pair, in page units. */
const pairGap = 16

/**
 * The colour of a new matching zone: that of a zone which still lacks its partner, so that two drawn one after the other
 * are a pair (B-179) also after one was deleted; otherwise the next of the cycle, from the first again after the last.
 */
const nextColour = (zones: readonly Zone[]): string => {
  const usesIn = (some: readonly Zone[]) => {
    const uses = new Map<string, number>(matchColours.map((colour) => [colour, 0]))
    for (const { mode, text } of some) {
      const used = uses.get(text)
      if (mode === 'Match' && used !== undefined) uses.set(text, used + 1)
    }
    return uses
  }
  // one that is set aside lacks nobody, but its colour stays its own
  const given = usesIn(givenZones(zones))
  const lone = matchColours.find((colour) => (given.get(colour) ?? 0) % 2 === 1)
  if (lone) return lone
  const uses = usesIn(zones)
  const fewest = Math.min(...uses.values())
  return matchColours.find((colour) => uses.get(colour) === fewest) ?? matchColours[0]
}

/** The number of a new drag-drop pair: one above the highest there is. */
const nextNumber = (zones: readonly Zone[]): number =>
  1 + Math.max(0, ...zones.map(({ mode, text }) => (mode === 'DragDrop' && dragDropName(text)?.number) || 0))

/** The place beside another of the same size: to its right where the page has room, else to its left (B-182). */
const beside = (place: Place, pages: readonly Page[]): Place => {
  const right = place.left + place.width + pairGap
  const left = right + place.width <= pageWidth ? right : place.left - place.width - pairGap
  return insidePage({ ...place, left }, pages)
}

const zoneOf = (id: string, mode: Mode, place: Place, text: string): Zone => ({
  ...place,
  id,
  mode,
  angle: 0,
  fill: mode === 'Match' ? text : '',
  text,
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})

/** The zones that a drawn rectangle becomes: one, in drag-drop a pair (B-171 to B-182). */
export const newZones = (
  mode: Mode,
  place: Place,
  { zones, pages, ids: [first, second] }: { zones: readonly Zone[]; pages: readonly Page[]; ids: NewIds },
): readonly Zone[] => {
  if (mode === 'DragDrop') {
    const number = nextNumber(zones)
    return [zoneOf(first, mode, place, `Drag:${number}`), zoneOf(second, mode, beside(place, pages), `Drop:${number}`)]
  }
  const text = {
    Write: newWriteText,
    Choice: wrongText,
    SelectWord: 'select',
    DropDown: newDropDownText,
    Listen: newListenText,
  }
  return [zoneOf(first, mode, place, mode === 'Match' ? nextColour(zones) : text[mode])]
}
