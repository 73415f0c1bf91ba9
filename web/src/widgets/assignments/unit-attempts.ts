import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'

export type UnitAttempt = Row<'SITTING_History'>

/** Attempts of one assignment that are listed at most. */
const maxAttempts = 100

/**
 * How often a pupil has sat a unit exam to its end, newest first (D22); of oneself without `studentId`. Who looks at a
 * pupil's work also sees the attempts that were left for another one.
 */
export const unitAttemptsQuery = (assignmentId: string | null, studentId: string | null = null) =>
  queryOptions({
    queryKey: ['assignments', 'unit-attempts', assignmentId, studentId],
    enabled: assignmentId !== null,
    queryFn: async ({ signal }): Promise<UnitAttempt[]> => {
      const rows = await call(
        'SITTING_History',
        { kind: 'unit', studentId, assignmentId, PageNum: 1, PageSize: maxAttempts },
        { signal },
      )
      return rows.filter(({ state }) => state !== 'open' && (state !== 'left' || studentId !== null))
    },
    // what was handed in a moment ago stands in it
    staleTime: 0,
  })
