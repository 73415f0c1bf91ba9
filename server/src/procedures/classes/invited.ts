import { sql } from 'kysely'
import { z } from 'zod'
import { withOwner } from '../../services/classes/class-rows.ts'
import { isMember } from '../../services/classes/invitations.ts'
import { defineProcedure } from '../define.ts'

/** Invitations that are shown; nobody is asked into more classes at once. */
const most = 20

/** The classes into which the pupil is asked and has not answered, the newest first (D06). */
export const classesInvited = defineProcedure({
  name: 'CLASSES_Invitations_GetMine',
  kind: 'read',
  allow: ['student'],
  input: z.object({}),
  output: z.object({
    id: z.string(),
    className: z.string(),
    teacherName: z.string(),
    schoolName: z.string().nullable(),
  }),
  handle: async ({ db, user }) => {
    const { rows } = await sql<{ id: string; className: string; teacherName: string; schoolName: string | null }>`
      select invitation.id, classes.class_name as "className", teacher.full_name as "teacherName",
        schools.name as "schoolName"
      from class_invitations as invitation join classes on classes.id = invitation.class_id and classes.archived_at is null
      ${withOwner} left join schools on schools.id = classes.school_id
      where invitation.person_id = ${user.id} and invitation.answered_at is null and not ${isMember}
      order by invitation.invited_at desc, invitation.id limit ${most}`.execute(db)
    return { rows }
  },
})
