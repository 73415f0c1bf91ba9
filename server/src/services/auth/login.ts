import { loginKey } from '@phuong/domain/people/login-name'
import { Refusal, refuse } from '@phuong/domain/refusals'
import { tellMobileApi } from '../../adapters/mobile-api.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { type Me, readProfile } from '../people/profile.ts'
import { takeReset } from './reset-passwords.ts'
import { endSession, startSession } from './sessions.ts'
import { forgetNote, noteSignInTry, noteSuccess } from './throttle.ts'

/** A try to sign in whose password is looked at. */
type HeardTry = { readonly noteId: string; readonly wait: number }

/**
 * Notes that somebody tries to sign in, before anything else is done for them (C-101).
 * @returns the note of it, with the seconds to tell with a wrong password: 0, or what everybody is told at an address that
 * has to wait
 * @throws TOO_MANY_TRIES with the seconds to wait, BUSY
 */
export const noteSignIn = async (context: Context, name: string): Promise<HeardTry> => {
  const { noteId, wait } = await context.services.signIns(() =>
    inTransaction(context.db, (tx) => noteSignInTry(tx, loginKey(name), context.request.remoteAddress, context.now)),
  )
  if (noteId !== null) return { noteId, wait }
  // or the time would tell which passwords were looked at
  await context.services.passwords.pause()
  throw refuse('TOO_MANY_TRIES', { retryAfter: wait })
}

/**
 * The main path of signing in (C-067): by e-mail or user name, with the SHA-1 hex of the password. No connection is held
 * while the hash is computed, and an unknown name costs the same time as a wrong password (H102).
 * @param heard what noteSignIn said of this try
 * @throws LOGIN_FAILED, or TOO_MANY_TRIES where that is what everybody is told now; BUSY
 */
export const signIn = async (
  context: Context,
  name: string,
  sha1Hex: string,
  { noteId, wait }: HeardTry,
): Promise<Me> => {
  const key = loginKey(name)
  const account = await context.db
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.user_id')
    .leftJoin('reset_passwords', (join) =>
      join.onRef('reset_passwords.user_id', '=', 'users.id').on('reset_passwords.expires_at', '>', context.now),
    )
    .where('login_names.key', '=', key)
    .select([
      'users.id',
      'users.password_hash',
      'users.status',
      'users.must_change_password',
      'users.temporary_password_expires_at',
      'reset_passwords.password_hash as reset_hash',
    ])
    .executeTakeFirst()
  const { passwords } = context.services
  const matches = await passwords.matches(account?.password_hash ?? null, sha1Hex).catch(async (fault: unknown) => {
    // nobody has looked at this password: whoever comes back as told has failed at nothing
    if (fault instanceof Refusal && fault.code === 'BUSY') await forgetNote(context.db, noteId)
    throw fault
  })
  const expired = account?.temporary_password_expires_at != null && account.temporary_password_expires_at <= context.now
  const isOwn = matches && !expired
  const reset = account?.reset_hash ?? null
  const isMailed = !isOwn && reset !== null && (await passwords.matches(reset, sha1Hex))
  if (account?.status !== 'ACTIVE' || !(isOwn || isMailed)) {
    await audit(context.db, context, { action: 'login-failed', actorId: account?.id ?? null })
    throw wait > 0 ? refuse('TOO_MANY_TRIES', { retryAfter: wait }) : refuse('LOGIN_FAILED')
  }
  const me = await openSession(context, account.id, key, isMailed ? reset : null)
  if (isMailed) await tellOfReset(context, account.id, sha1Hex)
  return me
}

/**
 * A mailed password has taken the place of the own one: the outside API is told of it, by a live installation alone (C-186
 * to C-189). What becomes of that keeps nobody from signing in.
 */
const tellOfReset = async ({ services, request }: Context, userId: string, sha1Hex: string): Promise<void> => {
  const { MOBILE_API_URL, DEMO } = services.settings
  if (MOBILE_API_URL === null || DEMO) return request.log.info('ChangePassword is called on the live build only')
  await tellMobileApi(MOBILE_API_URL, userId, sha1Hex).catch((fault) =>
    request.log.warn({ reason: fault instanceof Error ? fault.message : 'unknown' }, 'ChangePassword was not taken'),
  )
}

/**
 * Starts the session of a person whose identity is proven; every sign-in has an id of its own (S7, H105), and the session
 * whose cookie it takes the place of ends.
 * @param mailedHash the stored form of the mailed password that was signed in with; null for the own one
 * @throws LOGIN_FAILED where that one is used already
 */
export const openSession = async (
  context: Context,
  userId: string,
  accountKey: string,
  mailedHash: string | null = null,
): Promise<Me> => {
  const token = await inTransaction(context.db, async (tx) => {
    const { remoteAddress: address, session } = context.request
    if (mailedHash !== null) {
      if (!(await takeReset(tx, { userId, passwordHash: mailedHash, now: context.now }))) throw refuse('LOGIN_FAILED')
      await audit(tx, context, { action: 'password-reset-used', actorId: userId })
    }
    await noteSuccess(tx, { userId, accountKey, address }, context.now)
    const { tokenHash } = session
    if (tokenHash !== null) await endSession(tx, tokenHash)
    await audit(tx, context, { action: 'login', actorId: userId })
    return startSession(tx, userId, context.now, context.request.userAgent)
  })
  const me = await readProfile(context.db, userId, context.services.strictLists)
  if (me === null) throw refuse('LOGIN_FAILED')
  context.request.session.set(token)
  return me
}
