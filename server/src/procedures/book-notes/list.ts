import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { toWireMoment } from '@phuong/domain/format/dates'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure, namedId } from '../define.ts'

const maxLetters = 100

/** A number from 1 that stands in an address. @param otherwise what anything else is */
const addressed = (largest: number, otherwise: number) =>
  z.union([z.int(), z.string().max(maxLetters)]).transform((text) => {
    const number = /^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : otherwise
    return Math.min(number, largest)
  })

/** Rows of a page for who does not say, and for who asks for more. */
const usualRows = 10
const mostRows = 50
const mostPages = 1_000_000

type Stored = { id: string; title: string; content: string; createdAt: Date; totalRows: number }

/**
 * What the digital-book service tells pupils, the newest first (A-292 to A-296, B-040): a pupil asks with the own id, an
 * administrator with any. A group that nobody has written to has no notes.
 * @throws FORBIDDEN for the id of anybody else, NOT_FOUND where an administrator names nobody
 */
export const bookNotesList = defineProcedure({
  name: 'ThongBao_Sach_CuaHocSinh',
  kind: 'read',
  allow: ['student', 'administrator'],
  input: z.object({
    userId: namedId,
    /** 5203 is the one that there is; what is no number names none */
    group: addressed(999_999_999, 0).default(BOOK_NOTE_GROUP),
    PageNum: addressed(mostPages, 1).default(1),
    PageSize: addressed(mostRows, usualRows).default(usualRows),
  }),
  output: z.object({
    id: z.string(),
    /** plain text */
    title: z.string(),
    /** rich-text JSON, or plain text where lines are all there is */
    content: z.string(),
    CreatedDate: z.string().nullable(),
    /** on each row; not on the path of its own */
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { userId, group, PageNum, PageSize }) => {
    if (userId !== user.id) {
      if (!isAdministrator(user)) throw refuse('FORBIDDEN')
      const named = await db
        .selectFrom('users')
        .where('id', '=', userId)
        .where('status', '<>', 'DELETED')
        .select('id')
        .executeTakeFirst()
      if (named === undefined) throw refuse('NOT_FOUND')
    }
    const { rows } = await sql<Stored>`select id, title, coalesce(document::text, words) as content,
        created_at as "createdAt",
        (select count(*)::int from book_notes where group_id = ${group} and deleted_at is null) as "totalRows"
      from book_notes where group_id = ${group} and deleted_at is null
      order by id desc limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
    return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, CreatedDate: toWireMoment(createdAt) })) }
  },
  path: {
    method: 'GET',
    url: '/mobile/sgk/api/GetNotificationsByStudent/:userId/:group',
    otherUrls: ['/mobile/Sgk/api/GetNotificationsByStudent/:userId/:group'],
    envelope: (rows) => ({
      result: rows.map(({ id, title, content, CreatedDate }) => ({ id, title, content, CreatedDate })),
    }),
  },
})
