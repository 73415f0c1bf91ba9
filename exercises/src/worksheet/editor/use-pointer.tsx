import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Mode } from '../document/document.ts'
import { zoneModes } from '../zones/modes.ts'
import { type Handle, handles, type Point } from './gesture.ts'
import type { Hold } from './machine.ts'
import type { NewIds } from './new-zones.ts'
import type { EditorStore } from './store.ts'
import { onSurface, type SurfaceBox } from './view.ts'

/** A finger that moved less than this, in px, tapped. */
const tapSlop = 8

/** The event that puts a zone of the usual size of the mode in use with its middle at a point. */
export const addedAt = (mode: Mode, at: Point, ids: NewIds) => {
  const size = zoneModes[mode].defaultBox
  return { type: 'add', at: { x: at.x - size.width / 2, y: at.y - size.height / 2 }, size, ids } as const
}

const handleOf = (name: string | undefined): Handle | null => handles.find((handle) => handle === name) ?? null

/** The zone in which an element stands. */
const zoneIn = (target: Element): string | undefined => target.closest<HTMLElement>('[data-zone]')?.dataset.zone

/** What a pointer went down on. */
const holdOf = (target: Element, selected: string | null): Hold | null => {
  const handle = handleOf(target.closest<HTMLElement>('[data-handle]')?.dataset.handle)
  if (handle && selected !== null) return { id: selected, handle }
  const id = zoneIn(target)
  return id === undefined ? null : { id, handle: null }
}

type Down = { readonly id: number; readonly x: number; readonly y: number; readonly surface: SurfaceBox }
type Fingers = Map<number, { x: number; y: number }>

type PointerOptions = {
  store: EditorStore
  newIds(): NewIds
  surface: RefObject<HTMLElement | null>
  view: RefObject<HTMLElement | null>
  /** a finger chose a zone */
  onTouched(id: string): void
}

/**
 * The pointer on the worksheet. A mouse draws in a mode and moves zones at any time. One finger draws in a mode, moves
 * the chosen zone, and else scrolls as everywhere; a tap chooses a zone or, in a mode, puts a new one; two fingers
 * always scroll.
 */
export function usePointer({ store, newIds, surface, view, onTouched }: PointerOptions) {
  const down = useRef<Down | null>(null)
  const fingers = useRef<Fingers>(new Map())
  const kind = useRef('mouse')
  /** the zone on which the pointer went down last */
  const pressed = useRef<string | undefined>(undefined)

  const letGo = () => {
    down.current = null
    if (store.get().gesture.state !== 'idle') store.send({ type: 'escape' })
  }
  const at = (from: Down, event: PointerEvent) => onSurface(from.surface, event.clientX, event.clientY)
  const begins = ({ target, pointerType }: PointerEvent): boolean => {
    if (!(target instanceof Element) || target.closest('[data-cross]')) return false
    if (pointerType !== 'touch' || store.get().mode !== null) return true
    // without a mode a finger moves only what is chosen; everywhere else it scrolls
    const { selected } = store.get()
    return selected !== null && holdOf(target, selected)?.id === selected
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      kind.current = event.pointerType
      pressed.current = event.target instanceof Element ? zoneIn(event.target) : undefined
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.current.size > 1) return letGo()
      }
      if (event.button !== 0 || down.current !== null || surface.current === null || !begins(event)) return
      const { left, top, width } = surface.current.getBoundingClientRect()
      down.current = { id: event.pointerId, x: event.clientX, y: event.clientY, surface: { left, top, width } }
      surface.current.setPointerCapture(event.pointerId)
      const on = holdOf(event.target as Element, store.get().selected)
      store.send({ type: 'pointerDown', at: at(down.current, event), on })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const finger = fingers.current.get(event.pointerId)
      if (finger && fingers.current.size > 1 && store.get().mode !== null) {
        // each of n fingers brings its share of the way
        const share = fingers.current.size
        view.current?.scrollBy((finger.x - event.clientX) / share, (finger.y - event.clientY) / share)
      }
      if (finger) fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (down.current?.id === event.pointerId) store.send({ type: 'pointerMove', at: at(down.current, event) })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
      const from = down.current
      if (from?.id !== event.pointerId) return
      down.current = null
      const { gesture, mode } = store.get()
      const still = Math.hypot(event.clientX - from.x, event.clientY - from.y) < tapSlop
      if (event.pointerType === 'touch' && still && gesture.state === 'drawing' && mode !== null) {
        store.send({ type: 'escape' })
        store.send(addedAt(mode, at(from, event), newIds()))
        return
      }
      store.send({ type: 'pointerUp', at: at(from, event), ids: newIds() })
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
      if (down.current?.id === event.pointerId) letGo()
    },
    onClick(event: { target: EventTarget }) {
      if (!(event.target instanceof Element) || event.target.closest('[data-cross]')) return
      // a low zone is chosen as soon as it is pressed, and its handles then lie under the finger that goes up
      const id = zoneIn(event.target) ?? pressed.current
      pressed.current = undefined
      const touched = kind.current === 'touch'
      if (id !== undefined) {
        if (store.get().selected !== id) store.send({ type: 'select', id })
        if (touched && store.get().mode === null) onTouched(id)
      } else if (touched && store.get().mode === null && !event.target.closest('[data-handle]'))
        store.send({ type: 'select', id: null })
    },
  }
}
