import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, callFirst, type Row } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type MailRow = Row<'MAIL_List'>
export type Mail = Row<'MAIL_Get'>

const key = 'mail'

/** Which mails of the outbox. */
export type Sought = { state: MailRow['state'] | null; search: string }

/** One page of the mails that go out, newest first. */
export const mailsQuery = ({ state, search, index, size }: Sought & Page) =>
  queryOptions({
    queryKey: [key, 'list', state, search, index, size],
    queryFn: ({ signal }) => call('MAIL_List', { state, search, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Whether there is a mail server, and what waits. */
export const outboxQuery = queryOptions({
  queryKey: [key, 'state'],
  queryFn: ({ signal }) => callFirst('MAIL_State_Get', {}, { signal }),
  staleTime: 0,
})

/** One mail with its text. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async ({ signal }): Promise<Mail> => {
      const mail = await callFirst('MAIL_Get', { id }, { signal })
      if (mail === null) throw new CallError('NOT_FOUND')
      return mail
    },
  })

/** Where a mail is drawn as mailboxes draw it, under a policy of its own. */
export const drawnMailPath = (id: string): string => `/api/v1.0/mails/${id}/html`

/** Has what is here read anew. */
export const useRefresh = () => {
  const client = useQueryClient()
  return () => askAnew(client, { queryKey: [key] })
}

/** Lets a mail that was given up be sent again. */
export const useSendAgain = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => execute('MAIL_SendAgain', { id }),
    onSuccess: refresh,
  })
}
