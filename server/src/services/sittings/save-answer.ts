import { Refusal, refuse } from '@phuong/domain/refusals'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { percentOf } from '@phuong/domain/scoring/percent'
import {
  answeredBy,
  kindOfWork,
  type SittingKind,
  type StartedKind,
  sameJson,
  type Verdict,
} from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { appendEvents } from './append.ts'
import { readAnswers } from './lines.ts'
import { startSitting, takeTurn } from './start.ts'

/** An answer to one question of given work, as it is saved by itself (B-300). */
export type SavedAnswer = {
  assignmentId: string
  questionId: string
  /** a response (docs/protocol.md 6), or its JSON text */
  studentChoice: string
  /** the attempt; without it the one that is open, a new one or, where none is left, the newest */
  takeExamTime: number | null
  /** who it says that it is of; the session says who it is (B-304) */
  studentId: string | null
  /** what the client reckoned; the server's own counts (B-304) */
  score: number
  /** made by the client: the same one again is the same answer */
  eventId: string | null
  /** kept as they came: what they belong to is not known here */
  about: Readonly<Record<'answerType' | 'notes' | 'questionEntityName' | 'questionGuid' | 'sessionId', string>>
}

/** What became of an answer; its score as a percentage where it is marked at once. */
export type Kept = { status: 'stored' | 'duplicate' | 'locked' | 'late'; score: number | null }

type Work = {
  /** of a new attempt */
  begins: StartedKind
  sittingId: string | null
  kind: SittingKind | null
  /** of all attempts of the pupil */
  newestId: string | null
}

/** The work, and the attempt that is meant: the named one, or else the one that is open. */
const findWork = async (tx: Db, userId: string, { assignmentId, takeExamTime }: SavedAnswer): Promise<Work> => {
  const { rows } = await sql<Omit<Work, 'begins'> & { type: AnswerType }>`
    select work.type, held.id as "sittingId", held.kind,
      (select id from sittings where assignment_id = work.id and user_id = ${userId} order by attempt desc limit 1)
        as "newestId"
    from assignments as work
    left join lateral (
      select sittings.id, sittings.kind from sittings
      where sittings.assignment_id = work.id and sittings.user_id = ${userId}
        and (sittings.attempt = ${takeExamTime}::integer or sittings.state = 'open')
      order by sittings.attempt = ${takeExamTime}::integer desc nulls last, sittings.attempt desc limit 1
    ) as held on true
    where work.id = ${assignmentId} and work.deleted_at is null`.execute(tx)
  const [work] = rows
  const begins = work && kindOfWork(work.type)
  // a plain assignment has no questions
  if (work === undefined || begins === undefined) throw refuse('NOT_FOUND')
  return { ...work, begins }
}

/** A new attempt; what comes without a number when none is left is kept with the newest one, as late (D22). */
const beginSitting = async (
  tx: Db,
  { user, now }: Pick<Context<SessionUser>, 'user' | 'now'>,
  { assignmentId, takeExamTime }: SavedAnswer,
  { begins, newestId }: Work,
): Promise<string> => {
  const input = { sittingId: newId(now), kind: begins, assignmentId }
  try {
    return (await startSitting(tx, { user, now, input })).sittingId
  } catch (fault) {
    const isUsedUp = fault instanceof Refusal && fault.code === 'NO_ATTEMPTS_LEFT'
    if (!isUsedUp || takeExamTime !== null || newestId === null) throw fault
    return newestId
  }
}

const readChoice = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const scoreOf = (verdict: Verdict | null | undefined): number | null => (verdict ? percentOf(verdict) : null)

/**
 * Saves one answer through the log of its sitting (docs/protocol.md 2, B-299): the sitting is found by the assignment,
 * and begun where there is none; the question must be of it. What was saved already is not saved again.
 * @throws NOT_FOUND for work that was not given to the caller and a question that it does not have, FORBIDDEN for another
 * student, BAD_PARAMETERS for what is no response to the question, and what SITTING_Start throws
 */
export const saveAnswer = async (
  tx: Db,
  context: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  given: SavedAnswer,
): Promise<Kept> => {
  const { user, now } = context
  const { questionId: item, eventId, studentId } = given
  if (studentId !== null && studentId.toLowerCase() !== user.id) throw refuse('FORBIDDEN')
  await takeTurn(tx, user.id)
  const work = await findWork(tx, user.id, given)
  const sittingId = work.sittingId ?? (await beginSitting(tx, context, given, work))

  const response = readChoice(given.studentChoice)
  const { answers, maxSeq } = await readAnswers(tx, sittingId)
  const counts = answers.find((line) => line.item === item)
  const known =
    eventId !== null &&
    (await tx
      .selectFrom('sitting_events')
      .where('sitting_id', '=', sittingId)
      .where('id', '=', eventId)
      .select('id')
      .executeTakeFirst()) !== undefined
  if (known || (counts !== undefined && sameJson(counts.response, response)))
    return { status: 'duplicate', score: scoreOf(counts?.verdict) }

  const id = eventId ?? newId(now)
  const event = {
    id,
    item,
    seq: maxSeq + 1,
    kind: answeredBy(work.kind ?? work.begins),
    response,
    clientAt: now.getTime(),
    device: 'posted',
  }
  const { acks } = await appendEvents(tx, { user, now, sittingId, events: [event] })
  const [ack] = acks
  if (ack === undefined || ack.code === 'UNKNOWN_ITEM') throw refuse('NOT_FOUND')
  if (ack.status === 'refused') throw refuse('BAD_PARAMETERS', { fields: { studentChoice: 'studentChoice' } })
  const score = scoreOf(ack.verdict)
  await audit(tx, context, {
    action: 'answer-saved',
    actorId: user.id,
    subject: id,
    details: { ...given.about, takeExamTime: given.takeExamTime, sentScore: given.score, score },
  })
  return { status: ack.status, score }
}
