import { refuse } from '@phuong/domain/refusals'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { averageOf } from '@phuong/domain/scoring/scales'
import { questionRules } from '@phuong/exercises/rules'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { seesPupilData } from '../../access/classes.ts'
import { markColumn, shownMark, wireMoment } from '../../services/assignments/assignment-rows.ts'
import { newestAnswers } from '../../services/assignments/work-figures.ts'
import { lastSeenDay } from '../../services/classes/last-seen.ts'
import { defineProcedure } from '../define.ts'

/** Marked works of the line, and works out of which the kinds of questions are counted: the newest ones. */
const maxTrend = 12
const maxCounted = 20

type Trend = {
  assignmentId: string
  title: string
  exerciseType: AnswerType
  score: number | null
  total: number
  late: boolean
  submittedAt: string
}

type Pupil = {
  studentId: string
  fullName: string
  callingName: string | null
  dateofBirth: string | null
  sex: boolean | null
  email: string | null
  userName: string | null
  phone: string | null
  joinedAt: Date
  lastSeenDate: string | null
  className: string
  given: number
  handedIn: number
  late: number
  average: number | null
  classAverage: number | null
  trend: Trend[]
  counted: number
  kinds: { kind: string; right: number; total: number }[]
}

/** The newest attempt of the pupil at each work of the class. */
const ownWork = (classId: RawBuilder<unknown>, studentId: RawBuilder<unknown>) => sql`
  select distinct on (answer.assignment_id) answer.*, ${markColumn('answer')} as mark, assignments.title
  from assignment_classes as given
  join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
  join assignments_answers as answer on answer.assignment_id = assignments.id
    and answer.student_id = ${studentId} and answer.superseded_at is null
  where given.class_id = ${classId} order by answer.assignment_id, answer.attempt desc`

/** Types of questions that nothing marks (D56). */
const unmarkedTypes = questionRules.filter(({ marked }) => marked === false).map(({ code }) => code)

/**
 * What of each kind was right: of worksheets by the columns of the record, of unit exams by the types of the questions of the
 * paper, unanswered ones among them; a type that is not marked has no result and no right one (D56).
 */
const kindsOf = sql`
  select columns.key as kind, split_part(columns.value, '/', 1)::int as right, split_part(columns.value, '/', 2)::int as total
  from counted cross join lateral jsonb_each_text(counted.results) as columns
  where counted.type = 'LIVEWORKSHEET' and columns.value ~ '^[0-9]+/[0-9]+$'
  union all
  select asked.type, coalesce(answered.right, 0), asked.total
  from counted join sittings on sittings.id = counted.sitting_id
  cross join lateral (
    select question.type, count(*)::int as total from paper_items as item
    join questions as question on question.id = item.question_id
    where item.paper_id = sittings.paper_id and item.revision = sittings.pinned_revision
      and question.type <> all(${unmarkedTypes}::text[])
    group by question.type
  ) as asked
  left join lateral (
    select count(*)::int as right from jsonb_array_elements(
      case jsonb_typeof(counted.json_data) when 'array' then counted.json_data else '[]' end) as line
    where line ->> 'type' = asked.type and line #> '{userData,result}' = 'true'
  ) as answered on true
  where counted.type = 'UNIT'`

/**
 * A pupil of a class as its teachers see the child: who it is, how much was given, handed in and late, the average beside
 * that of the class, the last marks, and what was right of each kind of question (B-093, B-143, D22). For those who teach in
 * the class, an administrator and the manager of its school (D05); the work is that of this class alone.
 * @throws FORBIDDEN for a class that is not the caller's, and for who is no pupil of it (any more)
 */
