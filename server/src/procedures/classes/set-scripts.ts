import type { NamedList } from '@phuong/domain/people/account-lists'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { audit } from '../../services/audit/audit.ts'
import { defineProcedure } from '../define.ts'

const list: NamedList = 'listening-scripts'

/**
 * Lets a pupil of a class read what is said in the sounds and clips of the own work, or no longer: for a child who does
 * not hear them. It holds for the account, in every class, from its next call on (H073); an entry of the list that the
 * administrators see. For those who keep the list of the class, and an administrator (D05).
 * @throws FORBIDDEN for a class whose list the caller does not keep, and for who is no pupil of it
 */
export const classesSetScripts = defineProcedure({
  name: 'CLASSES_Scripts_Set',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid(), given: z.boolean() }),
  output: z.object({ studentId: z.string(), given: z.boolean() }),
  handle: async (context, { classId, studentId, given }) => {
    const { db, now, user } = context
    const { rows } = await sql<{ id: string }>`select pupil.id from classes
      join class_members on class_members.class_id = classes.id and class_members.left_at is null
      join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
      where classes.id = ${classId} and classes.archived_at is null and pupil.id = ${studentId}
        and ${mayInClass(user, 'enrol')}`.execute(db)
    const [pupil] = rows
    if (pupil === undefined) throw refuse('FORBIDDEN')
    const changed = given
      ? await db
          .insertInto('account_list_entries')
          .values({ list, user_id: pupil.id, value: null, added_by: user.id, added_at: now })
          .onConflict((conflict) => conflict.columns(['list', 'user_id']).doNothing())
          .returning('user_id')
          .execute()
      : await db
          .deleteFrom('account_list_entries')
          .where('list', '=', list)
          .where('user_id', '=', pupil.id)
          .returning('user_id')
          .execute()
    // asked for once more, it says nothing new
    if (changed.length > 0) {
      const action = given ? 'list-entry-added' : 'list-entry-removed'
      await audit(db, context, { action, actorId: user.id, subject: pupil.id, details: { list, classId } })
    }
    return { rows: [{ studentId: pupil.id, given }], rowsAffected: changed.length }
  },
})
