import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { editsAttachment } from '../../access/attachments.ts'
import { maxTagLetters } from '../../services/files/store-upload.ts'
import { defineProcedure, seenOf } from '../define.ts'

/**
 * Writes the tags of a file, for who may edit it; LIVEWORKSHEET marks a worksheet (B-185).
 * @throws NOT_FOUND, STALE with `newer` where somebody else has changed them since what `seen` says
 */
export const attachmentsUpdateTags = defineProcedure({
  name: 'SHARE_Attachments_UpdateTags',
  kind: 'write',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({
    id: z.uuid(),
    tags: z.string().transform(cleanText).pipe(z.string().max(maxTagLetters)),
    seen: seenOf({ tags: z.string().nullable() }),
  }),
  output: z.object({ id: z.uuid(), tags: z.string() }),
  current: async ({ db, user }, { id }) => {
    const row = await db
      .selectFrom('attachments')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where(editsAttachment(user))
      .select('tags')
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row ?? null
  },
  handle: async ({ db, user }, { id, tags }) => {
    const { numUpdatedRows } = await db
      .updateTable('attachments')
      .set({ tags })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where(editsAttachment(user))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('NOT_FOUND')
    return { rows: [{ id, tags }] }
  },
})
