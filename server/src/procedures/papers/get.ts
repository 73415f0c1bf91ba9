import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { paperStaff } from '../../access/papers.ts'
import { isPaper, readPinned, selectPaper } from '../../services/papers/rows.ts'
import { paperFileName, writePaperFile } from '../../services/papers/write-file.ts'
import { defineProcedure } from '../define.ts'
import { paperOnWire, paperShape } from './shapes.ts'

/**
 * A paper with its file (C-257): `text` is JSON that people can read, holds the questions with their key as they are stored,
 * and is taken back by TESTBANK_Papers_Save; the same paper gives the same text.
 * @throws NOT_FOUND for a paper that the caller does not see
 */
export const papersGet = defineProcedure({
  name: 'TESTBANK_Papers_Get',
  kind: 'read',
  allow: paperStaff,
  input: z.object({ id: z.int().min(1).max(2_147_483_647) }),
  output: z.object({ ...paperShape, fileName: z.string(), text: z.string() }),
  handle: async ({ db, user, services }, { id }) => {
    const paper = await selectPaper(db, user, isPaper(id), false)
    if (!paper?.sees) throw refuse('NOT_FOUND')
    const questions = await readPinned(db, paper.id, paper.revision)
    const file = { fileName: paperFileName(paper), text: writePaperFile(paper, questions) }
    return { rows: [{ ...paperOnWire(paper, services.settings.ORGANISATION), ...file }] }
  },
})
