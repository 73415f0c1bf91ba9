import { z } from 'zod'
import { deleteWork } from '../../services/assignments/change.ts'
import { defineProcedure } from '../define.ts'

/**
 * Takes given work back (B-133 to B-136): pupils see it no more, and what they have answered is kept.
 * @throws NOT_FOUND for work that is not the caller’s
 */
export const assignmentsDelete = defineProcedure({
  name: 'CLASSWORK_Assignments_Delete',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await deleteWork(context.db, context, id)
    return { rows: [{ id }] }
  },
})
