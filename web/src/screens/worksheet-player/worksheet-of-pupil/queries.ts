import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Attempts of one assignment that are listed at most. */
const maxAttempts = 100

/** What a pupil handed in of an assignment, newest first (B-225). */
export const attemptsQuery = (studentId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['sittings', 'of', studentId, assignmentId],
    queryFn: async ({ signal }) => {
      const rows = await call(
        'SITTING_History',
        { kind: 'worksheet', studentId, assignmentId, PageNum: 1, PageSize: maxAttempts },
        { signal },
      )
      return rows.filter(({ state }) => state === 'finished' || state === 'closed')
    },
  })
