import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { isMember } from '../../services/classes/invitations.ts'
import { defineProcedure } from '../define.ts'

/** Invitations that are shown; a class has far fewer. */
const most = 100

/**
 * Who is asked into a class and has not answered, the newest first: the name as it was typed, and nothing else of the person
 * (D06). For those who keep the list of the class, and an administrator.
 * @throws FORBIDDEN for a class whose list the caller does not keep
 */
export const classesInvitations = defineProcedure({
  name: 'CLASSES_Invitations_Get',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({ id: z.string(), login: z.string(), invitedDate: z.string().nullable() }),
  handle: async ({ db, user }, { classId }) => {
    const own = sql`classes.id = ${classId} and classes.archived_at is null and ${mayInClass(user, 'enrol')}`
    const { rows } = await sql<{ id: string; login: string; invitedAt: Date }>`
      select invitation.id, invitation.login, invitation.invited_at as "invitedAt"
      from classes join class_invitations as invitation on invitation.class_id = classes.id
        and invitation.answered_at is null
      where ${own} and not ${isMember} order by invitation.invited_at desc, invitation.id limit ${most}`.execute(db)
    if (rows.length === 0) {
      const known = await sql`select from classes where ${own}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    }
    return { rows: rows.map(({ invitedAt, ...row }) => ({ ...row, invitedDate: wireMoment(invitedAt) })) }
  },
})
