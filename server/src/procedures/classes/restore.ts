import { z } from 'zod'
import { restoreClass } from '../../services/classes/keep-class.ts'
import { defineProcedure } from '../define.ts'

/**
 * Brings an archived class back, with its people and their work as they were. For who keeps the class, and an
 * administrator.
 * @throws FORBIDDEN for a class that is not the caller's to keep, NOT_FOUND for one that is not archived; CLASS_LIMIT
 */
export const classesRestore = defineProcedure({
  name: 'CLASSES_Classes_Restore',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({ classId: z.string() }),
  handle: async (context, { classId }) => {
    await restoreClass(context.db, context, classId)
    return { rows: [{ classId }] }
  },
})
