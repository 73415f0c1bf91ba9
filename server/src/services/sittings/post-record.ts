import { createHash } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import { answeredBy, kindOfWork } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { appendEvents } from './append.ts'
import { canonicalJson } from './canonical-json.ts'
import { handIn } from './finish.ts'
import { holdSitting, type StoredReceipt } from './held.ts'
import { startSitting, takeTurn } from './start.ts'

/** An answer record as an older client posts it whole (B-230, C-367); whatever it reckoned itself is compared, not stored. */
export type PostedRecord = {
  StudentId?: string | null
  AssignmentId?: string | null
  AttachmentId?: string | null
  ExamId?: number | null
  Type: 'LIVEWORKSHEET' | 'UNIT'
  JsonData: z.output<typeof postedData>
  Notes?: string | null
  Score?: number | null
  Star?: number | null
  TotalQuestion?: number | null
  TotalAnswer?: number | null
  PassedQuestion?: number | null
  sittingId?: string | null
  key?: string | null
}

/** The same body by the same pupil is the same hand-in for this long, milliseconds (docs/protocol.md 5). */
const sameBodyMs = 86_400_000

const worksheetData = z.object({ answers: z.record(z.string(), z.unknown()) })
const unitData = z.array(
  z.object({ id: z.union([z.string(), z.int()]), userData: z.object({ answers: z.unknown() }).nullish() }),
)

/** A record's JsonData, as a value or as JSON text (docs/protocol.md 5). */
export const postedData = z.union([z.string(), worksheetData, unitData])

const readText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const badData = () => refuse('BAD_PARAMETERS', { fields: { JsonData: 'JsonData' } })

type Response = [item: string, response: unknown]

/** All that a record holds, by item. @throws BAD_PARAMETERS when its JsonData is not that of its Type */
const heldIn = ({ Type, JsonData }: PostedRecord): Response[] => {
  const data = readText(JsonData)
  if (Type === 'LIVEWORKSHEET') {
    const parsed = worksheetData.safeParse(data)
    if (parsed.success) return Object.entries(parsed.data.answers)
  } else {
    const parsed = unitData.safeParse(data)
    if (parsed.success) return parsed.data.map(({ id, userData }): Response => [String(id), userData?.answers])
  }
  throw badData()
}

/** The responses of a record; an item without one was not answered. */
const responsesOf = (posted: PostedRecord): Response[] => heldIn(posted).filter(([, response]) => response != null)

const recordOf = async (tx: Db, sittingId: string): Promise<string> => {
  const row = await tx
    .selectFrom('assignments_answers')
    .where('sitting_id', '=', sittingId)
    .select('id')
    .executeTakeFirst()
  if (row === undefined) throw refuse('NOT_FOUND')
  return row.id
}

/** The sitting that this body, or this key, has handed in already. @throws KEY_REUSED when the key came with another body */
const handedInBefore = async (
  tx: Db,
  { user, now, hash, key }: { user: SessionUser; now: Date; hash: Buffer; key: string | null },
): Promise<string | null> => {
  const { rows } = await sql<{ id: string; byKey: boolean; sameBody: boolean }>`
    select id, coalesce(finish_key = ${key}::uuid, false) as "byKey", coalesce(posted_hash = ${hash}, false) as "sameBody"
    from sittings where user_id = ${user.id} and (finish_key = ${key}::uuid
      or ${key}::uuid is null and posted_hash = ${hash} and finished_at > ${new Date(now.getTime() - sameBodyMs)})
    order by finished_at desc limit 1`.execute(tx)
  const [found] = rows
  if (found === undefined) return null
  if (found.byKey && !found.sameBody) throw refuse('KEY_REUSED')
  return found.id
}

/** Fields whose value of the client is another one than the server's (H025). */
const mismatches = (
  posted: PostedRecord,
  receipt: StoredReceipt,
): Record<string, { sent: number; stored: number | null }> => {
  const stored = {
    Score: receipt.Score,
    Star: receipt.Star,
    TotalQuestion: receipt.total,
    TotalAnswer: receipt.count,
    PassedQuestion: receipt.correct,
  }
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]) => {
      const sent = posted[field as keyof typeof stored]
      return sent == null || sent === value ? [] : [[field, { sent, stored: value }]]
    }),
  )
}

/**
 * The second door of a hand-in (docs/protocol.md 5): opens or finds the sitting, puts the responses into its log and
 * finishes it, by the functions that the sitting's own calls use. The same body again within a day answers the first
 * record. This door has no acks, so a record with a response that is refused is refused whole, and nothing of it stays;
 * what arrives late or comes after another answer is in the log and no refusal.
 * @returns the id of the answer record
 * @throws FORBIDDEN for another StudentId than the own (H127), KEY_REUSED, BAD_PARAMETERS for a response that the log
 * refuses, and what SITTING_Start and SITTING_Finish throw
 */
export const postRecord = async (
  tx: Db,
  context: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  posted: PostedRecord,
): Promise<string> => {
  const { user, now } = context
  if (posted.StudentId != null && posted.StudentId.toLowerCase() !== user.id) throw refuse('FORBIDDEN')
  const responses = responsesOf(posted)
  const hash = createHash('sha256').update(canonicalJson(posted)).digest()
  const key = posted.key ?? null
  await takeTurn(tx, user.id)
  const before = await handedInBefore(tx, { user, now, hash, key })
  if (before !== null) return recordOf(tx, before)

  const kind = kindOfWork(posted.Type)
  if (kind === undefined) throw badData()
  const { sittingId, maxSeq } = await startSitting(tx, {
    user,
    now,
    input: {
      sittingId: posted.sittingId?.toLowerCase() ?? newId(now),
      kind,
      assignmentId: posted.AssignmentId ?? null,
      attachmentId: posted.Type === 'LIVEWORKSHEET' ? (posted.AttachmentId ?? null) : null,
      examId: posted.Type === 'UNIT' ? (posted.ExamId ?? null) : null,
    },
  })
  const events = responses.map(([item, response], at) => ({
    id: newId(now),
    item,
    seq: maxSeq + 1 + at,
    kind: answeredBy(kind),
    response,
    clientAt: now.getTime(),
    device: 'posted',
  }))
  const { acks } = await appendEvents(tx, { user, now, sittingId, events })
  if (acks.some(({ status }) => status === 'refused')) throw badData()
  const held = await holdSitting(tx, sittingId, user.id)
  const { receipt } = await handIn(tx, held, { now, key: key ?? newId(now), postedHash: hash })
  const answerId = await recordOf(tx, sittingId)
  if (posted.Notes != null && posted.Notes !== '')
    await tx.updateTable('assignments_answers').set({ notes: posted.Notes }).where('id', '=', answerId).execute()
  const wrong = mismatches(posted, receipt)
  if (Object.keys(wrong).length > 0)
    await audit(tx, context, { action: 'score-mismatch', actorId: user.id, subject: answerId, details: wrong })
  return answerId
}
