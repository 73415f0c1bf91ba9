import { z } from 'zod'
import { letReturn } from '../../services/classes/enrolment.ts'
import { defineProcedure } from '../define.ts'

/**
 * Brings a pupil back who has left a class within the last 30 days; later the code of the class is the way. For those who
 * keep the list of the class, and an administrator. Who is in the class stays in it.
 * @throws FORBIDDEN for a class whose list the caller does not keep, NOT_FOUND for who has not left it lately; CLASS_FULL;
 * CLASS_LIMIT
 */
export const classesReturn = defineProcedure({
  name: 'CLASSES_Pupil_Return',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({ studentId: z.string() }),
  handle: async (context, { classId, studentId }) => ({
    rows: [{ studentId }],
    rowsAffected: (await letReturn(context.db, context, { classId, studentId })) ? 1 : 0,
  }),
})
