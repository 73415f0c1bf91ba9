import { toWireMoment } from '@phuong/domain/format/dates'
import { AUDIENCES, type Audience } from '@phuong/domain/forms/announcement'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure, paging } from '../define.ts'

type Stored = {
  id: string
  title: string
  lead: string
  audience: Audience
  sender: string | null
  createdAt: Date
  withdrawn: boolean
  receivers: number
  totalRows: number
}

/** What people wrote to many, the newest first: who sent it, to whom and to how many, and whether it was taken back (B-373). */
export const notificationsSent = defineProcedure({
  name: 'ThongBao_DaGui_DanhSach',
  kind: 'read',
  allow: ['administrator'],
  input: z.object(paging(10, 50)),
  output: z.object({
    thongBaoId: z.string(),
    title: z.string(),
    /** the beginning of its words, plain */
    lead: z.string(),
    typeData: z.literal(AUDIENCES),
    sender: z.string().nullable(),
    createDate: z.string().nullable(),
    isWithdrawn: z.boolean(),
    /** to how many it was sent */
    receivers: z.int(),
    totalRows: z.int(),
  }),
  handle: async ({ db }, { PageNum, PageSize }) => {
    const { rows } = await sql<Stored>`
      select page.id, page.title, page.lead, page.audience, sender.full_name as sender, page.created_at as "createdAt",
        page.withdrawn_at is not null as withdrawn,
        (select count(*)::int from notification_recipients where notification_id = page.id) as receivers,
        (select count(*)::int from notifications where type = 'ANNOUNCEMENT') as "totalRows"
      from (select * from notifications where type = 'ANNOUNCEMENT' order by id desc
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}) as page
      left join users as sender on sender.id = page.sender_id
      order by page.id desc`.execute(db)
    return {
      rows: rows.map(({ id, audience, createdAt, withdrawn, ...row }) => ({
        ...row,
        thongBaoId: id,
        typeData: audience,
        createDate: toWireMoment(createdAt),
        isWithdrawn: withdrawn,
      })),
    }
  },
})
