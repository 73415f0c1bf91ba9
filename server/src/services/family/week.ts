import { chartOf, figuresOf, type HandedInWork } from '@phuong/domain/family/figures'
import { dayOf, firstOfChart, momentsOf, mondayOf } from '@phuong/domain/family/weeks'
import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { STORED_PER_POINT } from '@phuong/domain/scoring/scales'
import { shownIn } from '@phuong/domain/scoring/views'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { joinWork, shownMark, shownOfWork, usedAttempts, wireMoment } from '../assignments/assignment-rows.ts'

/** More than any class is given within the weeks of the chart. */
const maxWorks = 500
/** Of what is due later the nearest are told; more is nothing that a family looks after now. */
const maxComing = 20

/** Of whom, in which class, and the Monday of the week. */
type Place = { studentId: string; classId: string; week: string; now: Date }

/** Work of a class with what a pupil has handed in of it last. */
type Work = {
  id: string
  title: string
  exerciseType: AnswerType
  points: number | null
  dueAt: Date | null
  tries: number | null
  solutions: SolutionsRule
  attempts: number
  used: number
  submittedAt: Date | null
  late: boolean | null
  storedScore: number | null
  /** right items, where the score is what they make: nobody has changed it */
  correct: number | null
  total: number | null
  comment: string | null
  teacherName: string | null
  teacherGivenName: string | null
  teacherSex: boolean | null
  /** due after the week, and not handed in */
  coming: boolean
}

/**
 * The work of a class that a pupil handed in within the weeks of the chart, and what was due in the last of them and was not
 * handed in until now; without a due date it is due in the week in which it was given. In the week of today also what is due
 * later, at the end of the rows and the nearest first.
 */
const selectWorks = ({ studentId, classId, week, now }: Place) => {
  const { from, to } = momentsOf(week)
  const isNow = week === mondayOf(dayOf(now))
  const due = sql`coalesce(assignments.due_at, assignments.created_at)`
  return sql<Work>`
    select assignments.id, assignments.title, assignments.type as "exerciseType", assignments.points::float8 as points,
      assignments.due_at as "dueAt", assignments.attempts as tries, assignments.solutions, tries.attempts,
      ${usedAttempts(sql`${studentId}::uuid`)} as used, answer.submitted_at as "submittedAt", answer.late,
      answer.score::float8 as "storedScore", answer.total_question as total,
      case when answer.score is not distinct from answer.auto_score then answer.passed_question end as correct,
      answer.comment, teacher.full_name as "teacherName",
      coalesce(teacher.calling_name, teacher.first_name) as "teacherGivenName", teacher.sex as "teacherSex",
      answer.id is null and ${due} >= ${to} as coming
    from assignment_classes
    join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
    ${joinWork(sql`${studentId}::uuid`)}
    left join users as teacher on teacher.id = answer.comment_by
    where assignment_classes.class_id = ${classId} and case when answer.id is null
      then ${due} >= ${from} and (${isNow} or ${due} < ${to})
      else answer.submitted_at >= ${momentsOf(firstOfChart(week)).from} and answer.submitted_at < ${to} end
    order by coming, answer.submitted_at desc, ${due}, assignments.id limit ${maxWorks}`
}

/** What a family is told of handed-in work: what the pupil sees of it (docs/decisions/0020), and never more. */
const toldOf = (work: Work, submittedAt: Date, now: Date) => {
  const { solutions, tries, dueAt, exerciseType, storedScore, total } = work
  const { score } = shownIn('guardian', shownOfWork(work, { solutions, attempts: tries, dueAt }, now))
  const mark = score ? shownMark(exerciseType, storedScore, total) : null
  return {
    ...work,
    submittedAt,
    week: mondayOf(dayOf(submittedAt)),
    late: work.late ?? false,
    mark: mark === null || storedScore === null ? null : storedScore / STORED_PER_POINT[exerciseType],
    shownMark: mark,
    correct: score && work.total ? work.correct : null,
  }
}

/** What a family is told of work that is not handed in. */
const openWork = ({ id, title, exerciseType, dueAt }: Work) => ({ id, title, exerciseType, dueDate: wireMoment(dueAt) })

/** The week of a pupil in a class, as a family sees it (D59). One statement. */
export const weekOf = async (db: Db, place: Place) => {
  const { week, now } = place
  const { rows } = await selectWorks(place).execute(db)
  const handedIn = rows.flatMap((work) => (work.submittedAt === null ? [] : [toldOf(work, work.submittedAt, now)]))
  const missing = rows.filter(({ submittedAt, coming }) => submittedAt === null && !coming)
  const works: readonly HandedInWork[] = handedIn
  return {
    figures: figuresOf(works, missing.length, week),
    averages: chartOf(works, week),
    done: handedIn
      .filter((work) => work.week === week)
      .map(({ id, title, exerciseType, points, submittedAt, late, shownMark, correct, total, ...work }) => ({
        id,
        title,
        exerciseType,
        points,
        submittedAt: wireMoment(submittedAt),
        late,
        mark: shownMark,
        correct,
        total: correct === null ? null : total,
        note: work.comment?.trim()
          ? {
              text: work.comment,
              teacherName: work.teacherName,
              teacherGivenName: work.teacherGivenName,
              teacherSex: work.teacherSex,
            }
          : null,
      })),
    missing: missing.map(openWork),
    coming: rows
      .filter(({ coming }) => coming)
      .slice(0, maxComing)
      .map(openWork),
  }
}
