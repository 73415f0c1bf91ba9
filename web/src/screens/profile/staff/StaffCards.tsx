import { hasRole } from '@phuong/domain/people/roles'
import type { Me } from '../../../api/auth-state.ts'
import { OwnSchool } from './OwnSchool.tsx'
import { SentInvitations } from './SentInvitations.tsx'
import { Verification } from './Verification.tsx'

/** What of the profile teachers and managers alone see; a file of its own, which no pupil loads (D05, D06). */
export function StaffCards({ me }: { me: Me }) {
  const teaches = hasRole(me, 'teacher')
  return (
    <>
      {hasRole(me, 'manager') && <OwnSchool />}
      {teaches && !me.isAdmin && <Verification />}
      {teaches && <SentInvitations />}
    </>
  )
}
