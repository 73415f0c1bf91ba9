import { sql } from 'kysely'
import { newId } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import { tellNews } from '../live/news.ts'
import type { NoticePlace, NoticeSetting, NoticeWords, Recipients } from './define.ts'

/** A notification as it is written. */
export type Notice = NoticeWords & {
  now: Date
  recipients: Recipients
  /** plain text */
  title: string
  type: string
  setting: NoticePlace | NoticeSetting
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
export const asMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r\n|\r|\n/g, '<br>')

/** Recipients as a condition over `users`. */
export const isRecipient = (recipients: Recipients) =>
  'compile' in recipients ? recipients : sql<boolean>`users.id = any(${recipients}::uuid[])`

/**
 * Writes a notification for people, in the caller's transaction: one statement, however many they are. The same `dedupe`
 * again does nothing. Deleted accounts are told nothing. Notifications that this one replaces go, read or not: it is unread
 * and the newest. Pages that are open look again, once it counts.
 * @returns how many are told; 0 where it was told before
 */
export const notify = async (db: Db, notice: Notice): Promise<number> => {
  const { now, recipients, type, title, setting, dedupe, replaces = null, senderId = null, avatar = null } = notice
  const words =
    'markup' in notice
      ? { id: notice.id, content: notice.markup, lead: notice.lead, audience: notice.audience }
      : { id: newId(now), content: asMarkup(notice.content), lead: null, audience: null }
  const { numAffectedRows } = await sql`
    with told as (
      insert into notifications
        (id, dedupe, type, title, content, lead, audience, avatar, setting, sender_id, created_at)
      values (${words.id}, ${dedupe}, ${type}, ${title}, ${words.content}, ${words.lead}, ${words.audience}, ${avatar},
        ${JSON.stringify(setting)}, ${senderId}, ${now})
      on conflict (dedupe) do nothing returning id
    ), replaced as (
      delete from notifications where dedupe > ${replaces} and dedupe < ${replaces}::text || ${behindAll}
        and dedupe <> ${dedupe} returning id
    ), untold as (
      delete from notification_recipients using replaced where notification_id = replaced.id
    )
    insert into notification_recipients (notification_id, user_id, kind)
    select told.id, users.id, ${type} from told cross join users where users.status <> 'DELETED'
      and ${isRecipient(recipients)}`.execute(db)
  const count = Number(numAffectedRows ?? 0n)
  if (count > 0) tellNews(db, { about: 'notice', id: words.id })
  return count
}
