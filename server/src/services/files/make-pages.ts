import { sql } from 'kysely'
import { PictureRefusal } from '../../adapters/pictures/refusal.ts'
import type { Db } from '../../db/database.ts'
import type { Backlog } from '../jobs/backlog.ts'
import { type Files, originalKey, pageKey } from './files.ts'

/** A page that is being made belongs to nobody else for this long: far more than it takes; after a kill it is free again. */
const leaseMs = 120_000
/** Pauses after a fault that may pass by itself (a storage that does not answer), then the page has failed. Milliseconds. */
const pausesMs = [5_000, 30_000, 120_000, 600_000]

type Taken = {
  attachment_id: string
  page: number
  tries: number
  wants_sharp: boolean
  storage_key: string
  media_type: string
}

/** Whether a picture of the page is still to be made, as attachment_pages_to_make asks it. */
const open = sql`(pages.small_at is null or (pages.sharp_wanted_at is not null and pages.sharp_at is null))`

/** The pages that are still to be made, sooner or later. */
const openRows = sql`attachment_pages as pages join attachments as file on file.id = pages.attachment_id
  where pages.failed_at is null and ${open} and file.deleted_at is null`

/** When the next page may be made; null when none is left. In the past when one waits already. */
export const nextPageAt = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(pages.next_at) as at from ${openRows}`.execute(db)
  return rows[0]?.at ?? null
}

/** How many pages wait, and how many could not be made. */
export const pageBacklog = (now: Date): Backlog => ({
  waiting: sql`(select count(*)::int from ${openRows} and pages.next_at <= ${now})`,
  failed: sql`(select count(*)::int from attachment_pages as pages join attachments as file on file.id = pages.attachment_id
    where pages.failed_at is not null and file.deleted_at is null)`,
})

/**
 * Takes the next page for itself. Sharp pictures come first, somebody waits for them; then small ones, the first pages of
 * all files before the second ones, so that a long file holds up no other.
 */
const takePage = async (db: Db, now: Date): Promise<Taken | undefined> => {
  const lease = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<Taken>`
    with next as (
      select pages.attachment_id, pages.page, file.storage_key, file.media_type,
        (pages.sharp_wanted_at is not null and pages.sharp_at is null) as wants_sharp
      from ${openRows} and pages.next_at <= ${now}
      order by wants_sharp desc, pages.page, pages.attachment_id limit 1
      for update of pages skip locked
    )
    update attachment_pages as taken set tries = taken.tries + 1, next_at = ${lease} from next
    where taken.attachment_id = next.attachment_id and taken.page = next.page
    returning next.*, taken.tries`.execute(db)
  return rows[0]
}

const keep = (db: Db, { attachment_id, page }: Taken) =>
  db.updateTable('attachment_pages').where('attachment_id', '=', attachment_id).where('page', '=', page)

/**
 * Makes the pictures of one page that waits for them, in turn until none is left: small ones of every page, sharp ones of
 * the chosen pages. What is to be done stands in the rows, so a kill at any point loses nothing but the work on this page.
 * @returns the page, and the fault that it met; null when nothing is to be made now
 */
export const makeNextPage = async (
  db: Db,
  files: Files,
  now: () => Date,
): Promise<{ attachmentId: string; page: number; fault?: unknown } | null> => {
  const taken = await takePage(db, now())
  if (taken === undefined) return null
  const { attachment_id, page, storage_key, media_type } = taken
  const done = { attachmentId: attachment_id, page }
  try {
    const { height, pictures } = await files.pictures.drawPage(
      {
        key: attachment_id,
        kind: media_type === 'application/pdf' ? 'pdf' : 'picture',
        page,
        load: async () => {
          const original = await files.storage.read(originalKey(storage_key))
          if (original === null) throw new Error(`the original of ${attachment_id} is missing`)
          return original
        },
      },
      taken.wants_sharp,
    )
    for (const { width, bytes } of pictures) await files.storage.put(pageKey(storage_key, page, width), bytes)
    const at = now()
    await keep(db, taken)
      .set({ height, small_at: at, tries: 0, next_at: at, ...(taken.wants_sharp ? { sharp_at: at } : {}) })
      .execute()
    return done
  } catch (fault) {
    const at = now()
    const pause = fault instanceof PictureRefusal ? undefined : pausesMs[taken.tries - 1]
    await keep(db, taken)
      .set(pause === undefined ? { failed_at: at } : { next_at: new Date(at.getTime() + pause) })
      .execute()
    return { ...done, fault }
  }
}
