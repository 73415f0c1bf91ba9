import { sql } from 'kysely'
import type { Storage } from '../../adapters/files/storage.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { isPageKey } from './files.ts'
import { clearReservations } from './recording-room.ts'

/** How long a removed file lies in the bin, and a recording that no answer names waits for one. Milliseconds. */
export const keptMs = 30 * 24 * 3_600_000

/** Sittings whose recordings go in one transaction. */
const sittingsAtOnce = 100

/**
 * Removes recordings that no answer has named for 30 days, rows first, and what crashes left reserved. The sittings are
 * held as a new answer holds them, so that an answer finds its recording or sends it again.
 * @returns how many recordings went
 */
export const expireRecordings = async (db: Db, storage: Storage, now: Date, signal?: AbortSignal): Promise<number> => {
  for (const key of await clearReservations(db, now)) await storage.removeBelow(key)
  const before = new Date(now.getTime() - keptMs)
  const isOld = sql`coalesce(sent_again_at, created_at) < ${before} and not is_named_recording(sitting_id, id)`
  const { rows } = await sql<{ id: string }>`
    select distinct sitting_id as id from recordings where ${isOld} order by sitting_id`.execute(db)
  let gone = 0
  for (let at = 0; at < rows.length && !signal?.aborted; at += sittingsAtOnce) {
    const ids = rows.slice(at, at + sittingsAtOnce).map(({ id }) => id)
    const keys = await inTransaction(db, async (tx) => {
      await sql`select from sittings where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
      const removed = await sql<{ storage_key: string }>`
        delete from recordings where sitting_id = any(${ids}::uuid[]) and ${isOld} returning storage_key`.execute(tx)
      return removed.rows.map(({ storage_key }) => storage_key)
    })
    for (const key of keys) await storage.removeBelow(key)
    gone += keys.length
  }
  return gone
}

type Binned = { id: string; storage_key: string; shown: number[] }

/**
 * Pages of a removed file that somebody may still see: those that a worksheet shows which is there, was given or was sat
 * (access/attachments.ts).
 */
const shownPages = sql`array(select distinct page::int from worksheet_pages as shown
  join attachments as worksheet on worksheet.id = shown.worksheet_id
  where shown.attachment_id = attachments.id and (worksheet.deleted_at is null
    or exists (select from assignments where assignments.worksheet_id = worksheet.id)
    or exists (select from sittings where sittings.worksheet_id = worksheet.id)))`

/**
 * Empties the bin: files that were removed 30 days ago give their bytes back, the original and all pictures but those of
 * pages that a worksheet shows to somebody.
 * @returns how many files were emptied
 */
export const emptyBin = async (db: Db, storage: Storage, now: Date, signal?: AbortSignal): Promise<number> => {
  const before = new Date(now.getTime() - keptMs)
  const { rows } = await sql<Binned>`select id, storage_key, ${shownPages} as shown from attachments
    where deleted_at < ${before} and emptied_at is null and storage_key is not null order by deleted_at`.execute(db)
  let emptied = 0
  for (const { id, storage_key, shown } of rows) {
    if (signal?.aborted) break
    const row = db.updateTable('attachments').where('id', '=', id)
    if (shown.length === 0) {
      // without a key it is no file any more: what a kill leaves of it is an object without a row
      await row.set({ storage_key: null, emptied_at: now }).execute()
      await storage.removeBelow(storage_key)
    } else {
      const keys: string[] = []
      for await (const { key } of storage.list(storage_key)) keys.push(key)
      for (const key of keys) if (!shown.some((page) => isPageKey(key, storage_key, page))) await storage.remove(key)
      await row.set({ emptied_at: now }).execute()
    }
    emptied += 1
  }
  return emptied
}
