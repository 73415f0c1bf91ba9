import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { hasPlaceIn } from '../../access/classes.ts'
import { selectTaughtClassRows, taughtClassRow } from '../../services/classes/class-rows.ts'
import { defineProcedure } from '../define.ts'

/**
 * The classes in which a teacher teaches (B-091), the own ones and those that colleagues share, with the work that waits
 * in each; an administrator may name any teacher (B-092).
 */
export const classesManaged = defineProcedure({
  name: 'CLASSES_GetClasses_ByTeacherId',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  allowedList: 'allowed:/lms/teacher/classes',
  strictList: 'strict:/lms/teacher/classes',
  input: z.object({ teacherId: z.uuid().nullish() }),
  output: taughtClassRow,
  handle: async ({ db, user, now }, { teacherId }) => {
    const teacher = teacherId == null || isEmptyGuid(teacherId) ? user.id : teacherId
    if (teacher !== user.id && !isAdministrator(user)) throw refuse('FORBIDDEN')
    return { rows: await selectTaughtClassRows(db, user, now, hasPlaceIn(sql`${teacher}`, 'see')) }
  },
})
