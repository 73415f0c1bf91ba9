import { hash, randomBytes } from 'node:crypto'
import { flagsOf } from '@phuong/domain/people/account-lists'
import { derivedRole, isAdmin, ROLES } from '@phuong/domain/people/roles'
import { type Selectable, sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import type { Users } from '../../db/tables.ts'
import { tellNews } from '../live/news.ts'
import { together } from '../load/together.ts'

/** A session ends 7 days after sign-in, or after 8 hours without a call (S7). */
const absoluteMs = 7 * 24 * 3_600_000
const idleMs = 8 * 3_600_000
/** Being seen is written at most this often, so that a read stays a read. */
const seenEveryMs = 5 * 60_000

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Starts a session and answers the secret for the cookie; only its hash is kept. */
export const startSession = async (db: Db, userId: string, now: Date, userAgent: string | null): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + absoluteMs),
      user_agent: userAgent?.slice(0, 200) ?? null,
    })
    .execute()
  return token
}

export const endSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  tellNews(db, { about: 'session', tokenHash })
}

/** Ends every session of a person but the one given (A-205, S7). */
export const endOtherSessions = async (db: Db, userId: string, keep: Buffer | null): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== null, (query) => query.where('token_hash', '<>', keep as Buffer))
    .execute()
  tellNews(db, { about: 'account', id: userId })
}

/** What a session is called to its owner: nothing that opens it, and nothing that stands in the table. */
const sessionId = sql<string>`encode(sha256(sessions.token_hash), 'hex')`

/** Sessions that a person is shown; nobody has more devices. */
const maxShown = 50

/** The sessions of a person that are not over, this one first. One statement. */
export const readOwnSessions = (
  db: Db,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer | null; now: Date },
) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleMs))
    .select([sessionId.as('id'), 'user_agent as userAgent', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .select(sql<boolean>`token_hash is not distinct from ${tokenHash}::bytea`.as('isThis'))
    .orderBy('isThis', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(maxShown)
    .execute()

/** Ends a session of a person, by what it is called, but never the one that asks. @returns whether there was one */
export const endOwnSession = async (
  db: Db,
  { userId, tokenHash, id }: { userId: string; tokenHash: Buffer | null; id: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sessionId, '=', id)
    .where(sql<boolean>`token_hash is distinct from ${tokenHash}::bytea`)
    .executeTakeFirst()
  tellNews(db, { about: 'account', id: userId })
  return numDeletedRows > 0n
}

/**
 * Those of these sessions that a request could still come with. Looking is no use of a session: an open page that is only
 * told things keeps none alive. One statement.
 */
export const livingSessions = async (db: Db, tokenHashes: readonly Buffer[], now: Date): Promise<Buffer[]> => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', sql<Buffer>`any(${[...tokenHashes]}::bytea[])`)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', new Date(now.getTime() - idleMs))
    .where('users.status', '=', 'ACTIVE')
    .select('sessions.token_hash')
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

type SessionRow = Pick<
  Selectable<Users>,
  'id' | 'email' | 'user_name' | 'school_id' | 'school_type_id' | 'grade' | 'must_change_password' | 'verified_at'
> & { role_ids: number[]; lists: Record<string, unknown>; filled_lists: string[]; guards: string[] }

const userOf = (row: SessionRow, strictLists: readonly string[]): SessionUser => {
  const roles = ROLES.filter(({ id }) => row.role_ids.includes(id))
  const role = derivedRole(roles)
  return {
    id: row.id,
    email: row.email,
    userName: row.user_name,
    roles,
    role,
    isAdmin: isAdmin({ roles, onAdminList: Object.hasOwn(row.lists, 'admins') }),
    flags: flagsOf({
      entries: Object.keys(row.lists),
      emptyStrictLists: strictLists.filter((list) => !row.filled_lists.includes(list)),
    }),
    schoolId: row.school_id,
    schoolTypeId: row.school_type_id,
    grade: row.grade,
    verified: row.verified_at !== null,
    mustChangePassword: row.must_change_password,
    lists: row.lists,
    ...(row.guards.length > 0 && { guards: row.guards }),
  }
}

/** Whose session, and when it is asked for. */
type Asked = { readonly tokenHash: Buffer; readonly now: Date }

/**
 * Who holds these cookies: one statement, read anew for each request, so that a changed role, list or status holds within
 * that request (H073, H109). `strictLists` are the strict lists that some door names. Null when a session is unknown,
 * ended or too old, or its account is not active.
 */
const readSessions = async (
  db: Db,
  strictLists: readonly string[],
  asked: readonly Asked[],
): Promise<(SessionUser | null)[]> => {
  const now = new Date(Math.max(...asked.map((each) => each.now.getTime())))
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', sql<Buffer>`any(${asked.map(({ tokenHash }) => tokenHash)}::bytea[])`)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', new Date(now.getTime() - idleMs))
    .where('users.status', '=', 'ACTIVE')
    .select([
      'sessions.token_hash',
      'users.id',
      'users.email',
      'users.user_name',
      'users.school_id',
      'users.school_type_id',
      'users.grade',
      'users.must_change_password',
      'users.verified_at',
      'sessions.last_seen_at',
      sql<number[]>`array(select role_id from user_roles where user_id = users.id order by role_id)`.as('role_ids'),
      sql<Record<string, unknown>>`(select coalesce(jsonb_object_agg(list, value), '{}') from account_list_entries
        where user_id = users.id)`.as('lists'),
      sql<string[]>`array(select distinct list from account_list_entries where list = any(${[...strictLists]}))`.as(
        'filled_lists',
      ),
      sql<string[]>`array(select distinct pupil_id from class_people
        where person_id = users.id and role = 'GUARDIAN' and left_at is null)`.as('guards'),
    ])
    .execute()
  const stale = rows.filter(({ last_seen_at }) => now.getTime() - last_seen_at.getTime() > seenEveryMs)
  if (stale.length > 0)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('token_hash', '=', sql<Buffer>`any(${stale.map(({ token_hash }) => token_hash)}::bytea[])`)
      .execute()
  const users = new Map(rows.map((row) => [row.token_hash.toString('hex'), userOf(row, strictLists)]))
  return asked.map(({ tokenHash }) => users.get(tokenHash.toString('hex')) ?? null)
}

/** Requests of one round that ask whose they are, and rounds beside each other. */
const sessionRounds = { max: 64, lanes: 2, gathers: true }

/** @returns null when nobody holds the cookie */
export type SessionReader = (asked: Asked) => Promise<SessionUser | null>

/** Reads sessions, those of a crowd together. */
export const sessionReader = (db: Db, strictLists: readonly string[]): SessionReader =>
  together((asked) => readSessions(db, strictLists, asked), sessionRounds)

/** Removes sessions that are over; called now and then by the server. */
export const sweep = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}
