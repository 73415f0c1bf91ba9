import type { Place } from './place.ts'

/** The modes of a zone in the order of the toolbar (B-158, B-189). */
export const modes = ['Write', 'Choice', 'Match', 'SelectWord', 'Listen', 'DragDrop', 'DropDown'] as const
export type Mode = (typeof modes)[number]

/** The most zones, pages and signs of one text that a worksheet holds (H132, wire.md 7). */
export const mostZones = 1_000
export const mostPages = 30
export const longestText = 2_000

/** The sound of a listening zone (B-191). */
export type Sound = { readonly id: string; readonly audioURL: string; readonly fileName: string }

/** A zone as the rules know it: the fields of a box (B-188) and what its `data` adds (B-191), each once. */
export type Zone = Place & {
  readonly id: string
  readonly mode: Mode
  /** degrees, clockwise */
  readonly angle: number
  readonly fill: string
  /** holds the key in most modes; wire.md 7 says how */
  readonly text: string
  readonly groupName: string
  /** address of a picture; of a Drag zone the piece of the page under it (B-192) */
  readonly image: string
  readonly audio: Sound | null
  /** how many links the end of a match takes (B-192) */
  readonly countMatch: number
  /** set aside: kept for later, and no part of what is given (wire.md 7) */
  readonly aside: boolean
}

/** A page's pictures, 1140 and 2280 px wide, and its height in page units. */
export type Page = { readonly url: string; readonly url2x: string; readonly height: number }

/** A worksheet, version 1. */
export type WorksheetDocument = {
  readonly revision: number
  readonly pages: readonly Page[]
  readonly zones: readonly Zone[]
}
