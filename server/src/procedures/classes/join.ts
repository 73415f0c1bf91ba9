import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { findByCode, joinFound } from '../../services/classes/join-class.ts'
import { defineProcedure } from '../define.ts'
import { typedCode } from './code.ts'

/**
 * A pupil comes into a class by its code (B-095), and gets its grade (D68). Who is in it already stays in it, and is told.
 * @throws CLASS_CODE_UNKNOWN, CLASS_CLOSED for an archived one, CLASS_FULL, CLASS_LIMIT, TOO_MANY_CODES after ten
 * wrong codes an hour
 */
export const classesJoin = defineProcedure({
  name: 'CLASSES_Join',
  kind: 'write',
  allow: ['student'],
  // a wrong code counts, though nothing comes of it
  transaction: 'own',
  input: z.object({ code: typedCode }),
  output: z.object({
    classId: z.string(),
    className: z.string(),
    /** whether the pupil was in it already */
    joined: z.boolean(),
  }),
  handle: (context, { code }) => {
    const { db, user, now } = context
    return doneOnceAlone(
      context,
      { call: 'CLASSES_Join', parameters: { code } },
      () => findByCode(db, user.id, code, now),
      async (tx, { classId }) => {
        const row = await joinFound(tx, user, classId, now)
        return { rows: [row], rowsAffected: row.joined ? 0 : 1 }
      },
    )
  },
})
