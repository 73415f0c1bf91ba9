import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../../api/call.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type SentInvitation = Row<'CLASSES_Invitations_GetSent'>

/** How the own account stands with its school (D05, D06). */
export const verificationQuery = queryOptions({
  queryKey: ['profile', 'verification'],
  queryFn: ({ signal }) => callFirst('USERS_Verification_Get', {}, { signal }),
})

/** Under which all pages of the sent invitations are kept. */
export const sentKey = ['profile', 'sent-invitations'] as const

/** A page of the invitations that the person has sent, the newest first. */
export const sentQuery = ({ index, size }: Page) =>
  queryOptions({
    queryKey: [...sentKey, index, size],
    queryFn: ({ signal }) => call('CLASSES_Invitations_GetSent', { PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })
