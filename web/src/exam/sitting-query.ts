import type { SittingKind } from '@phuong/exercises/session'
import { queryOptions } from '@tanstack/react-query'
import { callFirst } from '../api/call.ts'
import type { SittingAnswer } from '../sitting/sending/calls.ts'
import { type Paper, paperOf } from './paper.ts'

/** A stored sitting as the result page needs it; moments are ms since 1970 UTC. */
export type StoredSitting = {
  readonly sittingId: string
  readonly kind: SittingKind
  readonly attempt: number
  /** of an olympic paper */
  readonly code: string | null
  /** of given work */
  readonly assignmentId: string | null
  readonly title: string | null
  readonly state: 'open' | 'finished' | 'closed' | 'left'
  readonly studentId: string
  readonly studentName: string
  readonly startedAt: number
  readonly finishedAt: number | null
  readonly answers: readonly SittingAnswer[]
  /** what came too late: kept, and not counted; nothing for who may not see it */
  readonly late: readonly { readonly item: string }[]
  readonly paper: Paper
  /** the score waits for the due date (docs/protocol.md 5 'Attempts') */
  readonly scoreWaits: boolean
  /** whether the right answers are shown */
  readonly solutionsShown: boolean
  /** when they come that wait for late answers alone; null for all others */
  readonly solutionsFrom: number | null
  /** of given work: the mark that counts, 0 to 10; null while there is none, or it waits */
  readonly mark: number | null
  /** of given work: the points on whose scale it is shown (D64) */
  readonly points: number | null
  readonly teacherNote: string | null
}

/**
 * One sitting by its id (C-306, C-323); null when there is none that this person may see.
 * @param handedIn that its hand-in has arrived is known here: what was asked before, even if it is still on its way, is the
 * answer to another question
 */
export const sittingQuery = (sittingId: string | null, handedIn = false) =>
  queryOptions({
    queryKey: ['exam', 'sitting', sittingId, handedIn],
    enabled: sittingId !== null,
    queryFn: async ({ signal }): Promise<StoredSitting | null> => {
      const row = sittingId === null ? null : await callFirst('SITTING_Get', { sittingId }, { signal })
      if (row === null) return null
      const { answers, questions, revision, solutionsShown, receipt, examinationCode, score, ...sitting } = row
      return {
        ...sitting,
        code: examinationCode,
        answers: answers.map(({ item, response, verdict, right, explain }) => ({
          item,
          response,
          verdict,
          right,
          explain,
        })),
        paper: paperOf(questions ?? [], { revision, withKey: solutionsShown }),
        scoreWaits: sitting.assignmentId !== null && receipt !== null && receipt.Score === null,
        solutionsShown,
        mark: score,
      }
    },
  })
