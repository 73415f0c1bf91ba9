import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'

/** The mails that the product writes; their texts stand in templates/ (D44). */
export type MailTemplate = 'password-changed'

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both happen or neither (R15). The same dedupe
 * key never makes a second mail.
 */
export const queueMail = async (
  tx: Db,
  mail: { dedupeKey: string; template: MailTemplate; recipient: string; data: Record<string, unknown>; now: Date },
): Promise<void> => {
  await tx
    .insertInto('mail_outbox')
    .values({
      id: newId(mail.now),
      dedupe_key: mail.dedupeKey,
      template: mail.template,
      recipient: mail.recipient,
      data: JSON.stringify(mail.data),
      created_at: mail.now,
      send_after: mail.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
