import { bareFold } from '@phuong/domain/names/bare-fold'
import type { RouteRow } from '../route-row.ts'

/** The entries whose name contains the typed text, without regard to marks and letter case; all for no text. */
export const findEntries = <Entry extends { label: string }>(entries: readonly Entry[], typed: string): Entry[] => {
  const wanted = bareFold(typed)
  return entries.filter(({ label }) => bareFold(label).includes(wanted))
}

const isAt = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

/** Pages whose address does not begin with that of the entry they belong to; a person has one of several entries at most. */
const pagesElsewhere: readonly { readonly pages: `/${string}`; readonly entries: readonly RouteRow['path'][] }[] = [
  { pages: '/lms/sampleTest', entries: ['/lms/sampleTests'] },
  { pages: '/lms/olympic/examination', entries: ['/lms/olympic/practice'] },
  { pages: '/lms/exercise/examination', entries: ['/lms/student/classes', '/lms/teacher/classes'] },
  { pages: '/lms/teacher/worksheet', entries: ['/lms/RenLuyenBoiDuong'] },
]

/** Whether an entry leads to the page that is open, or to one that it belongs to. */
export const isCurrent = (path: string, pathname: string): boolean =>
  isAt(path, pathname) ||
  pagesElsewhere.some(({ pages, entries }) => isAt(pages, pathname) && entries.some((entry) => entry === path))

/** Of several addresses, one below another, the nearest that the page that is open belongs to; undefined for none. */
export const nearestOf = (paths: readonly string[], pathname: string): string | undefined =>
  paths.filter((path) => isCurrent(path, pathname)).toSorted((a, b) => b.length - a.length)[0]
