import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { averageOf } from '@phuong/domain/scoring/scales'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesPupilData } from '../../access/classes.ts'
import { shownMark, wireMoment } from '../../services/assignments/assignment-rows.ts'
import { newestAnswers } from '../../services/assignments/work-figures.ts'
import { lastSeenDay } from '../../services/classes/last-seen.ts'
import { defineProcedure } from '../define.ts'

type Progress = {
  studentId: string
  lastSeenDate: string | null
  given: number
  handedIn: number
  late: number
  average: number | null
  latestId: string | null
  title: string
  exerciseType: AnswerType
  points: number | null
  score: number | null
  total: number | null
  latestLate: boolean
  submittedAt: Date
}

/**
 * How each pupil of a class is doing (B-093, B-143, D22): when the pupil was last here, what was given, handed in and late,
 * the average, and the work handed in last; one statement for the class. For its teacher, an administrator and the manager
 * of the school (D05).
 * @throws FORBIDDEN for a class that is not the caller's
 */
export const classesProgress = defineProcedure({
  name: 'CLASSES_Progress_Get',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({
    studentId: z.string(),
    /** YYYY-MM-DD, the day in Vietnam; null for who has never signed in */
    lastSeenDate: z.string().nullable(),
    /** assignments of the class */
    given: z.int(),
    handedIn: z.int(),
    /** of them after the due date */
    late: z.int(),
    /** mean mark of what was marked, 0 to 10 with one decimal */
    average: z.number().nullable(),
    /** what was handed in last; null before the first */
    latest: z
      .object({
        assignmentId: z.string(),
        title: z.string(),
        exerciseType: z.enum(ANSWER_TYPES),
        /** on whose scale the mark is shown (D64); null is 10 */
        points: z.number().nullable(),
        /** 0 to 10 with one decimal */
        score: z.number().nullable(),
        late: z.boolean(),
        submittedAt: z.string().nullable(),
      })
      .nullable(),
  }),
  handle: async ({ db, user }, { classId }) => {
    const own = sql`classes.id = ${classId} and classes.archived_at is null and ${seesPupilData(user)}`
    const { rows } = await sql<Progress>`
      with newest as (${newestAnswers(sql`(select classes.id from classes where ${own})`)})
      select pupil.id as "studentId", ${lastSeenDay(sql`pupil.id`)} as "lastSeenDate", work.given, done.*, latest.*
      from classes cross join lateral (
        select count(*)::int as given from assignment_classes as given
        join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
        where given.class_id = classes.id
      ) as work
      join class_members on class_members.class_id = classes.id and class_members.left_at is null
      join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
      cross join lateral (
        select count(*)::int as "handedIn", (count(*) filter (where newest.late))::int as late,
          avg(newest.mark)::float8 as average
        from newest where newest.student_id = pupil.id
      ) as done
      left join lateral (
        select last.assignment_id as "latestId", assignments.title, assignments.type as "exerciseType",
          assignments.points::float8 as points, last.score,
          last.total_question as total, last.late as "latestLate", last.submitted_at as "submittedAt"
        from newest as last join assignments on assignments.id = last.assignment_id
        where last.student_id = pupil.id order by last.submitted_at desc, last.assignment_id desc limit 1
      ) as latest on true
      where ${own} order by pupil.id`.execute(db)
    // a class without pupils and one that is not the caller's both have no rows
    if (rows.length === 0) {
      const found = await sql`select from classes where ${own}`.execute(db)
      if (found.rows.length === 0) throw refuse('FORBIDDEN')
    }
    return {
      rows: rows.map(
        ({ latestId, title, exerciseType, points, score, total, latestLate, submittedAt, average, ...row }) => ({
          ...row,
          average: averageOf(average),
          latest:
            latestId === null
              ? null
              : {
                  assignmentId: latestId,
                  title,
                  exerciseType,
                  points,
                  score: shownMark(exerciseType, score, total),
                  late: latestLate,
                  submittedAt: wireMoment(submittedAt),
                },
        }),
      ),
    }
  },
})
