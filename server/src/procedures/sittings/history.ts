import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import { z } from 'zod'
import { sittingHistory as readHistory } from '../../services/sittings/history.ts'
import { defineProcedure, paging } from '../define.ts'
import { moment, sittingKind, sittingState } from './shapes.ts'

/**
 * Sittings, newest first (C-323): the own ones, those of a pupil whose work the caller may see or, with `pupils` and
 * without `studentId`, those that the pupils of the classes that the caller teaches, and those whose
 * guardian the caller is (D59), have finished.
 * @throws FORBIDDEN when `studentId` names somebody else's pupil (B-237)
 */
export const sittingHistory = defineProcedure({
  name: 'SITTING_History',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({
    kind: sittingKind.nullish(),
    studentId: z
      .uuid()
      .nullish()
      .transform((id) => (id == null || isEmptyGuid(id) ? null : id)),
    pupils: z.boolean().nullish(),
    assignmentId: z.uuid().nullish(),
    ...paging(20, 200),
  }),
  output: z.object({
    sittingId: z.string(),
    kind: sittingKind,
    title: z.string().nullable(),
    classLevel: z.int().nullable(),
    examinationCode: z.string().nullable(),
    assignmentId: z.string().nullable(),
    attempt: z.int(),
    state: sittingState,
    startedAt: moment,
    finishedAt: moment.nullable(),
    /** null before the end, and while the pupil does not see the score */
    correct: z.int().nullable(),
    /** items of the paper; null before the end */
    total: z.int().nullable(),
    /** 0 to 100, not rounded */
    percent: z.number().nullable(),
    /** of given work the mark that counts, 0 to 10 with one decimal (D25); null as `correct` is, and where nothing is marked */
    score: z.number().nullable(),
    studentId: z.string(),
    studentName: z.string(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user, now }, input) => ({ rows: await readHistory(db, { user, now, input }) }),
})
