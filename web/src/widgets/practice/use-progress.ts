import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { noProgress, type Progress, progressOf } from './progress.ts'

const progressQuery = (level: number | null) =>
  queryOptions({
    queryKey: ['olympic', 'history', 'papers', level],
    enabled: level !== null,
    queryFn: async ({ signal }) =>
      level === null ? [] : call('OLYMPIC_Progress_Get', { classLevel: level }, { signal }),
    // what was handed in a moment ago stands in it
    staleTime: 0,
  })

/**
 * How far somebody is in the papers of a level; null while it is on its way. Where it could not be read nothing is known, and
 * every paper can be opened all the same.
 */
export const useProgress = (level: number | null): Progress | null => {
  const { data, isError } = useQuery(progressQuery(level))
  return useMemo(() => (data ? progressOf(data) : isError ? noProgress : null), [data, isError])
}
