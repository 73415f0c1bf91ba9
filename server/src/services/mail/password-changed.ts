import type { Db } from '../../db/database.ts'
import { queueMail } from './outbox.ts'

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
    dedupeKey: `password-changed:${id}:${changedAt.toISOString()}`,
    template: 'password-changed',
    recipient: email,
    data: { fullName, changedAt: changedAt.toISOString() },
    now,
  })
