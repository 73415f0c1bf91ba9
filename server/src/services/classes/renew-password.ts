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

/** Whether the pupil is one of those: without an e-mail, of the school of the class, and no sample. */
const holdPupil = async (tx: Db, user: SessionUser, { classId, studentId }: Pupil): Promise<void> => {
  const { rows } = await sql`select from users
    join class_members on class_members.student_id = users.id and class_members.left_at is null
    join classes on classes.id = class_members.class_id and classes.archived_at is null
    where users.id = ${studentId} and classes.id = ${classId} and users.status = 'ACTIVE'
      and users.user_name is not null and users.email is null and users.school_id is not distinct from classes.school_id
      and not ${isSample} and ${mayRenewPasswords(user)}
    for no key update of users`.execute(tx)
  if (rows.length === 0) throw refuse('FORBIDDEN')
}

/**
 * Gives a pupil a new first password, which the card tells until the pupil has chosen another one; who is signed in with the
 * one before is signed out (D69).
 * @throws FORBIDDEN for who is no such pupil of a class whose passwords the caller may renew
 */
export const renewPassword = async (
  context: Pick<Context<SessionUser>, 'db' | 'user' | 'now' | 'request' | 'services'>,
  pupil: Pupil,
): Promise<void> => {
  const { db, user, now, services } = context
  const { studentId, classId } = pupil
  // before hashing, which takes its time
  await inTransaction(db, (tx) => holdPupil(tx, user, pupil))
  const salt = newKey()
  const key = await firstPasswordKey(db)
  const password_hash = await services.passwords.store(sha1HexOf(firstPasswordOf(key, salt)))
  await inTransaction(db, async (tx) => {
    await holdPupil(tx, user, pupil)
    await tx
      .updateTable('users')
      .set({ password_hash, password_changed_at: now, must_change_password: true, updated_at: now })
      .where('id', '=', studentId)
      .execute()
    await tx
      .insertInto('first_passwords')
      .values({ user_id: studentId, salt, made_by: user.id, made_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ salt, made_by: user.id, made_at: now }))
      .execute()
    await endOtherSessions(tx, studentId, null)
    const details = { classId }
    await audit(tx, context, { action: 'pupil-password-renewed', actorId: user.id, subject: studentId, details })
  })
}
