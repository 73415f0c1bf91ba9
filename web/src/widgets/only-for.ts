import type { DerivedRole } from '@phuong/domain/people/roles'
import type { ReactNode } from 'react'
import { useSurroundings } from './surroundings.ts'

/** Whom a part of a screen is for: people with one of these roles, or on this account list. */
export type Audience = { roles?: readonly DerivedRole[]; list?: string }

/** Whether a person belongs to the audience: either the role or the entry is enough (B-027 to B-029). */
export const belongsTo = (audience: Audience, person: { role: DerivedRole; flags: readonly string[] }): boolean =>
  Boolean(
    audience.roles?.includes(person.role) || (audience.list !== undefined && person.flags.includes(audience.list)),
  )

/** Shows its content to its audience, and to everybody else nothing at all (B-027 to B-029). */
export function OnlyFor({ children, ...audience }: Audience & { children: ReactNode }): ReactNode {
  const { me } = useSurroundings()
  return belongsTo(audience, me) ? children : null
}
