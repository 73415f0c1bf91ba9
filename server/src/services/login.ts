import { loginKey } from '@phuong/domain/people/login-name'
import { refuse } from '@phuong/domain/refusals'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { audit } from './audit.ts'
import { type Me, readProfile } from './profile.ts'
import { startSession } from './sessions.ts'
import { forgetTries, noteTry } from './throttle.ts'

/**
 * Notes that somebody tries to sign in, before anything else is done for them (C-101).
 * @throws TOO_MANY_TRIES with the seconds to wait
 */
export const noteSignIn = (context: Context, name: string): Promise<void> =>
  inTransaction(context.db, (tx) => noteTry(tx, loginKey(name), context.request.remoteAddress, context.now))

/**
 * The main path of signing in (C-067): by e-mail or user name, with the SHA-1 hex of the password. No connection is held
 * while the hash is computed, and an unknown name costs the same time as a wrong password (H102).
 * @throws LOGIN_FAILED, BUSY
 */
export const signIn = async (context: Context, name: string, sha1Hex: string): Promise<Me> => {
  const key = loginKey(name)
  const account = await context.db
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.user_id')
    .where('login_names.key', '=', key)
    .select([
      'users.id',
      'users.password_hash',
      'users.status',
      'users.must_change_password',
      'users.temporary_password_expires_at',
    ])
    .executeTakeFirst()
  const matches = await context.services.passwords.matches(account?.password_hash ?? null, sha1Hex)
  const expired = account?.temporary_password_expires_at != null && account.temporary_password_expires_at <= context.now
  if (!account || !matches || account.status !== 'ACTIVE' || expired) {
    await audit(context.db, context, { action: 'login-failed', actorId: account?.id ?? null })
    throw refuse('LOGIN_FAILED')
  }
  return openSession(context, account.id, key)
}

/** Starts the session of a person whose identity is proven; every sign-in has an id of its own (S7, H105). */
export const openSession = async (context: Context, userId: string, accountKey: string): Promise<Me> => {
  const token = await inTransaction(context.db, async (tx) => {
    await forgetTries(tx, accountKey)
    await audit(tx, context, { action: 'login', actorId: userId })
    return startSession(tx, userId, context.now, context.request.userAgent)
  })
  const me = await readProfile(context.db, userId, context.services.strictLists)
  if (me === null) throw refuse('LOGIN_FAILED')
  context.request.session.set(token)
  return me
}
