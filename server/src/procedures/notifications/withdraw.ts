import { z } from 'zod'
import { takeAnnouncementBack } from '../../services/notices/announce.ts'
import { defineProcedure } from '../define.ts'

/**
 * Takes a notification that somebody wrote back out of all bells (B-373); its words stay in the list of what was sent.
 * @throws NOT_FOUND for one that nobody wrote
 */
export const notificationsWithdraw = defineProcedure({
  name: 'ThongBao_ThuHoi',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ ThongBaoId: z.uuid() }),
  output: z.object({ thongBaoId: z.string() }),
  handle: async ({ db, now }, { ThongBaoId }) => ({
    rows: [{ thongBaoId: ThongBaoId }],
    rowsAffected: (await takeAnnouncementBack(db, ThongBaoId, now)) ? 1 : 0,
  }),
})
