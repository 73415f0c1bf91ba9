import { ROLE_CATALOGUE } from '../catalogue/roles.ts'

export type RoleName = keyof typeof ROLE_CATALOGUE
export type Role = (typeof ROLE_CATALOGUE)[RoleName]
export type RoleId = Role['id']
/** What the logged-in user carries in `role`: 'null' for an account without any role (C-090). */
export type DerivedRole = RoleName | 'null'

/** The roles, by id. */
export const ROLES: readonly Role[] = Object.values(ROLE_CATALOGUE)

/** Whether a value from outside is one of our roles in lower case. */
export const isRoleName = (value: unknown): value is RoleName =>
  typeof value === 'string' && Object.hasOwn(ROLE_CATALOGUE, value)

/** The roles in lower case, by id. */
export const ROLE_NAMES = Object.keys(ROLE_CATALOGUE).filter(isRoleName)

/** Who works for a school. */
export const STAFF_ROLES = ROLE_NAMES.filter((name) => ROLE_CATALOGUE[name].isStaff)

/** The role with this id in lower case, null for an id that is not ours. */
export const roleNameOf = (id: number): RoleName | null =>
  ROLE_NAMES.find((name) => ROLE_CATALOGUE[name].id === id) ?? null

/** Somebody with all roles that the person has: what rights are asked of. */
export type WithRoles = { readonly roles: readonly { readonly id: number }[] }

/** Whether the person has one of these roles. No role outranks another, and a second one takes nothing away. */
export const hasRole = ({ roles }: WithRoles, ...names: readonly RoleName[]): boolean =>
  names.some((name) => roles.some(({ id }) => id === ROLE_CATALOGUE[name].id))

/** Whether the person has this role and no other: what is kept from a role is not kept from who has another one too. */
export const hasOnlyRole = ({ roles }: WithRoles, name: RoleName): boolean =>
  roles.length > 0 && roles.every(({ id }) => id === ROLE_CATALOGUE[name].id)

/** Whether the person is a pupil, and no colleague who is one too: how the product speaks to them, and how large. */
export const isPupil = (person: WithRoles): boolean => hasOnlyRole(person, 'student')

/** The roles of a person, the one with the highest id first: each has a home. */
export const rolesOf = (person: WithRoles): RoleName[] =>
  ROLE_NAMES.filter((name) => hasRole(person, name)).toReversed()

/** In the address of the home: which of the own roles it is the home of. */
export const homeParameter = 'role'

/** Whose home is shown: of the role that is asked for, where the person has it, else of the one that names the person. */
export const homeRole = (person: WithRoles, asked: string | null): DerivedRole => {
  const roles = rolesOf(person)
  return roles.find((name) => name === asked) ?? roles[0] ?? 'null'
}

/**
 * The name of the role with the highest id, in lower case; 'null' without any role (C-089, C-090, C-207). It names the
 * person and gives no right.
 */
export function derivedRole<Name extends string>(
  roles: readonly { readonly id: number; readonly name: Name }[],
): Lowercase<Name> | 'null' {
  let strongest: { readonly id: number; readonly name: Name } | null = null
  for (const role of roles) if (strongest === null || role.id > strongest.id) strongest = role
  return strongest === null ? 'null' : (strongest.name.toLowerCase() as Lowercase<Name>)
}

/** The roleCode of the login row: PUPIL is a student, everybody else goes by the own role (C-086, C-204). */
export const roleCodeOf = (role: string): string => (role === 'student' ? 'PUPIL' : role.toUpperCase())

/** The role of an account of the other platform, by its roleCode: PUPIL is a student, anything else a teacher (C-092, C-093). */
export const roleFromCode = (roleCode: unknown): 'student' | 'teacher' => (roleCode === 'PUPIL' ? 'student' : 'teacher')

/** Whether the person may act on other people's accounts and data: by the role alone, never by a list (D02, B-043). */
export const isAdministrator = (person: WithRoles): boolean => hasRole(person, 'administrator')

/** The one admin check: role administrator, or on the admin list (A-108, A-109, C-217). What it lifts is bounded by D02. */
export const isAdmin = (person: WithRoles & { readonly onAdminList: boolean }): boolean =>
  isAdministrator(person) || person.onAdminList

export type Visibility = 'PUBLIC' | 'PRIVATE'

/** The visibility that content gets from the person who makes it. */
export const visibilityOf = (creator: WithRoles & { readonly isAdmin: boolean }): Visibility =>
  creator.isAdmin || hasRole(creator, 'manager', 'administrator') ? 'PUBLIC' : 'PRIVATE'

/**
 * Whether a person may edit or delete an item (A-113 to A-116 as D04 settles them): the creator; the role administrator,
 * everything; a manager, what is PUBLIC; an admin by list, own items only.
 */
export function mayEdit(
  person: WithRoles & { readonly id: string },
  item: { readonly createdBy: string | null; readonly visibility: string },
): boolean {
  if (isAdministrator(person)) return true
  // an item whose creator is gone belongs to nobody, not to a person without an id
  if (item.createdBy !== null && item.createdBy !== '' && item.createdBy === person.id) return true
  return hasRole(person, 'manager') && item.visibility === 'PUBLIC'
}
