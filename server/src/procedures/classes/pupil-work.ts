import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesPupilData } from '../../access/classes.ts'
import {
  joinWork,
  shownMark,
  stateOf,
  type Work,
  wireMoment,
  workColumns,
  workState,
} from '../../services/assignments/assignment-rows.ts'
import { defineProcedure, paging } from '../define.ts'

type Given = Work & {
  id: string
  title: string
  exerciseType: AnswerType
  points: number | null
  dueAt: Date | null
  totalRows: number
}

/**
 * What was given to a class and what one pupil made of it (B-137, B-143, D22), what was given last first. For those who teach
 * in the class, an administrator and the manager of its school (D05).
 * @throws FORBIDDEN for a class that is not the caller's, and for who is no pupil of it (any more)
 */
export const classesPupilWork = defineProcedure({
  name: 'CLASSES_Pupil_GetWork',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({
    classId: z.uuid(),
    studentId: z.uuid(),
    /** what is not handed in, or what was handed in after the due date; all of it unless said */
    only: z.enum(['missing', 'late']).nullish(),
    ...paging(20, 100),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    exerciseType: z.enum(ANSWER_TYPES),
    /** on whose scale the mark is shown (D64); null is 10 */
    points: z.number().nullable(),
    dueDate: z.string().nullable(),
    state: workState,
    late: z.boolean(),
    /** how often it was handed in */
    attempts: z.int(),
    /** of the newest attempt, 0 to 10 with one decimal */
    score: z.number().nullable(),
    submittedAt: z.string().nullable(),
    teacherNote: z.string(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { classId, studentId, only, PageNum, PageSize }) => {
    const tables = sql`classes join class_members on class_members.class_id = classes.id and class_members.left_at is null
      join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'`
    const own = sql`classes.id = ${classId} and classes.archived_at is null and pupil.id = ${studentId}
      and ${seesPupilData(user)}`
    const wanted =
      only == null ? sql`true` : only === 'missing' ? sql`answer.id is null` : sql`coalesce(answer.late, false)`
    const { rows } = await sql<Given>`
      select assignments.id, assignments.title, assignments.type as "exerciseType",
        assignments.points::float8 as points, assignments.due_at as "dueAt", ${workColumns},
        (count(*) over ())::int as "totalRows"
      from ${tables}
      join assignment_classes on assignment_classes.class_id = classes.id
      join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
      ${joinWork(sql`pupil.id`)}
      where ${own} and ${wanted} order by assignments.created_at desc, assignments.id desc
      limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
    if (rows.length === 0) {
      const known = await sql`select from ${tables} where ${own}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    }
    return {
      rows: rows.map((row) => ({
        ...row,
        dueDate: wireMoment(row.dueAt),
        state: stateOf(row),
        late: row.late ?? false,
        score: shownMark(row.exerciseType, row.storedScore, row.total),
        submittedAt: wireMoment(row.submittedAt),
        teacherNote: row.comment ?? '',
      })),
    }
  },
})
