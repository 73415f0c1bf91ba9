import type { Sort } from '@phuong/ui/staff/table-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readRows } from '../../../api/rows.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type AnyClassRow = {
  id: string
  className: string
  code: string
  teacherName: string
  totalStudents: number
  createdDate: string | null
  totalRows: number
}

/** A page of all classes, for an administrator (B-013, B-097). */
export const allClassesQuery = ({ sort, index, size }: Page & { sort: Sort }) =>
  queryOptions({
    queryKey: ['classes', 'all', sort, index, size],
    queryFn: ({ signal }) =>
      readRows<AnyClassRow>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        {
          fields: ['id', 'className', 'code', 'teacherName', 'totalStudents', 'createdDate'],
          parameters: { PageNum: index + 1, PageSize: size },
          sort: `${sort.column} ${sort.direction === 'descending' ? 'desc' : 'asc'}`,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
