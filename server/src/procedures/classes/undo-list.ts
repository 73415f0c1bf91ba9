import { z } from 'zod'
import { undoList } from '../../services/classes/make-pupils.ts'
import { defineProcedure } from '../define.ts'

/**
 * Undoes a list of pupils that the caller has put into a class: their accounts go, as long as nobody of them has signed in.
 * Who has come into another class meanwhile keeps the account.
 * @throws NOT_FOUND for a list that is not the caller's, or of a class whose list the caller keeps no more; LIST_IN_USE
 */
export const classesUndoList = defineProcedure({
  name: 'CLASSES_List_Undo',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ listId: z.uuid() }),
  output: z.object({ listId: z.string() }),
  handle: async (context, { listId }) => ({
    rows: [{ listId }],
    rowsAffected: await undoList(context.db, context, listId),
  }),
})
