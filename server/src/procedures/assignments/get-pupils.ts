import { refuse } from '@phuong/domain/refusals'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesWorkOf } from '../../access/assignments.ts'
import {
  joinWork,
  shownMark,
  stateOf,
  type Work,
  wireMoment,
  workColumns,
  workState,
} from '../../services/assignments/assignment-rows.ts'
import { defineProcedure } from '../define.ts'

type Pupil = Work & {
  studentId: string
  fullName: string
  lastName: string
  firstName: string
  callingName: string | null
  dateOfBirth: string | null
  exerciseType: AnswerType
}

/**
 * Every pupil of the class with the work on one assignment (B-099, B-137), by given name in Vietnamese order. For the
 * class's teacher, an administrator and the manager of the school (D05). Pupils who left and deleted accounts are not in it.
 * @throws NOT_FOUND for an assignment that does not exist or whose work the caller may not see
 */
export const assignmentsGetPupils = defineProcedure({
  name: 'CLASSWORK_Assignments_GetPupils',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({
    studentId: z.string(),
    fullName: z.string(),
    lastName: z.string(),
    firstName: z.string(),
    callingName: z.string().nullable(),
    /** YYYY-MM-DD */
    dateOfBirth: z.string().nullable(),
    state: workState,
    /** the newest attempt was handed in after the due date (B-143) */
    late: z.boolean(),
    /** how often it was handed in */
    attempts: z.int(),
    /** 0 to 10 with one decimal, all three: the newest attempt's mark, the first one's, and what the server marked (D22, D25) */
    score: z.number().nullable(),
    firstScore: z.number().nullable(),
    autoScore: z.number().nullable(),
    /** 0 to 5 */
    star: z.int().nullable(),
    /** answered of total, 0 to 100; null while nothing is handed in */
    completedPercent: z.number().nullable(),
    /** items: of the newest attempt, before hand-in of the open sitting */
    answered: z.int(),
    /** items; 0 while nothing is handed in */
    total: z.int(),
    startedAt: z.string().nullable(),
    submittedAt: z.string().nullable(),
    answerId: z.string().nullable(),
    /** the sitting to look at: the newest that was handed in, before that the open one */
    sittingId: z.string().nullable(),
    /** another attempt that is being made */
    openSittingId: z.string().nullable(),
    teacherNote: z.string(),
  }),
  handle: async ({ db, user }, { id }) => {
    const tables = sql`assignments
      join assignment_classes on assignment_classes.assignment_id = assignments.id
      join classes on classes.id = assignment_classes.class_id`
    const { rows } = await sql<Pupil>`
      select pupil.id as "studentId", pupil.full_name as "fullName", pupil.last_name as "lastName",
        pupil.first_name as "firstName", pupil.calling_name as "callingName", pupil.date_of_birth as "dateOfBirth",
        assignments.type as "exerciseType", ${workColumns}
      from ${tables}
      join class_members on class_members.class_id = classes.id and class_members.left_at is null
      join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
      ${joinWork(sql`pupil.id`)}
      where assignments.id = ${id} and ${seesWorkOf(user)}
      order by coalesce(pupil.calling_name, pupil.first_name) collate vi_names, pupil.last_name collate vi_names,
        pupil.id`.execute(db)
    // a class without pupils and an assignment that is not the caller's both have no rows
    if (rows.length === 0) {
      const found = await sql`select from ${tables} where assignments.id = ${id} and ${seesWorkOf(user)}`.execute(db)
      if (found.rows.length === 0) throw refuse('NOT_FOUND')
    }
    return {
      rows: rows.map((row) => ({
        ...row,
        state: stateOf(row),
        late: row.late ?? false,
        score: shownMark(row.exerciseType, row.storedScore, row.total),
        firstScore: shownMark(row.exerciseType, row.firstScore, row.total),
        autoScore: shownMark(row.exerciseType, row.autoScore, row.total),
        completedPercent: row.total && row.answered !== null ? (row.answered * 100) / row.total : null,
        answered: row.answered ?? row.openAnswered ?? 0,
        total: row.total ?? 0,
        startedAt: wireMoment(row.startedAt),
        submittedAt: wireMoment(row.submittedAt),
        sittingId: row.answerSittingId ?? row.openSittingId,
        teacherNote: row.comment ?? '',
      })),
    }
  },
})
