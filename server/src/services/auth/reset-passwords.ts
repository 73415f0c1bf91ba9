import { randomInt } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { forgetFirstPassword } from './first-passwords.ts'
import { resetLifeMs } from './reset-life.ts'
import { endOtherSessions } from './sessions.ts'

/** Digits and letters, without those that are mistaken for each other in a mail. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Signs of a mailed password (C-184). */
const length = 6

/** A random password of six digits and letters, from a cryptographic source (C-183, C-184, C-201). */
export const newTemporaryPassword = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/**
 * Puts a mailed password beside the own one of an account, in place of an earlier one; the own one stays as it is (C-202).
 * @param passwordHash argon2id of its SHA-1 hex
 */
export const putReset = (
  tx: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
) => {
  const row = { password_hash: passwordHash, made_at: now, expires_at: new Date(now.getTime() + resetLifeMs) }
  return tx
    .insertInto('reset_passwords')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/**
 * The mailed password has been signed in with: it takes the place of the own one, has to be changed (D12) and ends when it
 * would have ended; every session ends that was begun with the other.
 * @returns false when it is not there any more: used, replaced or over
 */
export const takeReset = async (
  tx: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<boolean> => {
  const reset = await tx
    .deleteFrom('reset_passwords')
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  if (reset === undefined) return false
  await tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      password_changed_at: now,
      temporary_password_expires_at: reset.expires_at,
      must_change_password: true,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  await forgetFirstPassword(tx, userId)
  await endOtherSessions(tx, userId, null)
  return true
}

/** The account has another password now: none that was mailed before opens it. */
export const forgetReset = (db: Db, userId: string) =>
  db.deleteFrom('reset_passwords').where('user_id', '=', userId).execute()

/** Removes mailed passwords whose time is over. */
export const sweepResets = (db: Db, now: Date) =>
  db.deleteFrom('reset_passwords').where('expires_at', '<=', now).execute()
