import { chartOf, figuresOf, type HandedInWork } from '@phuong/domain/family/figures'
import { dayOf, firstOfChart, momentsOf, mondayOf } from '@phuong/domain/family/weeks'
import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { STORED_PER_POINT } from '@phuong/domain/scoring/scales'
import { shownIn } from '@phuong/domain/scoring/views'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { joinWork, shownMark, shownOfWork, usedAttempts, wireMoment } from '../assignments/assignment-rows.ts'
import type { ExerciseType } from '../notices/notify.ts'

/** More than any class is given within the weeks of the chart. */
const maxWorks = 500

/** Work of a class with what a pupil has handed in of it last. */
type Work = {
  id: string
  title: string
  exerciseType: ExerciseType
  points: number | null
  dueAt: Date | null
  tries: number | null
  solutions: SolutionsRule
  attempts: number
  used: number
  submittedAt: Date | null
  late: boolean | null
  storedScore: number | null
  correct: number | null
  total: number | null
  comment: string | null
  teacherName: string | null
  teacherGivenName: string | null
  teacherSex: boolean | null
}

/**
 * The work of a class that a pupil handed in within these moments, and what was due in the last week and was not handed in
 * until now; without a due date it is due in the week in which it was given.
 */
const selectWorks = (studentId: string, classId: string, week: string) => {
  const { from, to } = momentsOf(week)
  const due = sql`coalesce(assignments.due_at, assignments.created_at)`
  return sql<Work>`
    select assignments.id, assignments.title, assignments.type as "exerciseType", assignments.points::float8 as points,
      assignments.due_at as "dueAt", assignments.attempts as tries, assignments.solutions, tries.attempts,
      ${usedAttempts(sql`${studentId}::uuid`)} as used, answer.submitted_at as "submittedAt", answer.late,
      answer.score::float8 as "storedScore", answer.passed_question as correct, answer.total_question as total,
      answer.comment, teacher.full_name as "teacherName",
      coalesce(teacher.calling_name, teacher.first_name) as "teacherGivenName", teacher.sex as "teacherSex"
    from assignment_classes
    join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
    ${joinWork(sql`${studentId}::uuid`)}
    left join users as teacher on teacher.id = answer.comment_by
    where assignment_classes.class_id = ${classId} and case when answer.id is null
      then ${due} >= ${from} and ${due} < ${to}
      else answer.submitted_at >= ${momentsOf(firstOfChart(week)).from} and answer.submitted_at < ${to} end
    order by answer.submitted_at desc, ${due}, assignments.id limit ${maxWorks}`
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

/** The week of a pupil in a class, as a family sees it (D59). One statement. @param week its Monday */
export const weekOf = async (
  db: Db,
  { studentId, classId, week, now }: { studentId: string; classId: string; week: string; now: Date },
) => {
  const { rows } = await selectWorks(studentId, classId, week).execute(db)
  const handedIn = rows.flatMap((work) => (work.submittedAt === null ? [] : [toldOf(work, work.submittedAt, now)]))
  const missing = rows.filter(({ submittedAt }) => submittedAt === null)
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
    missing: missing.map(({ id, title, exerciseType, dueAt }) => ({
      id,
      title,
      exerciseType,
      dueDate: wireMoment(dueAt),
    })),
  }
}
