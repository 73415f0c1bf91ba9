import { z } from 'zod'
import { findByCode } from '../../services/classes/join-class.ts'
import { defineProcedure } from '../define.ts'
import { typedCode } from './code.ts'

/**
 * To which class a code leads, before a pupil comes into it (B-095), or is moved there by a teacher. Names of pupils are not told.
 * @throws CLASS_CODE_UNKNOWN, CLASS_CLOSED for an archived one, TOO_MANY_CODES after ten wrong codes an hour
 */
export const classesFindByCode = defineProcedure({
  name: 'CLASSES_Code_Find',
  kind: 'read',
  allow: ['student', 'teacher', 'administrator'],
  input: z.object({ code: typedCode }),
  output: z.object({
    classId: z.string(),
    className: z.string(),
    teacherName: z.string(),
    schoolName: z.string().nullable(),
    /** whether the caller is a pupil of it */
    joined: z.boolean(),
  }),
  handle: async ({ db, user, now }, { code }) => ({ rows: [await findByCode(db, user.id, code, now)] }),
})
