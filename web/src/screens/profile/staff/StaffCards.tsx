import { hasRole } from '@phuong/domain/people/roles'
import type { Me } from '../../../api/auth-state.ts'
import { OwnSchool } from './OwnSchool.tsx'
import { Verification } from './Verification.tsx'

/** How the account stands with its school: of a manager, and of a teacher (D05, D06). */
export function StaffCards({ me }: { me: Me }) {
  return (
    <>
      {hasRole(me, 'manager') && <OwnSchool />}
      {hasRole(me, 'teacher') && !me.isAdmin && <Verification />}
    </>
  )
}
