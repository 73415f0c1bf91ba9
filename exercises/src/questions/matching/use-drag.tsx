import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Drag, moveDrag, startDrag } from './drag.ts'

type Cards = { list: RefObject<HTMLElement | null>; enabled: boolean; onDrop(row: number, other: number): void }

/**
 * Drags of the cards of a list, over 'select, then place': a mouse takes a card anywhere, a finger at its grip, so that
 * the page can still be scrolled. `data-row` marks the rows, `data-grip` the grips.
 */
export function useDrag({ list, enabled, onDrop }: Cards) {
  const [drag, setDrag] = useState<Drag | null>(null)
  // the click that ends a drag is no press on the card
  const dragged = useRef(false)

  const movedTo = (from: Drag, event: PointerEvent): Drag => {
    const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])]
    const areas = rows.map((each) => each.getBoundingClientRect())
    return moveDrag(from, { x: event.clientX, y: event.clientY }, areas)
  }

  const handlers = (row: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (!enabled || !event.isPrimary || event.button !== 0) return
      const grip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      if (event.pointerType === 'touch' && !grip) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag(startDrag(row, { x: event.clientX, y: event.clientY }))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === null) return
      const next = movedTo(drag, event)
      if (next.by !== null) dragged.current = true
      setDrag(next)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const over = drag === null ? null : movedTo(drag, event).over
      if (drag !== null && over !== null) onDrop(drag.row, over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  /** Whether a click is the end of a drag; the keyboard's clicks have no detail. */
  const endsDrag = (event: MouseEvent): boolean => dragged.current && event.detail !== 0

  return { drag, handlers, endsDrag }
}
