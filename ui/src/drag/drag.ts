/** What a drag is, without a browser: what is held, how far it went, and which place would take it. */

export type Point = { readonly x: number; readonly y: number }
export type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type Drag<Item, Place> = {
  readonly item: Item
  /** px that it has been moved */
  readonly by: Point
  /** the place that would take it now; null where none would */
  readonly over: Place | null
}

/** px that a press may shake before it is a drag; a finger shakes more than a mouse. */
const slack = { mouse: 6, finger: 10 } as const

/** Whether a pointer that went from one point to another has begun to drag; a mouse is `mouse`, all else touches. */
export const isDrag = (from: Point, to: Point, pointerType: string): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > (pointerType === 'mouse' ? slack.mouse : slack.finger)

/** How a thing stands at the way it was moved; undefined while it lies still. */
export const movedBy = (by: Point | null): { transform: string } | undefined =>
  by === null ? undefined : { transform: `translate(${by.x}px, ${by.y}px)` }

/** A way, px, cut short so that a thing stays in its room: past its edges the page would grow and jump. */
export const keptWithin = ({ x, y }: Point, thing: Area, room: Area): Point => {
  const bounded = (way: number, min: number, max: number): number =>
    Math.max(Math.min(0, min), Math.min(way, Math.max(0, max)))
  return {
    x: bounded(x, room.left - thing.left, room.right - thing.right),
    y: bounded(y, room.top - thing.top, room.bottom - thing.bottom),
  }
}

/** Whether an area holds a point; its edges belong to it. */
export const holds = ({ left, right, top, bottom }: Area, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** The number, from 0, of the first area that holds a point; null where none does, or the one that a thing comes from. */
export const indexAt = (areas: readonly Area[], point: Point, own: number | null = null): number | null => {
  const first = areas.findIndex((area) => holds(area, point))
  return first < 0 || first === own ? null : first
}

/** The number, from 0, of the area in front of which a point lies, where areas stand as words in lines; past the last their count. */
export const gapAt = (areas: readonly Area[], { x, y }: Point): number => {
  const behind = areas.findIndex(({ left, right, top, bottom }) => y < top || (y <= bottom && x < (left + right) / 2))
  return behind < 0 ? areas.length : behind
}

/** px from an edge of what scrolls in which a held thing makes it scroll. */
const edge = 64
/** px per second right at the edge. */
const fastest = 900

/**
 * How fast what scrolls between two heights goes while a thing is held at a third one, px per second: down where it is
 * positive, the nearer to the edge the faster, 0 away from both. Where there is little room each edge has a quarter of it.
 */
export const scrollSpeed = (y: number, { top, bottom }: Pick<Area, 'top' | 'bottom'>): number => {
  const depth = Math.min(edge, (bottom - top) / 4)
  if (depth <= 0) return 0
  const into = (way: number): number => fastest * Math.min(1, Math.max(0, way / depth))
  return into(y - (bottom - depth)) - into(top + depth - y)
}
