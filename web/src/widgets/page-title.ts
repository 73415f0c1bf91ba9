import { useLayoutEffect } from 'react'

/** What stands in the title bar: the page, then the product. */
const documentTitle = (title: string) => `${title} · Phượng`

/**
 * Names the page in the title bar. The shell gives each page the title of its route; a page about one thing calls it
 * again with the name of that thing, once it is known.
 */
export const usePageTitle = (title: string | undefined): void => {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = documentTitle(title)
  }, [title])
}
