import { sql } from 'kysely'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import type { NoticeSetting, Recipients } from './define.ts'

/** A notification as it is written. */
export type Notice = {
  now: Date
  recipients: Recipients
  /** plain text */
  title: string
  /** plain text; it is stored as the markup that shows it */
  content: string
  setting: NoticeSetting
  /** the occasion: while its notification is kept, the same one is told once, whoever repeats the call */
  dedupe: string
  /** what the occasions begin with whose notifications this one takes the place of: one row is left of them all */
  replaces?: string | undefined
  /** whose doing it is; the list shows that person's picture unless `avatar` names another one */
  senderId?: string | undefined
  avatar?: string | undefined
}

/** Behind all that may follow the beginning of an occasion, which is of ASCII and ordered by its bytes. */
const behindAll = '\u007f'

/** A plain text as the rich text that shows it: nothing in it is markup any more. */
const asMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r\n|\r|\n/g, '<br>')

/** Recipients as a condition over `users`. */
export const isRecipient = (recipients: Recipients) =>
  'compile' in recipients ? recipients : sql<boolean>`users.id = any(${recipients}::uuid[])`

/**
 * Writes a notification for people, in the caller's transaction: one statement, however many they are. The same `dedupe`
 * again does nothing. Deleted accounts are told nothing. Notifications that this one replaces go, read or not: it is unread
 * and the newest.
 */
export const notify = async (db: Db, notice: Notice): Promise<void> => {
  const { now, recipients, title, content, setting, dedupe, replaces = null, senderId = null, avatar = null } = notice
  await sql`
    with told as (
      insert into notifications (id, dedupe, type, title, content, avatar, setting, sender_id, created_at)
      values (${newId(now)}, ${dedupe}, ${setting.type}, ${title}, ${asMarkup(content)}, ${avatar},
        ${JSON.stringify(setting)}, ${senderId}, ${now})
      on conflict (dedupe) do nothing returning id
    ), replaced as (
      delete from notifications where dedupe > ${replaces} and dedupe < ${replaces}::text || ${behindAll}
        and dedupe <> ${dedupe} returning id
    ), untold as (
      delete from notification_recipients using replaced where notification_id = replaced.id
    )
    insert into notification_recipients (notification_id, user_id)
    select told.id, users.id from told cross join users where users.status <> 'DELETED'
      and ${isRecipient(recipients)}`.execute(db)
}
