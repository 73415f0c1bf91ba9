import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

type Point = { readonly x: number; readonly y: number }
/** A tile that a pointer holds: its place, how far it was moved in px, and the drop tile below the pointer. */
type Drag = { readonly from: number; readonly by: Point; readonly over: number | null }

/** A pointer that moved less, px, was a press. */
const press = 6

/** The drop tile at a point of the window: its place; null where there is none. */
const dropTileAt = ({ x, y }: Point, board: Element | null): number | null => {
  const tiles = [...(board?.querySelectorAll('[data-drop]') ?? [])]
  const place = tiles.findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return place < 0 ? null : place
}

/**
 * Drags tiles with a mouse, a finger or a pen, beside 'choose, then place': what is let go over no drop tile, or given up with
 * Escape, goes back.
 * @param onDrop hears the places of both tiles
 */
export const useTileDrag = (onDrop: (from: number, to: number) => void) => {
  const board = useRef<HTMLDivElement>(null)
  const start = useRef<(Point & { from: number; pointerId: number }) | null>(null)
  // the click that ends a drag is no press on the tile
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)
  const letGo = () => {
    start.current = null
    setDrag(null)
  }
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') letGo()
  })
  useEffect(() => {
    window.addEventListener('keydown', giveUp)
    return () => window.removeEventListener('keydown', giveUp)
  }, [])
  const handlers = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { from, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent) => {
      const begun = start.current
      if (begun?.pointerId !== pointerId) return
      const by = { x: clientX - begun.x, y: clientY - begun.y }
      if (!wasDragged.current && Math.hypot(by.x, by.y) < press) return
      wasDragged.current = true
      setDrag({ from, by, over: dropTileAt({ x: clientX, y: clientY }, board.current) })
    },
    onPointerUp: ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (start.current?.pointerId !== pointerId) return
      const to = wasDragged.current ? dropTileAt({ x: clientX, y: clientY }, board.current) : null
      letGo()
      if (to !== null) onDrop(from, to)
    },
    onPointerCancel: letGo,
  })
  return { board, drag, handlers, isClick: () => !wasDragged.current }
}
