import type { Sort } from '@phuong/ui/staff/table-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'
import { readRows } from '../../../api/rows.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type AnyClassRow = {
  id: string
  className: string
  code: string
  teacherName: string
  totalStudents: number
  schoolYear: string
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
          fields: ['id', 'className', 'code', 'teacherName', 'totalStudents', 'schoolYear', 'createdDate'],
          parameters: { PageNum: index + 1, PageSize: size },
          sort: `${sort.column} ${sort.direction === 'descending' ? 'desc' : 'asc'}`,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export type ArchivedClassRow = Row<'CLASSES_Classes_GetArchived'>

/** A page of the archived classes that the person keeps, the newest first (D22). */
export const archivedClassesQuery = ({ index, size }: Page) =>
  queryOptions({
    queryKey: ['classes', 'archived', index, size],
    queryFn: ({ signal }) => call('CLASSES_Classes_GetArchived', { PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })
