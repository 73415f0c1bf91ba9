import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { rolesOf } from '@phuong/domain/people/roles'
import { decideAccess } from '@phuong/domain/people/route-access'
import type { Me } from '../api/auth-state.ts'
import type { MenuPlace, RouteRow, Site } from './route-row.ts'
import { existsOn } from './route-sets.ts'

/** One entry of the menu: a route of the table with the place it asked for. */
export type MenuEntry = MenuPlace & Pick<RouteRow, 'path'>

/**
 * The menu of a person, in its order: the routes with a menu place that exist on this host and that the person
 * may open, without those hidden from the account (A-085, A-086: the routes themselves stay open). The higher-education
 * host has no section 'Administrators'. Where two routes have the same label, each says for which of the
 * person's roles it is.
 */
export const menuOf = (
  rows: readonly RouteRow[],
  me: Me,
  site: Pick<Site, 'hostProfile' | 'higherEducation'>,
): MenuEntry[] => {
  const entries = rows.flatMap(({ path, set, access, menu }) =>
    menu !== undefined &&
    existsOn(set, site.hostProfile) &&
    decideAccess(access, me) === 'granted' &&
    !me.hiddenMenu.includes(path) &&
    !(site.higherEducation && menu.group === 'administrators')
      ? [{ ...menu, path, allow: access.allow }]
      : [],
  )
  return entries
    .map(({ allow, ...entry }) => {
      const isShared = entries.some(({ path, label }) => path !== entry.path && label === entry.label)
      const role = isShared && rolesOf(me).find((name) => allow.includes(name))
      return role ? { ...entry, label: `${entry.label} (${ROLE_CATALOGUE[role].label})` } : entry
    })
    .sort((a, b) => a.order - b.order)
}

/**
 * The pages of the menu that the person may open and not everybody who is signed in: what a home of staff leads to (B-062),
 * also where the menu has no section for them.
 */
export const ownPagesOf = (
  rows: readonly RouteRow[],
  me: Me,
  { hostProfile }: Pick<Site, 'hostProfile'>,
): MenuEntry[] =>
  menuOf(
    rows.filter(({ access }) => access.allow !== 'authenticated'),
    me,
    { hostProfile, higherEducation: false },
  )
