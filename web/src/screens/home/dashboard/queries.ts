import { resultsPageSize } from '@phuong/domain/opening/page-sizes'
import { ROLE_IDS } from '@phuong/domain/people/roles'
import { queryOptions } from '@tanstack/react-query'
import { callFirst, type Row } from '../../../api/call.ts'
import { readRows } from '../../../api/crud.ts'
import { givenQuery, mineQuery } from '../../../widgets/assignments/queries.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

/** The most rows that one read gives (crud doors). */
const maxRows = 500

export type PupilRow = {
  studentId: string
  fullName: string
  callingName: string | null
  classId: string
  className: string
  /** YYYY-MM-DD */
  dateofBirth: string | null
}

/** The pupils of these classes, by given name; nothing is asked for before somebody wants to find one. */
export const pupilsOfQuery = (classIds: readonly string[]) =>
  queryOptions({
    queryKey: ['classes', 'pupils', classIds],
    queryFn: async ({ signal }) => {
      const pages: PupilRow[] = []
      for (let page = 1; ; page += 1) {
        const rows = await readRows<PupilRow>(
          { subModuleName: 'CLASSES', entityName: 'ClassMembers' },
          {
            fields: ['studentId', 'fullName', 'callingName', 'classId', 'className', 'dateofBirth'],
            parameters: { filters: { classId: classIds }, PageNum: page, PageSize: maxRows },
          },
          { signal },
        )
        pages.push(...rows)
        if (rows.length < maxRows) return pages
      }
    },
  })

export type SchoolClassRow = {
  id: string
  className: string
  teacherName: string
  totalStudents: number
  classId: number | null
}

/** The classes of a manager's school (B-052, D05). */
export const schoolClassesQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['school', schoolId, 'classes'],
    queryFn: ({ signal }) =>
      readRows<SchoolClassRow>(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        {
          fields: ['id', 'className', 'teacherName', 'totalStudents', 'classId'],
          parameters: { filters: { schoolId }, PageSize: maxRows },
        },
        { signal },
      ),
  })

export type SchoolTeacherRow = {
  id: string
  fullName: string
  email: string | null
  userName: string | null
  phone: string | null
  schoolTypeId: number | null
  verified: boolean
}

/** The teachers of a manager's school, by given name (D05). */
export const schoolTeachersQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['school', schoolId, 'teachers'],
    queryFn: ({ signal }) =>
      readRows<SchoolTeacherRow>(
        { subModuleName: 'USERS', entityName: 'Users' },
        {
          fields: ['id', 'fullName', 'email', 'userName', 'phone', 'schoolTypeId', 'verified'],
          parameters: { filters: { schoolId, roleId: ROLE_IDS.teacher }, PageSize: maxRows },
          sort: 'fullName',
        },
        { signal },
      ),
  })

export type AccountRow = Row<'USERS_Overview'>['newest'][number]

/** How many accounts each role has, and those that were made last. */
export const accountsQuery = queryOptions({
  queryKey: ['users', 'overview'],
  queryFn: ({ signal }) => callFirst('USERS_Overview', {}, { signal }),
})

/** The due work of the signed-in pupil, a page of it; the greeting counts by the first page. */
export const dueWorkQuery = (page: Partial<Page> = {}) => mineQuery({ state: 'due', ...page })

/** What the signed-in pupil handed in last, a page of it. */
export const lastResultsQuery = (page: Partial<Page> = {}) =>
  mineQuery({ state: 'done', size: resultsPageSize, ...page })

/** The newest assignments of a teacher, out of which both lists of the home are made; half a year of two a week. */
export const givenWorkQuery = givenQuery({ size: 50 })
