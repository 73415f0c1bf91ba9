import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The lists that the person has put into a class, the newest first. */
export const listsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'lists'],
    queryFn: ({ signal }) => call('CLASSES_Lists_Get', { classId }, { signal }),
  })

/** Who is asked into a class and has not answered (D06). */
export const invitationsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', classId, 'invitations'],
    queryFn: ({ signal }) => call('CLASSES_Invitations_Get', { classId }, { signal }),
  })
