import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { editsAttachment } from '../../access/attachments.ts'
import { pagesRow, selectPages } from '../../services/files/page-rows.ts'
import { defineProcedure } from '../define.ts'

/**
 * Which pages a file has, which were chosen, and which pictures are made (docs/protocol.md 7), for who may edit the
 * file.
 * @throws NOT_FOUND
 */
export const attachmentsGetPages = defineProcedure({
  name: 'SHARE_Attachments_GetPages',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: pagesRow,
  handle: async ({ db, user }, { id }) => {
    const row = await selectPages(db, id, editsAttachment(user))
    if (row === null) throw refuse('NOT_FOUND')
    return { rows: [row] }
  },
})
