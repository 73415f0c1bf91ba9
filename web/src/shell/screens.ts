import { notFound, routes } from '../routes.tsx'
import { type Loadable, loadable } from '../widgets/late/loadable.ts'
import type { RouteRow } from './route-row.ts'

const screens = new Map<string, Loadable<object>>([...routes, notFound].map(({ path, load }) => [path, loadable(load)]))

/** The screen of a row of the table. */
export const screenOf = (path: RouteRow['path']): Loadable<object> => {
  const screen = screens.get(path)
  if (screen === undefined) throw new Error(`no row of the routes table has the path ${path}`)
  return screen
}
