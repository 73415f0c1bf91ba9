import { queryOptions } from '@tanstack/react-query'
import { callFirst } from '../../api/call.ts'
import { type Paper, paperOf } from './paper.ts'

/** A stored sitting as the result page needs it; moments are ms since 1970 UTC. */
export type StoredSitting = {
  readonly sittingId: string
  /** of its paper */
  readonly code: string | null
  readonly state: 'open' | 'finished' | 'closed' | 'left'
  readonly studentName: string
  readonly startedAt: number
  readonly finishedAt: number | null
  readonly answers: readonly { readonly item: string; readonly response: unknown; readonly correct: boolean | null }[]
  readonly paper: Paper
}

/** One sitting by its id (C-306, C-323); null when there is none that this person may see. */
export const sittingQuery = (sittingId: string | null) =>
  queryOptions({
    queryKey: ['olympic', 'sitting', sittingId],
    enabled: sittingId !== null,
    queryFn: async ({ signal }): Promise<StoredSitting | null> => {
      const row = sittingId === null ? null : await callFirst('SITTING_Get', { sittingId }, { signal })
      if (row === null) return null
      const { state, studentName, startedAt, finishedAt, answers, questions, revision } = row
      return {
        sittingId: row.sittingId,
        code: row.examinationCode,
        state,
        studentName,
        startedAt,
        finishedAt,
        answers: answers.map(({ item, response, verdict }) => ({ item, response, correct: verdict?.correct ?? null })),
        paper: paperOf(questions ?? [], revision),
      }
    },
  })
