import type { ModeZone, Some } from '../zones/contract.ts'
import type { Mode } from '../zones/modes.ts'

export type { Sound } from '../zones/contract.ts'
export { type Mode, modes } from '../zones/modes.ts'

/** The most zones, pages and signs of one text that a worksheet holds (H132). */
export const maxZones = 1_000
export const maxPages = 30
export const longestText = 2_000

/** A zone as the rules know it. */
export type Zone = ModeZone & { readonly mode: Mode }

/** Zones that are answered together; its id, under which a response is kept, is that of its first zone on the page. */
export type Group = { readonly id: string; readonly mode: Mode; readonly zones: Some<Zone> }

/** A page's pictures, 1140 and 2280 px wide, and its height in page units. */
export type Page = { readonly url: string; readonly url2x: string; readonly height: number }

/** A worksheet, version 2. */
export type WorksheetDocument = {
  readonly revision: number
  readonly pages: readonly Page[]
  readonly zones: readonly Zone[]
}
