import { verdictSchema, whyShape } from '@phuong/exercises/session'
import type { PublicDocument, StoredDocument } from '@phuong/exercises/worksheet'
import { z } from 'zod'
import { getSitting } from '../../services/sittings/get.ts'
import { defineProcedure } from '../define.ts'
import { moment, receipt, sittingId, sittingKind, sittingState } from './shapes.ts'

/** What one exercise type came to (B-255 to B-258). */
const typeResult = z.object({
  resultString: z.string(),
  percent: z.number(),
  star: z.number(),
  complete: z.string(),
  userData: z.record(z.string(), z.unknown()),
})

/** How a handed-in worksheet is marked; while the score is not shown to the pupil only the colours and what was answered. */
const mark = z.object({
  /** 0 to 10 with one decimal */
  score: z.number().nullable(),
  scoreText: z.string(),
  Score: z.number().nullable(),
  Star: z.int().nullable(),
  TotalQuestion: z.int(),
  TotalAnswer: z.int(),
  PassedQuestion: z.int().nullable(),
  completedPercent: z.number(),
  results: z.record(z.string(), typeResult).nullable(),
  columns: z.record(z.string(), z.string()).nullable(),
  /** by the id of the group */
  parts: z.record(z.string(), z.enum(['right', 'wrong', 'neutral'])),
})

/**
 * A sitting with what counts in it: for its pupil, and for those who may see the pupil's work (B-237, C-323).
 * @throws NOT_FOUND for a sitting that the caller may not see
 */
export const sittingGet = defineProcedure({
  name: 'SITTING_Get',
  kind: 'read',
  allow: 'authenticated',
  reserved: true,
  input: z.object({ sittingId }),
  output: z.object({
    sittingId: z.string(),
    kind: sittingKind,
    state: sittingState,
    attempt: z.int(),
    studentId: z.string(),
    studentName: z.string(),
    startedAt: moment,
    deadlineAt: moment.nullable(),
    finishedAt: moment.nullable(),
    revision: z.int().nullable(),
    classLevel: z.int().nullable(),
    examinationCode: z.string().nullable(),
    assignmentId: z.string().nullable(),
    attachmentId: z.string().nullable(),
    title: z.string().nullable(),
    /** of given work: the points on whose scale its mark is shown (D64); null is 10 */
    points: z.number().nullable(),
    answers: z.array(
      z.object({
        item: z.string(),
        response: z.unknown(),
        take: z.int().nullable(),
        verdict: z.nullable(verdictSchema),
        /** given before the deadline, arrived after it, counted (H011) */
        lateSync: z.boolean(),
        /** of a unit exercise whose solutions are not shown: what the ack has told, as the start of the sitting does */
        ...whyShape,
      }),
    ),
    /** what arrived too late: kept, not counted (H010, H012) */
    late: z.array(z.object({ item: z.string(), response: z.unknown(), clientAt: moment, serverAt: moment })),
    receipt: receipt.nullable(),
    /** why the score was made anew after the end, oldest first */
    rescored: z.array(
      z.object({ at: moment, reason: z.enum(['LATE_SYNC']), correctBefore: z.int(), correctAfter: z.int() }),
    ),
    /** of a worksheet: with its key for staff, and for the pupil when `solutionsShown` */
    document: z.custom<PublicDocument | StoredDocument>().nullable(),
    solutionsShown: z.boolean(),
    /**
     * when the solutions come that wait only because the clock has ended the sitting, and what was given before can still
     * arrive and count; null when they are shown, or the setting keeps them back
     */
    solutionsFrom: moment.nullable(),
    /** the paper's questions, with key where the solutions are shown */
    questions: z.array(z.record(z.string(), z.unknown())).nullable(),
    mark: mark.nullable(),
    /** the mark that counts, and the one that the server's marking gave: 0 to 10 with one decimal */
    score: z.number().nullable(),
    autoScore: z.number().nullable(),
    teacherNote: z.string().nullable(),
    answerId: z.string().nullable(),
    serverNow: moment,
  }),
  handle: async ({ db, user, now, services }, { sittingId }) => ({
    rows: [await getSitting(db, { user, now, media: services.media, sittingId })],
  }),
})
