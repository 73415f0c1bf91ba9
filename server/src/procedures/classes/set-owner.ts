import { z } from 'zod'
import { handOver } from '../../services/classes/class-teachers.ts'
import { defineProcedure } from '../define.ts'

/**
 * Hands a class over to a colleague in it, such as before a teacher leaves the school; who had it gives and marks in it from
 * then on. For who keeps the class, and an administrator.
 * @throws FORBIDDEN for a class that the caller does not keep, NOT_FOUND for who is no colleague in it; CLASS_LIMIT,
 * NOT_VERIFIED
 */
export const classesSetOwner = defineProcedure({
  name: 'CLASSES_Owner_Set',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), personId: z.uuid() }),
  output: z.object({ personId: z.string() }),
  handle: async (context, { classId, personId }) => {
    await handOver(context.db, context, { classId, personId })
    return { rows: [{ personId }], rowsAffected: 1 }
  },
})
