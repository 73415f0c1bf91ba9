import { createHmac, hash } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'

type Asker = Pick<Context, 'user' | 'request' | 'now'>
/** What is called, and with what: the same key stands for the same of both. */
type Call = { call: string; parameters: unknown }

const keyHashOf = (key: string): Buffer => hash('sha256', key, 'buffer')
/** Nobody guesses a password among the parameters from it: the key itself is stored nowhere. */
const bodyHashOf = (key: string, parameters: unknown): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(parameters ?? null))
    .digest()

/**
 * What the call with this key was answered; undefined where it has none, or has not come yet.
 * @throws KEY_REUSED where the key stands for another call
 */
export const answeredBefore = async <Answer>(
  db: Db,
  { user, request }: Asker,
  { call, parameters }: Call,
): Promise<Answer | undefined> => {
  if (user === null || request.once === null) return undefined
  const row = await db
    .selectFrom('once_keys')
    .where('user_id', '=', user.id)
    .where('key_hash', '=', keyHashOf(request.once))
    .select(['call', 'body_hash', 'answer'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.call !== call || !row.body_hash.equals(bodyHashOf(request.once, parameters))) throw refuse('KEY_REUSED')
  return row.answer as Answer
}

/**
 * Does a write once, however often it is sent with its key (H159): whoever comes second waits for the first and is answered
 * the same; what the first one took back is done by the second. Without a key it is done as often as it comes.
 * @param tx the transaction of the work: key and work stand or fall together
 * @throws KEY_REUSED where the key stands for another call
 */
export const doneOnce = async <Answer>(
  tx: Db,
  asker: Asker,
  { call, parameters }: Call,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const { user, request, now } = asker
  if (user === null || request.once === null) return work()
  const row = { user_id: user.id, key_hash: keyHashOf(request.once) }
  const first = await tx
    .insertInto('once_keys')
    .values({ ...row, call, body_hash: bodyHashOf(request.once, parameters), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (first === undefined) return (await answeredBefore<Answer>(tx, asker, { call, parameters })) as Answer
  const answer = await work()
  await tx
    .updateTable('once_keys')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('user_id', '=', row.user_id)
    .where('key_hash', '=', row.key_hash)
    .execute()
  return answer
}

/**
 * The same for a write that takes a transaction of its own, since something before it is to stay whatever becomes of it.
 * @param prepare what comes before the transaction, such as a guess that counts or a hash that takes its time; not done again
 * for a call that was answered
 * @throws KEY_REUSED where the key stands for another call
 */
export const doneOnceAlone = async <Prepared, Answer>(
  { db, ...asker }: Asker & { db: Db },
  call: Call,
  prepare: () => Promise<Prepared>,
  work: (tx: Db, prepared: Prepared) => Promise<Answer>,
): Promise<Answer> => {
  const before = await answeredBefore<Answer>(db, asker, call)
  if (before !== undefined) return before
  const prepared = await prepare()
  return inTransaction(db, (tx) => doneOnce(tx, asker, call, () => work(tx, prepared)))
}
