import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The lists that the person has put into a class, the newest first. */
export const listsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'lists'],
    queryFn: ({ signal }) => call('CLASSES_Lists_Get', { classId }, { signal }),
  })
