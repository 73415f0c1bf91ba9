import { toWireMoment } from '@phuong/domain/format/dates'
import { SOLUTIONS_RULES } from '@phuong/domain/forms/assignment'
import { ANSWER_TYPES, type AnswerType } from '@phuong/domain/scoring/answer-types'
import { type Shown, shownToPupil } from '@phuong/domain/scoring/attempts'
import { markOf, STORED_PER_POINT } from '@phuong/domain/scoring/scales'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { seesScore } from '../../access/sittings.ts'
import { usedUp } from '../sittings/held.ts'

/** Kinds of work that can be given (B-105). */

/** How far a pupil is: nothing begun, a sitting open, handed in at least once. */
export const workState = z.enum(['none', 'doing', 'done'])

/** An assignment as its reads show it (B-110 to B-113). */
export const assignmentRow = z.object({
  id: z.string(),
  rowId: z.string(),
  title: z.string(),
  instructions: z.string(),
  /** YYYY-MM-DD HH:mm:ss in Asia/Ho_Chi_Minh */
  dueDate: z.string().nullable(),
  /** #rrggbb */
  color: z.string().nullable(),
  assignmentType: z.literal('ASSIGNMENT'),
  exerciseType: z.enum(ANSWER_TYPES),
  /** 0 to 10: its marks are shown on this scale and stored on that of 10 (B-138, D64) */
  points: z.number().nullable(),
  classId: z.string(),
  className: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdDate: z.string().nullable(),
  attachmentId: z.string().nullable(),
  fileName: z.string().nullable(),
  examId: z.int().nullable(),
  settings: z.object({
    /** a copy of the worksheet's tags (B-113) */
    tags: z.string().nullable(),
    /** null is unlimited */
    attempts: z.int().nullable(),
    solutions: z.enum(SOLUTIONS_RULES),
  }),
})

/** The columns of an assignment as SQL, by wire name; for statements that stand on `assignmentTables`. */
export const assignmentColumns = {
  id: sql`assignments.id`,
  rowId: sql`assignments.id`,
  title: sql`assignments.title`,
  instructions: sql`assignments.instructions`,
  dueDate: sql`assignments.due_at`,
  color: sql`assignments.color`,
  assignmentType: sql`'ASSIGNMENT'`,
  exerciseType: sql`assignments.type`,
  points: sql`assignments.points::float8`,
  classId: sql`classes.id`,
  className: sql`classes.class_name`,
  createdBy: sql`assignments.created_by`,
  createdByName: sql`creator.full_name`,
  createdDate: sql`assignments.created_at`,
  attachmentId: sql`assignments.worksheet_id`,
  fileName: sql`attachments.file_name`,
  examId: sql`assignments.exam_id`,
  settings: sql`jsonb_build_object('tags', assignments.tags, 'attempts', assignments.attempts,
    'solutions', assignments.solutions)`,
} as const

/** An assignment with its class, who gave it, and its worksheet. */
export const assignmentTables = sql`assignments
  join assignment_classes on assignment_classes.assignment_id = assignments.id
  join classes on classes.id = assignment_classes.class_id
  join users as creator on creator.id = assignments.created_by
  left join attachments on attachments.id = assignments.worksheet_id`

/** An assignment as the database gives it: its moments are still points in time. */
export type StoredAssignment = Omit<z.input<typeof assignmentRow>, 'dueDate' | 'createdDate'> & {
  dueDate: Date | null
  createdDate: Date
}

/** What a pupil did for an assignment, as `workColumns` name it. */
export type Work = {
  answerId: string | null
  answerSittingId: string | null
  /** how often it was handed in, attempts that were set aside included (D22) */
  attempts: number
  /** Scores in the scale of the type */
  firstScore: number | null
  storedScore: number | null
  autoScore: number | null
  star: number | null
  late: boolean | null
  /** items, of the newest answer */
  answered: number | null
  total: number | null
  comment: string | null
  submittedAt: Date | null
  openSittingId: string | null
  startedAt: Date | null
  openAnswered: number | null
}

/**
 * What a pupil handed in: of all attempts how many there are and what the first one scored, and the newest one (D22);
 * joined to a row of `assignments` and the pupil's id. An attempt that was set aside is never the newest.
 */
