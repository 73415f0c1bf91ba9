import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import type { TemplateData, TemplateName } from './templates/registry.ts'

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both happen or neither (R15). The same dedupe
 * key never makes a second mail. After the commit, wake the job 'send-mail', that it goes at once.
 */
export const queueMail = async <Name extends TemplateName>(
  tx: Db,
  mail: { dedupeKey: string; template: Name; recipient: string; data: TemplateData<Name>; now: Date },
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
