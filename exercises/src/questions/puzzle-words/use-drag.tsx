import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Cell, Size } from './grid.ts'
import { cellAt, lineBetween } from './selection.ts'

type Drags = { size: Size; enabled: boolean; onLine(cells: readonly Cell[]): void }

/**
 * Drags along a word, beside the press on single letters. The grid takes the pointer only when it leaves its first cell,
 * so that a press stays a press on that cell.
 */
export function useDrag({ size, enabled, onLine }: Drags) {
  const [line, setLine] = useState<readonly Cell[]>([])
  const start = useRef<Cell | null>(null)
  // the click that ends a drag is no press on a letter
  const dragged = useRef(false)

  const cellOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Cell =>
    cellAt(currentTarget.getBoundingClientRect(), size, { x: clientX, y: clientY })
  const letGo = (): void => {
    start.current = null
    setLine([])
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (enabled && event.isPrimary && event.button === 0) start.current = cellOf(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null || !event.isPrimary) return
      const next = lineBetween(start.current, cellOf(event))
      if (!dragged.current && next.length < 2) return
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = true
      setLine(next)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return
      if (line.length > 1) onLine(line)
      letGo()
    },
    onPointerCancel: letGo,
  }
  /** Whether a click is the end of a drag; the keyboard's clicks have no detail. */
  const endsDrag = (event: MouseEvent): boolean => dragged.current && event.detail !== 0

  return { line, handlers, endsDrag }
}
