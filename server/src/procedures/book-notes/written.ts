import { toWireMoment } from '@phuong/domain/format/dates'
import { beginningOf } from '@phuong/domain/rich-text/plain'
import { sql } from 'kysely'
import { z } from 'zod'
import { asMarkup } from '../../services/notices/notify.ts'
import { defineProcedure, paging } from '../define.ts'

type Stored = {
  id: string
  title: string
  words: string
  sender: string | null
  createdAt: Date
  isDeleted: boolean
  totalRows: number
}

/** Letters of the beginning that the list carries. */
const leadLetters = 300

/** The notes of the digital-book service, the newest first: who wrote each, and whether it was deleted. */
export const bookNotesWritten = defineProcedure({
  name: 'ThongBao_Sach_DanhSach',
  kind: 'read',
  allow: ['administrator'],
  input: z.object(paging(10, 50)),
  output: z.object({
    id: z.string(),
    title: z.string(),
    /** the beginning of its words, plain */
    lead: z.string(),
    sender: z.string().nullable(),
    createDate: z.string().nullable(),
    isDeleted: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db }, { PageNum, PageSize }) => {
    const { rows } = await sql<Stored>`
      select page.id, page.title, page.words, sender.full_name as sender, page.created_at as "createdAt",
        page.deleted_at is not null as "isDeleted", (select count(*)::int from book_notes) as "totalRows"
      from (select * from book_notes order by id desc limit ${PageSize} offset ${(PageNum - 1) * PageSize}) as page
      left join users as sender on sender.id = page.created_by
      order by page.id desc`.execute(db)
    return {
      rows: rows.map(({ words, createdAt, ...row }) => ({
        ...row,
        lead: beginningOf(asMarkup(words), leadLetters),
        createDate: toWireMoment(createdAt),
      })),
    }
  },
})
