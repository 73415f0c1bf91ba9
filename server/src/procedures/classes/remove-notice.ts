import { z } from 'zod'
import { takeNoticeBack } from '../../services/classes/notices.ts'
import { defineProcedure } from '../define.ts'

/**
 * Takes a notice of a class back: out of its pages and the bells of its pupils. For who has posted it, who keeps the class,
 * and an administrator.
 * @throws NOT_FOUND for one that the caller may not take back
 */
export const classesRemoveNotice = defineProcedure({
  name: 'CLASSES_Notice_Remove',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => ({
    rows: [{ id }],
    rowsAffected: (await takeNoticeBack(context.db, context, id)) ? 1 : 0,
  }),
})
