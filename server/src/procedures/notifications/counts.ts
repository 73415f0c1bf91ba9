import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { NOTICE_GROUPS } from '@phuong/domain/notices/groups'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { typesOf } from '../../services/notices/registry.ts'
import { defineProcedure } from '../define.ts'

type Counted = { kind: string; total: number; unread: number }

const sumOf = (rows: readonly Counted[]) => ({
  total: rows.reduce((sum, { total }) => sum + total, 0),
  unread: rows.reduce((sum, { unread }) => sum + unread, 0),
})

/**
 * How many notifications the caller has: of all kinds first, then of each group that has some.
 * @throws FORBIDDEN for the id of anybody else (B-372)
 */
export const notificationCounts = defineProcedure({
  name: 'ThongBao_NguoiDung_Dem',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ UserId: z.union([z.uuid(), z.literal('')]).nullish() }),
  output: z.object({
    group: z.literal(['all', ...NOTICE_GROUPS]),
    total: z.int(),
    unread: z.int(),
  }),
  handle: async ({ db, user }, { UserId }) => {
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const { rows } = await sql<Counted>`select kind, count(*)::int as total,
        (count(*) filter (where read_at is null))::int as unread
      from notification_recipients where user_id = ${user.id} and deleted_at is null group by kind`.execute(db)
    const groups = NOTICE_GROUPS.map((group) => {
      const types = typesOf(group)
      return { group, ...sumOf(rows.filter(({ kind }) => types.includes(kind))) }
    })
    return { rows: [{ group: 'all' as const, ...sumOf(rows) }, ...groups.filter(({ total }) => total > 0)] }
  },
})
