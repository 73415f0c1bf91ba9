import type { Db } from '../../db/database.ts'
import { mailFailed } from '../notices/mail-failed.ts'
import { tell } from '../notices/tell.ts'
import { queueMail } from './outbox.ts'

const template = 'password-changed'

/**
 * Puts the mail into the outbox that tells a person of the own new password (D44), once for each change. After the commit,
 * wake the job 'send-mail'.
 */
export const queuePasswordChanged = (
  tx: Db,
  { id, email, fullName, changedAt }: { id: string; email: string; fullName: string; changedAt: Date },
  now: Date,
): Promise<void> =>
  queueMail(tx, {
    dedupeKey: `${template}:${id}:${changedAt.toISOString()}`,
    template,
    recipient: email,
    data: { fullName, changedAt: changedAt.toISOString() },
    now,
  })

/** Whose mail of a changed password it is, by its dedupe key; null for another mail, and one that belongs to no account. */
const personOf = (mail: { template: string; dedupeKey: string }): string | null =>
  (mail.template === template &&
    /^password-changed:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):/.exec(mail.dedupeKey)?.[1]) ||
  null

/** Tells a person in the bell that the mail of the changed password did not go, once it was given up. */
export const tellPasswordMailFailed = async (
  tx: Db,
  mail: { id: string; template: string; dedupeKey: string },
  now: Date,
): Promise<void> => {
  const personId = personOf(mail)
  if (personId !== null) await tell(tx, mailFailed, { mailId: mail.id, personId }, { now })
}
