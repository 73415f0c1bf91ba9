import { notFound, routes } from '../routes.tsx'
import { type Loadable, loadable } from './loadable.ts'
import type { RouteRow } from './route-row.ts'

const screens = new Map<string, Loadable<object>>([...routes, notFound].map(({ path, load }) => [path, loadable(load)]))

/** The screen of a row of the table. */
export const screenOf = (path: RouteRow['path']): Loadable<object> => {
  const screen = screens.get(path)
  if (screen === undefined) throw new Error(`no row of the routes table has the path ${path}`)
  return screen
}

export const lmsShell = loadable(async () => (await import('./lms/LmsShell.tsx')).LmsShell)

/**
 * Brings the code of the first page; ahead.ts has already asked for its files. A page that is drawn when all of it is there
 * shows no fallback, which React would hold for a while. A failure shows when the page is drawn.
 */
export const loadFirst = async (row: RouteRow): Promise<void> => {
  const shell = row.frame === 'lms' ? [lmsShell.load()] : []
  await Promise.allSettled([...shell, screenOf(row.path).load()])
}
