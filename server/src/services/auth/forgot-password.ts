import { hash } from 'node:crypto'
import { loginKey } from '@phuong/domain/people/login-name'
import { refuse } from '@phuong/domain/refusals'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { forgetGivenUp, isQueued, isTaken } from '../mail/mail-fate.ts'
import { queueMail } from '../mail/outbox.ts'
import { isSample } from '../people/account-lists.ts'
import { sha1HexOf } from './passwords.ts'
import { newTemporaryPassword, putReset } from './reset-passwords.ts'
import { noteReset } from './throttle.ts'

const accountOf = (db: Context['db'], email: string) =>
  db
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.user_id')
    .where('login_names.key', '=', email)
    .where('login_names.kind', '=', 'email')
    .where('users.status', '<>', 'DELETED')
    .select(['users.id', 'users.full_name', 'users.status', isSample.as('sample')])
    .executeTakeFirst()

/**
 * All steps of a forgotten password (C-182 to C-190, C-201): a random password is put beside the own one and mailed, once
 * however often the same press is sent. Whether an account exists costs the same time; nobody but its mail learns the password.
 * Without a mail server the mail waits in the outbox, which counts as sent.
 * @param classCode of the class to which the mail leads, where the person came by its link
 * @throws TOO_MANY_RESETS; EMAIL_UNKNOWN (C-195); RESET_NOT_SAVED, RESET_REFUSED for an account whose password stays as it is (C-200);
 * RESET_NOT_MAILED where the mail server did not take the mail (C-196); BUSY
 */
export const forgotPassword = async (context: Context, typed: string, classCode?: string): Promise<void> => {
  const { db, now, request, services } = context
  const email = loginKey(typed)
  const act = request.once === null ? newId(now) : hash('sha256', `${request.once} ${email}`)
  const dedupeKey = `password-reset:${act}`
  await forgetGivenUp(db, dedupeKey)
  if (!(await isQueued(db, dedupeKey))) {
    await services.resets(() => noteReset(db, email, request.remoteAddress, now))
    const account = await accountOf(db, email)
    const password = newTemporaryPassword()
    const passwordHash = await services.passwords.store(sha1HexOf(password))
    if (account === undefined) throw refuse('EMAIL_UNKNOWN')
    if (account.sample || account.status !== 'ACTIVE') throw refuse('RESET_REFUSED')
    const { id, full_name } = account
    try {
      await inTransaction(db, async (tx) => {
        await putReset(tx, { userId: id, passwordHash, now })
        await audit(tx, context, { action: 'password-reset-asked', actorId: null, subject: id })
        await queueMail(tx, {
          dedupeKey,
          template: 'password-reset',
          recipient: email,
          data: { email, password, studentName: full_name, classCode },
          now,
        })
      })
    } catch (fault) {
      request.log.error({ err: fault }, 'a temporary password could not be saved')
      throw refuse('RESET_NOT_SAVED')
    }
    services.wake('send-mail')
  }
  if (services.mail !== null && !(await isTaken(db, dedupeKey))) throw refuse('RESET_NOT_MAILED')
}
