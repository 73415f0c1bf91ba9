import { sql } from 'kysely'
import { type MailFault, MailRefusal, openSmtp, type Picture, type Smtp } from '../../adapters/mail/smtp.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import type { Backlog } from '../jobs/backlog.ts'
import type { JobLog } from '../jobs/log.ts'
import { layOutLetter } from './letter/lay-out.ts'
import { letterPictures, pictureId } from './letter/pictures.ts'
import type { LaidOut, Letterhead } from './letter/shape.ts'
import { tellPasswordMailFailed } from './password-changed.ts'
import { withoutSecrets, withoutSecretsOf } from './secrets.ts'
import { templateOf, templates, writeLetter } from './templates/registry.ts'

/** The mail server, and in whose name mails go out. */
export type MailSender = { readonly smtp: Smtp; readonly head: Letterhead }

/** In whose name this installation writes, and where its links lead: every host of it has the one PUBLIC_URL. */
export const letterhead = ({ ORGANISATION, PUBLIC_URL }: Settings): Letterhead => ({
  organisation: ORGANISATION,
  publicUrl: PUBLIC_URL,
})

/** Opens the mail server of the settings; null where there is none. */
export const openMail = (settings: Settings): MailSender | null => {
  const { SMTP_URL, MAIL_FROM, ORGANISATION, PUBLIC_URL } = settings
  if (SMTP_URL === null) return null
  const address = MAIL_FROM ?? `no-reply@${PUBLIC_URL === null ? 'localhost' : new URL(PUBLIC_URL).hostname}`
  return { smtp: openSmtp(SMTP_URL, { name: ORGANISATION, address }), head: letterhead(settings) }
}

/** The pictures of a mail, as parts of it. */
const pictures: readonly Picture[] = Object.values(letterPictures).map(({ name, bytes }) => ({
  id: pictureId(name),
  fileName: `${name}.png`,
  bytes,
}))

/** A mail that is being sent belongs to nobody else for this long; after a kill it is free again. Milliseconds. */
const leaseMs = 600_000
/** Pauses after a mail server that says 'not now' to this mail; then it is given up. Milliseconds. */
const pausesMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000]
/** A mail that met no mail server is tried again after this time, as often as it takes. Milliseconds. */
const unreachableMs = 60_000

type Taken = {
  id: string
  dedupeKey: string
  template: string
  recipient: string
  data: Record<string, unknown>
  attempts: number
  created_at: Date
}

const open = sql`sent_at is null and failed_at is null`

/** Why a mail was not sent: what the mail server makes of it, or that there is no letter to be sent (any more). */
export type NotedFault = MailFault | 'unwritten' | 'late'

/** A mail that can not be written: its template is unknown or cannot read the data, or its time is over. */
class NoLetter extends Error {
  readonly fault: 'unwritten' | 'late'
  constructor(fault: 'unwritten' | 'late', message: string) {
    super(message)
    this.fault = fault
  }
}

/** What is noted of a mail whose time is over: nobody has any more use for it. */
const outOfTime = 'not sent in time'

/**
 * Gives up the mails that are of no more use, such as one with a temporary password of yesterday, and takes the secrets out
 * of them. They wait for no mail server, so this is done also where there is none.
 */
export const giveUpLateMail = async (db: Db, now: Date): Promise<void> => {
  for (const [name, { goodForMs, secrets }] of Object.entries(templates)) {
    if (goodForMs === null) continue
    await sql`update mail_outbox set failed_at = ${now}, last_error = ${outOfTime}, fault = 'late',
      data = data || (select coalesce(jsonb_object_agg(secret, null), '{}') from unnest(${secrets}::text[]) as secret
        where data ? secret)
      where ${open} and template = ${name} and created_at <= ${new Date(now.getTime() - goodForMs)}`.execute(db)
  }
}

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
    returning taken.id, taken.dedupe_key as "dedupeKey", taken.template, taken.recipient, taken.data, taken.attempts, taken.created_at`.execute(
    db,
  )
  return rows[0]
}

/** The letter of a row. @throws NoLetter */
const laidOut = ({ template, data, created_at }: Taken, head: Letterhead, now: Date): LaidOut => {
  const goodForMs = templateOf(template)?.goodForMs ?? null
  if (goodForMs !== null && now.getTime() - created_at.getTime() >= goodForMs) throw new NoLetter('late', outOfTime)
  try {
    return layOutLetter(writeLetter(template, data, created_at), head)
  } catch (fault) {
    throw new NoLetter('unwritten', fault instanceof Error ? fault.message : String(fault))
  }
}

/**
 * Sends the mail of the outbox that has waited longest. It is taken by one statement, so no two send it at once; a mail
 * that the server may have (it had all of it and gave no answer) is not sent again (H069). Only a kill between the
 * server's yes and the note of it sends a mail twice, and both bear the same Message-ID. A secret leaves the row with the
 * mail, or with the last try of it.
 * @returns what became of it; null when none is due
 * @throws MailRefusal 'unreachable' when there is no getting through to the mail server: no mail has lost a try by it
 */
export const sendNextMail = async (
  db: Db,
  { smtp, head }: MailSender,
  now: () => Date,
  log: Pick<JobLog, 'warn'>,
): Promise<'sent' | 'paused' | 'failed' | null> => {
  const taken = await takeMail(db, now())
  if (taken === undefined) return null
  const { id, template, recipient, data, attempts } = taken
  const note = (
    on: Db,
    what: { sent_at: Date; failed_at: null } | { failed_at: Date } | { send_after: Date; attempts?: number },
    fault: NotedFault | null,
    reason: string | null,
  ) =>
    on
      .updateTable('mail_outbox')
      .where('id', '=', id)
      .set({
        ...what,
        ...('send_after' in what ? {} : { data: JSON.stringify(withoutSecrets(template, data)) }),
        fault,
        last_error: reason,
      })
      .execute()
  try {
    await smtp.send({ id, recipient, ...laidOut(taken, head, now()), pictures })
  } catch (fault) {
    const reason = withoutSecretsOf(template, data, fault instanceof Error ? fault.message : String(fault))
    const kind = fault instanceof MailRefusal || fault instanceof NoLetter ? fault.fault : 'refused'
    if (kind === 'unreachable') {
      await note(db, { send_after: new Date(now().getTime() + unreachableMs), attempts: attempts - 1 }, kind, reason)
      throw new MailRefusal('unreachable', reason)
    }
    const pause = kind === 'later' ? pausesMs[attempts - 1] : undefined
    if (pause === undefined)
      await inTransaction(db, async (tx) => {
        await note(tx, { failed_at: now() }, kind, reason)
        await tellPasswordMailFailed(tx, taken, now())
      })
    else await note(db, { send_after: new Date(now().getTime() + pause) }, kind, reason)
    log.warn({ mail: id, template, fault: kind }, 'a mail was not taken')
    return pause === undefined ? 'failed' : 'paused'
  }
  await note(db, { sent_at: now(), failed_at: null }, null, null)
  return 'sent'
}
