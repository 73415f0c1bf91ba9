import { READ_MEANWHILE_MAX } from '@phuong/domain/notices/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, executeAgain, type Row } from '../../api/call.ts'
import { bellKey, markRead, refreshBell } from '../../widgets/bell/queries.ts'
import type { Filter } from './address.ts'
import { texts } from './texts.ts'

/** B-338, and not the bell's 5 (A-291, B-339). */
export const noticesPageSize = 10

export type NotificationRow = Row<'ThongBao_NguoiDung_DanhSach'>

/** Under which name a page is kept: that of unread ones is not asked for anew by what is read on it. */
const unreadKind = 'unread'

/** What was read on the pages of unread ones before this one, as they were last looked at: it still counts as a place there. */
const readBefore = (client: QueryClient, userId: string, page: number): string[] =>
  client
    .getQueriesData<NotificationRow[]>({ queryKey: [...bellKey(userId), unreadKind] })
    .flatMap(([key, rows]) => (Number(key.at(-2)) < page ? (rows ?? []) : []))
    .filter(({ status }) => status === 1)
    .map(({ thongBaoId }) => thongBaoId)
    .slice(-READ_MEANWHILE_MAX)

/**
 * One page of the own notifications, the newest first (B-369). Whatever asks for the bell anew asks for it too.
 * @param page from 1
 * @param filter what of all; null for all
 */
export const pageQuery = (userId: string, page: number, filter: Filter | null) =>
  queryOptions({
    queryKey: [...bellKey(userId), filter === 'unread' ? unreadKind : 'page', page, filter],
    queryFn: ({ client, signal }) =>
      call(
        'ThongBao_NguoiDung_DanhSach',
        {
          ...{ UserId: userId, PageNum: page, PageSize: noticesPageSize },
          ...(filter === 'unread'
            ? { Unread: true, ReadMeanwhile: readBefore(client, userId, page) }
            : filter !== null && { Group: filter }),
        },
        { signal },
      ),
    // the rows of something else are none of these
    placeholderData: (rows, before) => (before?.queryKey.at(-1) === filter ? rows : undefined),
  })

export type Counts = readonly Row<'ThongBao_NguoiDung_Dem'>[]

/** How many there are, of all kinds and of each group. */
export const countsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...bellKey(userId), 'counts'],
    queryFn: ({ signal }) => call('ThongBao_NguoiDung_Dem', { UserId: userId }, { signal }),
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
  for (const kind of ['page', unreadKind, 'one'])
    client.setQueriesData<NotificationRow[]>({ queryKey: [...bellKey(userId), kind] }, (rows) => rows?.map(asRead))
  // what is read among unread ones stays in its place until they are asked for again
  return markRead(client, userId, thongBaoId, ({ queryKey }) => queryKey[2] !== unreadKind)
}

/**
 * Takes a notification out of the own list (A-298, B-370), and asks anew for list and bell.
 * @throws CallError
 */
export const removeNow = async (client: QueryClient, userId: string, thongBaoId: string): Promise<void> => {
  await executeAgain('ThongBao_NguoiDung_Xoa', { ThongBaoId: thongBaoId, UserId: userId })
  await refreshBell(client, userId)
}
