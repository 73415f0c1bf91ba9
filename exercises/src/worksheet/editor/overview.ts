import type { Page, Zone } from '../document/document.ts'
import { inReadingOrder } from '../document/groups.ts'
import { pageAt } from '../document/place.ts'
import { unfinishedZones } from '../document/unfinished.ts'

/** What the editor says of one zone beside what stands in it. */
export type Listed = {
  readonly zone: Zone
  /** its place in reading order, from 1 */
  readonly number: number
  /** its page, from 1 */
  readonly page: number
  /** why it is not finished; null when it is */
  readonly reason: string | null
}

/** All zones in reading order, with their numbers, their pages and what is missing (docs/protocol.md 7). */
export const overviewOf = (zones: readonly Zone[], pages: readonly Page[]): readonly Listed[] => {
  const reasons = new Map(unfinishedZones({ zones }).map(({ id, reason }) => [id, reason]))
  return inReadingOrder(zones).map((zone, index) => ({
    zone,
    number: index + 1,
    page: pageAt(pages, zone.top + zone.height / 2).index + 1,
    reason: reasons.get(zone.id) ?? null,
  }))
}

/** Height of all pages together, in page units. */
export const surfaceHeight = (pages: readonly Page[]): number => pages.reduce((sum, { height }) => sum + height, 0)

/** The lowest number that is the name of no group yet, for a group that gets its name from the editor. */
export const freeGroupName = (zones: readonly Zone[]): string => {
  const taken = new Set(zones.map(({ groupName }) => groupName.trim()))
  let number = 1
  while (taken.has(String(number))) number += 1
  return String(number)
}

/** How many zones of each page are not finished, by number of the page. */
export const unfinishedByPage = (listed: readonly Listed[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { reason, page } of listed) if (reason !== null) counts.set(page, (counts.get(page) ?? 0) + 1)
  return counts
}
