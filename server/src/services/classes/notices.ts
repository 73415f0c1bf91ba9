import type { ClassNotice } from '@phuong/domain/forms/class-notice'
import { liveRoomId } from '@phuong/domain/live/room-id'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { tellNews } from '../live/news.ts'
import { classNotice } from '../notices/class-notice.ts'
import { tell, untell } from '../notices/tell.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now'>

/** Who may tell a class something, as a condition over a row of `classes`: who gives work in it, and who keeps its list. */
const mayPost = (user: SessionUser): RawBuilder<boolean> =>
  sql`(${mayInClass(user, 'give')} or ${mayInClass(user, 'enrol')})`

/** Who may take a notice back, over rows of `classes` and `notice`: who has posted it, and who keeps the class. */
export const mayTakeBack = (user: SessionUser): RawBuilder<boolean> =>
  sql`(notice.posted_by = ${user.id} and ${mayPost(user)} or ${mayInClass(user, 'keep')})`

/** Tells the pages that show a class that it was told something, or that this was taken back. */
const tellRoom = (tx: Db, classId: string): void =>
  tellNews(tx, { about: 'room', roomId: liveRoomId('class', classId) })

/**
 * Posts a notice to a class, and tells its pupils (A-303, D53).
 * @returns its id
 * @throws FORBIDDEN for a class that the caller may tell nothing
 */
export const postNotice = async (
  tx: Db,
  { user, now }: By,
  { classId, title, content }: { classId: string } & ClassNotice,
): Promise<string> => {
  const { rows } = await sql<{ className: string }>`select class_name as "className" from classes
    where id = ${classId} and archived_at is null and ${mayPost(user)}`.execute(tx)
  const [room] = rows
  if (room === undefined) throw refuse('FORBIDDEN')
  const id = newId(now)
  await tx
    .insertInto('class_notices')
    .values({ id, class_id: classId, title, content, posted_by: user.id, posted_at: now })
    .execute()
  const about = { noticeId: id, classId, className: room.className, title, content }
  await tell(tx, classNotice, about, { now, senderId: user.id })
  tellRoom(tx, classId)
  return id
}

/**
 * Takes a notice back: it leaves the pages of the class and the bells of its pupils.
 * @returns whether that is news
 * @throws NOT_FOUND for one that the caller may not take back
 */
export const takeNoticeBack = async (tx: Db, { user, now }: By, id: string): Promise<boolean> => {
  const { rows } = await sql<{ classId: string; removed: boolean }>`
    select notice.class_id as "classId", notice.removed_at is not null as removed
    from class_notices as notice join classes on classes.id = notice.class_id and classes.archived_at is null
    where notice.id = ${id} and ${mayTakeBack(user)} for update of notice`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  if (row.removed) return false
  await tx.updateTable('class_notices').set({ removed_at: now }).where('id', '=', id).execute()
  await untell(tx, { kind: classNotice, occasion: id, now })
  tellRoom(tx, row.classId)
  return true
}
