import { formatDateTime } from '@phuong/domain/format/dates'
import { refuse } from '@phuong/domain/refusals'
import { readDocument, storedDocument, type WorksheetDocument } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import { editsAttachment, folderEntity } from '../../access/attachments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { knownPages, notePages, settleBackgrounds } from './document-pages.ts'
import { worksheetTexts } from './texts.ts'

const badDocument = (text: string) => refuse('BAD_PARAMETERS', { fields: { JsonData: text } })

/** Whether PostgreSQL takes every text in the value: no NUL, no half of a surrogate pair. */
const storable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(storable)
}

/** The worksheet in what came in. @throws BAD_PARAMETERS for what is none (H132) */
const readWorksheet = (value: unknown): WorksheetDocument => {
  const document = readDocument(value)
  if (document === undefined || !storable(document)) throw badDocument(worksheetTexts.document)
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

/** The number of the newest revision of a file that the caller may edit, which is held; 0 before the first. @throws NOT_FOUND */
const holdWorksheet = async (db: Db, user: SessionUser, id: string): Promise<number> => {
  const row = await db
    .selectFrom('attachments')
    .leftJoin('worksheets', 'worksheets.id', 'attachments.id')
    .where('attachments.id', '=', id)
    .where('entity_name', '=', folderEntity)
    .where('deleted_at', 'is', null)
    .where(editsAttachment(user))
    .select('worksheets.revision')
    .forUpdate('attachments')
    .executeTakeFirst()
  if (row === undefined) throw refuse('NOT_FOUND')
  return row.revision ?? 0
}

/** What a save came to: the number of the revision, and when it was saved. */
export type SavedWorksheet = { readonly revision: number; readonly savedAt: Date }

/**
 * Saves a worksheet as a new revision, for who may edit it; revisions are only ever added (docs/protocol.md 7).
 * @param value the document or its JSON text, with the revision from which the editor started; a save that was answered
 *   but whose answer was lost may come again
 * @throws NOT_FOUND, BAD_PARAMETERS, STALE with `by` (full name) and `at` (DD/MM/YYYY HH:mm) when somebody saved meanwhile
 */
export const saveWorksheet = async (
  { db, user, now }: Pick<Context<SessionUser>, 'db' | 'user' | 'now'>,
  id: string,
  value: unknown,
): Promise<SavedWorksheet> => {
  const sent = readWorksheet(value)
  const current = await holdWorksheet(db, user, id)
  const known = await knownPages(db, id, sent)
  if (known === null) throw badDocument(worksheetTexts.foreignPage)
  const revision = current + 1
  // once more, since zones are kept inside the pages as high as they really are
  const stored = storedDocument({ ...readWorksheet(storedDocument({ ...sent, pages: known.pages })), revision })
  if (sent.revision !== current || !(await advance(db, id, revision))) {
    const newest = await newestRevision(db, id, stored)
    if (newest === undefined) throw badDocument(worksheetTexts.document)
    const isRepeated = newest.same && newest.saved_by === user.id && sent.revision === newest.revision - 1
    if (!isRepeated) throw refuse('STALE', { fields: { by: newest.full_name, at: formatDateTime(newest.saved_at) } })
    return { revision: newest.revision, savedAt: newest.saved_at }
  }
  await db
    .insertInto('worksheet_revisions')
    .values({ worksheet_id: id, revision, json_data: JSON.stringify(stored), saved_by: user.id, saved_at: now })
    .execute()
  await notePages(db, id, known.shown)
  await settleBackgrounds(db, id, known.shown, current, now)
  return { revision, savedAt: now }
}
