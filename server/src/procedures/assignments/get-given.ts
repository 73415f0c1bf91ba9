import { GIVEN_SORTS, type GivenSort } from '@phuong/domain/forms/given-sorts'
import { searchFold } from '@phuong/domain/names/search-fold'
import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { mayGiveTo } from '../../access/assignments.ts'
import { looksAfter, seesPupilData } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { byClassName } from '../../services/classes/class-rows.ts'
import { paperFold } from '../../services/papers/paper-fold.ts'
import { hasWords } from '../../services/search/names.ts'
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
  edits: boolean
  totalRows: number
}

/** What a list is put in order by; without a due date comes last either way. */
const orders: Readonly<Record<GivenSort, RawBuilder<unknown>>> = {
  title: sql`assignments.title collate vi_names`,
  className: byClassName,
  dueDate: sql`assignments.due_at`,
  createdDate: sql`assignments.created_at`,
}

/** Whether an assignment or its class has these words in its name, as the search of the top bar finds them; nothing typed calls all. */
const isCalled = (search: string): RawBuilder<boolean> =>
  search === ''
    ? sql`true`
    : sql`(${hasWords(sql`assignments.search_key`, paperFold(search))} or ${hasWords(sql`classes.search_key`, searchFold(search))})`

/**
 * What was given, with how many have handed it in (B-099): in the class named, which the caller teaches or runs; without
 * one in all classes that the caller teaches, for a manager in those of the school (D05). The newest first, unless another
 * order is asked for (B-078).
 * @throws NOT_FOUND for a class that is not the caller's
 */
export const assignmentsGetGiven = defineProcedure({
  name: 'CLASSWORK_Assignments_GetGiven',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({
    classId: z.uuid().nullish(),
    /** words of the title, or of the class, each from its beginning, without regard to marks */
    search: z.string().max(200).nullish(),
    sort: z.enum(GIVEN_SORTS).default('createdDate'),
    descending: z.boolean().default(true),
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
    /** whether the caller changes it (B-133) */
    edits: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { classId, search, sort, descending, PageNum, PageSize }) => {
    const ofWhom =
      classId == null
        ? sql`classes.archived_at is null and ${looksAfter(user)}`
        : sql`classes.archived_at is null and classes.id = ${classId} and ${seesPupilData(user)}`
    // the ids of the classes are read first, so that what was given is found by them
    const given = sql`assignment_classes
      join assignments on assignments.id = assignment_classes.assignment_id and assignments.deleted_at is null
      join classes on classes.id = assignment_classes.class_id
      where assignment_classes.class_id = any(array(select classes.id from classes where ${ofWhom}))
        and ${isCalled(search?.trim() ?? '')}`
    const direction = descending ? sql`desc` : sql`asc`
    // the pupils are counted for the rows of the page alone
    const { rows } = await sql<Given>`
      select page.*, classes.class_name as "className", progress.*, ${mayGiveTo(user)} as edits,
        (select count(*)::int from ${given}) as "totalRows"
      from (
        select assignments.id, assignments.title, assignment_classes.class_id as "classId",
          assignments.due_at as "dueAt", assignments.color, assignments.type as "exerciseType",
          assignments.worksheet_id as "attachmentId", assignments.created_at as "createdAt",
          row_number() over (order by ${orders[sort]} ${direction} nulls last,
            assignments.created_at desc, assignments.id desc, assignment_classes.class_id) as place
        from ${given} order by place limit ${PageSize} offset ${(PageNum - 1) * PageSize}
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
      order by page.place`.execute(db)
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
