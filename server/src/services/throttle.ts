import { createHash } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * How many tries to sign in may fail (S17, C-101). One account: after five failures each further try waits twice as long
 * as the one before, after ten within the window none is heard. One address: three hundred failures, since a whole school
 * stands behind one (P4); a success takes its account's tries away, so forty pupils who sign in count as nothing.
 */
const windowSeconds = 600
const freeTries = 5
const maxPerAccount = 10
const maxPerAddress = 300

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether one more try may be heard, from the tries in the window. @returns seconds to wait, 0 is now. Pure. */
export const secondsToWait = (tries: {
  account: number
  /** seconds since the account's newest try */
  accountAge: number
  /** seconds since the account's oldest try in the window */
  accountSpan: number
  address: number
  /** seconds since the address's oldest try in the window */
  addressSpan: number
}): number => {
  if (tries.account >= maxPerAccount) return Math.max(1, Math.ceil(windowSeconds - tries.accountSpan))
  if (tries.address >= maxPerAddress) return Math.max(1, Math.ceil(windowSeconds - tries.addressSpan))
  if (tries.account < freeTries) return 0
  return Math.max(0, Math.ceil(2 ** (tries.account - freeTries + 1) - tries.accountAge))
}

/**
 * Notes a try before its password is looked at, so that two hundred at once cannot slip through together.
 * Tries of one account take turns on an advisory lock of that account.
 * @throws TOO_MANY_TRIES with the seconds to wait
 */
export const noteTry = async (tx: Db, accountKey: string, address: string, now: Date): Promise<void> => {
  const account = hashed(accountKey)
  const place = hashed(address)
  const since = new Date(now.getTime() - windowSeconds * 1000)
  await sql`select pg_advisory_xact_lock(hashtextextended(${account.toString('hex')}, 7))`.execute(tx)
  const { rows } = await sql<{ n: number; newest: Date | null; oldest: Date | null; m: number; first: Date | null }>`
    select (select count(*)::int from login_attempts where account_hash = ${account} and tried_at > ${since}) as n,
           (select max(tried_at) from login_attempts where account_hash = ${account} and tried_at > ${since}) as newest,
           (select min(tried_at) from login_attempts where account_hash = ${account} and tried_at > ${since}) as oldest,
           (select count(*)::int from login_attempts where address_hash = ${place} and tried_at > ${since}) as m,
           (select min(tried_at) from login_attempts where address_hash = ${place} and tried_at > ${since}) as first`.execute(
    tx,
  )
  const row = rows[0]
  const secondsSince = (moment: Date | null | undefined) =>
    moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0
  const wait = secondsToWait({
    account: row?.n ?? 0,
    accountAge: secondsSince(row?.newest),
    accountSpan: secondsSince(row?.oldest),
    address: row?.m ?? 0,
    addressSpan: secondsSince(row?.first),
  })
  if (wait > 0) throw refuse('TOO_MANY_TRIES', { retryAfter: wait })
  await tx.insertInto('login_attempts').values({ account_hash: account, address_hash: place, tried_at: now }).execute()
}

/** A success: the account's tries count no more, neither against it nor against its address. */
export const forgetTries = (tx: Db, accountKey: string) =>
  tx.deleteFrom('login_attempts').where('account_hash', '=', hashed(accountKey)).execute()
