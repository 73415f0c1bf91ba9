import type { Page, Zone } from '../document/document.ts'
import { between, insidePage, minHeight, minWidth, type Place, pageAt, pageWidth } from '../document/place.ts'

/** A point in page units. */
export type Point = { readonly x: number; readonly y: number }

/** The corners and sides of a zone by which it is resized, named as points of the compass. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** Side of the square of a resize corner in px (B-170). */
export const cornerSize = 8

/** What the pointer is doing. `place` is the one thing that changes with each step; the list of zones does not. */
export type Gesture =
  | { readonly state: 'idle' }
  | { readonly state: 'drawing'; readonly start: Point; readonly place: Place }
  | {
      readonly state: 'moving'
      readonly id: string
      readonly start: Point
      readonly from: Place
      readonly place: Place
    }
  | {
      readonly state: 'resizing'
      readonly id: string
      readonly handle: Handle
      readonly start: Point
      readonly from: Place
      readonly place: Place
    }

export const idle: Gesture = { state: 'idle' }

/** Whole page units, so that what is stored stays short and a zone drawn twice at one place is the same. */
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The nearest point of the page on which another point lies. */
const ontoPage = ({ x, y }: Point, pages: readonly Page[], anchor: Point): Point => {
  const page = pageAt(pages, anchor.y)
  return { x: between(0, x, pageWidth), y: between(page.top, y, page.top + page.height) }
}

const rectangle = (one: Point, other: Point): Place => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

/** Begins a rectangle; it stays on the page on which it began. */
export const startDrawing = (at: Point, pages: readonly Page[]): Gesture => {
  const start = ontoPage(whole(at), pages, at)
  return { state: 'drawing', start, place: rectangle(start, start) }
}

/** Takes hold of a zone, by a handle to resize it, anywhere else to move it. */
export const startHolding = ({ id, left, top, width, height }: Zone, at: Point, handle: Handle | null): Gesture => {
  const place = { left, top, width, height }
  const held = { id, start: whole(at), from: place, place }
  return handle ? { state: 'resizing', handle, ...held } : { state: 'moving', ...held }
}

/** The place after the held handle was drawn by dx and dy: the other sides stay, no side passes another. */
const resized = (from: Place, handle: Handle, dx: number, dy: number, pages: readonly Page[]): Place => {
  const page = pageAt(pages, from.top + from.height / 2)
  let { left, top } = from
  let right = left + from.width
  let bottom = top + from.height
  if (handle.includes('w')) left = between(0, left + dx, right - minWidth)
  if (handle.includes('e')) right = between(left + minWidth, right + dx, pageWidth)
  if (handle.includes('n')) top = between(page.top, top + dy, bottom - minHeight)
  if (handle.includes('s')) bottom = between(top + minHeight, bottom + dy, page.top + page.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The gesture after the pointer went to a point. */
export const continued = (gesture: Gesture, to: Point, pages: readonly Page[]): Gesture => {
  if (gesture.state === 'idle') return gesture
  const { start } = gesture
  const at = whole(to)
  if (gesture.state === 'drawing') return { ...gesture, place: rectangle(start, ontoPage(at, pages, start)) }
  const { from } = gesture
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  if (gesture.state === 'resizing') return { ...gesture, place: resized(from, gesture.handle, dx, dy, pages) }
  return { ...gesture, place: insidePage({ ...from, left: from.left + dx, top: from.top + dy }, pages) }
}

/** Whether a drawn rectangle becomes a zone; smaller ones are slips of the hand (B-167 to B-169, D36). */
export const bigEnough = ({ width, height }: Place): boolean => width >= minWidth && height >= minHeight
