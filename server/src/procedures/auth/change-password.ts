import { loginKey } from '@phuong/domain/people/login-name'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refusals, refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import { audit } from '../../services/audit/audit.ts'
import { ownPasswordKey, wrongCurrentPassword } from '../../services/auth/current-password.ts'
import { forgetFirstPassword } from '../../services/auth/first-passwords.ts'
import { passwordHash } from '../../services/auth/hash-parameter.ts'
import { forgetReset } from '../../services/auth/reset-passwords.ts'
import { endOtherSessions } from '../../services/auth/sessions.ts'
import { forgetTries, noteTry } from '../../services/auth/throttle.ts'
import { passwordWeakness } from '../../services/auth/weak-passwords.ts'
import { queuePasswordChanged } from '../../services/mail/password-changed.ts'
import { isSample } from '../../services/people/account-lists.ts'
import { defineProcedure } from '../define.ts'

/**
 * A person's own new password: the current one is checked, all other sessions end, and a mail that says
 * so, without any password in it, waits in the outbox (D44). An administrator may change another account without its
 * current password; that account must then choose its own at the next sign-in (D12).
 * @throws FORBIDDEN for another person's account or a demo account, WRONG_CURRENT_PASSWORD, PASSWORD_TOO_SHORT and
 * PASSWORD_TOO_COMMON for everybody's passwords (D15, D66), PASSWORD_AS_BEFORE for the temporary one once more (D12)
 */
export const usersChangePassword = defineProcedure({
  name: 'USERS_ChangePassword',
  kind: 'write',
  evenWithoutRoom: true,
  allow: 'authenticated',
  beforePasswordChange: true,
  transaction: 'own',
  input: z.object({
    Email: z.string().min(1).max(320),
    Password: passwordHash,
    CurrentPassword: passwordHash.nullish(),
  }),
  output: z.object({}),
  handle: async (context, { Email, Password, CurrentPassword }) => {
    const { db, now, user, request } = context
    const { passwords } = context.services
    const own = [user.email, user.userName].some((name) => name !== null && loginKey(name) === loginKey(Email))
    if (!own && !isAdministrator(user)) throw refuse('FORBIDDEN')
    const target = await db
      .selectFrom('login_names')
      .innerJoin('users', 'users.id', 'login_names.user_id')
      .where('login_names.key', '=', loginKey(Email))
      .where('users.status', '<>', 'DELETED')
      .select(['users.id', 'users.email', 'users.user_name', 'users.full_name', 'users.school_name'])
      .select(['users.password_hash', isSample.as('sample')])
      .executeTakeFirst()
    if (!target) throw refuse('NOT_FOUND')
    if (target.sample) throw refuse('FORBIDDEN')
    // who must change a temporary password has just signed in with it (D12)
    if (own && !user.mustChangePassword) {
      const key = ownPasswordKey(user.id)
      await inTransaction(db, (tx) => noteTry(tx, key, now))
      const isCurrent = CurrentPassword && (await passwords.matches(target.password_hash, CurrentPassword))
      // sent again, since its answer was lost: the new one stands already (H159)
      const isDone = !isCurrent && (await passwords.matches(target.password_hash, Password))
      if (!isCurrent && !isDone) throw wrongCurrentPassword()
      await forgetTries(db, key)
      if (isDone) return { rows: [], rowsAffected: 1 }
    }
    const weakness = await passwordWeakness(Password, {
      fullName: target.full_name,
      email: target.email,
      userName: target.user_name,
      schoolName: target.school_name,
    })
    if (weakness !== null) throw refuse(weakness, { fields: { Password: refusals[weakness].text } })
    // the one on the card is what is to be changed (D12)
    if (own && user.mustChangePassword && (await passwords.matches(target.password_hash, Password)))
      throw refuse('PASSWORD_AS_BEFORE', { fields: { Password: refusals.PASSWORD_AS_BEFORE.text } })
    const password_hash = await passwords.store(Password)
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('users')
        .set({
          password_hash,
          password_changed_at: now,
          temporary_password_expires_at: null,
          must_change_password: !own,
          updated_at: now,
        })
        .where('id', '=', target.id)
        .execute()
      await forgetFirstPassword(tx, target.id)
      await forgetReset(tx, target.id)
      await endOtherSessions(tx, target.id, own ? request.session.tokenHash : null)
      await audit(tx, context, { action: 'password-changed', actorId: user.id, subject: target.id })
      if (target.email !== null)
        await queuePasswordChanged(
          tx,
          { id: target.id, email: target.email, fullName: target.full_name, changedAt: now },
          now,
        )
    })
    context.services.wake('send-mail')
    return { rows: [], rowsAffected: 1 }
  },
})
