import { isLate } from '@phuong/domain/scoring/attempts'
import { deadlineState } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { clockOf, type HeldSitting, type StoredReceipt } from './held.ts'
import { readManyAnswers } from './lines.ts'
import { markSitting } from './marking.ts'
import { materialOf } from './material.ts'

/** How a sitting has ended. */
export type Ended = { state: 'finished' | 'closed'; finishedAt: Date; receipt: StoredReceipt; answerId: string | null }

/**
 * Ends open sittings that the caller holds: by hand-in, or, at or after the deadline, as the deadline did. Marks what
 * is in their logs and writes receipts and, of given work, answer records (B-227, C-365); a new record of a unit
 * exercise sets the older ones of that work aside (C-374, C-379). Three statements, however many they are, and one for
 * each material that is not in memory.
 * @param how.key what the hand-in is known by; null when nobody has asked
 */
export const endSittings = async (
  tx: Db,
  sittings: readonly HeldSitting[],
  how: { now: Date; key: string | null; postedHash?: Buffer },
): Promise<Ended[]> => {
  if (sittings.length === 0) return []
  const lines = await readManyAnswers(
    tx,
    sittings.map(({ id }) => id),
  )
  const ends = []
  for (const sitting of sittings) {
    const outcome = markSitting(await materialOf(tx, sitting), sitting, lines.get(sitting.id) ?? [])
    const { deadlineAt, startedAt, work } = sitting
    const isOver = deadlineAt !== null && deadlineState(clockOf(sitting), how.now.getTime()) !== 'running'
    // a clock that was put back ends nothing before it began (H063)
    const finishedAt = isOver ? deadlineAt : new Date(Math.max(startedAt.getTime(), how.now.getTime()))
    const { count, hash, correct, total, Score, Star } = outcome
    const late = work !== null && isLate(finishedAt, work.dueAt)
    const receipt: StoredReceipt = { count, hash, correct, total, Score, Star, late }
    const state = isOver ? ('closed' as const) : ('finished' as const)
    ends.push({ sitting, outcome, receipt, state, finishedAt, answerId: work && newId(how.now) })
  }
  const given = ends.map(({ sitting, outcome, receipt, state, finishedAt, answerId }) => ({
    id: sitting.id,
    state,
    finished_at: finishedAt,
    receipt,
    answer_id: answerId,
    type: sitting.work?.type,
    // of practice there is no record
    json_data: answerId && outcome.jsonData,
    results: outcome.results,
    total: outcome.total,
    answered: outcome.answered,
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, state text,
        finished_at timestamptz, receipt jsonb, answer_id uuid, type text, json_data jsonb, results jsonb, total integer,
        answered integer)
    ), ended as (
      update sittings set state = given.state, finished_at = given.finished_at, receipt = given.receipt,
        finish_key = ${how.key}::uuid, posted_hash = coalesce(${how.postedHash ?? null}::bytea, posted_hash)
      from given where sittings.id = given.id
      returning sittings.id, sittings.assignment_id, sittings.user_id, sittings.attempt
    ), cleaned as (
      update assignments_answers as older set superseded_at = ${how.now} from ended
      where older.assignment_id = ended.assignment_id and older.student_id = ended.user_id and older.type = 'UNIT'
        and older.superseded_at is null
    )
    insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data, results, score,
      auto_score, star, comment, late, submitted_at, total_question, total_answer, passed_question)
    select given.answer_id, ended.assignment_id, ended.user_id, ended.id, ended.attempt, given.type, given.json_data,
      given.results, (given.receipt ->> 'Score')::numeric, (given.receipt ->> 'Score')::numeric,
      (given.receipt ->> 'Star')::smallint, '', (given.receipt ->> 'late')::boolean, given.finished_at, given.total,
      given.answered, (given.receipt ->> 'correct')::integer
    from ended join given on given.id = ended.id where given.answer_id is not null`.execute(tx)
  return ends.map(({ state, finishedAt, receipt, answerId }) => ({ state, finishedAt, receipt, answerId }))
}
