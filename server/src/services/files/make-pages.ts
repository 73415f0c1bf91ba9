import { sql } from 'kysely'
import { PictureRefusal } from '../../adapters/pictures/refusal.ts'
import type { Db } from '../../db/database.ts'
import type { Backlog } from '../jobs/backlog.ts'
import { isSpent, isTooHard } from './drawing-budget.ts'
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
  /** time that the pages of the file have taken so far */
  drawing_ms: number
}

/** Whether a picture of the page is still to be made, as attachment_pages_to_make asks it. */
const open = sql`(pages.small_at is null or (pages.sharp_wanted_at is not null and pages.sharp_at is null))`

const pagesOfFiles = sql`attachment_pages as pages join attachments as file on file.id = pages.attachment_id`
const isOpen = sql`pages.failed_at is null and ${open} and file.deleted_at is null`
/** The pages that are still to be made, sooner or later. */
const openRows = sql`${pagesOfFiles} where ${isOpen}`

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
 * Takes the next page for itself: one of whoever was served longest ago, so that nobody's files hold up those of others
 * (whoever was never served first, then by id). Of one person sharp pictures come first, somebody waits for them; then small
 * ones, the first pages of all files before the second ones; files of one moment by their ids.
 */
const takePage = async (db: Db, now: Date): Promise<Taken | undefined> => {
  const lease = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<Taken>`
    with owners as (
      select id, (select max(drawn_at) from attachments where created_by = owner.id and drawn_at is not null) as served_at
      from (select distinct file.created_by as id from ${openRows} and pages.next_at <= ${now}) as owner
    ), next as (
      select pages.attachment_id, pages.page, file.storage_key, file.media_type, file.drawing_ms,
        (pages.sharp_wanted_at is not null and pages.sharp_at is null) as wants_sharp
      from ${pagesOfFiles} join owners on owners.id = file.created_by
      where ${isOpen} and pages.next_at <= ${now}
      order by owners.served_at nulls first, owners.id, wants_sharp desc, pages.page, pages.attachment_id
      limit 1 for update of pages skip locked
    ), served as (
      update attachments set drawn_at = ${now} from next where id = next.attachment_id
    )
    update attachment_pages as taken set tries = taken.tries + 1, next_at = ${lease} from next
    where taken.attachment_id = next.attachment_id and taken.page = next.page
    returning next.*, taken.tries`.execute(db)
  return rows[0]
}

const keep = (db: Db, { attachment_id, page }: Taken) =>
  db.updateTable('attachment_pages').where('attachment_id', '=', attachment_id).where('page', '=', page)

/** Notes what a page has cost its file, with what was noted before. @returns pages of the file that were too hard */
const charge = async (db: Db, { attachment_id }: Taken, milliseconds: number, hard: boolean): Promise<number> => {
  const file = await db
    .updateTable('attachments')
    .where('id', '=', attachment_id)
    .set({
      drawing_ms: sql<number>`drawing_ms + ${Math.max(0, Math.round(milliseconds))}`,
      hard_pages: sql<number>`hard_pages + ${hard ? 1 : 0}`,
    })
    .returning('hard_pages')
    .executeTakeFirst()
  return file?.hard_pages ?? 0
}

/** The pages of a file that are still to be made have failed, as a page that cannot be drawn. */
const giveUp = (db: Db, { attachment_id }: Taken, at: Date) =>
  sql`update attachment_pages as pages set failed_at = ${at}
    where attachment_id = ${attachment_id} and failed_at is null and ${open}`.execute(db)

/** Draws a page and stores its pictures. @returns the height of the page in page units */
const draw = async (files: Files, { attachment_id, page, storage_key, media_type, wants_sharp }: Taken) => {
  const { height, pictures } = await files.pictures.drawPage(
    {
      key: attachment_id,
      kind: media_type === 'application/pdf' ? 'pdf' : 'picture',
      page,
      open: async () => {
        const original = await files.storage.open(originalKey(storage_key))
        if (original === null) throw new Error(`the original of ${attachment_id} is missing`)
        return original
      },
    },
    wants_sharp,
  )
  for (const { width, bytes } of pictures) await files.storage.put(pageKey(storage_key, page, width), bytes)
  return height
}

/**
 * Makes the pictures of one page that waits for them, in turn until none is left: small ones of every page, sharp ones of
 * the chosen pages. What is to be done stands in the rows, so a kill at any point loses nothing but the work on this page.
 * A file whose pages are too hard, or have taken too long together, is given up (drawing-budget.ts).
 * @returns the page, and the fault that it met; null when nothing is to be made now
 */
export const makeNextPage = async (
  db: Db,
  files: Files,
  now: () => Date,
): Promise<{ attachmentId: string; page: number; fault?: unknown } | null> => {
  const begun = now()
  const taken = await takePage(db, begun)
  if (taken === undefined) return null
  const done = { attachmentId: taken.attachment_id, page: taken.page }
  if (isSpent(taken.drawing_ms)) {
    await giveUp(db, taken, begun)
    return { ...done, fault: new PictureRefusal('TOO_HARD') }
  }
  try {
    const height = await draw(files, taken)
    const at = now()
    await keep(db, taken)
      .set({ height, small_at: at, tries: 0, next_at: at, ...(taken.wants_sharp ? { sharp_at: at } : {}) })
      .execute()
    await charge(db, taken, at.getTime() - begun.getTime(), false)
    return done
  } catch (fault) {
    const at = now()
    const pause = fault instanceof PictureRefusal ? undefined : pausesMs[taken.tries - 1]
    await keep(db, taken)
      .set(pause === undefined ? { failed_at: at } : { next_at: new Date(at.getTime() + pause) })
      .execute()
    // a storage that does not answer is no fault of the file
    if (fault instanceof PictureRefusal) {
      const hard = fault.code === 'TOO_HARD'
      const hardPages = await charge(db, taken, at.getTime() - begun.getTime(), hard)
      if (hard && isTooHard(hardPages)) await giveUp(db, taken, at)
    }
    return { ...done, fault }
  }
}
