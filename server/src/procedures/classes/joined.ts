import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { isJoinedBy, seesPupilData } from '../../access/classes.ts'
import { classRow, selectClassRows } from '../../services/classes/class-rows.ts'
import { defineProcedure } from '../define.ts'

/**
 * The classes that a pupil has joined (B-090): the own ones; a teacher may name a pupil of an own class and sees the own
 * ones among them, an administrator may name anybody (B-092).
 */
export const classesJoined = defineProcedure({
  name: 'Classes_GetJoinedClasses_ByStudentId',
  kind: 'read',
  allow: ['student', 'teacher', 'administrator'],
  input: z.object({ studentId: z.uuid().nullish() }),
  output: classRow,
  handle: async ({ db, user }, { studentId }) => {
    const student = studentId == null || isEmptyGuid(studentId) ? user.id : studentId
    const own = student === user.id
    if (!own && !hasRole(user, 'teacher', 'administrator')) throw refuse('FORBIDDEN')
    if (!own && !isAdministrator(user)) {
      const { rows } = await sql`select from class_members join classes on classes.id = class_members.class_id
        join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
        where class_members.student_id = ${student} and class_members.left_at is null and classes.archived_at is null
          and ${seesPupilData(user)} limit 1`.execute(db)
      // the id names a person: who is not a pupil of the caller is refused as such (docs/protocol.md 1)
      if (rows.length === 0) throw refuse('FORBIDDEN')
    }
    const rows = await selectClassRows(
      db,
      own ? isJoinedBy(student) : sql`${isJoinedBy(student)} and ${seesPupilData(user)}`,
    )
    return { rows }
  },
})
