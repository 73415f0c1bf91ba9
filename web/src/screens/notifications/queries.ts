import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, executeAgain, type Row } from '../../api/call.ts'
import { bellKey, markRead, refreshBell } from '../../widgets/bell/queries.ts'
import { texts } from './texts.ts'

/** B-338, and not the bell's 5 (A-291, B-339). */
export const noticesPageSize = 10

export type NotificationRow = Row<'ThongBao_NguoiDung_DanhSach'>

/** One page of the own notifications, the newest first (B-369). Whatever asks for the bell anew asks for it too. @param page from 1 */
export const pageQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...bellKey(userId), 'page', page],
    queryFn: ({ signal }) =>
      call('ThongBao_NguoiDung_DanhSach', { UserId: userId, PageNum: page, PageSize: noticesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One of the own notifications, wherever it stands; no row for an id that the person does not have (A-285, B-346). */
export const oneQuery = (userId: string, thongBaoId: string) =>
  queryOptions({
    queryKey: [...bellKey(userId), 'one', thongBaoId],
    queryFn: ({ signal }) =>
      call(
        'ThongBao_NguoiDung_DanhSach',
        { UserId: userId, ThongBaoId: thongBaoId, PageNum: 1, PageSize: 1 },
        { signal },
      ),
  })

/**
 * Shows a notification as read at once, and marks it so. A failure says nothing: what is asked next
 * tells how it is.
 */
export const readNow = (client: QueryClient, userId: string, thongBaoId: string): Promise<void> => {
  const asRead = (row: NotificationRow): NotificationRow =>
    row.thongBaoId === thongBaoId ? { ...row, status: 1, statusText: texts.read } : row
  for (const kind of ['page', 'one'])
    client.setQueriesData<NotificationRow[]>({ queryKey: [...bellKey(userId), kind] }, (rows) => rows?.map(asRead))
  return markRead(client, userId, thongBaoId)
}

/**
 * Takes a notification out of the own list (A-298, B-370), and asks anew for list and bell.
 * @throws CallError
 */
export const removeNow = async (client: QueryClient, userId: string, thongBaoId: string): Promise<void> => {
  await executeAgain('ThongBao_NguoiDung_Xoa', { ThongBaoId: thongBaoId, UserId: userId })
  await refreshBell(client, userId)
}
