import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PublicZone } from '../document/public.ts'
import { minZoom, zoomStepped, zoomToRead } from './arrange.ts'
import { centre, controlIn, holdMiddle, zoneIdOf } from './focus.tsx'
import { focusedAt, type PlayGroup, stopBeside, stopsOf } from './groups.ts'
import { useWidth } from './use-width.tsx'

type Drawn = { desk: RefObject<HTMLElement | null>; surface: RefObject<HTMLElement | null> }

/** How large the worksheet is drawn; what is looked at stays in sight when that changes. */
export function useZoom({ desk, surface }: Drawn) {
  const fitting = useWidth(desk)
  const [zoom, setZoom] = useState<number>(minZoom)
  const afterZoom = useRef<(() => void) | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was to be kept in sight is placed when the zoom has changed
  useLayoutEffect(() => {
    afterZoom.current?.()
    afterZoom.current = null
  }, [zoom])

  const zoomTo = (next: number, then: () => void): void => {
    if (next === zoom) return
    afterZoom.current = then
    setZoom(next)
  }
  const keepMiddle = (next: number): void => {
    if (surface.current && desk.current) zoomTo(next, holdMiddle(surface.current, desk.current))
  }
  return {
    zoom,
    /** width in px of the worksheet at zoom 1 */
    fitting,
    step: (by: 1 | -1) => keepMiddle(zoomStepped(zoom, by)),
    fit: () => keepMiddle(minZoom),
    /** enlarges the worksheet as far as a zone needs it (D36) */
    toRead: (zone: PublicZone) => zoomTo(zoomToRead(zone, fitting, zoom), () => centre(desk.current, zone.id)),
  }
}

type Surface = {
  /** those that are answered */
  groups: readonly PlayGroup[]
  desk: RefObject<HTMLElement | null>
  toRead(zone: PublicZone): void
}

/** Where the pupil is on the worksheet, and the way from answer to answer. */
export function useWay({ groups, desk, toRead }: Surface) {
  const [at, setAt] = useState<PublicZone | null>(null)
  const stops = useMemo(() => stopsOf(groups), [groups])
  /** Whether a finger or the mouse is down, and where that has put the focus. */
  const pressing = useRef(false)
  const reached = useRef<EventTarget | null>(null)
  const beside = (step: 1 | -1): PublicZone | undefined => stopBeside(stops, at, step)?.zone
  const goTo = (zone: PublicZone | undefined): void => {
    const group = groups.find(({ id }) => id === zone?.group)
    if (zone === undefined || group === undefined) return
    pressing.current = false
    controlIn(desk.current, focusedAt(group, zone))?.focus({ preventScroll: true })
    centre(desk.current, zone.id)
  }
  const touched = (target: EventTarget): void => {
    const id = zoneIdOf(target)
    // in what is only met there is nothing to read
    const zone = groups.flatMap((group) => group.zones).find((one) => one.id === id)
    if (zone === undefined) return
    setAt(zone)
    toRead(zone)
  }
  return {
    /** the group in which the pupil is */
    current: at?.group ?? null,
    has: (step: 1 | -1): boolean => beside(step) !== undefined,
    step: (step: 1 | -1) => goTo(beside(step)),
    goTo,
    focused: (target: EventTarget): void => {
      if (pressing.current) reached.current = target
      else touched(target)
    },
    pressBegins: (): void => {
      pressing.current = true
      reached.current = null
    },
    /** Only now is the worksheet enlarged: if it grew under the finger, it would take the press away from what is pressed. */
    pressEnds: (): void => {
      pressing.current = false
      if (reached.current !== null) touched(reached.current)
      reached.current = null
    },
    typed: (event: KeyboardEvent): void => {
      pressing.current = false
      const { key, target, nativeEvent } = event
      // Enter also ends a word that an input method is still composing
      if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
      event.preventDefault()
      goTo(beside(1))
    },
  }
}
