import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { attemptsLeft } from '@phuong/domain/scoring/attempts'
import { sql } from 'kysely'
import { z } from 'zod'
import { isJoinedBy } from '../../access/classes.ts'
import {
  joinWork,
  shownMark,
  shownOfWork,
  stateOf,
  usedAttempts,
  type Work,
  wireMoment,
  workColumns,
  workState,
} from '../../services/assignments/assignment-rows.ts'
import { smallPicture } from '../../services/files/small-picture.ts'
import { defineProcedure, paging } from '../define.ts'

type Mine = Work & {
  id: string
  title: string
  className: string
  classId: string
  dueAt: Date | null
  color: string | null
  exerciseType: AnswerType
  points: number | null
  attachmentId: string | null
  picture: string | null
  tries: number | null
  used: number
  solutions: SolutionsRule
  asked: { questionType: string; count: number }[]
  totalRows: number
}

/** What the paper of a row of `assignments` asks: what a pupil may know of it before it begins. */
const askedTypes = sql`(select coalesce(jsonb_agg(jsonb_build_object('questionType', kind.type, 'count', kind.count)
    order by kind.first), '[]')
  from (select question.type, count(*) as count, min(item.position) as first
    from papers join paper_items as item on item.paper_id = papers.id and item.revision = papers.revision
    join questions as question on question.id = item.question_id
    where papers.exam_id = assignments.exam_id group by question.type) as kind)`

/**
 * The assignments of the classes that the pupil is in (B-083): what is not handed in yet by due date, then what is, the
 * newest first. Nothing of a class that the pupil has left or that was archived (H123).
 * @throws NOT_FOUND for a class that the pupil is not in
 */
export const assignmentsGetMine = defineProcedure({
  name: 'CLASSWORK_Assignments_GetMine',
  kind: 'read',
  allow: ['student'],
  input: z.object({
    classId: z.uuid().nullish(),
    /** 'due' is not handed in yet, 'done' is handed in */
    state: z.enum(['due', 'done']).nullish(),
    ...paging(10, 100),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    className: z.string(),
    classId: z.string(),
    dueDate: z.string().nullable(),
    color: z.string().nullable(),
    exerciseType: z.enum(ANSWER_TYPES),
    /** on whose scale the mark is shown (D64); null is 10 */
    points: z.number().nullable(),
    attachmentId: z.string().nullable(),
    /** address of the small picture of the worksheet */
    picture: z.string().nullable(),
    /** of a unit exam the types of its questions, in the order in which they come first, and how many of each; else empty */
    // not called type: that is what a question says of itself, whose code then comes with the page (http/opening.ts)
    asked: z.array(z.object({ questionType: z.string(), count: z.int() })),
    state: workState,
    /** handed in after the due date (B-143) */
    late: z.boolean(),
    /** 0 to 10 with one decimal; null while there is none, or while the settings keep it back */
    score: z.number().nullable(),
    /** 0 to 5 */
    star: z.int().nullable(),
    /** null is without limit */
    attemptsLeft: z.int().nullable(),
    submittedAt: z.string().nullable(),
    /** items: of the newest attempt, before hand-in of the open sitting */
    answered: z.int(),
    /** items; 0 while nothing is handed in */
    total: z.int(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user, now }, { classId, state, PageNum, PageSize }) => {
    const inClass = sql`classes.archived_at is null and ${isJoinedBy(user.id)}
      and ${classId == null ? sql`true` : sql`classes.id = ${classId}`}`
    const handedIn = state == null ? sql`true` : state === 'done' ? sql`answer.id is not null` : sql`answer.id is null`
    const { rows } = await sql<Mine>`
      select assignments.id, assignments.title, classes.class_name as "className", classes.id as "classId",
        assignments.due_at as "dueAt", assignments.color, assignments.type as "exerciseType",
        assignments.points::float8 as points, assignments.worksheet_id as "attachmentId", ${smallPicture(sql`assignments.worksheet_id`)} as picture,
        assignments.attempts as tries, ${usedAttempts(sql`${user.id}::uuid`)} as used, assignments.solutions,
        ${askedTypes} as asked, ${workColumns}, count(*) over ()::int as "totalRows"
      from classes
      join assignment_classes on assignment_classes.class_id = classes.id
      join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
      ${joinWork(sql`${user.id}::uuid`)}
      where ${inClass} and ${handedIn}
      order by answer.id is not null, case when answer.id is null then assignments.due_at end,
        answer.submitted_at desc, assignments.id desc
      limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
    if (rows.length === 0 && classId != null) {
      const found = await sql`select from classes where ${inClass}`.execute(db)
      if (found.rows.length === 0) throw refuse('NOT_FOUND')
    }
    return {
      rows: rows.map((row) => {
        const shown = shownOfWork(row, { solutions: row.solutions, attempts: row.tries, dueAt: row.dueAt }, now)
        return {
          ...row,
          dueDate: wireMoment(row.dueAt),
          state: stateOf(row),
          late: row.late ?? false,
          score: shown.score ? shownMark(row.exerciseType, row.storedScore, row.total) : null,
          star: shown.score ? row.star : null,
          attemptsLeft: attemptsLeft(row.tries, row.used),
          submittedAt: wireMoment(row.submittedAt),
          answered: row.answered ?? row.openAnswered ?? 0,
          total: row.total ?? 0,
        }
      }),
    }
  },
})
