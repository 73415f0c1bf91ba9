import { z } from 'zod'
import { correctPupil, pupilNow } from '../../services/classes/correct-pupil.ts'
import { defineProcedure, seenOf } from '../define.ts'
import { pupilFields } from './pupil-fields.ts'

/** What a page may have seen: names that people gave themselves are longer than a teacher's. */
const seen = { fullName: z.string(), dateofBirth: z.string().nullable(), sex: z.boolean().nullable() }

/**
 * Corrects name, birthday and sex of a pupil of a class who has a user name and no e-mail (H160). For those who keep the list
 * of the class and answer for the account: who made it, and a verified teacher of its school; and for an administrator.
 * @throws FORBIDDEN for a class whose list the caller does not keep, for who is no pupil of it, has an e-mail, is of another
 * school, or whose account is another's
 */
export const classesSetPupil = defineProcedure({
  name: 'CLASSES_Pupil_Set',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid(), ...pupilFields, seen: seenOf(seen) }),
  output: z.object({ studentId: z.string() }),
  current: ({ db, user }, pupil) => pupilNow(db, user, pupil),
  handle: async (context, { classId, studentId, fullName, dateofBirth, sex }) => {
    const pupil = { classId, studentId }
    const isNews = await correctPupil(context.db, context, pupil, { fullName, dateofBirth, sex })
    return { rows: [{ studentId }], rowsAffected: isNews ? 1 : 0 }
  },
})
