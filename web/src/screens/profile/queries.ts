import { queryOptions } from '@tanstack/react-query'
import { callFirst, type Row } from '../../api/call.ts'

export type Session = Row<'USERS_Sessions_Get'>['sessions'][number]

/** The three counts of the own profile. */
export const figuresQuery = queryOptions({
  queryKey: ['profile', 'figures'],
  queryFn: ({ signal }) => callFirst('USERS_Figures_Get', {}, { signal }),
})

/** Where the own account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: async ({ signal }) => (await callFirst('USERS_Sessions_Get', {}, { signal }))?.sessions ?? [],
})
