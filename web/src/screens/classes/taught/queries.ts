import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readRows } from '../../../api/crud.ts'

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
export const allClassesQuery = (page: { index: number; size: number; sort: string }) =>
  queryOptions({
    queryKey: ['classes', 'all', page],
    queryFn: ({ signal }) =>
      readRows<AnyClassRow>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        {
          fields: ['id', 'className', 'code', 'teacherName', 'totalStudents', 'createdDate'],
          parameters: { PageNum: page.index + 1, PageSize: page.size },
          sort: page.sort,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
