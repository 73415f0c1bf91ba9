import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'

export type NoticeRow = Row<'CLASSES_Notices_Get'>

/** Notices of a page. */
export const noticesPageSize = 10

/** What a class was told, the newest first. @param page.index from 0 */
export const noticesQuery = ({ classId, index, size }: { classId: string; index: number; size: number }) =>
  queryOptions({
    queryKey: ['classes', classId, 'notices', index, size],
    queryFn: ({ signal }) => call('CLASSES_Notices_Get', { classId, PageNum: index + 1, PageSize: size }, { signal }),
  })
