import { createHash } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * How many tries to sign in may fail (S17, C-101, docs/decisions/0004-signing-in.md). One account: after five failures each
 * further try waits twice as long as the one before, after ten within the window none is heard. One address: after three
 * hundred failures a try is heard every few seconds, and who has signed in there lately does not wait for those of others.
 * A success takes its account's tries away, so forty pupils who sign in count as nothing.
 */
const windowSeconds = 600
const freeTries = 5
const maxPerAccount = 10
const freePerAddress = 300
/** Beyond the free ones so many tries wait 2 seconds, as many 4, then 8, and all others 16. */
const triesPerStep = 10
const longestStep = 4
/** From here on the tries of an address take turns too; so many at once as are missing then cannot slip through together. */
const turnsFrom = 200
/** How long an address counts as one where somebody signs in. */
const placeDays = 30

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Tries within the window. */
type Tries = {
  readonly count: number
  /** seconds since the newest */
  readonly age: number
  /** seconds since the oldest */
  readonly span: number
}

/** How long the next try of an account waits, by its own tries alone. @returns seconds, 0 is now. Pure. */
export const waitOfAccount = ({ count, age, span }: Tries): number => {
  if (count >= maxPerAccount) return Math.max(1, Math.ceil(windowSeconds - span))
  if (count < freeTries) return 0
  return Math.max(0, Math.ceil(2 ** (count - freeTries + 1) - age))
}

/** How long the next try from an address waits, whosever it is. @returns seconds, 0 is now, 16 at the most. Pure. */
export const waitOfAddress = ({ count, age }: Pick<Tries, 'count' | 'age'>): number => {
  if (count < freePerAddress) return 0
  const step = Math.min(longestStep, 1 + Math.floor((count - freePerAddress) / triesPerStep))
  return Math.max(0, Math.ceil(2 ** step - age))
}

type Column = 'account_hash' | 'address_hash'

/** The tries under these hashes, in one statement. */
const lately = async (tx: Db, asked: readonly (readonly [Column, Buffer])[], now: Date): Promise<Tries[]> => {
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const counts = asked.map(
    ([column, hash], place) => sql`select ${place}::int as place, count(*)::int as count, max(tried_at) as newest,
      min(tried_at) as oldest from login_attempts where ${sql.ref(column)} = ${hash} and tried_at > ${since}`,
  )
  const { rows } = await sql<{ count: number; newest: Date | null; oldest: Date | null }>`
    ${sql.join(counts, sql` union all `)} order by place`.execute(tx)
  const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0)
  return rows.map(({ count, newest, oldest }) => ({ count, age: secondsSince(newest), span: secondsSince(oldest) }))
}

