import { toWireMoment } from '@phuong/domain/format/dates'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anywhere } from '../people/people.ts'
import { layOutForPage } from './letter/lay-out.ts'
import { oneLine } from './letter/plain.ts'
import type { Letter, Letterhead } from './letter/shape.ts'
import { hasLostSecrets, hasSecrets, maskSecrets } from './secrets.ts'
import type { NotedFault } from './send.ts'
import { type TemplateName, templateOf, writeLetter } from './templates/registry.ts'
import { mailTitles } from './texts.ts'

/** What has become of a mail: it waits, it is tried again, it was sent, it was given up. */
export const mailStates = ['WAITING', 'RETRYING', 'SENT', 'FAILED'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail waits again or was given up (smtp.ts, send.ts). */
export const notedFaults = [
  'unreachable',
  'later',
  'refused',
  'in-doubt',
  'unwritten',
  'late',
] as const satisfies readonly NotedFault[]

const stateOf = sql<MailState>`case when sent_at is not null then 'SENT' when failed_at is not null then 'FAILED'
  when fault is not null then 'RETRYING' else 'WAITING' end`

type StoredMail = {
  id: string
  template: string
  recipient: string
  data: Record<string, unknown>
  created_at: Date
  send_after: Date
  attempts: number
  sent_at: Date | null
  failed_at: Date | null
  fault: NotedFault | null
  last_error: string | null
  state: MailState
}

/** One mail of the outbox as an administrator sees it. */
export type OutboxRow = {
  id: string
  title: string
  recipient: string
  /** null where the letter cannot be written */
  subject: string | null
  state: MailState
  createdDate: string | null
  /** when it is tried next, of one that is tried again */
  nextDate: string | null
  sentDate: string | null
  failedDate: string | null
  attempts: number
  fault: NotedFault | null
  /** what the mail server said, in its own words */
  reason: string | null
  /** whether it was given up and can be sent again: nothing of it has been taken away */
  sendable: boolean
}

/** The letter of a row as somebody else than its receiver may see it: secrets masked; null where it cannot be written. */
const letterOf = ({ template, data, created_at }: StoredMail): Letter | null => {
  try {
    return writeLetter(template, maskSecrets(template, data), created_at)
  } catch {
    return null
  }
}

const wire = (at: Date | null): string | null => (at === null ? null : toWireMoment(at))

/** Whether the mail can still be written and is of use. */
const canBeSent = ({ template, data, created_at }: StoredMail, now: Date): boolean => {
  const goodForMs = templateOf(template)?.goodForMs ?? null
  return !hasLostSecrets(template, data) && (goodForMs === null || now.getTime() - created_at.getTime() < goodForMs)
}

const rowOf = (mail: StoredMail, letter: Letter | null, now: Date): OutboxRow => ({
  id: mail.id,
  title: templateOf(mail.template) === undefined ? mail.template : mailTitles[mail.template as TemplateName],
  recipient: mail.recipient,
  subject: letter === null ? null : oneLine(letter.subject),
  state: mail.state,
  createdDate: wire(mail.created_at),
  nextDate: mail.state === 'RETRYING' ? wire(mail.send_after) : null,
  sentDate: wire(mail.sent_at),
  failedDate: wire(mail.failed_at),
  attempts: mail.attempts,
  fault: mail.fault,
  reason: mail.last_error,
  sendable: mail.state === 'FAILED' && canBeSent(mail, now),
})

const columns = sql.raw(
  'id, template, recipient, data, created_at, send_after, attempts, sent_at, failed_at, fault, last_error',
)

/**
 * A page of the outbox, newest first, with the number of all rows that match. One statement.
 * @param wish.state only these; null for all
 * @param wish.search letters of the address; '' for all
 */
export const listMails = async (
  db: Db,
  wish: { state: MailState | null; search: string; PageNum: number; PageSize: number },
  now: Date,
): Promise<(OutboxRow & { totalRows: number })[]> => {
  const { state, search, PageNum, PageSize } = wish
  const matching = sql`${state === null ? sql`true` : sql`${stateOf} = ${state}`}
    and ${search === '' ? sql`true` : sql`recipient like ${anywhere(search.toLowerCase())}`}`
  const { rows } = await sql<StoredMail & { total: number }>`
    select ${columns}, ${stateOf} as state, (select count(*)::int from mail_outbox where ${matching}) as total
    from mail_outbox where ${matching} order by created_at desc, id desc
    limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
  return rows.map((mail) => ({ ...rowOf(mail, letterOf(mail), now), totalRows: mail.total }))
}

const readMail = async (db: Db, id: string): Promise<StoredMail | undefined> => {
  const { rows } = await sql<StoredMail>`
    select ${columns}, ${stateOf} as state from mail_outbox where id = ${id}`.execute(db)
  return rows[0]
}

/** One mail with its two shapes, secrets masked; undefined when there is none. One statement. */
export const openMailOf = async (
  db: Db,
  head: Letterhead,
  id: string,
  now: Date,
): Promise<(OutboxRow & { text: string | null; html: string | null; hasSecret: boolean }) | undefined> => {
  const mail = await readMail(db, id)
  if (mail === undefined) return undefined
  const letter = letterOf(mail)
  const shapes = letter === null ? { text: null, html: null } : layOutForPage(letter, head)
  return {
    ...rowOf(mail, letter, now),
    text: shapes.text,
    html: shapes.html,
    hasSecret: hasSecrets(mail.template, mail.data),
  }
}

/** How the outbox stands: how many mails wait, in whatever way, and since when the oldest does. One statement. */
export const outboxState = async (db: Db): Promise<{ waiting: number; oldestDate: string | null }> => {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(created_at) as oldest from mail_outbox
    where sent_at is null and failed_at is null`.execute(db)
  return { waiting: rows[0]?.waiting ?? 0, oldestDate: wire(rows[0]?.oldest ?? null) }
}

/**
 * Lets a mail that was given up be sent again, with all its tries before it. It bears the same Message-ID, so a mailbox
 * that has had it after all can tell. Who is second changes nothing. After the commit, wake the job 'send-mail'.
 * @returns whether it was given up; 'missing' when there is no such mail, 'over' when it cannot be written any more
 */
export const sendAgain = async (tx: Db, id: string, now: Date): Promise<boolean | 'missing' | 'over'> => {
  const mail = await readMail(tx, id)
  if (mail === undefined) return 'missing'
  if (mail.state !== 'FAILED') return false
  if (!canBeSent(mail, now)) return 'over'
  const { numUpdatedRows } = await tx
    .updateTable('mail_outbox')
    .set({ failed_at: null, fault: null, last_error: null, attempts: 0, send_after: now })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