export const classesPupil = defineProcedure({
  name: 'CLASSES_Pupil_Get',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({
    studentId: z.string(),
    fullName: z.string(),
    callingName: z.string().nullable(),
    /** YYYY-MM-DD */
    dateofBirth: z.string().nullable(),
    /** true is male */
    sex: z.boolean().nullable(),
    email: z.string().nullable(),
    userName: z.string().nullable(),
    phone: z.string().nullable(),
    joinedDate: z.string().nullable(),
    /** YYYY-MM-DD; null for who has never signed in */
    lastSeenDate: z.string().nullable(),
    className: z.string(),
    /** assignments of the class; those handed in, and of them after the due date */
    given: z.int(),
    handedIn: z.int(),
    late: z.int(),
    /** mean mark of what was marked, 0 to 10 with one decimal, of the pupil and of all pupils of the class */
    average: z.number().nullable(),
    classAverage: z.number().nullable(),
    /** the last marked works, the oldest first; marks 0 to 10 with one decimal */
    trend: z.array(
      z.object({
        assignmentId: z.string(),
        title: z.string(),
        exerciseType: z.enum(ANSWER_TYPES),
        score: z.number().nullable(),
        late: z.boolean(),
        submittedAt: z.string(),
      }),
    ),
    /** the last works out of which the kinds are counted */
    counted: z.int(),
    /** what was right of each kind in them: columns of a worksheet's record (B-259), types of questions */
    kinds: z.array(z.object({ kind: z.string(), right: z.int(), total: z.int() })),
  }),
  handle: async ({ db, user }, { classId, studentId }) => {
    const { rows } = await sql<Pupil>`
      with place as materialized (
        select classes.id as class_id, classes.class_name, class_members.joined_at, class_members.student_id
        from classes join class_members on class_members.class_id = classes.id and class_members.left_at is null
        where classes.id = ${classId} and classes.archived_at is null and class_members.student_id = ${studentId}
          and ${seesPupilData(user)}
      ),
      work as materialized (${ownWork(sql`(select class_id from place)`, sql`(select student_id from place)`)}),
      counted as materialized (select * from work order by submitted_at desc limit ${maxCounted})
      select pupil.id as "studentId", pupil.full_name as "fullName", pupil.calling_name as "callingName",
        pupil.date_of_birth::text as "dateofBirth", pupil.sex, pupil.email, pupil.user_name as "userName", pupil.phone,
        place.joined_at as "joinedAt", ${lastSeenDay(sql`pupil.id`)} as "lastSeenDate", place.class_name as "className",
        (select count(*)::int from assignment_classes as given
          join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
          where given.class_id = place.class_id) as given,
        (select count(*)::int from work) as "handedIn",
        (select (count(*) filter (where work.late))::int from work) as late,
        (select avg(work.mark)::float8 from work) as average,
        (select avg(newest.mark)::float8 from (${newestAnswers(sql`(select class_id from place)`)}) as newest)
          as "classAverage",
        (select coalesce(jsonb_agg(jsonb_build_object('assignmentId', last.assignment_id, 'title', last.title,
            'exerciseType', last.type, 'score', last.score, 'total', last.total_question, 'late', last.late,
            'submittedAt', last.submitted_at) order by last.submitted_at, last.assignment_id), '[]')
          from (select * from work where work.mark is not null order by work.submitted_at desc limit ${maxTrend})
            as last) as trend,
        (select count(*)::int from counted) as counted,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'right', "right", 'total', total) order by kind), '[]')
          from (select kind, sum("right")::int as "right", sum(total)::int as total from (${kindsOf}) as kinds
            group by kind) as summed) as kinds
      from place join users as pupil on pupil.id = place.student_id and pupil.status <> 'DELETED'`.execute(db)
    const [row] = rows
    if (row === undefined) throw refuse('FORBIDDEN')
    const { joinedAt, average, classAverage, trend, ...pupil } = row
    return {
      rows: [
        {
          ...pupil,
          joinedDate: wireMoment(joinedAt),
          average: averageOf(average),
          classAverage: averageOf(classAverage),
          trend: trend.map(({ total, submittedAt, ...work }) => ({
            ...work,
            score: shownMark(work.exerciseType, work.score, total),
            submittedAt: wireMoment(new Date(submittedAt)) ?? '',
          })),
        },
      ],
    }
  },
})
