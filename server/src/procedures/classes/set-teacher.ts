import { TEACHER_RIGHTS } from '@phuong/domain/people/class-roles'
import { z } from 'zod'
import { colleagueNow, setTeacher } from '../../services/classes/class-teachers.ts'
import { defineProcedure, seenOf } from '../define.ts'

const place = { may: z.enum(TEACHER_RIGHTS), homeroom: z.boolean() }

/**
 * Gives a colleague in a class another place (H160). For who keeps the class, and an administrator.
 * @throws FORBIDDEN for a class that the caller does not keep, NOT_FOUND for who is no colleague in it
 */
export const classesSetTeacher = defineProcedure({
  name: 'CLASSES_Teacher_Set',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), personId: z.uuid(), ...place, seen: seenOf(place) }),
  output: z.object({ personId: z.string() }),
  current: ({ db, user }, where) => colleagueNow(db, user, where),
  handle: async (context, { classId, personId, may, homeroom }) => {
    await setTeacher(context.db, context, { classId, personId, place: { may, homeroom } })
    return { rows: [{ personId }], rowsAffected: 1 }
  },
})
