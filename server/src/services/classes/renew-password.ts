import { isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import { isKnownPerson, type SessionUser } from '../../access/session-user.ts'
import { newKey } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { firstPasswordKey, firstPasswordOf } from '../auth/first-passwords.ts'
import { sha1HexOf } from '../auth/passwords.ts'
import { forgetReset } from '../auth/reset-passwords.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import { answersFor, type ClassPupil, holdAccount } from './pupil-accounts.ts'

/**
 * Whether somebody may give the pupils of a class new first passwords, as a condition over a row of `classes`: a verified
 * teacher who keeps its list, and an administrator (D69).
 */
export const mayRenewPasswords = (user: SessionUser): RawBuilder<boolean> =>
  isKnownPerson(user) ? mayInClass(user, 'enrol') : sql<boolean>`false`

/**
 * Whose card somebody reads who keeps the list of a class, as a condition over a row of `classes`, of `users` and of
 * `first_passwords`: of a password that was made by the same person, or in this class by somebody in whose place the reader
 * could make a new one. So another class in which the pupil is, too, tells it to nobody.
 */
export const readsCard = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`true`
    : sql`(first_passwords.made_by = ${user.id} or (first_passwords.class_id = classes.id
        and ${mayRenewPasswords(user)} and ${answersFor(user)}))`

/** A first password on its way: what the card comes out of, and what signs in by it. */
type MadePassword = { salt: Buffer; passwordHash: string }

/**
 * Makes a first password for a pupil; hashing takes its time, so it comes before the transaction.
 * @throws FORBIDDEN for who is no such pupil of a class whose passwords the caller may renew
 */
export const makePassword = async (
  { db, user, services }: Pick<Context<SessionUser>, 'db' | 'user' | 'services'>,
  pupil: ClassPupil,
): Promise<MadePassword> => {
  await inTransaction(db, (tx) => holdAccount(tx, user, pupil, mayRenewPasswords(user)))
  const salt = newKey()
  const key = await firstPasswordKey(db)
  return { salt, passwordHash: await services.passwords.store(sha1HexOf(firstPasswordOf(key, salt))) }
}

/**
 * Gives a pupil a new first password, which the card tells until the pupil has chosen another one; who is signed in with the
 * one before is signed out (D69).
 * @throws FORBIDDEN as `makePassword`
 */
export const renewPassword = async (
  tx: Db,
  { user, now, request }: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  pupil: ClassPupil,
  { salt, passwordHash }: MadePassword,
): Promise<void> => {
  const { studentId, classId } = pupil
  await holdAccount(tx, user, pupil, mayRenewPasswords(user))
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: true, updated_at: now })
    .where('id', '=', studentId)
    .execute()
  const made = { salt, class_id: classId, made_by: user.id, made_at: now }
  await tx
    .insertInto('first_passwords')
    .values({ user_id: studentId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute()
  await forgetReset(tx, studentId)
  await endOtherSessions(tx, studentId, null)
  const entry = { action: 'pupil-password-renewed', actorId: user.id, subject: studentId } as const
  await audit(tx, { now, request }, { ...entry, details: { classId } })
}
