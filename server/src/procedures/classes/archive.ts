import { z } from 'zod'
import { archiveClass } from '../../services/classes/keep-class.ts'
import { defineProcedure } from '../define.ts'

/**
 * Puts a class away: it leaves every list of everybody, and comes back as it was (D22). For who keeps the class, and an
 * administrator.
 * @throws FORBIDDEN for a class that is not the caller's to keep, NOT_FOUND for one that is archived
 */
export const classesArchive = defineProcedure({
  name: 'CLASSES_Classes_Archive',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({ classId: z.string() }),
  handle: async (context, { classId }) => {
    await archiveClass(context.db, context, classId)
    return { rows: [{ classId }] }
  },
})