export const joinWork = (pupil: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  cross join lateral (
    select count(*)::int as attempts, (array_agg(given.score order by given.attempt))[1]::float8 as first_score,
      max(given.attempt) filter (where given.superseded_at is null) as newest
    from assignments_answers as given where given.assignment_id = assignments.id and given.student_id = ${pupil}
  ) as tries
  left join assignments_answers as answer
    on answer.assignment_id = assignments.id and answer.student_id = ${pupil} and answer.attempt = tries.newest
  left join sittings as open_sitting on open_sitting.assignment_id = assignments.id
    and open_sitting.user_id = ${pupil} and open_sitting.state = 'open'
  left join sittings as done_sitting on done_sitting.id = answer.sitting_id`

/** The columns of `Work`, for statements with `joinWork`. */
export const workColumns = sql`answer.id as "answerId", answer.sitting_id as "answerSittingId", tries.attempts,
  tries.first_score as "firstScore", answer.score::float8 as "storedScore", answer.auto_score::float8 as "autoScore",
  answer.star, answer.late, answer.total_answer as answered, answer.total_question as total, answer.comment,
  answer.submitted_at as "submittedAt", open_sitting.id as "openSittingId",
  coalesce(done_sitting.started_at, open_sitting.started_at) as "startedAt",
  (select count(distinct item)::int from sitting_events
    where sitting_events.sitting_id = open_sitting.id and sitting_events.status = 'stored') as "openAnswered"`

/** How many attempts at a row of `assignments` a pupil has used up: what a start counts (D22, D23). */
export const usedAttempts = (pupil: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select count(*)::int from sittings as tried
    where tried.assignment_id = assignments.id and tried.user_id = ${pupil} and ${usedUp('tried')})`

/**
 * Whether the result of a record is told now, as a column over a row of `answer`: the rule by which SITTING_Get tells the
 * score of the record's sitting, for lists of records and what stands beside a worksheet (docs/decisions/0020).
 * @param view a column of viewOf
 */
export const tellsResult = (view: RawBuilder<unknown>, now: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (select ${seesScore({
    view,
    over: sql`done.state in ('finished', 'closed')`,
    solutions: sql`assignments.solutions`,
    dueAt: sql`assignments.due_at`,
    attempts: sql`assignments.attempts`,
    used: usedAttempts(sql`done.user_id`),
    now,
  })} from sittings as done join assignments on assignments.id = done.assignment_id where done.id = answer.sitting_id)`

/** A stored Score of a row of `answer` as a column; none where nothing in the work is marked, as shownMark has it. */
export const toldScore = sql`case when answer.type <> 'ASSIGNMENT'
  and (select (receipt ->> 'total')::int from sittings where sittings.id = answer.sitting_id) = 0 then null else answer.score end`

/**
 * What the pupil sees of own work now (docs/protocol.md 5 'Attempts'): nothing before something was handed in, also
 * where an attempt was left for another one.
 * @param used attempts, as `usedAttempts` counts them
 */
export const shownOfWork = (
  { attempts, used }: Pick<Work, 'attempts'> & { used: number },
  settings: Parameters<typeof shownToPupil>[0],
  now: Date,
): Shown => shownToPupil(settings, attempts === 0 ? 0 : used, now)

/** The columns of an assignment, for statements with `assignmentTables`. */
export const selectedAssignment = sql.join(
  Object.entries(assignmentColumns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

/** An assignment as the wire writes it. */
export const toAssignmentRow = (stored: StoredAssignment): z.input<typeof assignmentRow> => ({
  ...stored,
  dueDate: wireMoment(stored.dueDate),
  createdDate: wireMoment(stored.createdDate),
})

/** How far the pupil is. Handed in stays handed in, also while another attempt is open. */
export const stateOf = ({
  answerId,
  openSittingId,
}: Pick<Work, 'answerId' | 'openSittingId'>): z.infer<typeof workState> => {
  if (answerId !== null) return 'done'
  return openSittingId === null ? 'none' : 'doing'
}

/** A stored Score on the scale of 10; none where nothing in the worksheet is marked (B-268, B-269, C-372). */
export const shownMark = (type: AnswerType, stored: number | null, total: number | null): number | null =>
  total === 0 && type !== 'ASSIGNMENT' ? null : markOf(type, stored)

/** The same of a row of `assignments_answers`, not rounded, as a column: what averages are made of. */
export const markColumn = (answer: string): RawBuilder<number | null> => {
  const column = (name: string) => sql.ref(`${answer}.${name}`)
  const scales = Object.entries(STORED_PER_POINT).map(([type, units]) => sql`when ${type} then ${sql.lit(units)}`)
  return sql`case when ${column('total_question')} = 0 and ${column('type')} <> 'ASSIGNMENT' then null
    else ${column('score')} / case ${column('type')} ${sql.join(scales, sql` `)} end end`
}

export const wireMoment = (moment: Date | null): string | null => (moment === null ? null : toWireMoment(moment))
