import type { Page, WorksheetDocument } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import { worksheetEntity } from '../../access/attachments.ts'
import type { Db } from '../../db/database.ts'

const address =
  /^\/api\/v1\.0\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/pages\/([1-9]\d{0,2})(?:\?w=(?:240|1140|2280))?$/i

/** A page of a file. */
export type FilePage = { id: string; page: number }

const fileOf = (url: string): FilePage | null => {
  const [, id, page] = address.exec(url) ?? []
  return id === undefined ? null : { id: id.toLowerCase(), page: Number(page) }
}

/**
 * The pages of a worksheet with the addresses and heights that the server knows; what a client wrote says no more than
 * which page of which file. A page belongs to the worksheet's own file or to a background of it, and its sharp pictures
 * are made.
 * @returns null when a page is none of these
 */
export const knownPages = async (
  db: Db,
  worksheetId: string,
  { pages }: WorksheetDocument,
): Promise<{ pages: Page[]; shown: FilePage[] } | null> => {
  const shown = pages.map(({ url }) => fileOf(url))
  if (shown.some((page) => page === null)) return null
  const wanted = shown.filter((page) => page !== null)
  const { rows } = await sql<FilePage & { height: number }>`
    select made.attachment_id as id, made.page, made.height from attachment_pages as made
    join attachments as file on file.id = made.attachment_id
    where made.attachment_id = any(${wanted.map(({ id }) => id)}::uuid[]) and made.sharp_at is not null
      and (file.id = ${worksheetId} or (file.entity_name = ${worksheetEntity} and file.entity_id = ${worksheetId}))`.execute(
    db,
  )
  const heights = new Map(rows.map(({ id, page, height }) => [`${id} ${page}`, height]))
  const known = wanted.flatMap(({ id, page }): Page[] => {
    const height = heights.get(`${id} ${page}`)
    const url = `/api/v1.0/files/${id}/pages/${page}`
    return height === undefined ? [] : [{ url: `${url}?w=1140`, url2x: `${url}?w=2280`, height }]
  })
  return known.length === wanted.length ? { pages: known, shown: wanted } : null
}

/** Notes which pages a revision shows: what pupils may see of a file. */
export const notePages = async (db: Db, worksheetId: string, shown: readonly FilePage[]): Promise<void> => {
  await sql`insert into worksheet_pages (worksheet_id, attachment_id, page)
    select distinct ${worksheetId}::uuid, file, page
    from unnest(${shown.map(({ id }) => id)}::uuid[], ${shown.map(({ page }) => page)}::int[]) as shown (file, page)
    on conflict do nothing`.execute(db)
}

/**
 * Puts the backgrounds of a worksheet right after a save (B-156, B-157, H084): those that are shown now are there; those
 * that the revision before showed and this one does not are gone, unless a sitting is pinned to a revision with them.
 * A background that no save has used yet waits.
 */
export const settleBackgrounds = async (
  db: Db,
  worksheetId: string,
  shown: readonly FilePage[],
  before: number,
  now: Date,
): Promise<void> => {
  const used = shown.map(({ id }) => id)
  const uses = (
    revision: ReturnType<typeof sql>,
  ) => sql`exists (select from jsonb_array_elements(${revision}.json_data -> 'pages') as page
    where page ->> 'url' like '/api/v1.0/files/' || attachments.id || '/pages/%')`
  const ofWorksheet = sql`entity_name = ${worksheetEntity} and entity_id = ${worksheetId}`
  await sql`update attachments set deleted_at = null
    where ${ofWorksheet} and id = any(${used}::uuid[]) and deleted_at is not null`.execute(db)
  await sql`update attachments set deleted_at = ${now}
    where ${ofWorksheet} and id <> all(${used}::uuid[]) and deleted_at is null
      and exists (select from worksheet_revisions as older
        where older.worksheet_id = ${worksheetId} and older.revision = ${before} and ${uses(sql`older`)})
      and not exists (select from sittings join worksheet_revisions as pinned
          on pinned.worksheet_id = sittings.worksheet_id and pinned.revision = sittings.pinned_revision
        where sittings.worksheet_id = ${worksheetId} and ${uses(sql`pinned`)})`.execute(db)
}
