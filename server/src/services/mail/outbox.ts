import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import type { TemplateData, TemplateName } from './templates/registry.ts'

/** A mail as it goes into the outbox, with what its template says. */
export type QueuedMail<Name extends TemplateName> = {
  dedupeKey: string
  template: Name
  recipient: string
  data: TemplateData<Name>
}

/**
 * Puts mails into the outbox, in the transaction of what they tell about: all of it happens or nothing (R15). The same
 * dedupe key never makes a second mail. After the commit, wake the job 'send-mail', that they go at once.
 */
export const queueMails = async <Name extends TemplateName>(
  tx: Db,
  mails: readonly QueuedMail<Name>[],
  now: Date,
): Promise<void> => {
  if (mails.length === 0) return
  await tx
    .insertInto('mail_outbox')
    .values(
      mails.map(({ dedupeKey, template, recipient, data }) => ({
        id: newId(now),
        dedupe_key: dedupeKey,
        template,
        recipient,
        data: JSON.stringify(data),
        created_at: now,
        send_after: now,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** The same for one mail. */
export const queueMail = <Name extends TemplateName>(
  tx: Db,
  { now, ...mail }: QueuedMail<Name> & { now: Date },
): Promise<void> => queueMails(tx, [mail], now)
