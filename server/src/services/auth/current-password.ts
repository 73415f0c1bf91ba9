import { refusals, refuse } from '@phuong/domain/refusals'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/database.ts'
import { forgetTries, noteTry } from './throttle.ts'

/** What is counted when somebody who is signed in says the own password. */
export const ownPasswordKey = (userId: string): string => `change:${userId}`

/** That a password is not the one of the account, at the field in which it was typed. */
export const wrongCurrentPassword = () =>
  refuse('WRONG_CURRENT_PASSWORD', { fields: { CurrentPassword: refusals.WRONG_CURRENT_PASSWORD.text } })

/**
 * Makes sure that it is the person who acts, and nobody else at a device that was left open. Wrong ones are counted as those
 * of a sign-in are.
 * @param typed the SHA-1 hex of what was typed as the own password; null for none
 * @throws WRONG_CURRENT_PASSWORD, TOO_MANY_TRIES
 */
export const proveOwnPassword = async (
  { db, now, user, services }: Context<SessionUser>,
  typed: string | null,
): Promise<void> => {
  if (typed === null) throw wrongCurrentPassword()
  const key = ownPasswordKey(user.id)
  await inTransaction(db, (tx) => noteTry(tx, key, now))
  const { password_hash } = await db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (!(await services.passwords.matches(password_hash, typed))) throw wrongCurrentPassword()
  await forgetTries(db, key)
}
