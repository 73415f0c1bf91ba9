import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'
import { readRows } from '../../api/rows.ts'

/** The most rows that one read gives (crud doors); a class has far fewer pupils. */
export const maxPupils = 500

export type ClassRow = Row<'Classes_GetJoinedClasses_ByStudentId'>

/** A class with the work that waits in it, for those who teach in it. */
export type TaughtClassRow = Row<'CLASSES_GetClasses_ByTeacherId'>

/** The classes that the signed-in teacher manages (B-091). */
export const managedClassesQuery = queryOptions({
  queryKey: ['classes', 'managed'],
  queryFn: ({ signal }) => call('CLASSES_GetClasses_ByTeacherId', {}, { signal }),
})

/** The classes that the signed-in student has joined (B-090). */
export const joinedClassesQuery = queryOptions({
  queryKey: ['classes', 'joined'],
  queryFn: ({ signal }) => call('Classes_GetJoinedClasses_ByStudentId', {}, { signal }),
})

export type Classmate = { studentId: string; fullName: string; callingName: string | null; avatarUrl: string | null }

/** Who is in a class, by given name: of fellow pupils the names, and nothing else. */
export const classmatesQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'classmates'],
    queryFn: ({ signal }) =>
      readRows<Classmate>(
        { subModuleName: 'CLASSES', entityName: 'ClassMembers' },
        {
          fields: ['studentId', 'fullName', 'callingName', 'avatarUrl'],
          parameters: { filters: { classId }, PageSize: maxPupils },
        },
        { signal },
      ),
  })

export type ProgressRow = Row<'CLASSES_Progress_Get'>

/** How each pupil of a class is doing (B-093), for who sees the pupils' work. */
export const progressQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'progress'],
    queryFn: ({ signal }) => call('CLASSES_Progress_Get', { classId }, { signal }),
  })
