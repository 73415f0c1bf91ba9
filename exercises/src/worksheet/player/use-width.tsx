import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner width of an element in whole px, followed as it changes; 0 before it is drawn. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return
    const measure = () => setWidth(Math.round(watched.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
