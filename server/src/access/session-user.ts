import { type DerivedRole, isAdministrator } from '@phuong/domain/people/roles'

/** A person as the corridor knows them: who, which roles, on which lists. Made anew for each request. */
export type SessionUser = {
  id: string
  email: string | null
  userName: string | null
  /** all of them: what the person may do comes from this set (hasRole) */
  roles: { id: number; name: string }[]
  /** what the person is called: of several roles the one with the highest id (C-089) */
  role: DerivedRole
  /** admin by role or by list (C-217) */
  isAdmin: boolean
  /** lists that hold this account, and strict lists that hold nobody (docs/protocol.md 4) */
  flags: string[]
  schoolId: number | null
  schoolTypeId: number | null
  grade: number | null
  verified: boolean
  mustChangePassword: boolean
  /** list → value of the account lists that name this person (value null: being on it says it all) */
  lists: Record<string, unknown>
  /** the pupils whose results the person reads as their guardian (D59); undefined for who is no guardian */
  guards?: readonly string[]
}

/** Whether somebody has looked who this is (D06): a teacher who was verified, or an administrator. */
export const isKnownPerson = (user: SessionUser): boolean => user.verified || isAdministrator(user)

/** Who looks at rows of the school: what their conditions ask of the person. */
export type Viewer = Pick<SessionUser, 'id' | 'roles' | 'schoolId' | 'guards'>
