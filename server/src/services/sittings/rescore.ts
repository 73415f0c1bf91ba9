import { starOf } from '@phuong/domain/scoring/scales'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { holdSitting, type StoredReceipt } from './held.ts'
import { readAnswers } from './lines.ts'
import { markSitting } from './marking.ts'
import { materialOf } from './material.ts'

/**
 * Makes the score of a sitting that is over anew, after an answer given before the deadline has arrived (H011), and
 * writes down why. A mark that the teacher has given stays the effective one; `autoScore` follows the answers (D25).
 */
export const rescore = async (
  tx: Db,
  { sittingId, userId, now }: { sittingId: string; userId: string; now: Date },
): Promise<void> => {
  const held = await holdSitting(tx, sittingId, userId)
  if (held.receipt === null) return
  const { answers } = await readAnswers(tx, sittingId)
  const outcome = markSitting(await materialOf(tx, held), held, answers)
  const { count, hash, correct, total, Score, Star } = outcome
  const entry = {
    at: now.getTime(),
    reason: 'LATE_SYNC' as const,
    correctBefore: held.receipt.correct,
    correctAfter: correct,
  }
  const receipt: StoredReceipt = {
    ...{ count, hash, correct, total, Score, Star },
    late: held.receipt.late,
    rescored: [...(held.receipt.rescored ?? []), entry],
  }
  await tx
    .updateTable('sittings')
    .set({ receipt: JSON.stringify(receipt) })
    .where('id', '=', sittingId)
    .execute()
  if (held.work === null || Score === null) return
  await sql`
    with before as (
      select id, score, score is not distinct from auto_score as follows from assignments_answers
      where sitting_id = ${sittingId} for no key update
    ), marked as (
      update assignments_answers as answer set json_data = ${JSON.stringify(outcome.jsonData)}::jsonb,
        results = ${JSON.stringify(outcome.results)}::jsonb, auto_score = ${Score}::numeric,
        score = case when before.follows then ${Score}::numeric else answer.score end,
        star = case when before.follows then ${starOf(held.work.type, Score)}::smallint else answer.star end,
        total_question = ${total}::integer, total_answer = ${outcome.answered}::integer,
        passed_question = ${correct}::integer
      from before where answer.id = before.id
      returning answer.id, before.score as was, answer.score as becomes
    )
    insert into score_changes (answer_id, before, after, changed_by, changed_at, reason)
    select id, was, becomes, ${userId}::uuid, ${now}::timestamptz, 'LATE_SYNC' from marked`.execute(tx)
}
