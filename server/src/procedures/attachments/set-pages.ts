import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { editsAttachment } from '../../access/attachments.ts'
import { inTransaction } from '../../db/database.ts'
import { refuseStale } from '../../services/acts/stale.ts'
import { readPageNumbers } from '../../services/files/page-numbers.ts'
import { choosePages, pagesRow, selectPages } from '../../services/files/page-rows.ts'
import { fileTexts } from '../../services/files/texts.ts'
import { defineProcedure, seenOf } from '../define.ts'
import { attachmentTexts } from './texts.ts'

/**
 * Chooses the pages of a file that a worksheet is made of (docs/protocol.md 7): `1-2,5`, without a choice the first
 * ten, at most thirty. Their sharp pictures are then made; what was chosen before and is not now stays made. A page
 * that failed is tried anew.
 * @throws NOT_FOUND, BAD_PARAMETERS for pages that the file does not have, STALE with `newer` where somebody else has chosen
 * others since what `seen` says
 */
export const attachmentsSetPages = defineProcedure({
  name: 'SHARE_Attachments_SetPages',
  kind: 'write',
  transaction: 'own',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({
    id: z.uuid(),
    pages: z.string().max(400).nullish(),
    seen: seenOf({ chosen: z.array(z.int()) }),
  }),
  output: pagesRow,
  handle: async ({ db: pool, user, now, services }, { id, pages, seen }) => {
    const row = await inTransaction(pool, async (db) => {
      const file = await db
        .selectFrom('attachments')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(editsAttachment(user))
        .select('page_count')
        .forUpdate()
        .executeTakeFirst()
      if (file === undefined) throw refuse('NOT_FOUND')
      if (file.page_count === null) throw refuse('BAD_PARAMETERS', { fields: { id: attachmentTexts.noPages } })
      const chosen = readPageNumbers(pages, file.page_count)
      if (chosen === null) throw refuse('BAD_PARAMETERS', { fields: { pages: fileTexts.pages } })
      if (seen) refuseStale(seen, { chosen: (await selectPages(db, id, sql`true`))?.chosen }, { chosen })
      await choosePages(db, id, chosen, now)
      return selectPages(db, id, sql`true`)
    })
    services.wake('draw-pages')
    if (row === null) throw refuse('NOT_FOUND')
    return { rows: [row] }
  },
})
