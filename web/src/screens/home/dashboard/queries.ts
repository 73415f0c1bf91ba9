import { resultsPageSize } from '@phuong/domain/opening/page-sizes'
import { queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../../api/call.ts'
import { readRows } from '../../../api/rows.ts'
import { mineQuery } from '../../../widgets/assignments/queries.ts'
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

/** How many accounts each role has, and those that wait for a decision. */
export const accountsQuery = queryOptions({
  queryKey: ['users', 'overview'],
  queryFn: ({ signal }) => callFirst('USERS_Overview', {}, { signal }),
})

export type RoomRow = Row<'SITE_Room_Get'>

/** How much room the disk and the recordings have. */
export const roomQuery = queryOptions({
  queryKey: ['site', 'room'],
  queryFn: ({ signal }) => callFirst('SITE_Room_Get', {}, { signal }),
})

/** The due work of the signed-in pupil, a page of it; the greeting counts by the first page. */
export const dueWorkQuery = (page: Partial<Page> = {}) => mineQuery({ state: 'due', ...page })

/** What the signed-in pupil handed in last, a page of it. */
export const lastResultsQuery = (page: Partial<Page> = {}) =>
  mineQuery({ state: 'done', size: resultsPageSize, ...page })

/** Background work as it stands. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => call('JOBS_List', {}, { signal }),
  staleTime: 0,
})

export type HandedInRow = Row<'HOME_Teacher_Get'>['handedIn'][number]

/** What came in last in the classes of the signed-in teacher, and what is due next (B-053). */
export const teacherQuery = queryOptions({
  queryKey: ['assignments', 'home'],
  queryFn: ({ signal }) => callFirst('HOME_Teacher_Get', {}, { signal }),
})

export type SavedPaper = Row<'TESTBANK_Papers_Overview'>['newest'][number]

/** The bank in figures, and the papers that people saved last (C-257). */
export const bankQuery = queryOptions({
  queryKey: ['papers', 'overview'],
  queryFn: ({ signal }) => callFirst('TESTBANK_Papers_Overview', {}, { signal }),
})
