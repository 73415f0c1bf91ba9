import { routes } from '../../routes.tsx'
import type { RouteFacts } from '../../widgets/route-facts.ts'
import type { Surroundings } from '../../widgets/surroundings.ts'
import { ownPagesOf } from '../menu.ts'

const menuPaths = routes.flatMap(({ path, menu }) => (menu ? [{ path, label: menu.label }] : []))
const routeLists = [...new Set(routes.flatMap(({ access }) => [access.allowedList, access.strictList]))].filter(
  (list) => list !== undefined,
)

/** What the table of routes says to the screens of a person. */
export const routeFactsOf = ({ me, site }: Surroundings): RouteFacts => ({
  ownPages: ownPagesOf(routes, me, site),
  menuPaths,
  routeLists,
})
