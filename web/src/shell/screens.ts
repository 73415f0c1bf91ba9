import { matchPath } from 'react-router'
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
 * Asks for the code of a page before it is known who opens it, so that the files travel beside the first calls. A failure
 * shows when the page is drawn.
 */
export const loadEarly = (pathname: string): void => {
  const row = routes.find(({ path }) => matchPath(path, pathname) !== null)
  if (row === undefined || row.access.allow === 'visitors') return
  const shell = row.frame === 'lms' ? [lmsShell.load()] : []
  Promise.all([...shell, screenOf(row.path).load()]).catch(() => undefined)
}
