import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesClass } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { mayTakeBack } from '../../services/classes/notices.ts'
import { defineProcedure, paging } from '../define.ts'

type Notice = {
  id: string
  title: string
  content: string
  postedBy: string
  postedAt: Date
  removable: boolean
  totalRows: number
}

/**
 * What a class was told, the newest first (B-093, D53). For its teachers, its pupils, an administrator and the manager of its
 * school (B-097, D05).
 * @throws FORBIDDEN for a class that is not the caller's
 */
export const classesNotices = defineProcedure({
  name: 'CLASSES_Notices_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ classId: z.uuid(), ...paging(10, 50) }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    /** plain paragraphs */
    content: z.string(),
    /** the name of who posted it */
    postedBy: z.string(),
    postedDate: z.string().nullable(),
    /** the caller may take it back */
    removable: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { classId, PageNum, PageSize }) => {
    const own = sql`classes.id = ${classId} and classes.archived_at is null and ${seesClass(user)}`
    const { rows } = await sql<Notice>`
      select notice.id, notice.title, notice.content, author.full_name as "postedBy", notice.posted_at as "postedAt",
        ${mayTakeBack(user)} as removable, (count(*) over ())::int as "totalRows"
      from classes join class_notices as notice on notice.class_id = classes.id and notice.removed_at is null
      join users as author on author.id = notice.posted_by
      where ${own} order by notice.posted_at desc, notice.id
      limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
    if (rows.length === 0) {
      const known = await sql`select from classes where ${own}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    }
    return { rows: rows.map(({ postedAt, ...row }) => ({ ...row, postedDate: wireMoment(postedAt) })) }
  },
})