/** Those who hold the same hash go one after the other, until the transaction ends. */
const takeTurn = (tx: Db, hash: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 7))`.execute(tx)

/** @returns the id of the note */
const note = async (tx: Db, account: Buffer, address: Buffer, now: Date): Promise<string> => {
  const row = { account_hash: account, address_hash: address, tried_at: now }
  const { id } = await tx.insertInto('login_attempts').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Notes a try of somebody who is signed in already: it counts for what is tried, and for no address.
 * @throws TOO_MANY_TRIES with the seconds to wait
 */
export const noteTry = async (tx: Db, key: string, now: Date): Promise<void> => {
  const account = hashed(key)
  await takeTurn(tx, account)
  const [tries] = (await lately(tx, [['account_hash', account]], now)) as [Tries]
  const wait = waitOfAccount(tries)
  if (wait > 0) throw refuse('TOO_MANY_TRIES', { retryAfter: wait })
  await note(tx, account, account, now)
}

/** Lookups of addresses in the window: of somebody who is signed in, and of all visitors of one address together. */
const lookups = { perAccount: 100, perAddress: 300 } as const

/**
 * Counts a lookup that tells whether an address has an account (C-133): for who is signed in by the account, else by the
 * address, behind which a whole school may stand. In one statement; of some at the same moment one more may slip through.
 * @throws TOO_MANY_LOOKUPS with the seconds to wait
 */
export const noteLookup = async (db: Db, who: { userId: string | null; address: string }, now: Date): Promise<void> => {
  const { userId, address } = who
  const hash = hashed(userId === null ? `lookup from ${address}` : `lookup by ${userId}`)
  const maxLookups = userId === null ? lookups.perAddress : lookups.perAccount
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const { rows } = await sql<{ id: string }>`insert into login_attempts (account_hash, address_hash, tried_at)
    select ${hash}, ${hash}, ${now}::timestamptz
    where (select count(*) from login_attempts where account_hash = ${hash} and tried_at > ${since}) < ${maxLookups}
    returning id`.execute(db)
  if (rows.length > 0) return
  const [{ span }] = (await lately(db, [['account_hash', hash]], now)) as [Tries]
  throw refuse('TOO_MANY_LOOKUPS', { retryAfter: Math.max(1, Math.ceil(windowSeconds - span)) })
}

/**
 * Notes one more of something that is heard so often within a time. In one statement; of many at the same moment some more
 * slip through.
 * @returns the id of the note, or how many seconds to wait
 */
const noteWithin = async (
  db: Db,
  hash: Buffer,
  { max, seconds }: { max: number; seconds: number },
  now: Date,
): Promise<{ id: string } | { wait: number }> => {
  const since = new Date(now.getTime() - seconds * 1000)
  const { rows } = await sql<{ id: string }>`insert into login_attempts (account_hash, address_hash, tried_at)
    select ${hash}, ${hash}, ${now}::timestamptz
    where (select count(*) from login_attempts where account_hash = ${hash} and tried_at > ${since}) < ${max}
    returning id`.execute(db)
  const [row] = rows
  if (row !== undefined) return row
  const { rows: oldest } = await sql<{ at: Date }>`select min(tried_at) as at from login_attempts
    where account_hash = ${hash} and tried_at > ${since}`.execute(db)
  const age = (now.getTime() - (oldest[0]?.at ?? now).getTime()) / 1000
  return { wait: Math.max(1, Math.ceil(seconds - age)) }
}

/** Openings of families' links, right ones and wrong ones, of one address within this time: phones of families have their own. */
const openings = { max: 20, seconds: 60 } as const

/**
 * Counts an opening of a family's link by its address (D59).
 * @throws TOO_MANY_OPENINGS with the seconds to wait
 */
export const noteOpening = async (db: Db, address: string, now: Date): Promise<void> => {
  const note = await noteWithin(db, hashed(`family link from ${address}`), openings, now)
  if ('wait' in note) throw refuse('TOO_MANY_OPENINGS', { retryAfter: note.wait })
}

/** Lists of pupils with user names that others have, which an account may send within this time: each tells of a hundred. */
const takenNames = { max: 20, seconds: 3600 } as const

/**
 * Counts a list of pupils some of whose user names are taken (C-133): who sends many asks which names there are.
 * @throws TOO_MANY_LOOKUPS with the seconds to wait
 */
export const noteTakenNames = async (db: Db, userId: string, now: Date): Promise<void> => {
  const note = await noteWithin(db, hashed(`taken names by ${userId}`), takenNames, now)
  if ('wait' in note) throw refuse('TOO_MANY_LOOKUPS', { retryAfter: note.wait })
}

/**
 * Registrations of one address within this time: a whole school registers from its computer room in a morning, and its
 * families in an evening.
 */
const registrations = { max: 1_000, seconds: 3600 } as const

/**
 * Counts a registration by its address (C-174).
 * @throws TOO_MANY_REGISTRATIONS with the seconds to wait
 */
export const noteRegistration = async (db: Db, address: string, now: Date): Promise<void> => {
  const note = await noteWithin(db, hashed(`registration from ${address}`), registrations, now)
  if ('wait' in note) throw refuse('TOO_MANY_REGISTRATIONS', { retryAfter: note.wait })
}

/** Forgotten passwords of one e-mail, and of one address, behind which a school may stand, within this time. */
const resets = { ofEmail: { max: 3, seconds: 3600 }, ofAddress: { max: 100, seconds: 3600 } } as const

/**
 * Counts a forgotten password by its e-mail, whether anybody has it or not, and by the address that asks (C-203, H108).
 * @throws TOO_MANY_RESETS with the seconds to wait
 */
export const noteReset = async (db: Db, email: string, address: string, now: Date): Promise<void> => {
  for (const [hash, limit] of [
    [hashed(`reset of ${email}`), resets.ofEmail],
    [hashed(`reset from ${address}`), resets.ofAddress],
  ] as const) {
    const note = await noteWithin(db, hash, limit, now)
    if ('wait' in note) throw refuse('TOO_MANY_RESETS', { retryAfter: note.wait })
  }
}

/** Mails that an account may ask for, within this time. */
const askedMails = { max: 10, seconds: 3600 } as const

/**
 * Counts a mail that an account asks for (A-388).
 * @throws TOO_MANY_MAILS with the seconds to wait
 */
export const noteAskedMail = async (db: Db, userId: string, now: Date): Promise<void> => {
  const note = await noteWithin(db, hashed(`mail by ${userId}`), askedMails, now)
  if ('wait' in note) throw refuse('TOO_MANY_MAILS', { retryAfter: note.wait })
}

/** Invitations into classes that a pupil is told of within this time: by one teacher, and by all together. */
const toldInvitations = { ofTeacher: { max: 3, seconds: 86_400 }, ofAll: { max: 10, seconds: 86_400 } } as const

/**
 * Counts an invitation of a pupil into a class, whatever becomes of it or of the class afterwards: who is asked again and
 * again finds the invitations on the own page, and no mail for each.
 * @returns whether the pupil is still told of it
 */
export const noteInvitation = async (
  db: Db,
  { teacherId, pupilId }: { teacherId: string; pupilId: string },
  now: Date,
): Promise<boolean> => {
  for (const [hash, limit] of [
    [hashed(`invitation of ${pupilId} by ${teacherId}`), toldInvitations.ofTeacher],
    [hashed(`invitation of ${pupilId}`), toldInvitations.ofAll],
  ] as const)
    if ('wait' in (await noteWithin(db, hash, limit, now))) return false
  return true
}

/** Codes of classes that an account may guess wrongly, within this time. */
const codes = { max: 10, seconds: 3600 } as const

/**
 * Counts a guess of the code of a class; a right one is taken away again (`forgetNote`).
 * @returns the guess
 * @throws TOO_MANY_CODES with the seconds to wait
 */
export const noteGuess = async (db: Db, userId: string, now: Date): Promise<string> => {
  const note = await noteWithin(db, hashed(`class code by ${userId}`), codes, now)
  if ('wait' in note) throw refuse('TOO_MANY_CODES', { retryAfter: note.wait })
  return note.id
}

/** Takes the note of a try away that counts for nothing: a guess that was right, a password that nobody has looked at. */
export const forgetNote = (db: Db, id: string) => db.deleteFrom('login_attempts').where('id', '=', id).execute()

/** How a person and an address are remembered together; knownPlace says the same in SQL. */
const placeOf = (userId: string, address: string): Buffer => hashed(`${userId} ${address}`)

/** The place of this account at this address, when it has signed in there lately. */
const knownPlace = async (tx: Db, accountKey: string, address: string): Promise<Buffer | null> => {
  const { rows } = await sql<{ place_hash: Buffer }>`
    select place_hash from login_names join sign_in_places using (user_id)
    where login_names.key = ${accountKey}
      and place_hash = sha256(convert_to(user_id || ' ' || ${address}::text, 'UTF8'))`.execute(tx)
  return rows[0]?.place_hash ?? null
}

/** What becomes of a try to sign in. */
export type SignInTry = {
  /** seconds that are told to who is not let in; 0 when a wrong password may be tried again at once */
  readonly wait: number
  /** the id of its note; null where the password is not looked at */
  readonly noteId: string | null
}

/**
 * Notes a try to sign in before its password is looked at, so that two hundred at once cannot slip through together:
 * tries of one account take turns. At an address that must wait, an account that has signed in there lately is heard on a
 * counter of its own, and nobody can tell: a wrong password is told the same wait as a try that was not heard.
 */
export const noteSignInTry = async (tx: Db, accountKey: string, address: string, now: Date): Promise<SignInTry> => {
  const [account, place] = [hashed(accountKey), hashed(address)]
  const asked = [
    ['account_hash', account],
    ['address_hash', place],
  ] as const
  await takeTurn(tx, account)
  let [own, all] = (await lately(tx, asked, now)) as [Tries, Tries]
  if (all.count >= turnsFrom) {
    await takeTurn(tx, place)
    ;[own, all] = (await lately(tx, asked, now)) as [Tries, Tries]
  }
  const ownWait = waitOfAccount(own)
  const wait = waitOfAddress(all)
  if (wait === 0) {
    return ownWait === 0 ? { wait: 0, noteId: await note(tx, account, place, now) } : { wait: ownWait, noteId: null }
  }
  const known = await knownPlace(tx, accountKey, address)
  if (known === null || ownWait > 0) return { wait, noteId: null }
  const [there] = (await lately(tx, [['account_hash', known]], now)) as [Tries]
  if (waitOfAccount(there) > 0) return { wait, noteId: null }
  return { wait, noteId: await note(tx, known, known, now) }
}

/** A success: what was tried under this key counts no more, neither against it nor against an address. */
export const forgetTries = (tx: Db, key: string) =>
  tx.deleteFrom('login_attempts').where('account_hash', '=', hashed(key)).execute()

/** Somebody has signed in: the tries count no more, and the address is remembered as one where this person signs in. */
export const noteSuccess = async (
  tx: Db,
  person: { userId: string; accountKey: string; address: string },
  now: Date,
): Promise<void> => {
  const place = placeOf(person.userId, person.address)
  await tx
    .with('forgotten', (gone) =>
      gone.deleteFrom('login_attempts').where('account_hash', 'in', [hashed(person.accountKey), place]),
    )
    .insertInto('sign_in_places')
    .values({ user_id: person.userId, place_hash: place, signed_in_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'place_hash']).doUpdateSet({ signed_in_at: now }))
    .execute()
}

/** Removes tries and places that can no longer matter. */
export const sweepTries = async (db: Db, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  await db.deleteFrom('login_attempts').where('tried_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('sign_in_places').where('signed_in_at', '<=', daysAgo(placeDays)).execute()
}
