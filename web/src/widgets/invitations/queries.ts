import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'

export type InvitationRow = Row<'CLASSES_Invitations_GetMine'>

/** The classes into which the pupil is asked (D06). */
export const invitedQuery = queryOptions({
  queryKey: ['classes', 'invited'],
  queryFn: ({ signal }) => call('CLASSES_Invitations_GetMine', {}, { signal }),
})
