import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { call, executeAgain, type Row } from '../../api/call.ts'

/** */
const bellPageSize = 5

/** A-267, in milliseconds. */
const bellEveryMs = 60_000

type NotificationRow = Row<'ThongBao_NguoiDung_DanhSach'>
type BellRows = { rows: NotificationRow[]; unread: number }

/** What asks for it anew asks for all that begins with it: the page of notifications too. */
export const bellKey = (userId: string) => ['bell', userId] as const

/**
 * The newest notifications and how many are unread. It asks in the background: a failed fetch keeps the
 * last rows and the last badge, and never counts as a failed call of the screen, which could end the session or
 * lead away. Null while there has been no answer yet. A hidden page asks nothing and asks at once when it is seen again.
 */
export const bellQuery = (client: QueryClient, userId: string) =>
  queryOptions<BellRows | null>({
    queryKey: bellKey(userId),
    queryFn: async ({ signal }) => {
      try {
        const rows = await call(
          'ThongBao_NguoiDung_DanhSach',
          { UserId: userId, PageNum: 1, PageSize: bellPageSize },
          { signal },
        )
        return { rows, unread: rows[0]?.totalRows_NotRead ?? 0 }
      } catch (error) {
        if (signal.aborted) throw error
        return client.getQueryData<BellRows | null>(bellKey(userId)) ?? null
      }
    },
    refetchInterval: bellEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: bellEveryMs,
  })

/** Asks for the newest notifications now. */
export const refreshBell = (client: QueryClient, userId: string): Promise<void> =>
  askAnew(client, { queryKey: bellKey(userId) })

/**
 * Asks for the newest notifications since the server says that there are new ones; the page of notifications, which
 * somebody may be reading, stays as it is.
 */
export const lookAgain = (client: QueryClient, userId: string): Promise<void> =>
  askAnew(client, { queryKey: bellKey(userId), exact: true })

/**
 * Marks a notification read and asks anew. When it fails nothing is said: it stays unread.
 * @param predicate of what asks for the bell anew, what does so now; all where it is not given
 */
export const markRead = async (
  client: QueryClient,
  userId: string,
  thongBaoId: string,
  predicate: (query: { queryKey: QueryKey }) => boolean = () => true,
): Promise<void> => {
  try {
    await executeAgain('ThongBao_TrangThai_CapNhat', { ThongBaoId: thongBaoId, UserId: userId, TrangThai: 1 })
  } catch {
    return
  }
  await askAnew(client, { queryKey: bellKey(userId), predicate })
}

/**
 * Marks all read up to the newest one that is shown, and asks anew (H174).
 * @throws CallError
 */
export const markAllRead = async (client: QueryClient, userId: string, newestId: string): Promise<void> => {
  await executeAgain('ThongBao_TrangThai_CapNhatTatCa', { ThongBaoId: newestId, UserId: userId })
  await refreshBell(client, userId)
}
