import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type Area, type Drag, holds, isDrag, keptWithin, type Point, scrollSpeed } from './drag.ts'

/** What makes a thing one that can be dragged. */
export type DragHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture' | 'onDragStart'
>

type Options<Item, Place> = {
  /** the place that would take a thing at a point of the window; null where none would */
  placeAt(item: Item, at: Point): Place | null
  onDrop(item: Item, place: Place): void
}

/** What a pointer holds; areas and points in px from the corner of what the thing lies in, which moves as the page does. */
type Grasp = {
  readonly pointerId: number
  readonly thing: Element
  readonly frame: Element
  readonly scroller: Element
  readonly start: Point
  readonly area: Area
  readonly room: Area
  /** where the pointer went down and where it is now, in the window */
  readonly from: Point
  readonly at: Point
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const cornerOf = (element: Element): Point => {
  const { left, top } = element.getBoundingClientRect()
  return { x: left, y: top }
}
const less = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const seenFrom = ({ x, y }: Point, { left, right, top, bottom }: Area): Area => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
})

/** What scrolls when something in it is held at its edge. */
const scrollerOf = (element: Element): Element => {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return document.documentElement
}

/** All that a scroller holds, in the window; the page is its own corner. */
const contentOf = (scroller: Element): Area => {
  const { x, y } = cornerOf(scroller)
  const [left, top] = scroller === document.documentElement ? [x, y] : [x - scroller.scrollLeft, y - scroller.scrollTop]
  return { left, top, right: left + scroller.scrollWidth, bottom: top + scroller.scrollHeight }
}

/** From where to where a scroller is seen, in the window. */
const seenOf = (scroller: Element): Pick<Area, 'top' | 'bottom'> => {
  if (scroller === document.documentElement) return { top: 0, bottom: window.innerHeight }
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
}

const take = (event: PointerEvent<HTMLElement>, thing: Element): Grasp => {
  const frame = event.currentTarget.parentElement ?? event.currentTarget
  const scroller = scrollerOf(frame)
  const corner = cornerOf(frame)
  const from = pointOf(event)
  return {
    pointerId: event.pointerId,
    thing,
    frame,
    scroller,
    start: less(from, corner),
    area: seenFrom(corner, event.currentTarget.getBoundingClientRect()),
    room: seenFrom(corner, contentOf(scroller)),
    from,
    at: from,
  }
}

/** The areas, in the window, of the elements that a name in `data-place` marks, in their order. */
export const areasOf = (within: Element | null, name: string): Area[] =>
  [...(within?.querySelectorAll(`[data-place="${name}"]`) ?? [])].map((each) => each.getBoundingClientRect())

/**
 * Drags over 'select, then place': what is dropped in a place goes there, what is dropped outside or let go with Escape
 * stays where it was. A mouse takes a thing anywhere, a finger or a pen at what `data-grip` marks, so that the page can
 * be scrolled from everywhere else; in a field, where a pointer selects letters, the drag begins outside of it. Held at
 * an edge of what scrolls, it makes it go on.
 */
export function useDrag<Item, Place>({ placeAt, onDrop }: Options<Item, Place>) {
  const [drag, setDrag] = useState<Drag<Item, Place> | null>(null)
  const grasp = useRef<Grasp | null>(null)
  // whether what was pressed last was dragged: the click that ends a drag is no press on the thing
  const dragged = useRef(false)

  const letGo = (): void => {
    grasp.current = null
    setDrag(null)
  }
  const follow = (item: Item, { at, start, frame, area, room }: Grasp): void => {
    const by = keptWithin(less(less(at, cornerOf(frame)), start), area, room)
    setDrag({ item, by, over: placeAt(item, at) })
  }
  const begins = (event: PointerEvent, { thing, from }: Grasp): boolean =>
    thing instanceof HTMLInputElement
      ? !holds(thing.getBoundingClientRect(), pointOf(event))
      : isDrag(from, pointOf(event), event.pointerType)

  const handlers = (item: Item): DragHandlers => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget, pointerType } = event
      if (!event.isPrimary) return
      dragged.current = false
      if (event.button !== 0 || !(target instanceof Element)) return
      if (pointerType !== 'mouse' && target.closest('[data-grip]') === null) return
      const thing = target instanceof HTMLInputElement ? target : currentTarget
      thing.setPointerCapture(event.pointerId)
      grasp.current = take(event, thing)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = grasp.current
      if (before?.pointerId !== event.pointerId) return
      if (!dragged.current && !begins(event, before)) return
      dragged.current = true
      grasp.current = { ...before, at: pointOf(event) }
      follow(item, grasp.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (grasp.current?.pointerId !== event.pointerId) return
      const place = dragged.current ? placeAt(item, pointOf(event)) : null
      letGo()
      if (place !== null) onDrop(item, place)
    },
    onPointerCancel: letGo,
    onLostPointerCapture: ({ target }) => {
      if (grasp.current?.thing === target) letGo()
    },
    // a picture on a card is no thing of its own
    onDragStart: (event) => event.preventDefault(),
  })

  /** Scrolls for as long as has passed, ms, and lets go what is no longer there. */
  const goOn = useEffectEvent((passed: number) => {
    const { current } = grasp
    if (current === null || drag === null) return
    if (!current.thing.isConnected) return letGo()
    const { scroller, at } = current
    const way = (scrollSpeed(at.y, seenOf(scroller)) * passed) / 1000
    const before = scroller.scrollTop
    if (way !== 0) scroller.scrollBy({ top: way, behavior: 'instant' })
    if (scroller.scrollTop !== before) follow(drag.item, current)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    letGo()
  })
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return
    let last: number | null = null
    let request = requestAnimationFrame(function step(now) {
      goOn(last === null ? 0 : now - last)
      last = now
      request = requestAnimationFrame(step)
    })
    window.addEventListener('keydown', onKey, true)
    return () => {
      cancelAnimationFrame(request)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [dragging])

  /** Whether a click is the end of a drag; the keyboard's clicks have no detail. */
  const endsDrag = (event: MouseEvent): boolean => dragged.current && event.detail !== 0

  return { drag, handlers, endsDrag }
}
