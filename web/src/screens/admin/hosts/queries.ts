import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, type Input, type Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { settingsQuery } from '../../../api/session-query.ts'

export type HostRow = Row<'SITE_Hosts_List'>

/** The whole table, by name. */
export const hostsQuery = queryOptions({
  queryKey: ['hosts'],
  queryFn: ({ signal }) => call('SITE_Hosts_List', {}, { signal }),
})

/** After a change the table is read anew, and what the host in use stands for: menu and routes may have changed with it. */
export const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      askAnew(client, { queryKey: hostsQuery.queryKey }),
      askAnew(client, { queryKey: settingsQuery.queryKey }),
    ])
}

export const saveHost = (input: Input<'SITE_Host_Save'>) => execute('SITE_Host_Save', input)
export const deleteHost = (hostId: number) => execute('SITE_Host_Delete', { hostId })
