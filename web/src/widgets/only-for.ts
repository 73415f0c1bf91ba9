import { hasRole, type RoleName, type WithRoles } from '@phuong/domain/people/roles'
import type { ReactNode } from 'react'
import { useSurroundings } from './surroundings.ts'

/** Whom a part of a screen is for: people with one of these roles, or on this account list. */
export type Audience = { roles?: readonly RoleName[]; list?: string }

/** Whether a person belongs to the audience: either the role or the entry is enough (B-027 to B-029). */
export const belongsTo = (
  { roles = [], list }: Audience,
  person: WithRoles & { readonly flags: readonly string[] },
): boolean => hasRole(person, ...roles) || (list !== undefined && person.flags.includes(list))

/** Shows its content to its audience, and to everybody else nothing at all (B-027 to B-029). */
export function OnlyFor({ children, ...audience }: Audience & { children: ReactNode }): ReactNode {
  const { me } = useSurroundings()
  return belongsTo(audience, me) ? children : null
}
