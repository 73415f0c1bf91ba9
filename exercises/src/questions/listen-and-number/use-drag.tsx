import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Drag, moveDrag, startDrag } from './drag.ts'

type Numbers = { list: RefObject<HTMLElement | null>; onDrop(number: number, id: string): void }

/** Drags of the numbers to the items, over 'select, then place'; `data-item` marks the items. */
export function useDrag({ list, onDrop }: Numbers) {
  const [drag, setDrag] = useState<Drag | null>(null)
  // the click that ends a drag is no press on the number
  const dragged = useRef(false)

  const movedTo = (from: Drag, event: PointerEvent): Drag => {
    const items = [...(list.current?.querySelectorAll('[data-item]') ?? [])]
    const areas = items.map((each) => [each.getAttribute('data-item') ?? '', each.getBoundingClientRect()] as const)
    return moveDrag(from, { x: event.clientX, y: event.clientY }, areas)
  }

  const handlers = (number: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag(startDrag(number, { x: event.clientX, y: event.clientY }))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === null || !event.isPrimary) return
      const next = movedTo(drag, event)
      if (next.by !== null) dragged.current = true
      setDrag(next)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return
      const over = drag === null ? null : movedTo(drag, event).over
      if (drag !== null && over !== null) onDrop(drag.number, over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  /** Whether a click is the end of a drag; the keyboard's clicks have no detail. */
  const endsDrag = (event: MouseEvent): boolean => dragged.current && event.detail !== 0

  return { drag, handlers, endsDrag }
}
