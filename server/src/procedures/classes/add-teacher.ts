import { TEACHER_RIGHTS } from '@phuong/domain/people/class-roles'
import { z } from 'zod'
import { doneOnceAlone } from '../../services/acts/done-once.ts'
import { noteLookup } from '../../services/auth/throttle.ts'
import { addTeacher } from '../../services/classes/class-teachers.ts'
import { defineProcedure } from '../define.ts'

/**
 * Lets a teacher into a class by the e-mail or user name of the account, to give, mark or only see, and as its home-room
 * teacher; who is in it gets this place instead. For who keeps the class, and an administrator.
 * @throws FORBIDDEN for a class that the caller does not keep; BAD_PARAMETERS with `login` for who is no teacher, and for
 * the owner; NOT_VERIFIED, TOO_MANY_LOOKUPS
 */
export const classesAddTeacher = defineProcedure({
  name: 'CLASSES_Teacher_Add',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  // a lookup counts, though nothing comes of it
  transaction: 'own',
  input: z.object({
    classId: z.uuid(),
    login: z.string().min(1).max(320),
    may: z.enum(TEACHER_RIGHTS),
    homeroom: z.boolean().default(false),
  }),
  output: z.object({ personId: z.string(), fullName: z.string() }),
  handle: (context, parameters) => {
    const { db, user, now, request } = context
    const { classId, login, ...place } = parameters
    return doneOnceAlone(
      context,
      { call: 'CLASSES_Teacher_Add', parameters },
      () => noteLookup(db, { userId: user.id, address: request.remoteAddress }, now),
      async (tx) => ({ rows: [await addTeacher(tx, context, { classId, login, place })], rowsAffected: 1 }),
    )
  },
})
