import { type RawBuilder, sql } from 'kysely'

/**
 * The address of the small picture of a worksheet's first page, as a column; null while it is not made, so that nobody asks
 * for what is not there. Only pages that a saved revision shows, newest background first: everybody to whom the worksheet
 * was given may see them.
 * @param worksheet the id of the worksheet
 */
export const smallPicture = (worksheet: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select '/api/v1.0/files/' || made.attachment_id || '/pages/' || made.page || '?w=240'
    from worksheet_pages as shown
    join attachment_pages as made on made.attachment_id = shown.attachment_id and made.page = shown.page
    where shown.worksheet_id = ${worksheet} and made.small_at is not null
    order by shown.attachment_id desc, shown.page limit 1)`
