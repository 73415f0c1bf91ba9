import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { rolesOf } from '@phuong/domain/people/roles'
import { decideAccess } from '@phuong/domain/people/route-access'
import type { Me } from '../api/auth-state.ts'
import type { MenuPlace, RouteRow, Site } from './route-row.ts'
import { existsOn } from './route-sets.ts'
import { shellTexts } from './texts.ts'

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
      ? [{ entry: { ...menu, path }, access }]
      : [],
  )
  const isShared = (label: string) => entries.filter(({ entry }) => entry.label === label).length > 1
  return entries
    .map(({ entry, access }) =>
      isShared(entry.label) ? { ...entry, label: shellTexts.ofRoles(entry.label, ownRolesIn(access, me)) } : entry,
    )
    .sort((a, b) => a.order - b.order)
}

/** The names of the own roles that open a route. */
const ownRolesIn = ({ allow }: RouteRow['access'], me: Me): string[] =>
  rolesOf(me)
    .filter((role) => Array.isArray(allow) && allow.includes(role))
    .map((role) => ROLE_CATALOGUE[role].label)

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
