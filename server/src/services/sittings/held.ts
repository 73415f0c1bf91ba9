import type { SolutionsRule } from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { type Shown, shownToPupil } from '@phuong/domain/scoring/attempts'
import type { View } from '@phuong/domain/scoring/views'
import {
  behaviours,
  type Clocked,
  type SittingKind,
  type SittingState,
  settledAt,
  sittingKinds,
} from '@phuong/exercises/session'
import { type RawBuilder, sql } from 'kysely'
import { staffOf } from '../../access/classes.ts'
import type { Viewer } from '../../access/session-user.ts'
import { ofSitting, seesWork, viewOf } from '../../access/sittings.ts'
import type { Db } from '../../db/database.ts'

/** Why a score was made anew after the end: an answer that was given before the deadline has arrived (H011). */
type Rescored = { at: number; reason: 'LATE_SYNC'; correctBefore: number; correctAfter: number }

/** What the end of a sitting leaves in its row. */
export type StoredReceipt = {
  /** how many items are answered */
  count: number
  /** sha256 hex of the responses that count */
  hash: string
  /** items that are right, of all of them */
  correct: number
  total: number
  /** in the scale of the answer's Type; null where no answer is saved */
  Score: number | null
  Star: number | null
  late: boolean
  rescored?: Rescored[]
}

/** The work that was given, as its sitting needs it. */
export type GivenWork = {
  id: string
  type: AnswerType
  title: string
  points: number | null
  dueAt: Date | null
  attempts: number | null
  solutions: SolutionsRule
  /** the class of the pupil to which it was given and who marks in it; null when the pupil is in none of them any more */
  schoolClass: { id: string; name: string; markers: readonly string[] } | null
}

export type HeldSitting = {
  id: string
  kind: SittingKind
  userId: string
  userName: string
  worksheetId: string | null
  paperId: number | null
  revision: number | null
  attempt: number
  state: SittingState
  startedAt: Date
  deadlineAt: Date | null
  finishedAt: Date | null
  receipt: StoredReceipt | null
  /** attempts at the same work that the person has used up, this one among them once it is over */
  handedIn: number
  work: GivenWork | null
}

type Row = Omit<HeldSitting, 'work' | 'handedIn'> & {
  /** used up beside this one: after a wait for the row this count is from before the wait, and the row itself is not */
  others: number
  usedUp: boolean
  workId: string | null
  type: AnswerType
  title: string
  points: number | null
  dueAt: Date | null
  attempts: number | null
  solutions: GivenWork['solutions']
  classId: string | null
  className: string
  markers: string[]
}

/** The kinds that tell verdicts at once. */
const marking = sittingKinds.filter((kind) => behaviours[kind].feedback)

/**
 * Whether an attempt is used up, as a condition over a row of sittings: it was handed in or its time is over; one that was
 * left counts where verdicts came at once, or leaving would be a way to learn them (D22, D23).
 */
