import { cleanText } from '@phuong/domain/names/clean'
import { type Mode, zoneModes } from '../zones/modes.ts'
import type { Group, Zone } from './document.ts'

const order = (one: Zone, other: Zone): number =>
  one.top - other.top || one.left - other.left || (one.id < other.id ? -1 : 1)

/** From the first page to the last, on a page from top to bottom, then from left to right (docs/protocol.md 7). */
export const inReadingOrder = (zones: readonly Zone[]): Zone[] => [...zones].sort(order)

/** The zones that a pupil receives: those that nobody set aside (docs/protocol.md 7). */
export const givenZones = (zones: readonly Zone[]): Zone[] => zones.filter(({ aside }) => !aside)

/**
 * The groups of what is given of a worksheet in reading order of their first zones: a zone that is set aside is in none,
 * and its group is what the others make (docs/protocol.md 7). A zone without a groupName is a group of its own
 * (B-183), and so is every zone of a mode whose zones are answered one by one. Equal names in two modes are two groups.
 */
export const groupsOf = (zones: readonly Zone[]): Group[] => {
  const groups = new Map<string, { id: string; mode: Mode; zones: [Zone, ...Zone[]] }>()
  for (const zone of inReadingOrder(givenZones(zones))) {
    const name = zoneModes[zone.mode].grouped ? cleanText(zone.groupName) : ''
    const key = JSON.stringify(name === '' ? [zone.id] : [zone.mode, name])
    const group = groups.get(key)
    if (group) group.zones.push(zone)
    else groups.set(key, { id: zone.id, mode: zone.mode, zones: [zone] })
  }
  return [...groups.values()]
}
