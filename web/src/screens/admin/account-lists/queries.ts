import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, type Input, type Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { authQuery } from '../../../api/session-query.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type EntryRow = Row<'ACCOUNTLISTS_Get'>

const key = 'account-lists'

/** One page of a list, newest first. */
export const entriesQuery = (asked: Page & { list: string; search: string }) =>
  queryOptions({
    queryKey: [key, asked],
    queryFn: ({ signal }) =>
      call(
        'ACCOUNTLISTS_Get',
        { list: asked.list, search: asked.search, PageNum: asked.index + 1, PageSize: asked.size },
        { signal },
      ),
    // the rows of another list would be wrong ones, those of another page are only old
    placeholderData: (previous, query) =>
      (query?.queryKey[1] as { list: string } | undefined)?.list === asked.list
        ? keepPreviousData(previous)
        : undefined,
  })

/** After a change the list is read anew, and so is the person: the own rights may have changed with it. */
export const useListsAnew = () => {
  const client = useQueryClient()
  return () => Promise.all([askAnew(client, { queryKey: [key] }), askAnew(client, { queryKey: authQuery.queryKey })])
}

export const useRemoveEntry = () => {
  const anew = useListsAnew()
  return useMutation({
    mutationFn: (input: Input<'ACCOUNTLISTS_Remove'>) => execute('ACCOUNTLISTS_Remove', input),
    onSuccess: anew,
  })
}
