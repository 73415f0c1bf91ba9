import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'

/**
 * Marks the notifications of the caller read, up to the newest one that was seen; what has come since stays unread (H174).
 * Ids are in the order of time. The first moment of reading stays.
 * @throws FORBIDDEN for the id of anybody else (B-372)
 */
export const notificationsSetStatusOfAll = defineProcedure({
  name: 'ThongBao_TrangThai_CapNhatTatCa',
  kind: 'write',
  allow: 'authenticated',
  input: z.object({
    /** the newest that was seen, whosever it is */
    ThongBaoId: z.uuid(),
    UserId: z.union([z.uuid(), z.literal('')]).nullish(),
  }),
  output: z.object({
    /** how many were unread */
    count: z.int(),
  }),
  handle: async ({ db, user, now }, { ThongBaoId, UserId }) => {
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const { numUpdatedRows } = await db
      .updateTable('notification_recipients')
      .set({ read_at: now })
      .where('user_id', '=', user.id)
      .where('deleted_at', 'is', null)
      .where('read_at', 'is', null)
      .where('notification_id', '<=', ThongBaoId)
      .executeTakeFirst()
    return { rows: [{ count: Number(numUpdatedRows) }] }
  },
})
