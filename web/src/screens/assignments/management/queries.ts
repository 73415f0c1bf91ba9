import type { GivenSort } from '@phuong/domain/forms/given-sorts'
import type { Sort } from '@phuong/ui/staff/table-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { GivenRow } from '../../../widgets/assignments/queries.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

/** What is looked for, and its order. */
export type Sought = { search: string; sort: Sort & { column: GivenSort } }

/** A page of what was given in all classes of the signed-in teacher (B-078). */
export const allGivenQuery = ({ search, sort, index, size }: Page & Sought) =>
  queryOptions({
    queryKey: ['assignments', 'given', 'all', search, sort, index, size],
    queryFn: ({ signal }): Promise<GivenRow[]> =>
      call(
        'CLASSWORK_Assignments_GetGiven',
        {
          search,
          sort: sort.column,
          descending: sort.direction === 'descending',
          PageNum: index + 1,
          PageSize: size,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
