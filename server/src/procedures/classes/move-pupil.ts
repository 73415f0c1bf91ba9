import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { movePupil } from '../../services/classes/enrolment.ts'
import { findByCode } from '../../services/classes/join-class.ts'
import { defineProcedure } from '../define.ts'
import { typedCode } from './code.ts'

/**
 * Moves a pupil from a class to another one, as two periods: to an own class by its id, to a colleague's by its code. For
 * those who keep the list of the class, and an administrator. A pupil who has moved there already stays there.
 * @throws FORBIDDEN for a class whose list the caller does not keep, NOT_FOUND for who is no pupil of it; BAD_PARAMETERS for the
 * class itself, and where both or none of `toClassId` and `code` are there; CLASS_FULL, CLASS_CLOSED, CLASS_CODE_UNKNOWN,
 * TOO_MANY_CODES after ten wrong codes an hour
 */
export const classesMovePupil = defineProcedure({
  name: 'CLASSES_Pupil_Move',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  // a wrong code counts, though nothing comes of it
  transaction: 'own',
  input: z
    .object({
      classId: z.uuid(),
      studentId: z.uuid(),
      toClassId: z.uuid().nullish(),
      code: typedCode.nullish(),
    })
    .refine(({ toClassId, code }) => (toClassId == null) !== (code == null), { path: ['toClassId'] }),
  output: z.object({ studentId: z.string(), classId: z.string(), className: z.string() }),
  handle: (context, parameters) => {
    const { db, user, now } = context
    const { classId, studentId, toClassId, code } = parameters
    return doneOnceAlone(
      context,
      { call: 'CLASSES_Pupil_Move', parameters },
      async () => (code == null ? (toClassId ?? '') : (await findByCode(db, user.id, code, now)).classId),
      async (tx, id) => {
        const to = { id, byCode: code != null }
        const { room, moved } = await movePupil(tx, context, { classId, studentId, to })
        return { rows: [{ studentId, classId: room.id, className: room.className }], rowsAffected: moved ? 1 : 0 }
      },
    )
  },
})
