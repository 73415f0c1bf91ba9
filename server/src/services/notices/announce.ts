import { type Audience, contentFault } from '@phuong/domain/forms/announcement'
import { hasRole, STAFF_ROLES } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { receivers } from '../../access/announcements.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { tellNews } from '../live/news.ts'
import { announcement } from './announcement.ts'
import { cleanMarkup } from './clean-markup.ts'
import { tell } from './tell.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now'>

/** How many a person may send within an hour (B-373, H154). */
const hourMs = 3_600_000
const perHour = { staff: 60, others: 5 } as const

/** @throws TOO_MANY_NOTICES with the seconds to wait */
const demandRoom = async (tx: Db, { user, now }: By): Promise<void> => {
  const most = hasRole(user, ...STAFF_ROLES) ? perHour.staff : perHour.others
  // one at a time: two that are sent together count each other
  await sql`select from users where id = ${user.id} for no key update`.execute(tx)
  const { rows } = await sql<{ sentAt: Date }>`select created_at as "sentAt" from notifications
    where sender_id = ${user.id} and type = ${sql.lit(announcement.type)} and created_at > ${new Date(now.getTime() - hourMs)}
    order by created_at desc offset ${most - 1} limit 1`.execute(tx)
  const [row] = rows
  if (row === undefined) return
  const retryAfter = Math.max(1, Math.ceil((row.sentAt.getTime() + hourMs - now.getTime()) / 1000))
  throw refuse('TOO_MANY_NOTICES', { retryAfter })
}

/**
 * Sends a notification to those whom the caller reaches (D07): one statement writes it to all of them.
 * @param written the title as it is stored; the markup as it came, no longer and no deeper than it may be
 * @returns its id, and how many are told
 * @throws BAD_PARAMETERS where nothing is left of the content or it became too long, TOO_MANY_NOTICES, NOBODY_REACHED
 */
export const announce = async (
  tx: Db,
  by: By,
  { title, markup, audience }: { title: string; markup: string; audience: Audience },
): Promise<{ id: string; count: number }> => {
  const cleaned = cleanMarkup(markup)
  const fault = contentFault(cleaned)
  if (fault !== null) throw refuse('BAD_PARAMETERS', { fields: { Content: fault } })
  await demandRoom(tx, by)
  const id = newId(by.now)
  const about = { id, title, markup: cleaned, audience, reach: receivers(by.user, audience) }
  const count = await tell(tx, announcement, about, { now: by.now, senderId: by.user.id })
  if (count === 0) throw refuse('NOBODY_REACHED')
  return { id, count }
}

/**
 * Takes one back: it leaves the bells of all (B-373).
 * @returns whether that is news
 * @throws NOT_FOUND for what is no announcement
 */
export const takeAnnouncementBack = async (tx: Db, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ withdrawn: boolean }>`select withdrawn_at is not null as withdrawn from notifications
    where id = ${id} and type = ${announcement.type} for update`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  if (row.withdrawn) return false
  await sql`with withdrawn as (update notifications set withdrawn_at = ${now} where id = ${id})
    update notification_recipients set deleted_at = ${now} where notification_id = ${id} and deleted_at is null`.execute(
    tx,
  )
  tellNews(tx, { about: 'notice', id })
  return true
}
