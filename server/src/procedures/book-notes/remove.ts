import { z } from 'zod'
import { removeBookNote } from '../../services/notices/book-notes.ts'
import { defineProcedure } from '../define.ts'

/**
 * Takes a note of the digital-book service out of the lists of all pupils; its words stay in the list of what was written.
 * Once more does nothing.
 * @throws NOT_FOUND for a note that there never was
 */
export const bookNotesRemove = defineProcedure({
  name: 'ThongBao_Sach_Xoa',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async ({ db, now }, { id }) => ({
    rows: [{ id }],
    rowsAffected: (await removeBookNote(db, id, now)) ? 1 : 0,
  }),
})
