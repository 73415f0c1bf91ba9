import { inBooksAlone, samplePages } from '@phuong/exercises/samples'
import { type BookClass, bookClasses } from './book-classes.ts'
import { bookPages } from './books.ts'
import { language, nameOf } from './names.ts'
import { bookPagePath, bookPath, contestPath, dashboardPath, type Path, typePath } from './paths.ts'
import { kinds, texts } from './texts.ts'

/** A page in the side navigation; its name may hold two languages and a line break. */
export type DemoPage = { readonly name: string; readonly path: Path }
/** Pages below one name, which can be folded away (C-558). */
export type DemoGroup = { readonly name: string; readonly views: readonly DemoPage[] }
export type DemoEntry = DemoPage | DemoGroup

/** A layout with its own menu: that of /olympicsgk, or of a book. */
export type DemoLayout = {
  readonly root: Path
  /** the class of a book, null for /olympicsgk */
  readonly classLevel: BookClass | null
  readonly entries: readonly DemoEntry[]
  /** the pages whose names the header shows, each path once or more (C-563) */
  readonly routes: readonly DemoPage[]
}

const order = new Intl.Collator('en', { numeric: true })

/** Every N of /olympicsgk/type{N} in its order: 20, 20A, 22 (C-544, C-545). */
export const typePages: readonly string[] = Object.keys(samplePages)
  .filter((page) => !inBooksAlone.has(page))
  .sort(order.compare)

/** The kind of exercise that a page shows, in one line. */
export const kindOf = (page: string): string => nameOf(kinds[samplePages[page]?.type ?? ''] ?? '', language)

const typeEntry = (page: string): DemoPage => ({ name: texts.page(page), path: typePath(page) })

const dashboard: DemoPage = { name: texts.dashboard, path: dashboardPath }
const contest: DemoPage = { name: texts.contest, path: contestPath }

const gallery: DemoLayout = {
  root: dashboardPath,
  classLevel: null,
  entries: [
    dashboard,
    contest,
    {
      name: texts.books,
      views: bookClasses.map((classLevel) => ({ name: texts.book(classLevel), path: bookPath(classLevel) })),
    },
    ...Object.entries(kinds)
      .map(([type, name]) => ({
        name,
        views: typePages.filter((page) => samplePages[page]?.type === type).map(typeEntry),
      }))
      .filter(({ views }) => views.length > 0),
    { name: texts.studyResult, path: '/lms/olympic/practice' },
    { name: texts.joinClass, path: '/lms/student/classes' },
  ],
  routes: [dashboard, contest, ...typePages.map(typeEntry)],
}

/** C-582, C-589: each entry says its place in the menu and its N. */
export const bookEntries = (classLevel: BookClass): DemoPage[] =>
  bookPages[classLevel].map((page, index) => ({
    name: texts.bookEntry(index + 1, page),
    path: bookPagePath(classLevel, page),
  }))

const books: ReadonlyMap<number, DemoLayout> = new Map(
  bookClasses.map((classLevel) => {
    const entries = bookEntries(classLevel)
    const root = { name: texts.book(classLevel), path: bookPath(classLevel) }
    return [classLevel, { root: root.path, classLevel, entries, routes: [root, ...entries] }]
  }),
)

/** The layout that an address belongs to, whatever stands below its root. */
export const layoutOf = (pathname: string): DemoLayout => {
  const [, classLevel] = /^\/(?:olympicsgkBook|lms\/olympic\/admin\/classes\/)(\d)(?:\/|$)/i.exec(pathname) ?? []
  return books.get(Number(classLevel)) ?? gallery
}
