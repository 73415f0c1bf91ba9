import { z } from 'zod'
import { restoreWork } from '../../services/assignments/change.ts'
import { defineProcedure } from '../define.ts'

/**
 * Undoes that work was taken back (docs/decisions/0037-given-work.md).
 * @throws NOT_FOUND for work that is not the caller’s, or was not taken back
 */
export const assignmentsRestore = defineProcedure({
  name: 'CLASSWORK_Assignments_Restore',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await restoreWork(context.db, context, id)
    return { rows: [{ id }] }
  },
})
