import { largestBodyBytes } from '@phuong/domain/body-limits'
import { formatDateTime, toWireMoment } from '@phuong/domain/format/dates'
import { refuse } from '@phuong/domain/refusals'
import { readDocument, storedDocument, type WorksheetDocument } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import { z } from 'zod'
import { editsAttachment, folderEntity } from '../../access/attachments.ts'
import type { Db } from '../../db/database.ts'
import { defineProcedure } from '../define.ts'
import { knownPages, notePages, settleBackgrounds } from './document-pages.ts'
import { attachmentTexts } from './texts.ts'

const badDocument = (text: string) => refuse('BAD_PARAMETERS', { fields: { JsonData: text } })

/** Whether PostgreSQL takes every text in the value: no NUL, no half of a surrogate pair. */
const storable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(storable)
}

/** The worksheet in what came in. @throws BAD_PARAMETERS for what is none (H132) */
const readWorksheet = (value: unknown): WorksheetDocument => {
  const document = readDocument(value)
  if (document === undefined || !storable(document)) throw badDocument(attachmentTexts.document)
  return document
}

type Newest = { revision: number; saved_by: string; saved_at: Date; full_name: string; same: boolean }

/** The newest revision, and whether it says what is being saved. */
const newestRevision = async (db: Db, id: string, stored: object): Promise<Newest | undefined> => {
  const { rows } = await sql<Newest>`
    select newest.revision, newest.saved_by, newest.saved_at, users.full_name,
      newest.json_data - 'revision' = ${JSON.stringify(stored)}::jsonb - 'revision' as same
    from worksheets join worksheet_revisions as newest
      on newest.worksheet_id = worksheets.id and newest.revision = worksheets.revision
    join users on users.id = newest.saved_by where worksheets.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Makes a revision the newest one; the first makes the file a worksheet. It looks at the row as it is by then: what was
 * read before a wait for another save is of before that save.
 * @returns false where another save came first
 */
const advance = async (db: Db, id: string, revision: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('worksheets')
    .values({ id, revision })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ revision })
        .where('worksheets.revision', '=', revision - 1),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Saves a worksheet as a new revision (A-363, B-193 to B-196, docs/protocol.md 7), for who may edit it.
 * Revisions are only ever added. `JsonData` is the document or its JSON text, with the revision from which the editor
 * started; a save that was answered but whose answer was lost may be sent again.
 * @throws NOT_FOUND, BAD_PARAMETERS, STALE with `by` (full name) and `at` (DD/MM/YYYY HH:mm) when somebody saved
 * meanwhile
 */
export const attachmentsUpdateJsonData = defineProcedure({
  name: 'SHARE_Attachments_UpdateJsonData',
  kind: 'write',
  allow: ['teacher', 'manager', 'administrator'],
  // as its text every quote of the document takes two bytes
  maxBodyBytes: largestBodyBytes,
  input: z.object({ id: z.uuid(), JsonData: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  output: z.object({
    id: z.uuid(),
    revision: z.int(),
    /** YYYY-MM-DD HH:mm:ss */
    savedAt: z.string(),
  }),
  handle: async ({ db, user, now }, { id, JsonData }) => {
    const sent = readWorksheet(JsonData)
    const worksheet = await db
      .selectFrom('attachments')
      .leftJoin('worksheets', 'worksheets.id', 'attachments.id')
      .where('attachments.id', '=', id)
      .where('entity_name', '=', folderEntity)
      .where('deleted_at', 'is', null)
      .where(editsAttachment(user))
      .select('worksheets.revision')
      .forUpdate('attachments')
      .executeTakeFirst()
    if (worksheet === undefined) throw refuse('NOT_FOUND')
    const known = await knownPages(db, id, sent)
    if (known === null) throw badDocument(attachmentTexts.foreignPage)
    const current = worksheet.revision ?? 0
    const revision = current + 1
    // once more, since zones are kept inside the pages as high as they really are
    const stored = storedDocument({ ...readWorksheet(storedDocument({ ...sent, pages: known.pages })), revision })
    if (sent.revision !== current || !(await advance(db, id, revision))) {
      const newest = await newestRevision(db, id, stored)
      if (newest === undefined) throw badDocument(attachmentTexts.document)
      const repeated = newest.same && newest.saved_by === user.id && sent.revision === newest.revision - 1
      if (!repeated) throw refuse('STALE', { fields: { by: newest.full_name, at: formatDateTime(newest.saved_at) } })
      return { rows: [{ id, revision: newest.revision, savedAt: toWireMoment(newest.saved_at) ?? '' }] }
    }
    await db
      .insertInto('worksheet_revisions')
      .values({ worksheet_id: id, revision, json_data: JSON.stringify(stored), saved_by: user.id, saved_at: now })
      .execute()
    await notePages(db, id, known.shown)
    await settleBackgrounds(db, id, known.shown, current, now)
    return { rows: [{ id, revision, savedAt: toWireMoment(now) ?? '' }] }
  },
})
