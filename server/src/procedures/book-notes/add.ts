import { largestBodyBytes } from '@phuong/domain/body-limits'
import { bookNoteForm } from '@phuong/domain/forms/book-note'
import { faultsIn } from '@phuong/domain/forms/faults-in'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { writeBookNote } from '../../services/notices/book-notes.ts'
import { defineProcedure } from '../define.ts'

/**
 * Writes a note of the digital-book service for all pupils. The content is rich text and cleaned before anything is
 * kept.
 * @throws BAD_PARAMETERS with what is wrong by field
 */
export const bookNotesAdd = defineProcedure({
  name: 'ThongBao_Sach_ThemMoi',
  kind: 'write',
  allow: ['administrator'],
  maxBodyBytes: largestBodyBytes,
  input: z.object({
    Title: z.string().max(2_000),
    /** rich text of at most 20,000 letters, tags included */
    Content: z.string(),
  }),
  output: z.object({ id: z.string() }),
  handle: async (context, { Title, Content }) => {
    const fields = faultsIn(bookNoteForm.safeParse({ Title, Content }))
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    const id = await writeBookNote(context.db, context, { title: cleanText(Title), markup: Content })
    return { rows: [{ id }], rowsAffected: 1 }
  },
})
