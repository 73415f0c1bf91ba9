import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { shownIn, type View } from '@phuong/domain/scoring/views'
import type { WorkProgress } from '@phuong/domain/scoring/work-progress'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { joinWork, shownOfWork, stateOf, usedAttempts, type Work, workColumns } from '../assignments/assignment-rows.ts'

/**
 * What was given of a session, by the database: the exams of its unit that its class was given. `session` is a row of
 * class_sessions; work without a unit lies in no session (D54).
 */
export const sessionTables = sql`class_sessions as session
  join classes on classes.id = session.class_id
  join assignment_classes as given on given.class_id = session.class_id
  join assignments on assignments.id = given.assignment_id and assignments.type = 'UNIT' and assignments.deleted_at is null
  join examinations on examinations.id = assignments.exam_id
    and examinations.grade = session.grade and examinations.unit = session.unit`

type Stored = Work & {
  asrId: string
  assignmentId: string
  sessionId: string
  classId: string
  title: string
  instructions: string
  tries: number | null
  used: number
  solutions: SolutionsRule
  dueAt: Date | null
  /** the newest attempt that was handed in */
  takeExamTime: number | null
  questions: number
}

/** One work of a session with how far its pupil is, as far as that is told. */
export type SessionWork = Pick<
  Stored,
  'asrId' | 'assignmentId' | 'sessionId' | 'classId' | 'title' | 'instructions' | 'takeExamTime'
> &
  WorkProgress

/** More works than a course has: a bound. */
const maxWorks = 500

const wholePercent = (part: number, all: number): number =>
  all === 0 ? 0 : Math.min(100, Math.floor((100 * part) / all))

/** Answered of all questions: of the newest hand-in, before it of the open sitting. */
const completedOf = ({ answered, total, openAnswered, questions }: Stored): number =>
  total === null ? wholePercent(openAnswered ?? 0, questions) : wholePercent(answered ?? 0, total)

/**
 * The works of sessions, the newest first; one statement.
 * @param about.view in which capacity somebody looks at the pupil's work: stars are told by it (docs/decisions/0020)
 * @param about.of which sessions and classes, as a condition over `session` and `classes`
 */
export const selectSessionWorks = async (
  db: Db,
  about: { personId: string; view: View; now: Date; of: RawBuilder<boolean> },
): Promise<SessionWork[]> => {
  const { view, now } = about
  const pupil = sql`${about.personId}::uuid`
  const { rows } = await sql<Stored>`
    select given.id as "asrId", assignments.id as "assignmentId", session.id as "sessionId", classes.id as "classId",
      assignments.title, assignments.instructions, assignments.attempts as tries, assignments.solutions,
      assignments.due_at as "dueAt", ${usedAttempts(pupil)} as used, tries.newest as "takeExamTime",
      (select count(*)::int from papers join paper_items as item
        on item.paper_id = papers.id and item.revision = papers.revision
        where papers.exam_id = assignments.exam_id) as questions, ${workColumns}
    from ${sessionTables} ${joinWork(pupil)}
    where ${about.of} order by assignments.created_at desc, assignments.id desc limit ${maxWorks}`.execute(db)
  return rows.map((row) => {
    const toPupil = shownOfWork(row, { solutions: row.solutions, attempts: row.tries, dueAt: row.dueAt }, now)
    const { asrId, assignmentId, sessionId, classId, title, instructions, takeExamTime } = row
    return {
      asrId,
      assignmentId,
      sessionId,
      classId,
      title,
      instructions,
      takeExamTime,
      status: stateOf(row),
      completedPercent: completedOf(row),
      star: shownIn(view, toPupil).score ? row.star : null,
    }
  })
}
