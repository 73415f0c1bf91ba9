import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'

export type LeftRow = Row<'CLASSES_Pupils_GetLeft'>

/** Pupils of a page of those who have left. */
export const leftPageSize = 10

/** Who has left a class, the last first. @param page.index from 0 */
export const leftQuery = ({ classId, index, size }: { classId: string; index: number; size: number }) =>
  queryOptions({
    queryKey: ['classes', classId, 'left', index, size],
    queryFn: ({ signal }) =>
      call('CLASSES_Pupils_GetLeft', { classId, PageNum: index + 1, PageSize: size }, { signal }),
  })
