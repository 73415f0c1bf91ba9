import { NOTICE_GROUPS, type NoticeGroup } from '@phuong/domain/notices/groups'

/** What the list shows of all: unread ones, or those of a group. */
export type Filter = 'unread' | NoticeGroup

const filters: readonly string[] = ['unread', ...NOTICE_GROUPS]

/** The page that the address names, from 1; the first where it names none. */
export const pageOf = (query: URLSearchParams): number => {
  const named = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1
}

/** What the address shows of all; null for all of them, and for what there is not. */
export const filterOf = (query: URLSearchParams): Filter | null => {
  const named = query.get('show') ?? ''
  return filters.includes(named) ? (named as Filter) : null
}

const withoutPlace = (query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('id')
  next.delete('page')
  return next
}

/** The address of another page: what was opened stays behind. */
export const withPage = (query: URLSearchParams, page: number): URLSearchParams => {
  const next = withoutPlace(query)
  if (page > 1) next.set('page', String(page))
  return next
}

/** The address of the first page of something else, or of all. */
export const withFilter = (query: URLSearchParams, filter: Filter | null): URLSearchParams => {
  const next = withoutPlace(query)
  next.delete('show')
  if (filter !== null) next.set('show', filter)
  return next
}

/** The same page with another notification opened, or none. */
export const withOpened = (query: URLSearchParams, thongBaoId: string | null): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('id')
  if (thongBaoId !== null) next.set('id', thongBaoId)
  return next
}
