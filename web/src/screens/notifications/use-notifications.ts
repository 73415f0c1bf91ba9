import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSessionGone } from '../../api/session-gone.ts'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { hasNone, listStateOf } from '../../widgets/list-state.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { useBackCloses } from '../../widgets/use-back-closes.ts'
import { type Filter, filterOf, pageOf, withFilter, withOpened, withPage } from './address.ts'
import {
  countsQuery,
  type NotificationRow,
  noticesPageSize,
  oneQuery,
  pageQuery,
  readNow,
  removeNow,
} from './queries.ts'
import { texts } from './texts.ts'

/** What an id looks like: nothing else is asked for. */
const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A notification with its place in the list, from 1; null for one of another page that the address names. */
export type NumberedRow = NotificationRow & { readonly place: number | null }

/**
 * The notifications of the page that the address names, with the one that it opens (B-344 to B-346): that one stands on top
 * where it is of another page. What is opened is marked read (B-341, B-345).
 */
export const useNotifications = () => {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const [query, put] = useAddressQuery()
  const page = pageOf(query)
  const openedId = query.get('id')
  const filter = filterOf(query)
  const list = useQuery(pageQuery(me.id, page, filter))
  const counts = useQuery(countsQuery(me.id)).data
  const isHere = list.data?.some(({ thongBaoId }) => thongBaoId === openedId) ?? false
  const one = useQuery({
    ...oneQuery(me.id, openedId ?? ''),
    enabled: isId(openedId ?? '') && list.data !== undefined && !isHere,
  })
  const detail = useBackCloses<string>('notification')

  const numbered = (list.data ?? []).map(
    (row, at): NumberedRow => ({ ...row, place: (page - 1) * noticesPageSize + at + 1 }),
  )
  const elsewhere = isHere || openedId === null ? [] : (one.data ?? []).map((row) => ({ ...row, place: null }))
  const rows = [...elsewhere, ...numbered]
  const total = numbered[0]?.totalRows ?? 0
  const of = counts?.find(({ group }) => group === 'all')

  // once for each that is opened: where it fails it stays as it is until it is opened again
  const marked = useRef(new Set<string>())
  const markOpened = useEffectEvent((row: NotificationRow) => {
    if (row.status !== 0 || marked.current.has(row.thongBaoId)) return
    marked.current.add(row.thongBaoId)
    void readNow(client, me.id, row.thongBaoId)
  })
  const expanded = rows.find(({ thongBaoId }) => thongBaoId === openedId)
  const inModal = rows.find(({ thongBaoId }) => thongBaoId === detail.opened)
  useEffect(() => {
    if (expanded) markOpened(expanded)
  }, [expanded])
  useEffect(() => {
    if (inModal) markOpened(inModal)
  }, [inModal])

  // a page behind the last one, such as that of the row that was deleted last
  const isBehind = page > 1 && !list.isPlaceholderData && list.data?.length === 0
  const toFirst = useEffectEvent(() => put(withPage(query, 1), { replace: true }))
  useEffect(() => {
    if (isBehind) toFirst()
  }, [isBehind])

  const toggle = (id: string) => {
    if (id !== openedId) marked.current.delete(id)
    put(withOpened(query, id === openedId ? null : id), { replace: true })
  }
  const showDetail = (id: string) => {
    marked.current.delete(id)
    detail.open(id)
  }
  /** @returns whether it is gone */
  const remove = async (row: NotificationRow): Promise<boolean> => {
    if (!(await confirm())) return false
    try {
      await removeNow(client, me.id, row.thongBaoId)
    } catch (error) {
      if (!isSessionGone(error)) toast.error(texts.notRemoved)
      return false
    }
    toast.success(texts.removed)
    return true
  }
  return {
    ...{ rows, page, filter, counts, openedId, inModal, toggle, showDetail, remove },
    /** of all, whatever is shown of them; undefined until it is known */
    all: of,
    /** what 'all read' reads up to: the newest, which the first page has */
    newest: page === 1 && (filter === null || filter === 'unread') ? numbered[0]?.thongBaoId : undefined,
    closeDetail: detail.close,
    pages: Math.ceil(total / noticesPageSize),
    pageHref: (to: number) => `?${withPage(query, to)}`,
    filterHref: (to: Filter | null) => `?${withFilter(query, to)}`,
    state: listStateOf(list, (ofPage) => hasNone(ofPage) && elsewhere.length === 0),
  }
}
