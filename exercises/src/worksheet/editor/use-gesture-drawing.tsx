import { type RefObject, useEffect } from 'react'
import { type Place, pageWidth } from '../document/place.ts'
import type { EditorState } from './machine.ts'
import type { EditorStore } from './store.ts'
import { inPercent } from './view.ts'

type Drawn = {
  surface: RefObject<HTMLElement | null>
  /** the rectangle that is being drawn */
  rectangle: RefObject<HTMLElement | null>
  frame: RefObject<HTMLElement | null>
}

/** Where a held zone stands in the state; null when it is gone. */
const placeOf = ({ history }: EditorState, id: string): Place | null =>
  history.present.find((zone) => zone.id === id) ?? null

/**
 * Draws a gesture while it goes on, once per frame: the held zone and its frame are moved by a transform or resized,
 * and nothing else is touched, so that a step costs the same among three zones and among three hundred (P12). Where the
 * gesture ends the elements are given back as the state has them.
 */
export function useGestureDrawing(
  store: EditorStore,
  surfaceHeight: number,
  { surface, rectangle, frame }: Drawn,
): void {
  useEffect(() => {
    let request = 0
    /** The held elements, by the id of the zone. */
    let held: { id: string; elements: readonly HTMLElement[] } | null = null

    const hold = (id: string): readonly HTMLElement[] => {
      if (held?.id !== id) {
        giveBack()
        const zone = surface.current?.querySelector<HTMLElement>(`[data-zone="${id}"]`)
        held = { id, elements: [zone, frame.current].filter((element) => element instanceof HTMLElement) }
        for (const { style } of held.elements) style.willChange = 'transform'
      }
      return held?.elements ?? []
    }
    const giveBack = () => {
      if (held === null) return
      const place = placeOf(store.get(), held.id)
      for (const { style } of held.elements) {
        style.transform = ''
        style.willChange = ''
        if (place) Object.assign(style, inPercent(place, surfaceHeight))
      }
      held = null
    }
    const draw = () => {
      request = 0
      const { gesture } = store.get()
      const box = rectangle.current
      const drawing = gesture.state === 'drawing'
      if (box && box.hidden === drawing) box.hidden = !drawing
      if (gesture.state === 'idle') return giveBack()
      if (gesture.state === 'drawing') {
        giveBack()
        if (box) Object.assign(box.style, inPercent(gesture.place, surfaceHeight))
        return
      }
      const { from, place } = gesture
      const pxPerUnit = (surface.current?.clientWidth ?? pageWidth) / pageWidth
      const [x, y] = [place.left - from.left, place.top - from.top].map((units) => units * pxPerUnit)
      for (const { style } of hold(gesture.id))
        if (gesture.state === 'moving') style.transform = `translate(${x}px, ${y}px)`
        else Object.assign(style, inPercent(place, surfaceHeight))
    }
    const schedule = () => {
      if (request === 0) request = requestAnimationFrame(draw)
    }
    const stop = store.watch(schedule)
    return () => {
      stop()
      cancelAnimationFrame(request)
      giveBack()
    }
  }, [store, surfaceHeight, surface, rectangle, frame])
}