export const usedUp = (alias: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(${column('state')} in ('finished', 'closed')
    or ${column('state')} = 'left' and ${column('kind')} in (${sql.join(marking.map((kind) => sql.lit(kind)))}))`
}

const columns = sql`held.id, held.kind, held.user_id as "userId", pupil.full_name as "userName",
  held.worksheet_id as "worksheetId", held.paper_id as "paperId", held.pinned_revision as revision, held.attempt, held.state,
  held.started_at as "startedAt", held.deadline_at as "deadlineAt", held.finished_at as "finishedAt", held.receipt,
  (select count(*)::int from sittings as other where held.assignment_id is not null
    and other.assignment_id = held.assignment_id and other.user_id = held.user_id and other.id <> held.id
    and ${usedUp('other')}) as others,
  ${usedUp('held')} as "usedUp",
  work.id as "workId", work.type, work.title, work.points::float8 as points, work.due_at as "dueAt", work.attempts, work.solutions,
  class.id as "classId", class.class_name as "className", class.markers`

const joined = sql`sittings as held join users as pupil on pupil.id = held.user_id
  left join assignments as work on work.id = held.assignment_id
  left join lateral (
    select classes.id, classes.class_name, ${staffOf(sql`classes.id`, 'mark')} as markers from assignment_classes as given
    join classes on classes.id = given.class_id
    join class_members as membership on membership.class_id = classes.id
      and membership.student_id = held.user_id and membership.left_at is null
    where given.assignment_id = work.id order by classes.id limit 1
  ) as class on true`

const heldOf = (row: Row): HeldSitting => {
  const {
    workId,
    type,
    title,
    points,
    dueAt,
    attempts,
    solutions,
    classId,
    className,
    markers,
    others,
    usedUp,
    ...held
  } = row
  const schoolClass = classId === null ? null : { id: classId, name: className, markers }
  const handedIn = others + (usedUp ? 1 : 0)
  return {
    ...held,
    handedIn,
    work: workId === null ? null : { id: workId, type, title, points, dueAt, attempts, solutions, schoolClass },
  }
}

/** Holds an own sitting until the end of the transaction. @throws NOT_FOUND for one that is not the caller's (H022) */
export const holdSitting = async (tx: Db, sittingId: string, userId: string): Promise<HeldSitting> => {
  const { rows } = await sql<Row>`select ${columns} from ${joined}
    where held.id = ${sittingId} and held.user_id = ${userId} for no key update of held`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  return heldOf(row)
}

/** Holds open sittings whose time is over, those that wait longest first; what somebody else holds is left to them. */
export const holdDue = async (tx: Db, now: Date, limit: number): Promise<HeldSitting[]> => {
  const { rows } = await sql<Row>`select ${columns} from ${joined}
    where held.state = 'open' and held.deadline_at <= ${now}
    order by held.deadline_at, held.id limit ${limit} for no key update of held skip locked`.execute(tx)
  return rows.map(heldOf)
}

/** A sitting as somebody sees it, and in which capacity. @throws NOT_FOUND for one that the viewer does not see */
export const readSitting = async (
  db: Db,
  sittingId: string,
  viewer: Viewer,
): Promise<{ held: HeldSitting; view: View }> => {
  const { rows } = await sql<
    Row & { view: View }
  >`select ${columns}, ${viewOf(viewer, ofSitting)} as view from ${joined}
    where held.id = ${sittingId} and pupil.status <> 'DELETED' and ${seesWork(viewer, ofSitting)}`.execute(db)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  const { view, ...stored } = row
  return { held: heldOf(stored), view }
}

/** The end of a sitting as its rules ask for it. */
export const clockOf = ({
  state,
  deadlineAt,
  finishedAt,
}: Pick<HeldSitting, 'state' | 'deadlineAt' | 'finishedAt'>): Clocked => ({
  state,
  deadlineAt: deadlineAt?.getTime() ?? null,
  finishedAt: finishedAt?.getTime() ?? null,
})

/** What the pupil sees; `solutionsFrom` is when the solutions come that wait for nothing but late answers, otherwise null. */
type ShownOfSitting = Shown & { solutionsFrom: number | null }

/**
 * What the pupil sees of an own sitting (docs/protocol.md 5 'Attempts'): of practice everything, of given work nothing
 * before its hand-in or the end of its time, and nothing of one that was left, which never was handed in (D20, D22).
 * The key of one that the clock has ended waits until no answer can count any more: an earlier time is easily written
 * on one (C-281).
 */
export const shownOf = (
  { work, handedIn, ...ended }: Pick<HeldSitting, 'work' | 'handedIn' | 'state' | 'deadlineAt' | 'finishedAt'>,
  now: Date,
): ShownOfSitting => {
  if (work === null) return { score: true, solutions: true, solutionsFrom: null }
  return shownOfAttempt(work, handedIn, ended, now)
}

/** The same for an attempt at given work; nothing while nothing has been handed in. @param ended the attempt that is looked at */
export const shownOfAttempt = (
  settings: Parameters<typeof shownToPupil>[0],
  handedIn: number,
  ended: Parameters<typeof clockOf>[0],
  now: Date,
): ShownOfSitting => {
  const isOver = ended.state === 'finished' || ended.state === 'closed'
  if (!isOver) return { score: false, solutions: false, solutionsFrom: null }
  const shown = shownToPupil(settings, handedIn, now)
  const from = settledAt(clockOf(ended), now.getTime())
  if (from === null || now.getTime() >= from) return { ...shown, solutionsFrom: null }
  const comes = shownToPupil(settings, handedIn, new Date(from)).solutions
  return { ...shown, solutions: false, solutionsFrom: comes ? from : null }
}

/**
 * Whether a right response goes with the verdict: of a unit exercise, as far as its solutions are shown to who has answered
 * (D20, docs/protocol.md 5 'Attempts'), and not of one that was left; the key of a practice paper is with the pupil
 * already.
 */
export const tellsWhy = (
  {
    kind,
    state,
    solutions,
    dueAt,
  }: Pick<HeldSitting, 'kind' | 'state'> & { solutions: SolutionsRule | null; dueAt: Date | null },
  now: Date,
): boolean =>
  behaviours[kind].tellsWhy &&
  state !== 'left' &&
  solutions !== null &&
  shownToPupil({ solutions, dueAt, attempts: null }, 1, now).solutions
