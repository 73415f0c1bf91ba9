import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { type PaperStates, paperStatesOf } from './paper-states.ts'

/** As many sittings as one call gives; of somebody with more, the older ones are not looked at. */
const maxSittings = 200

const sittingsQuery = queryOptions({
  queryKey: ['olympic', 'history', 'papers'],
  queryFn: ({ signal }) => call('SITTING_History', { kind: 'olympic', PageNum: 1, PageSize: maxSittings }, { signal }),
  // what was handed in a moment ago stands in it
  staleTime: 0,
})

/** What the own history says about the papers of a level; null while it is not here, or did not come. */
export const usePaperStates = (level: number): PaperStates | null => {
  const { data } = useQuery(sittingsQuery)
  return useMemo(() => data && paperStatesOf(level, data), [level, data]) ?? null
}
