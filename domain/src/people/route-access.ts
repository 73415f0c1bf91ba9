import { listKind } from './account-lists.ts'
import { hasRole, isAdministrator, type RoleName, type WithRoles } from './roles.ts'

/**
 * Who may open a route or a call at all: everybody, any logged-in user, the accounts on the route's allowed list alone
 * ('permission'), or the named roles (A-106, A-107, B-017 to B-019, C-208 to C-210).
 */
export type Allow = 'visitors' | 'authenticated' | 'permission' | readonly RoleName[]

/** Names are those of account-lists.ts. */
export type AccessRule = {
  readonly allow: Allow
  /** Adds its members to the roles; with 'permission' it is the only way in (C-211, C-215). */
  readonly allowedList?: string
  /** When not empty it admits its members only; an admin by role or list passes it (C-212, C-213, D03). */
  readonly strictList?: string
  /** Role and entry must both hold; binds everybody, administrators too; empty admits nobody (B-041, D03). */
  readonly requiredList?: string
}

/** The logged-in user as the rule needs it (a UserProfile is one), null for a visitor. */
export type Caller = (WithRoles & { readonly isAdmin: boolean; readonly flags: readonly string[] }) | null

/** 'no-session': 401, or the way to the login; 'no-right': 403, or the access-denied page. */
export type AccessDecision = 'granted' | 'no-session' | 'no-right'

/**
 * The one rule that decides whether a caller may open a route or a call, for server and browser alike (C-208 to C-215,
 * B-041, D02, D03). Being on the admin list opens no role-bound route; it passes strict lists.
 */
export function decideAccess(rule: AccessRule, caller: Caller): AccessDecision {
  if (rule.allow === 'visitors') return 'granted'
  if (caller === null) return 'no-session'
  const onList = (name: string | undefined): boolean => name !== undefined && caller.flags.includes(name)
  if (!onList(rule.allowedList) && !admittedByRole(rule.allow, caller)) return 'no-right'
  if (rule.requiredList !== undefined && !onList(rule.requiredList)) return 'no-right'
  if (rule.strictList !== undefined && !onList(rule.strictList) && !caller.isAdmin && !isAdministrator(caller))
    return 'no-right'
  return 'granted'
}

function admittedByRole(allow: Exclude<Allow, 'visitors'>, caller: NonNullable<Caller>): boolean {
  if (allow === 'authenticated') return true
  if (allow === 'permission') return false
  return hasRole(caller, ...allow) || (allow.includes('testbank') && caller.flags.includes('testbank'))
}

/**
 * What is wrong with a rule itself, as one sentence; null when nothing is. For the tests of the routes table and of the
 * procedures: a list in a place that its kind is not made for would open or close the wrong door.
 */
export function faultOfRule(rule: AccessRule): string | null {
  if (rule.allow === 'visitors' && (rule.allowedList ?? rule.strictList ?? rule.requiredList) !== undefined)
    return 'a route for visitors cannot have an account list'
  if (rule.allow === 'permission' && rule.allowedList === undefined)
    return "'permission' needs an allowedList, or nobody can enter"
  const allowedKind = rule.allowedList === undefined ? null : listKind(rule.allowedList)
  if (rule.allowedList !== undefined && allowedKind !== 'allowed' && allowedKind !== 'permission')
    return `${rule.allowedList} is no list that admits accounts`
  if (rule.strictList !== undefined && listKind(rule.strictList) !== 'strict')
    return `${rule.strictList} is no strict list`
  if (rule.requiredList !== undefined && listKind(rule.requiredList) !== 'required')
    return `${rule.requiredList} is no required list`
  return null
}
