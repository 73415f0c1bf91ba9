import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../../api/call.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type SchoolClassRow = Row<'HOME_Manager_GetClasses'>
export type SchoolTeacherRow = Row<'HOME_Manager_GetTeachers'>

/** Rows of a page of the lists of the school. */
export const schoolPageSize = 20

const key = 'school'

/** The figures of the manager's school (B-049, B-052, D05). */
export const schoolQuery = queryOptions({
  queryKey: [key, 'figures'],
  queryFn: ({ signal }) => callFirst('HOME_Manager_Get', {}, { signal }),
})

type ClassesAsked = Page & { teacherId?: string }

/** A page of the classes of the school, or of those of one teacher. */
export const schoolClassesQuery = ({ teacherId, index, size }: ClassesAsked) =>
  queryOptions({
    queryKey: [key, 'classes', teacherId ?? null, index, size],
    queryFn: ({ signal }) =>
      call('HOME_Manager_GetClasses', { teacherId, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One class of the school. */
export const schoolClassQuery = (classId: string) =>
  queryOptions({
    queryKey: [key, 'class', classId],
    queryFn: ({ signal }) => callFirst('HOME_Manager_GetClasses', { classId }, { signal }),
  })

/** A page of the teachers of the school, or of those whom nobody has verified. */
export const schoolTeachersQuery = ({ unverified, index, size }: Page & { unverified: boolean }) =>
  queryOptions({
    queryKey: [key, 'teachers', unverified, index, size],
    queryFn: ({ signal }) =>
      call('HOME_Manager_GetTeachers', { unverified, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One teacher of the school. */
export const schoolTeacherQuery = (teacherId: string) =>
  queryOptions({
    queryKey: [key, 'teacher', teacherId],
    queryFn: ({ signal }) => callFirst('HOME_Manager_GetTeachers', { teacherId }, { signal }),
  })
