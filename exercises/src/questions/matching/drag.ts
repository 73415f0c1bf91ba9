/** What a drag of a card is, without a browser: where it began, how far it went, and over which row it is. */

export type Point = { readonly x: number; readonly y: number }
export type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type Drag = {
  /** the row that the card comes from, from 0 */
  readonly row: number
  readonly start: Point
  /** how far the card has been moved; null while it may still be a press */
  readonly by: Point | null
  /** the row that would take the card now; null where none would */
  readonly over: number | null
}

/** px that a press may shake before it is a drag. */
const slack = 6

export const startDrag = (row: number, start: Point): Drag => ({ row, start, by: null, over: null })

/** The row, from 0, whose area holds the point; null where none does. */
const rowAt = (areas: readonly Area[], { x, y }: Point): number | null => {
  const found = areas.findIndex(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  return found < 0 ? null : found
}

/** The drag after the pointer has come to a point; `areas` are those of the rows from the first to the last. */
export const moveDrag = (drag: Drag, { x, y }: Point, areas: readonly Area[]): Drag => {
  const by = { x: x - drag.start.x, y: y - drag.start.y }
  if (drag.by === null && Math.hypot(by.x, by.y) <= slack) return drag
  const over = rowAt(areas, { x, y })
  return { ...drag, by, over: over === drag.row ? null : over }
}
