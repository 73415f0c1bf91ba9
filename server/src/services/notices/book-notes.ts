import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { bookNoteFault } from '@phuong/domain/forms/book-note'
import { refuse } from '@phuong/domain/refusals'
import { plainOf } from '@phuong/domain/rich-text/plain'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { cleanMarkup } from './clean-markup.ts'
import { documentOf, isLinesAlone } from './rich-document.ts'

/**
 * Writes a note of the digital-book service for all pupils.
 * @param written the title as it is stored; the markup as it came, no longer and no deeper than it may be
 * @returns its id
 * @throws BAD_PARAMETERS where nothing is left of the content or it became too long
 */
export const writeBookNote = async (
  tx: Db,
  { user, now }: { user: Pick<SessionUser, 'id'>; now: Date },
  { title, markup }: { title: string; markup: string },
): Promise<string> => {
  const cleaned = cleanMarkup(markup)
  const fault = bookNoteFault(cleaned)
  if (fault !== null) throw refuse('BAD_PARAMETERS', { fields: { Content: fault } })
  const id = newId(now)
  const words = plainOf(cleaned)
  // words that begin as a document does would be read as one, with whatever it says
  const document = isLinesAlone(cleaned) && !words.startsWith('{') ? null : JSON.stringify(documentOf(cleaned))
  await sql`insert into book_notes (id, group_id, title, document, words, created_by, created_at)
    values (${id}, ${BOOK_NOTE_GROUP}, ${title}, ${document}::jsonb, ${words}, ${user.id}, ${now})`.execute(tx)
  return id
}

/**
 * Takes a note out of the lists of all pupils; the list of what was written keeps it.
 * @returns whether that is news
 * @throws NOT_FOUND for a note that there never was
 */
export const removeBookNote = async (tx: Db, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{
    isNews: boolean
  }>`with before as (select id, deleted_at from book_notes where id = ${id} for update)
    update book_notes set deleted_at = coalesce(book_notes.deleted_at, ${now}) from before where book_notes.id = before.id
    returning before.deleted_at is null as "isNews"`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  return row.isNews
}
