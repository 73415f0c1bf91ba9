import { z } from 'zod'
import { endWork } from '../../services/assignments/change.ts'
import { defineProcedure } from '../define.ts'

/**
 * Ends the time for given work now; what comes later counts as late (D63, docs/decisions/0037-given-work.md).
 * @throws NOT_FOUND for work that is not the caller’s, BAD_PARAMETERS where it was due before
 */
export const assignmentsEnd = defineProcedure({
  name: 'CLASSWORK_Assignments_End',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await endWork(context.db, context, id)
    return { rows: [{ id }] }
  },
})
