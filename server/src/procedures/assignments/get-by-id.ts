import { refuse } from '@phuong/domain/refusals'
import { attemptsLeft } from '@phuong/domain/scoring/attempts'
import { shownIn, type View } from '@phuong/domain/scoring/views'
import { sittingDuration } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesAssignment, viewOfAssignment } from '../../access/assignments.ts'
import {
  assignmentRow,
  assignmentTables,
  joinWork,
  type StoredAssignment,
  selectedAssignment,
  shownMark,
  stateOf,
  toAssignmentRow,
  usedAttempts,
  type Work,
  wireMoment,
  workColumns,
  workState,
} from '../../services/assignments/assignment-rows.ts'
import { smallPicture } from '../../services/files/small-picture.ts'
import { type HeldSitting, shownOfAttempt } from '../../services/sittings/held.ts'
import { defineProcedure } from '../define.ts'

/** How the sitting to look at ended, where there is one. */
type Ended = Pick<HeldSitting, 'state' | 'deadlineAt' | 'finishedAt'>

/**
 * One assignment (B-132), for everybody who belongs to its class (B-136, D05); for a pupil with the own work (B-137).
 * What the pupil sees of it follows the assignment's settings (docs/protocol.md 5 'Attempts').
 * @throws NOT_FOUND for an assignment that does not exist or that the caller may not see
 */
export const assignmentsGetById = defineProcedure({
  name: 'CLASSWORK_Assignments_GetById',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ id: z.uuid() }),
  output: assignmentRow.extend({
    /** address of the small picture of the worksheet */
    picture: z.string().nullable(),
    /** how many questions its exam has, and how many minutes there are for them (C-318); null for other work */
    questions: z.int().nullable(),
    minutes: z.int().nullable(),
    /** null for who is no pupil; so are the fields after it */
    state: workState.nullable(),
    /** handed in after the due date (B-143) */
    late: z.boolean(),
    /** 0 to 10 with one decimal; null while there is none, or while the settings keep it back */
    score: z.number().nullable(),
    /** 0 to 5 */
    star: z.int().nullable(),
    /** null is without limit */
    attemptsLeft: z.int().nullable(),
    /** the sitting to look at: the newest that was handed in, before that the open one */
    sittingId: z.string().nullable(),
    /** the sitting to go on with */
    openSittingId: z.string().nullable(),
    submittedAt: z.string().nullable(),
    teacherNote: z.string(),
    /** whether the right answers of the sitting to look at are shown now, as its read says it; always for those who teach */
    solutionsShown: z.boolean(),
  }),
  handle: async ({ db, user, now }, { id }) => {
    const { rows } = await sql<
      StoredAssignment & Work & Ended & { view: View; used: number; picture: string | null; questions: number | null }
    >`
      select ${selectedAssignment}, ${workColumns}, ${viewOfAssignment(user)} as view,
        coalesce(done_sitting.state, 'finished') as state, done_sitting.deadline_at as "deadlineAt", done_sitting.finished_at as "finishedAt", ${usedAttempts(sql`${user.id}::uuid`)} as used,
        ${smallPicture(sql`assignments.worksheet_id`)} as picture,
        (select count(*)::int from papers join paper_items as item
          on item.paper_id = papers.id and item.revision = papers.revision
          where papers.exam_id = assignments.exam_id having assignments.exam_id is not null) as questions
      from ${assignmentTables} ${joinWork(sql`${user.id}::uuid`)}
      where assignments.id = ${id} and ${seesAssignment(user)} limit 1`.execute(db)
    const [row] = rows
    if (row === undefined) throw refuse('NOT_FOUND')
    const { attempts, solutions } = row.settings
    const isPupil = row.view === 'own'
    // an attempt that was left for another one is no hand-in
    const handedIn = row.attempts === 0 ? 0 : row.used
    const shown = shownOfAttempt({ attempts, solutions, dueAt: row.dueDate }, handedIn, row, now)
    const answer = {
      ...toAssignmentRow(row),
      picture: row.picture,
      questions: row.questions,
      minutes: row.questions === null ? null : sittingDuration / 60_000,
      state: isPupil ? stateOf(row) : null,
      late: row.late ?? false,
      score: shown.score ? shownMark(row.exerciseType, row.storedScore, row.total) : null,
      star: shown.score ? row.star : null,
      attemptsLeft: isPupil ? attemptsLeft(attempts, row.used) : null,
      sittingId: row.answerSittingId ?? row.openSittingId,
      openSittingId: row.openSittingId,
      submittedAt: wireMoment(row.submittedAt),
      teacherNote: row.comment ?? '',
      solutionsShown: shownIn(row.view, shown).solutions,
    }
    return { rows: [answer] }
  },
})
