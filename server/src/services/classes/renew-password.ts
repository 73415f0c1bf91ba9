import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newKey } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { firstPasswordKey, firstPasswordOf } from '../auth/first-passwords.ts'
import { sha1HexOf } from '../auth/passwords.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import { isSample } from '../people/account-lists.ts'

/**
 * Whether somebody may give the pupils of a class new first passwords, as a condition over a row of `classes`: a verified
 * teacher who keeps its list, and an administrator (D69).
 */
export const mayRenewPasswords = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user) || user.verified ? mayInClass(user, 'enrol') : sql<boolean>`false`

type Pupil = { classId: string; studentId: string }

/**
 * Whose account a teacher answers for, as a condition over a row of `users`: who made it, and who teaches at its school. An
 * administrator answers for all.
 */
const answersFor = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`true`
    : sql`(users.created_by = ${user.id} or ${user.schoolId === null ? sql`false` : sql`users.school_id = ${user.schoolId}`})`

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

/** Whether the pupil is one of those: without an e-mail, of the school of the class, and no sample. */
const holdPupil = async (tx: Db, user: SessionUser, { classId, studentId }: Pupil): Promise<void> => {
  const { rows } = await sql`select from users
    join class_members on class_members.student_id = users.id and class_members.left_at is null
    join classes on classes.id = class_members.class_id and classes.archived_at is null
    where users.id = ${studentId} and classes.id = ${classId} and users.status = 'ACTIVE'
      and users.user_name is not null and users.email is null and users.school_id is not distinct from classes.school_id
      and not ${isSample} and ${mayRenewPasswords(user)} and ${answersFor(user)}
    for no key update of users`.execute(tx)
  if (rows.length === 0) throw refuse('FORBIDDEN')
}

/** A first password on its way: what the card comes out of, and what signs in by it. */
type MadePassword = { salt: Buffer; passwordHash: string }

/**
 * Makes a first password for a pupil; hashing takes its time, so it comes before the transaction.
 * @throws FORBIDDEN for who is no such pupil of a class whose passwords the caller may renew
 */
export const makePassword = async (
  { db, user, services }: Pick<Context<SessionUser>, 'db' | 'user' | 'services'>,
  pupil: Pupil,
): Promise<MadePassword> => {
  await inTransaction(db, (tx) => holdPupil(tx, user, pupil))
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
  pupil: Pupil,
  { salt, passwordHash }: MadePassword,
): Promise<void> => {
  const { studentId, classId } = pupil
  await holdPupil(tx, user, pupil)
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
  await endOtherSessions(tx, studentId, null)
  const entry = { action: 'pupil-password-renewed', actorId: user.id, subject: studentId } as const
  await audit(tx, { now, request }, { ...entry, details: { classId } })
}
