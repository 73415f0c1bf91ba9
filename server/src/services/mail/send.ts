import { sql } from 'kysely'
import { MailRefusal, openSmtp, type Smtp } from '../../adapters/mail/smtp.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import type { Backlog } from '../jobs/backlog.ts'
import type { JobLog } from '../jobs/log.ts'
import { layOutLetter } from './letter.ts'
import { writeLetter } from './templates/registry.ts'

/** The mail server, and in whose name mails go out. */
export type MailSender = { readonly smtp: Smtp; readonly organisation: string }

/** Opens the mail server of the settings; null where there is none. */
export const openMail = ({ SMTP_URL, MAIL_FROM, ORGANISATION, PUBLIC_URL }: Settings): MailSender | null => {
  if (SMTP_URL === null) return null
  const address = MAIL_FROM ?? `no-reply@${PUBLIC_URL === null ? 'localhost' : new URL(PUBLIC_URL).hostname}`
  return { smtp: openSmtp(SMTP_URL, { name: ORGANISATION, address }), organisation: ORGANISATION }
}

/** A mail that is being sent belongs to nobody else for this long; after a kill it is free again. Milliseconds. */
const leaseMs = 600_000
/** Pauses after a mail server that says 'not now' to this mail; then it is given up. Milliseconds. */
const pausesMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000]
/** A mail that met no mail server is tried again after this time, as often as it takes. Milliseconds. */
const unreachableMs = 60_000

type Taken = { id: string; template: string; recipient: string; data: unknown; attempts: number; send_after: Date }

const open = sql`sent_at is null and failed_at is null`

/** When the next mail may go; null when none waits. */
export const nextMailAt = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(send_after) as at from mail_outbox where ${open}`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/** How many mails wait, and how many were given up. */
export const mailBacklog = (now: Date): Backlog => ({
  waiting: sql`(select count(*)::int from mail_outbox where ${open} and send_after <= ${now})`,
  failed: sql`(select count(*)::int from mail_outbox where failed_at is not null)`,
})

const takeMail = async (db: Db, now: Date): Promise<Taken | undefined> => {
  const { rows } = await sql<Taken>`
    with next as (
      select id from mail_outbox where ${open} and send_after <= ${now}
      order by send_after, id limit 1 for update skip locked
    )
    update mail_outbox as taken set attempts = taken.attempts + 1, send_after = ${new Date(now.getTime() + leaseMs)}
    from next where taken.id = next.id
    returning taken.id, taken.template, taken.recipient, taken.data, taken.attempts, taken.send_after`.execute(db)
  return rows[0]
}

/**
 * Sends the mail of the outbox that has waited longest. It is taken by one statement, so no two send it at once; a mail
 * that the server may have (it had all of it and gave no answer) is not sent again (H069). Only a kill between the
 * server's yes and the note of it sends a mail twice, and both bear the same Message-ID.
 * @returns what became of it; null when none is due
 * @throws MailRefusal 'unreachable' when there is no getting through to the mail server: no mail has lost a try by it
 */
export const sendNextMail = async (
  db: Db,
  { smtp, organisation }: MailSender,
  now: () => Date,
  log: Pick<JobLog, 'warn'>,
): Promise<'sent' | 'paused' | 'failed' | null> => {
  const taken = await takeMail(db, now())
  if (taken === undefined) return null
  const { id, template, recipient, attempts } = taken
  const note = (
    what: { sent_at: Date } | { failed_at: Date } | { send_after: Date; attempts?: number },
    error: string | null,
  ) =>
    db
      .updateTable('mail_outbox')
      .where('id', '=', id)
      .set({ ...what, last_error: error })
      .execute()
  try {
    await smtp.send({ id, recipient, ...layOutLetter(writeLetter(template, taken.data), organisation) })
  } catch (fault) {
    const told = fault instanceof Error ? fault.message : String(fault)
    const kind = fault instanceof MailRefusal ? fault.fault : 'refused'
    if (kind === 'unreachable') {
      await note({ send_after: new Date(now().getTime() + unreachableMs), attempts: attempts - 1 }, told)
      throw fault
    }
    const pause = kind === 'later' ? pausesMs[attempts - 1] : undefined
    await note(pause === undefined ? { failed_at: now() } : { send_after: new Date(now().getTime() + pause) }, told)
    log.warn({ mail: id, template, fault: kind }, 'a mail was not taken')
    return pause === undefined ? 'failed' : 'paused'
  }
  await note({ sent_at: now() }, null)
  return 'sent'
}
