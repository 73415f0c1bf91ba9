import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'

/** The pages of a file as the wire tells of them. */
export const pagesRow = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** null for a file without pages */
  pageCount: z.int().nullable(),
  /** the pages that were chosen for a worksheet */
  chosen: z.array(z.int()),
  /** pages whose small picture is made */
  small: z.array(z.int()),
  /** pages whose sharp pictures are made, with the height in page units (a page is 1140 wide) */
  sharp: z.array(z.object({ page: z.int(), height: z.int() })),
  failed: z.array(z.int()),
  /** of the chosen pages; of all pages while none is chosen */
  state: z.enum(['waiting', 'working', 'done', 'failed']),
})
type PagesRow = z.infer<typeof pagesRow>

type Row = { id: string; file_name: string; page_count: number | null; pages: PageFacts[] }
type PageFacts = {
  page: number
  height: number | null
  small: boolean
  wanted: boolean
  sharp: boolean
  failed: boolean
}

const stateOf = (pages: readonly PageFacts[]): PagesRow['state'] => {
  const chosen = pages.filter(({ wanted }) => wanted)
  const awaited = chosen.length > 0 ? chosen : pages
  const made = awaited.filter(({ sharp, small }) => (chosen.length > 0 ? sharp : small))
  const open = awaited.filter((page) => !made.includes(page) && !page.failed)
  if (open.length > 0) return made.length > 0 ? 'working' : 'waiting'
  return made.length < awaited.length ? 'failed' : 'done'
}

/** The pages of one file, where `condition` over `attachments` holds; one statement. */
export const selectPages = async (db: Db, id: string, condition: RawBuilder<boolean>): Promise<PagesRow | null> => {
  const { rows } = await sql<Row>`
    select attachments.id, file_name, page_count, coalesce((
      select jsonb_agg(jsonb_build_object('page', page, 'height', height, 'small', small_at is not null,
        'wanted', sharp_wanted_at is not null, 'sharp', sharp_at is not null, 'failed', failed_at is not null) order by page)
      from attachment_pages where attachment_id = attachments.id), '[]') as pages
    from attachments where attachments.id = ${id} and attachments.deleted_at is null and ${condition}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { pages } = row
  const numbers = (kept: (page: PageFacts) => boolean) => pages.filter(kept).map(({ page }) => page)
  return {
    id: row.id,
    fileName: row.file_name,
    pageCount: row.page_count,
    chosen: numbers(({ wanted }) => wanted),
    small: numbers(({ small }) => small),
    sharp: pages.flatMap(({ page, height, sharp }) => (sharp && height !== null ? [{ page, height }] : [])),
    failed: numbers(({ failed }) => failed),
    state: stateOf(pages),
  }
}

/** Chooses these pages of a file, and no others; a page that failed is tried anew. Two statements. */
export const choosePages = async (db: Db, id: string, pages: readonly number[], now: Date): Promise<void> => {
  await sql`update attachment_pages set sharp_wanted_at = ${now}, failed_at = null, tries = 0, next_at = ${now}
    where attachment_id = ${id} and page = any(${pages}::int[]) and (sharp_wanted_at is null or failed_at is not null)`.execute(
    db,
  )
  await sql`update attachment_pages set sharp_wanted_at = null
    where attachment_id = ${id} and page <> all(${pages}::int[]) and sharp_wanted_at is not null`.execute(db)
}
