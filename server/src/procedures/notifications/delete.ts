import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'

/**
 * Takes a notification out of the caller's list, and out of nobody else's (A-298, A-300, B-370). Once more does nothing.
 * @throws FORBIDDEN for the id of anybody else (B-372), NOT_FOUND for a notification that the caller never had (H115)
 */
export const notificationsDelete = defineProcedure({
  name: 'ThongBao_NguoiDung_Xoa',
  kind: 'write',
  allow: 'authenticated',
  input: z.object({ ThongBaoId: z.uuid(), UserId: z.union([z.uuid(), z.literal('')]).nullish() }),
  output: z.object({ thongBaoId: z.string() }),
  handle: async ({ db, user, now }, { ThongBaoId, UserId }) => {
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const { numUpdatedRows } = await db
      .updateTable('notification_recipients')
      .set({ deleted_at: sql`coalesce(deleted_at, ${now})` })
      .where('notification_id', '=', ThongBaoId)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('NOT_FOUND')
    return { rows: [{ thongBaoId: ThongBaoId }] }
  },
})
