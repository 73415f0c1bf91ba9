/** What a drag of a number is, without a browser: which number, how far it went, and over which item it is. */

type Point = { readonly x: number; readonly y: number }
type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type Drag = {
  readonly number: number
  readonly start: Point
  /** how far the number has been moved; null while it may still be a press */
  readonly by: Point | null
  /** the id of the item that would take it now; null where none would */
  readonly over: string | null
}

/** px that a press may shake before it is a drag. */
const slack = 6

export const startDrag = (number: number, start: Point): Drag => ({ number, start, by: null, over: null })

/** The drag after the pointer has come to a point; `areas` are those of the items. */
export const moveDrag = (drag: Drag, { x, y }: Point, areas: readonly (readonly [id: string, area: Area])[]): Drag => {
  const by = { x: x - drag.start.x, y: y - drag.start.y }
  if (drag.by === null && Math.hypot(by.x, by.y) <= slack) return drag
  const [over = null] =
    areas.find(([, { left, right, top, bottom }]) => x >= left && x <= right && y >= top && y <= bottom) ?? []
  return { ...drag, by, over }
}
