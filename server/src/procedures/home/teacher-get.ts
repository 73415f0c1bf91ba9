import { parseMoment, toWireDate } from '@phuong/domain/format/dates'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isTaughtBy } from '../../access/classes.ts'
import { shownMark, wireMoment } from '../../services/assignments/assignment-rows.ts'
import { newestAnswers } from '../../services/assignments/work-figures.ts'
import { defineProcedure } from '../define.ts'

/** Pieces of work that the home names of those that came in last, and assignments of those that are due next. */
const maxHandedIn = 8
const maxDue = 4

type HandedIn = {
  assignmentId: string
  classId: string
  studentId: string
  fullName: string
  exerciseType: AnswerType
  storedScore: number | null
  itemsTotal: number | null
  star: number | null
  late: boolean
  submittedAt: Date
  newCount: number
}

type Work = {
  id: string
  title: string
  classId: string
  className: string
  exerciseType: AnswerType
  points: number | null
  dueAt: Date | null
  handedIn: number
  total: number
  late: number
  isShown: boolean
  dueCount: number
}

const workShape = {
  /** the assignment */
  id: z.string(),
  title: z.string(),
  classId: z.string(),
  className: z.string(),
  exerciseType: z.enum(ANSWER_TYPES),
  /** on whose scale its marks are shown (D64); null is 10 */
  points: z.number().nullable(),
  dueDate: z.string().nullable(),
  /** pupils of the class who have handed in, all of them, and those whose newest attempt came after the due date (B-143) */
  handedIn: z.int(),
  total: z.int(),
  late: z.int(),
}

const dayMs = 24 * 60 * 60 * 1_000

/** The beginning of the day before in Vietnam. */
const yesterday = (now: Date): Date =>
  parseMoment(`${toWireDate(new Date(now.getTime() - dayMs))} 00:00:00`) ?? new Date(now.getTime() - dayMs)

/** What came in last, the newest attempt of each pupil, and how much of it since a moment. */
const selectHandedIn = (taught: RawBuilder<unknown>, since: Date) => sql<HandedIn>`
  select newest.assignment_id as "assignmentId", newest.class_id as "classId", newest.student_id as "studentId",
    pupil.full_name as "fullName", assignments.type as "exerciseType", newest.score as "storedScore",
    newest.total_question as "itemsTotal", newest.star, newest.late, newest.submitted_at as "submittedAt",
    (count(*) filter (where newest.submitted_at >= ${since}) over ())::int as "newCount"
  from (${newestAnswers(taught)}) as newest
  join users as pupil on pupil.id = newest.student_id
  join assignments on assignments.id = newest.assignment_id
  order by newest.submitted_at desc, newest.assignment_id desc, newest.student_id limit ${maxHandedIn}`

/** The assignments of those rows, and of the others those that are due next, each with who has handed in. */
const selectWork = (taught: RawBuilder<unknown>, shown: readonly HandedIn[], now: Date) => {
  const isShown = sql`((assignments.id, given.class_id) in (
    select * from unnest(${shown.map(({ assignmentId }) => assignmentId)}::uuid[],
      ${shown.map(({ classId }) => classId)}::uuid[])))`
  const works = sql`select assignments.id, assignments.title, given.class_id as "classId",
      assignments.type as "exerciseType", assignments.points::float8 as points, assignments.due_at as "dueAt"
    from assignment_classes as given
    join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
    where given.class_id in ${taught}`
  return sql<Work>`
    select work.*, classes.class_name as "className", progress.*
    from (
      (select works.*, true as "isShown", 0 as "dueCount" from (${works} and ${isShown}) as works)
      union all
      (select works.*, false, (count(*) over ())::int from (
        ${works} and assignments.due_at >= ${now} and not ${isShown}
      ) as works order by works."dueAt", works.id limit ${maxDue})
    ) as work join classes on classes.id = work."classId" cross join lateral (
      select count(*)::int as total, count(newest.submitted_at)::int as "handedIn",
        (count(*) filter (where newest.late))::int as late
      from class_members join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
      left join lateral (
        select submitted_at, late from assignments_answers as answer
        where answer.assignment_id = work.id and answer.student_id = pupil.id and answer.superseded_at is null
        order by answer.attempt desc limit 1
      ) as newest on true
      where class_members.class_id = work."classId" and class_members.left_at is null
    ) as progress
    order by work."dueAt", work.id`
}

const workOnWire = ({ isShown: _, dueCount: _count, dueAt, ...work }: Work) => ({ ...work, dueDate: wireMoment(dueAt) })

/**
 * What the teacher's home says of the classes that the caller teaches (B-053, B-099, B-143): who handed in what since the
 * day before and last, by assignment, and of the other assignments those that are due next. Two statements; the lists are
 * short, the pages of the classes have all of it.
 */
export const homeTeacherGet = defineProcedure({
  name: 'HOME_Teacher_Get',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({}),
  output: z.object({
    /** pieces of work handed in since the beginning of the day before, in Vietnam; the newest attempt of each pupil */
    newCount: z.int(),
    /** the pieces of work that came in last, by assignment; what came last stands first in both */
    handedIn: z.array(
      z.object({
        ...workShape,
        pupils: z.array(
          z.object({
            studentId: z.string(),
            fullName: z.string(),
            /** 0 to 10 with one decimal */
            score: z.number().nullable(),
            /** 0 to 5 */
            star: z.int().nullable(),
            late: z.boolean(),
            submittedAt: z.string().nullable(),
          }),
        ),
      }),
    ),
    /** assignments that are not due yet, the nearest first, without those above */
    due: z.array(z.object(workShape)),
    /** all of these assignments, also those that are not named */
    dueCount: z.int(),
  }),
  handle: async ({ db, user, now }) => {
    const taught = sql`(select classes.id from classes where classes.archived_at is null and ${isTaughtBy(user, 'see')})`
    const { rows: pieces } = await selectHandedIn(taught, yesterday(now)).execute(db)
    const { rows: works } = await selectWork(taught, pieces, now).execute(db)
    const due = works.filter(({ isShown }) => !isShown)
    const isOf = (work: Work) => (piece: HandedIn) => piece.assignmentId === work.id && piece.classId === work.classId
    const shown = works.filter(({ isShown }) => isShown).map((work) => ({ work, of: pieces.filter(isOf(work)) }))
    return {
      rows: [
        {
          newCount: pieces[0]?.newCount ?? 0,
          handedIn: shown
            .sort((a, b) => pieces.findIndex(isOf(a.work)) - pieces.findIndex(isOf(b.work)))
            .map(({ work, of }) => ({
              ...workOnWire(work),
              pupils: of.map(
                ({ studentId, fullName, exerciseType, storedScore, itemsTotal, star, late, submittedAt }) => ({
                  studentId,
                  fullName,
                  score: shownMark(exerciseType, storedScore, itemsTotal),
                  star,
                  late,
                  submittedAt: wireMoment(submittedAt),
                }),
              ),
            })),
          due: due.map(workOnWire),
          dueCount: due[0]?.dueCount ?? 0,
        },
      ],
    }
  },
})
