import { refuse } from '@phuong/domain/refusals'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { isMark, markOf, starOf, storedScoreOf } from '@phuong/domain/scoring/scales'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { marksWork, ofAnswer, seesWork } from '../../access/sittings.ts'
import type { Db } from '../../db/database.ts'
import { tell } from '../notices/tell.ts'
import { workMarked } from '../notices/work-marked.ts'

/** What may be changed in an answer record: by its pupil the Notes, by the teacher the rest (B-142, B-232). */
export type RecordChange = { Notes?: string; TeacherNoteS?: string; Score?: number; Reason?: string }

type Answer = {
  studentId: string
  assignmentId: string
  type: AnswerType
  score: number | null
  comment: string | null
  title: string
  marks: boolean
  classId: string | null
}

const hold = async (tx: Db, user: SessionUser, answerId: string): Promise<Answer | undefined> => {
  const { rows } = await sql<Answer>`
    select answer.student_id as "studentId", answer.assignment_id as "assignmentId", answer.type,
      answer.score::float8 as score, answer.comment, work.title, ${marksWork(user, ofAnswer)} as marks,
      (select given.class_id from assignment_classes as given
        join class_members as membership on membership.class_id = given.class_id
          and membership.student_id = answer.student_id
          and membership.left_at is null
        where given.assignment_id = work.id order by given.class_id limit 1) as "classId"
    from assignments_answers as answer join assignments as work on work.id = answer.assignment_id
    join users as pupil on pupil.id = answer.student_id and pupil.status <> 'DELETED'
    where answer.id = ${answerId} and answer.superseded_at is null and ${seesWork(user, ofAnswer)}
    for no key update of answer`.execute(tx)
  return rows[0]
}

/** A Score in the scale of its Type, as it is stored. @throws BAD_PARAMETERS outside 0 to 10 on the scale of 10 */
const storedOf = (type: AnswerType, score: number): number => {
  const mark = markOf(type, score)
  if (mark === null || !isMark(mark) || score < 0) throw refuse('BAD_PARAMETERS', { fields: { Score: 'Score' } })
  return storedScoreOf(type, mark)
}

/**
 * Changes an answer record. A changed Score is the effective one from then on, Star follows it, and who changed it, when
 * and why is written down for ever (D25); the pupil is told of a new mark or remark.
 * @returns 1, or 0 for a record that the caller may not see
 * @throws FORBIDDEN for a pupil who changes a mark, and for whoever else changes the pupil's Notes or only looks (D05)
 */
export const changeRecord = async (
  tx: Db,
  { user, now }: { user: SessionUser; now: Date },
  answerId: string,
  { Notes, TeacherNoteS, Score, Reason }: RecordChange,
): Promise<number> => {
  const answer = await hold(tx, user, answerId)
  if (answer === undefined) return 0
  const own = answer.studentId === user.id
  const marking = TeacherNoteS !== undefined || Score !== undefined || Reason !== undefined
  if ((Notes !== undefined && !own) || (marking && !answer.marks)) throw refuse('FORBIDDEN')

  const score = Score === undefined ? answer.score : storedOf(answer.type, Score)
  const comment = TeacherNoteS ?? answer.comment
  await tx
    .updateTable('assignments_answers')
    .set({
      ...(Notes !== undefined && { notes: Notes }),
      ...(Score !== undefined && score !== null && { score, star: starOf(answer.type, score) }),
      comment,
      ...(comment !== answer.comment && { comment_by: user.id }),
    })
    .where('id', '=', answerId)
    .execute()
  if (score !== answer.score)
    await tx
      .insertInto('score_changes')
      .values({
        answer_id: answerId,
        before: answer.score,
        after: score,
        changed_by: user.id,
        changed_at: now,
        reason: Reason ?? '',
      })
      .execute()
  const isNews = score !== answer.score || (comment ?? '') !== (answer.comment ?? '')
  if (marking && isNews && answer.classId !== null)
    await tell(
      tx,
      workMarked,
      {
        assignmentId: answer.assignmentId,
        classId: answer.classId,
        title: answer.title,
        exerciseType: answer.type,
        studentId: answer.studentId,
        answerId,
        change: now.toISOString(),
      },
      { now, senderId: user.id },
    )
  return 1
}

/**
 * Sets an own older record aside (C-374, D22): it leaves the lists, nothing of it is removed. The newest one stays.
 * @returns 1, or 0 when there is no such record, it is the newest, or it was set aside before
 */
export const supersedeRecord = async (
  tx: Db,
  { user, now }: { user: SessionUser; now: Date },
  answerId: string,
): Promise<number> => {
  const { rows } = await sql`
    update assignments_answers as answer set superseded_at = ${now}
    where answer.id = ${answerId} and answer.student_id = ${user.id} and answer.superseded_at is null
      and exists (select from assignments_answers as newer where newer.assignment_id = answer.assignment_id
        and newer.student_id = answer.student_id and newer.attempt > answer.attempt)
    returning answer.id`.execute(tx)
  return rows.length
}
