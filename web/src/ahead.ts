import { callEarly } from './api/call.ts'
import { routes } from './routes.tsx'
import { pathFits } from './shell/path-fits.ts'
import type { RouteRow } from './shell/route-row.ts'

/**
 * The first script of every page of the product, small enough to arrive long before the rest. While React and the shell
 * are on their way it asks who is there, fetches the code of the address, and asks for what its screen will show first, so
 * that on a slow line none of these waits for another.
 */
const address = new URL(window.location.href)
const who = callEarly('query/first', 'USERS_Me', {})
void callEarly('query/first', 'SITE_Settings_Get', {})

/** The guard decides later and for good; whoever it would send away asks for nothing. */
const askFirst = async ({ access, early }: RouteRow): Promise<void> => {
  const [me] = await who
  if (me === undefined || me.mustChangePassword) return
  const roles: readonly string[] = Array.isArray(access.allow) ? access.allow : []
  if (access.allow === 'authenticated' || roles.includes(me.role)) await early?.(address, me)
}

const row = routes.find(({ path, access }) => access.allow !== 'visitors' && pathFits(path, address.pathname))
if (row) {
  const shell = row.frame === 'lms' ? [import('./shell/lms/LmsShell.tsx')] : []
  // what cannot be fetched is said when it is drawn
  Promise.all([...shell, row.load(), askFirst(row)]).catch(() => undefined)
}
void import('./main.tsx').then(({ start }) => start(row))
