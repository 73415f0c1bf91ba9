import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'

/**
 * Marks a notification of the caller read (TrangThai 1) or unread (0) (A-273, A-276, B-371). The first moment of reading
 * stays.
 * @throws FORBIDDEN for the id of anybody else (B-372), NOT_FOUND for a notification that the caller does not have (H115)
 */
export const notificationsSetStatus = defineProcedure({
  name: 'ThongBao_TrangThai_CapNhat',
  kind: 'write',
  allow: 'authenticated',
  input: z.object({
    ThongBaoId: z.uuid(),
    UserId: z.union([z.uuid(), z.literal('')]).nullish(),
    TrangThai: z.literal([0, 1]),
  }),
  output: z.object({ thongBaoId: z.string(), status: z.literal([0, 1]) }),
  handle: async ({ db, user, now }, { ThongBaoId, UserId, TrangThai }) => {
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const { numUpdatedRows } = await db
      .updateTable('notification_recipients')
      .set({ read_at: TrangThai === 1 ? sql`coalesce(read_at, ${now})` : null })
      .where('notification_id', '=', ThongBaoId)
      .where('user_id', '=', user.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('NOT_FOUND')
    return { rows: [{ thongBaoId: ThongBaoId, status: TrangThai }] }
  },
})
