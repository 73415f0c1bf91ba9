import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { sql } from 'kysely'
import { z } from 'zod'
import { looksAfter, seesPupilData } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { defineProcedure, paging } from '../define.ts'

type Given = {
  id: string
  title: string
  className: string
  classId: string
  dueAt: Date | null
  color: string | null
  exerciseType: AnswerType
  attachmentId: string | null
  handedIn: number
  total: number
  late: number
  newestAt: Date | null
  createdAt: Date
  totalRows: number
}

/**
 * What was given, the newest first, with how many have handed it in (B-099): in the class named, which the caller teaches
 * or runs; without one in all classes that the caller teaches, for a manager in those of the school (D05).
 * @throws NOT_FOUND for a class that is not the caller's
 */
export const assignmentsGetGiven = defineProcedure({
  name: 'CLASSWORK_Assignments_GetGiven',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ classId: z.uuid().nullish(), ...paging(10, 100) }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    className: z.string(),
    classId: z.string(),
    dueDate: z.string().nullable(),
    color: z.string().nullable(),
    exerciseType: z.enum(ANSWER_TYPES),
    attachmentId: z.string().nullable(),
    /** pupils who have handed in */
    handedIn: z.int(),
    /** pupils of the class */
    total: z.int(),
    /** pupils whose newest attempt came after the due date (B-143) */
    late: z.int(),
    /** when the newest attempt of anybody was handed in */
    newestAt: z.string().nullable(),
    createdDate: z.string().nullable(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { classId, PageNum, PageSize }) => {
    const ofWhom =
      classId == null
        ? sql`classes.archived_at is null and ${looksAfter(user)}`
        : sql`classes.archived_at is null and classes.id = ${classId} and ${seesPupilData(user)}`
    // the ids of the classes are read first, so that what was given is found by them
    const given = sql`assignment_classes
      join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
      where assignment_classes.class_id = any(array(select classes.id from classes where ${ofWhom}))`
    // the pupils are counted for the rows of the page alone
    const { rows } = await sql<Given>`
      select page.*, classes.class_name as "className", progress.*, (select count(*)::int from ${given}) as "totalRows"
      from (
        select assignments.id, assignments.title, assignment_classes.class_id as "classId",
          assignments.due_at as "dueAt", assignments.color, assignments.type as "exerciseType",
          assignments.worksheet_id as "attachmentId", assignments.created_at as "createdAt"
        from ${given} order by assignments.created_at desc, assignments.id desc
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      ) as page join classes on classes.id = page."classId" cross join lateral (
        select count(*)::int as total, count(newest.submitted_at)::int as "handedIn",
          (count(*) filter (where newest.late))::int as late, max(newest.submitted_at) as "newestAt"
        from class_members join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
        left join lateral (
          select submitted_at, late from assignments_answers as answer
          where answer.assignment_id = page.id and answer.student_id = pupil.id and answer.superseded_at is null
          order by answer.attempt desc limit 1
        ) as newest on true
        where class_members.class_id = page."classId" and class_members.left_at is null
      ) as progress
      order by page."createdAt" desc, page.id desc`.execute(db)
    if (rows.length === 0 && classId != null) {
      const found = await sql`select from classes where ${ofWhom}`.execute(db)
      if (found.rows.length === 0) throw refuse('NOT_FOUND')
    }
    return {
      rows: rows.map((row) => ({
        ...row,
        dueDate: wireMoment(row.dueAt),
        newestAt: wireMoment(row.newestAt),
        createdDate: wireMoment(row.createdAt),
      })),
    }
  },
})
