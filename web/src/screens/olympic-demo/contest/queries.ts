import { queryOptions } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { openContest } from './opening.ts'

/**
 * The contest as this browser opens it. No server is asked (C-520); a screen that is left forgets it, so that the next one
 * reads anew what is kept.
 * @param attempt another number for each contest that is begun on one screen
 */
export const contestQuery = (mediaHost: string | null, attempt: number) =>
  queryOptions({
    queryKey: ['demo', 'contest', mediaHost, attempt],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => openContest(mediaHost, now().getTime()),
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })
