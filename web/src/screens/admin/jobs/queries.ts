import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'

export type JobRow = Row<'JOBS_List'>

/** The page is read anew this often while somebody looks at it, milliseconds. */
const lookEveryMs = 20_000

/** Background work as it stands. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => call('JOBS_List', {}, { signal }),
  staleTime: 0,
  refetchInterval: lookEveryMs,
  refetchIntervalInBackground: false,
})
