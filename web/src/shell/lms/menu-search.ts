import { searchFold } from '@phuong/domain/names/search-fold'

/** The entries whose name contains the typed text, without regard to marks and letter case; all for no text. */
export const findEntries = <Entry extends { label: string }>(entries: readonly Entry[], typed: string): Entry[] => {
  const wanted = searchFold(typed)
  return entries.filter(({ label }) => searchFold(label).includes(wanted))
}

/** Whether an entry leads to the page that is open, or to one above it. */
export const isCurrent = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)
