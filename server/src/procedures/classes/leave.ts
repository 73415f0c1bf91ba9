import { z } from 'zod'
import { letLeave } from '../../services/classes/enrolment.ts'
import { defineProcedure } from '../define.ts'

/**
 * Ends the time of a pupil in a class; what was done in it stays (D22, H123). For those who keep the list of the class, and
 * an administrator. Who has left stays away.
 * @throws FORBIDDEN for a class whose list the caller does not keep, NOT_FOUND for who never was a pupil of it
 */
export const classesLeave = defineProcedure({
  name: 'CLASSES_Pupil_Leave',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({ studentId: z.string() }),
  handle: async (context, { classId, studentId }) => ({
    rows: [{ studentId }],
    rowsAffected: (await letLeave(context.db, context, { classId, studentId })) ? 1 : 0,
  }),
})
