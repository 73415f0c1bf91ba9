import { z } from 'zod'
import { removeTeacher } from '../../services/classes/class-teachers.ts'
import { defineProcedure } from '../define.ts'

/**
 * Ends the time of a colleague in a class; what the colleague gave stays. For who keeps the class, an administrator, and the
 * colleague alone, who leaves.
 * @throws FORBIDDEN for a class that the caller neither keeps nor leaves, NOT_FOUND for who never was a colleague in it
 */
export const classesRemoveTeacher = defineProcedure({
  name: 'CLASSES_Teacher_Remove',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), personId: z.uuid() }),
  output: z.object({ personId: z.string() }),
  handle: async (context, { classId, personId }) => ({
    rows: [{ personId }],
    rowsAffected: (await removeTeacher(context.db, context, { classId, personId })) ? 1 : 0,
  }),
})
