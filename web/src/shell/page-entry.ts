import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { usePageTitle } from '../widgets/page-title.ts'

/** The heading of a page, which every screen draws under this id. */
const pageTitleId = 'page-title'

/** How far each page of this visit was scrolled when it was left, by the key of its place in the history. */
const scrolled = new Map<string, number>()

/** Whether a page was entered before: the browser itself places focus and scroll of the first one. */
let entered = false

/**
 * What happens when a page is entered: its name stands in the title bar, the focus goes to its heading, and it stands at
 * its top, or where it was left when the person comes back.
 */
export const usePageEntry = (title: string): void => {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  usePageTitle(title)
  useLayoutEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: entered by path alone; a tab in the query is the same page
  useEffect(() => {
    if (entered) {
      document.getElementById(pageTitleId)?.focus({ preventScroll: true })
      window.scrollTo(0, way === 'POP' ? (scrolled.get(key) ?? 0) : 0)
    }
    entered = true
  }, [pathname])
}
