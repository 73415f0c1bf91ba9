import { PROFILE_PATH } from '@phuong/domain/paths/profile'
import { decideAccess } from '@phuong/domain/people/route-access'
import type { Me } from '../api/auth-state.ts'
import type { HostProfile, RouteRow } from './route-row.ts'
import { existsOn } from './route-sets.ts'

/** Where a person lands who is turned away from a public page, and who goes home. */
export const homePath = '/lms/home'
export const deniedPath = '/lms/access-denied'

/**
 * What a page does with the person who opens it: draw the screen, ask for the login, refuse, say that there is no such
 * page, lead away, ask for a new password or for level and class first, or lead home from work that somebody else had open.
 */
export type Verdict = 'show' | 'login' | 'denied' | 'missing' | 'home' | 'change-password' | 'profile' | 'others'

/** Outside /lms, where the shell of visitors stands around what everybody may see. */
const isPublicPage = (row: RouteRow | null): boolean =>
  row !== null && row.frame !== 'lms' && row.access.allow === 'visitors'

/** Below /lms, and neither the profile nor the place where a class is joined by its code, which brings level and class (D68). */
const waitsForClass = ({ path }: RouteRow, search: string): boolean =>
  path.startsWith('/lms/') &&
  path !== PROFILE_PATH &&
  !(path === '/lms/student/classes' && new URLSearchParams(search).has('code'))

/**
 * Decides about one address (A-046, B-012, B-014, C-005): `row` is the table's row for it, null when there is none.
 * What does not exist for the host does not exist. Who must choose a new password does that first, whatever
 * lies below /lms (D12). The server decides again at every call; this is what the browser shows.
 * A pupil without valid level and class corrects them first (A-131 to A-134, C-229, C-231).
 * @param opener whose page it was when it was opened, before a reload or the way back led to it: work begins with being
 * opened, and nobody begins it so for another (H158)
 * @param search of the address
 */
export const judge = (
  row: RouteRow | null,
  me: Me | null,
  profile: HostProfile,
  opener: string | null = null,
  search = '',
): Verdict => {
  const isWork = row?.frame === 'sitting' && !isPublicPage(row)
  if (isWork && me !== null && opener !== null && opener !== me.id) return 'others'
  if (me?.mustChangePassword && !isPublicPage(row)) return 'change-password'
  if (row === null || !existsOn(row.set, profile)) return 'missing'
  if (row.visitorsOnly && me !== null) return 'home'
  if (me?.mustUpdateClass && waitsForClass(row, search)) return 'profile'
  const decision = decideAccess(row.access, me)
  if (decision === 'no-session') return 'login'
  return decision === 'granted' ? 'show' : 'denied'
}
