import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Page } from '../document/document.ts'
import { pageAt } from '../document/place.ts'
import type { Point } from './gesture.ts'

type Seen = {
  view: RefObject<HTMLElement | null>
  pages: readonly Page[]
  /** the point of the worksheet in the middle of what is seen */
  middle(): Point
  /** brings a height of the worksheet to the upper edge of the view */
  show(top: number): void
}

/** The page in the middle of the view, from 1, and the way to another. */
export function usePage({ view, pages, middle, show }: Seen) {
  const [page, setPage] = useState(1)
  const onScroll = useEffectEvent(() => setPage(pageAt(pages, middle().y).index + 1))
  useEffect(() => {
    const scrolled = view.current
    let request = 0
    const listen = () => {
      if (request === 0)
        request = requestAnimationFrame(() => {
          request = 0
          onScroll()
        })
    }
    scrolled?.addEventListener('scroll', listen, { passive: true })
    return () => {
      scrolled?.removeEventListener('scroll', listen)
      cancelAnimationFrame(request)
    }
  }, [view])
  const toPage = (number: number) => {
    show(pages.slice(0, number - 1).reduce((top, { height }) => top + height, 0))
    setPage(number)
  }
  return { page, toPage }
}
