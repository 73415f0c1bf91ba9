import { averageOf } from '@phuong/domain/scoring/scales'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { markColumn } from './assignment-rows.ts'

/** What was given to some classes and what came back of it; for who sees the pupils' work (D05, D22). */
export const workFigures = {
  /** assignments */
  given: z.int(),
  /** pieces of work that pupils who are in the classes now could hand in */
  expected: z.int(),
  /** of them handed in, and of those after the due date; the newest attempt counts */
  handedIn: z.int(),
  late: z.int(),
  /** mean mark of what was marked, 0 to 10 with one decimal; null where nothing was */
  average: z.number().nullable(),
}

export type WorkFigures = {
  given: number
  expected: number
  handedIn: number
  late: number
  average: number | null
}

/** Work given to classes, each with the class; `classIds` is a list or a query of ids. */
const given = (classIds: RawBuilder<unknown>) => sql`assignment_classes as given
  join assignments as work on work.id = given.assignment_id and work.deleted_at is null and given.class_id in ${classIds}`
const pupils = sql`join class_members as member on member.class_id = given.class_id and member.left_at is null
  join users as pupil on pupil.id = member.student_id and pupil.status <> 'DELETED'`

/** The newest attempt of each pupil at each work of these classes: its columns are those of `newestColumns`. */
export const newestAnswers = (classIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct on (answer.assignment_id, answer.student_id) answer.assignment_id, answer.student_id, given.class_id,
    answer.late, answer.submitted_at, answer.score::float8 as score, answer.star, answer.total_question,
    ${markColumn('answer')} as mark
  from ${given(classIds)} ${pupils}
  join assignments_answers as answer on answer.assignment_id = given.assignment_id
    and answer.student_id = member.student_id and answer.superseded_at is null
  order by answer.assignment_id, answer.student_id, answer.attempt desc`

/** The figures of these classes as one row: a query to join from the side. */
export const selectFigures = (classIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select (select count(distinct work.id)::int from ${given(classIds)}) as given,
    (select count(*)::int from ${given(classIds)} ${pupils}) as expected,
    count(*)::int as "handedIn", (count(*) filter (where newest.late))::int as late, avg(newest.mark)::float8 as average
  from (${newestAnswers(classIds)}) as newest`

/** Figures as the wire writes them. */
export const toWorkFigures = ({ given, expected, handedIn, late, average }: WorkFigures): WorkFigures => ({
  given,
  expected,
  handedIn,
  late,
  average: averageOf(average),
})
