import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Place, pageWidth } from '../document/place.ts'
import type { Point } from './gesture.ts'
import { firstZoom, fitting, zoomed } from './view.ts'

/** Room of the view that no worksheet fills, in px. */
const margins = 48

/** The element of the worksheet within its view. */
const surfaceIn = (view: HTMLElement): Element | null => view.firstElementChild

/** The point of the worksheet, in page units, in the middle of what is seen. */
const middleOf = (view: HTMLElement, zoom: number): Point => {
  const seen = view.getBoundingClientRect()
  const surface = surfaceIn(view)?.getBoundingClientRect() ?? seen
  return {
    x: (seen.left + seen.width / 2 - surface.left) / zoom,
    y: (seen.top + seen.height / 2 - surface.top) / zoom,
  }
}

/** Scrolls a point of the worksheet into the middle of the view. */
const centre = (view: HTMLElement, { x, y }: Point, zoom: number): void => {
  const middle = middleOf(view, zoom)
  view.scrollBy({ left: (x - middle.x) * zoom, top: (y - middle.y) * zoom, behavior: 'instant' })
}

/** Whether a place is seen whole. */
const isSeen = (view: HTMLElement, place: Place, zoom: number): boolean => {
  const middle = middleOf(view, zoom)
  const [halfWidth, halfHeight] = [view.clientWidth / 2 / zoom, view.clientHeight / 2 / zoom]
  return (
    place.left >= middle.x - halfWidth &&
    place.left + place.width <= middle.x + halfWidth &&
    place.top >= middle.y - halfHeight &&
    place.top + place.height <= middle.y + halfHeight
  )
}

/** The zoom of the worksheet, and the ways to bring a part of it before the eyes. */
export function useZoom(view: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(() => fitting(pageWidth))
  const [ready, setReady] = useState(false)
  /** What stays in the middle, or comes there, when the zoom changes. */
  const kept = useRef<Point | null>(null)

  useLayoutEffect(() => {
    if (view.current) setZoom(firstZoom(view.current.clientWidth - margins))
    setReady(true)
  }, [view])
  useLayoutEffect(() => {
    if (view.current && kept.current) centre(view.current, kept.current, zoom)
    kept.current = null
  }, [view, zoom])

  const turn = (next: number, point: Point | null = null) => {
    if (!view.current || next === zoom) return
    kept.current = point ?? middleOf(view.current, zoom)
    setZoom(next)
  }
  return {
    zoom,
    /** false until the width of the view is known */
    ready,
    step: (direction: 1 | -1) => turn(zoomed(zoom, direction)),
    fit: () => view.current && turn(fitting(view.current.clientWidth - margins)),
    middle: (): Point => (view.current ? middleOf(view.current, zoom) : { x: 0, y: 0 }),
    /** brings a zone before the eyes, at another zoom where that is asked for */
    reveal: (place: Place, wanted = zoom) => {
      const point = { x: place.left + place.width / 2, y: place.top + place.height / 2 }
      if (wanted !== zoom) turn(wanted, point)
      else if (view.current && !isSeen(view.current, place, zoom)) centre(view.current, point, zoom)
    },
    /** brings the upper edge of a height, in page units, to the upper edge of the view */
    show: (top: number) => {
      if (!view.current) return
      const point = { x: middleOf(view.current, zoom).x, y: top + view.current.clientHeight / 2 / zoom }
      centre(view.current, point, zoom)
    },
  }
}
