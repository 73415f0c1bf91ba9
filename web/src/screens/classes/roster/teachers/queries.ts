import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../../api/call.ts'

export type TeacherRow = Row<'CLASSES_Teachers_Get'>

/** The teachers of a class, its owner first. */
export const teachersQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'teachers'],
    queryFn: ({ signal }) => call('CLASSES_Teachers_Get', { classId }, { signal }),
  })
