import type { BookClass } from '../../widgets/demo-pages/book-classes.ts'
import { bookPages } from '../../widgets/demo-pages/books.ts'
import { typePages } from '../../widgets/demo-pages/layouts.ts'
import { bookPagePath, bookPath, contestPath, dashboardPath, typePath } from '../../widgets/demo-pages/paths.ts'

type Path = `/${string}`

/** What stands at an address of the demo layouts; `page` is an N, and `pages` are those that it belongs to, in their order. */
export type DemoPlace =
  | { readonly name: 'dashboard' }
  /** the mock contest (C-525) */
  | { readonly name: 'contest' }
  | { readonly name: 'book'; readonly classLevel: BookClass }
  | { readonly name: 'page'; readonly page: string; readonly pages: readonly { page: string; path: Path }[] }
  /** no page: it leads to the dashboard or to the root of the book (C-548, C-579) */
  | { readonly name: 'unknown'; readonly root: Path }

/** The pages of a book, those that stand in its menu twice once (C-590). */
const pagesOfBook = (classLevel: BookClass) =>
  [...new Set(bookPages[classLevel])].map((page) => ({ page, path: bookPagePath(classLevel, page) }))
const galleryPages = typePages.map((page) => ({ page, path: typePath(page) }))

/**
 * The place of an address.
 * @param classLevel the class of the book whose layout it is, null for /olympicsgk
 * @param pathname as the address bar has it; a stroke at its end and capital letters change nothing
 */
export const placeOf = (classLevel: BookClass | null, pathname: string): DemoPlace => {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const leadsTo = (wanted: Path) => wanted.toLowerCase() === path
  if (classLevel === null && leadsTo(dashboardPath)) return { name: 'dashboard' }
  if (classLevel === null && leadsTo(contestPath)) return { name: 'contest' }
  if (classLevel !== null && leadsTo(bookPath(classLevel))) return { name: 'book', classLevel }
  const pages = classLevel === null ? galleryPages : pagesOfBook(classLevel)
  const found = pages.find((page) => leadsTo(page.path))
  if (found) return { name: 'page', page: found.page, pages }
  return { name: 'unknown', root: classLevel === null ? dashboardPath : bookPath(classLevel) }
}
