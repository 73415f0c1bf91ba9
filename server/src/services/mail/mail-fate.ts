import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** How long somebody waits for a mail to be taken, milliseconds; then it counts as failed. */
const patienceMs = 9_000
/** Between two looks, milliseconds. */
const everyMs = 150

/** Whether the mail of this occasion stands in the outbox already. */
export const isQueued = async (db: Db, dedupeKey: string): Promise<boolean> =>
  (await db.selectFrom('mail_outbox').where('dedupe_key', '=', dedupeKey).select('id').executeTakeFirst()) !== undefined

/** A mail that was given up stands for its occasion no more: whoever asks again is sent another one. */
export const forgetGivenUp = (db: Db, dedupeKey: string) =>
  sql`update mail_outbox set dedupe_key = dedupe_key || ':' || id
    where dedupe_key = ${dedupeKey} and failed_at is not null`.execute(db)

/**
 * Waits until the mail server has taken a mail or has not, for as long as a person would. No connection is held meanwhile.
 * @param wait waits between two looks, for so many milliseconds
 * @returns whether it was taken; a mail that is tried again later counts as one that was not
 */
export const isTaken = async (
  db: Db,
  dedupeKey: string,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<boolean> => {
  for (let waited = 0; waited < patienceMs; waited += everyMs) {
    const mail = await db
      .selectFrom('mail_outbox')
      .where('dedupe_key', '=', dedupeKey)
      .select(['sent_at', 'failed_at', 'last_error'])
      .executeTakeFirst()
    if (mail === undefined || mail.sent_at !== null) return mail !== undefined
    if (mail.failed_at !== null || mail.last_error !== null) return false
    await wait(everyMs)
  }
  return false
}
