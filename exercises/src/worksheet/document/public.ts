import type { PublicFields } from '../zones/contract.ts'
import { type Mode, zoneModes } from '../zones/modes.ts'
import type { Group, Page, WorksheetDocument, Zone } from './document.ts'
import { groupsOf, inReadingOrder } from './groups.ts'
import { type Place, pageWidth } from './place.ts'

/** A zone as a pupil receives it: its place and what its mode shows. No fill, and no text that could be the key. */
export type PublicZone = Place & {
  readonly id: string
  readonly mode: Mode
  readonly angle: number
  /** under this id the response is kept: the id of the first zone of its group, or its own */
  readonly group: string
} & PublicFields

/** What a pupil gets of a worksheet (D32). */
export type PublicDocument = {
  readonly version: 1
  readonly revision: number
  readonly width: number
  readonly pages: readonly Page[]
  readonly ExerciseData: readonly PublicZone[]
}

const publicZone = (group: Group, zone: Zone): PublicZone => ({
  id: zone.id,
  mode: zone.mode,
  left: zone.left,
  top: zone.top,
  width: zone.width,
  height: zone.height,
  angle: zone.angle,
  group: group.id,
  ...zoneModes[group.mode].shown.of(zone, group),
})

/**
 * The worksheet without its key (D32, B-236): ids kept, zones in reading order, no canvasJson, no names of groups (a
 * teacher may name a group after its answer). Two worksheets that differ in nothing but the key, with the same counts
 * per group, give the same bytes.
 */
export const publicDocument = ({ revision, pages, zones }: WorksheetDocument): PublicDocument => {
  const groupOf = new Map(groupsOf(zones).flatMap((group) => group.zones.map(({ id }) => [id, group] as const)))
  return {
    version: 1,
    revision,
    width: pageWidth,
    pages: pages.map(({ url, url2x, height }) => ({ url, url2x, height })),
    ExerciseData: inReadingOrder(zones).flatMap((zone) => {
      const group = groupOf.get(zone.id)
      return group ? [publicZone(group, zone)] : []
    }),
  }
}
