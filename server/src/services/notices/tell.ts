import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { tellNews } from '../live/news.ts'
import { queueMails } from '../mail/outbox.ts'
import type { NoticeKind } from './define.ts'
import { isRecipient, notify } from './notify.ts'
import { isWanted } from './refusals.ts'

/** The occasion of a kind as it is stored. */
const dedupeOf = ({ type }: { type: string }, occasion: string): string => `${type} ${occasion}`

type By = {
  now: Date
  /** whose doing it is; nobody's where the product tells it by itself */
  senderId?: string
}

/**
 * Tells those whom a kind of notification is for about something, in the caller's transaction: in the bell and, where the
 * kind has one, by mail; but who has refused that. The same occasion again does nothing. After the commit of one with a mail, wake the job 'send-mail'.
 * @returns how many are told in the bell; 0 where the occasion was told before
 */
export const tell = async <About>(tx: Db, kind: NoticeKind<About>, about: About, by: By): Promise<number> => {
  const occasion = kind.occasion(about)
  const replaces = kind.replaces?.(about)
  const words = kind.content(about)
  const place = kind.place(about)
  const recipients = isRecipient(kind.recipients(about))
  const count = await notify(tx, {
    ...by,
    recipients: sql`(${recipients} and ${isWanted(kind, 'bell')})`,
    type: kind.type,
    title: kind.title(about),
    ...(typeof words === 'string' ? { content: words } : words),
    setting: place === null ? {} : { type: kind.type, ...place },
    dedupe: dedupeOf(kind, occasion),
    ...(replaces !== undefined && { replaces: dedupeOf(kind, replaces) }),
  })
  const mail = kind.mail?.(about)
  if (mail === undefined) return count
  const { rows: people } = await sql<{ id: string; email: string; fullName: string }>`
    select id, email, full_name as "fullName" from users
    where email is not null and status <> 'DELETED' and ${recipients} and ${isWanted(kind, 'mail')}`.execute(tx)
  await queueMails(
    tx,
    people.map(({ id, email, fullName }) => ({
      // with the person in it, so that it goes with the person whatever the e-mail is then
      dedupeKey: `${mail.template}:${occasion}:${id}`,
      template: mail.template,
      recipient: email,
      data: mail.data({ fullName }),
    })),
    by.now,
  )
  return count
}

/** Takes back what was told on an occasion: it leaves the bells of all. */
export const untell = async (
  tx: Db,
  { kind, occasion, now }: { kind: { type: string }; occasion: string; now: Date },
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    with taken as (select id from notifications where dedupe = ${dedupeOf(kind, occasion)}), untold as (
      update notification_recipients set deleted_at = ${now} from taken
        where deleted_at is null and notification_id = taken.id
    ) select id from taken`.execute(tx)
  for (const { id } of rows) tellNews(tx, { about: 'notice', id })
}
