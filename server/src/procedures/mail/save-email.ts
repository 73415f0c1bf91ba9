import { loginKey } from '@phuong/domain/people/login-name'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import { noteAskedMail } from '../../services/auth/throttle.ts'
import { queuePasswordChanged } from '../../services/mail/password-changed.ts'
import { defineProcedure } from '../define.ts'

/** The names under which this call knows the one mail that it sends: the reset's brings no password by this way (D44). */
const templateNames = ['password-reset', 'password-changed'] as const

/** What the ledger's call says besides, which counts for nothing here: the mail is the server's own. */
const ignored = z.unknown().optional()

/**
 * Sends the mail of a changed password to whoever has it: to the own address, or to any account's for an
 * administrator. The text is the server's; copies, a subject and data of the caller's do not count. The change tells of
 * itself already, so a second mail about it never goes. It waits in the outbox where no mail server is set.
 * @throws FORBIDDEN for another address, NOT_FOUND for one without an account or whose password was never changed,
 * BAD_PARAMETERS for a mail that this call does not send, TOO_MANY_MAILS
 */
export const mailSaveEmail = defineProcedure({
  name: 'MAIL_SaveEmail',
  kind: 'write',
  allow: 'authenticated',
  // a mail that is asked for counts, though nothing comes of it
  transaction: 'own',
  input: z.object({
    to: z.string().min(1).max(320),
    templateName: z.enum(templateNames),
    isSendFast: ignored,
    cc: ignored,
    bcc: ignored,
    moduleId: ignored,
    subject: ignored,
    templateData: ignored,
    mailer: ignored,
    applicationName: ignored,
  }),
  output: z.object({}),
  handle: async ({ services, db, user, now }, { to }) => {
    const email = loginKey(to)
    if (!isAdministrator(user) && (user.email === null || loginKey(user.email) !== email)) throw refuse('FORBIDDEN')
    await noteAskedMail(db, user.id, now)
    await inTransaction(db, async (tx) => {
      const target = await tx
        .selectFrom('users')
        .where('email', '=', email)
        .where('status', '<>', 'DELETED')
        // an account that is made has a password; that is no change
        .whereRef('password_changed_at', '>', 'created_at')
        .select(['id', 'full_name', 'password_changed_at'])
        .executeTakeFirst()
      if (target === undefined) throw refuse('NOT_FOUND')
      const { id, full_name: fullName, password_changed_at: changedAt } = target
      await queuePasswordChanged(tx, { id, email, fullName, changedAt }, now)
    })
    services.wake('send-mail')
    return { rows: [], rowsAffected: 1 }
  },
  path: { method: 'POST', url: '/api/v1.0/save-email', envelope: () => ({ Message: 'OK' }) },
})
