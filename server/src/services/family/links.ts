import { dayOf } from '@phuong/domain/family/weeks'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import { opensNow } from '../../access/family.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { familyLinkKey, hashOfToken, tokenOf } from './token.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>
type Seat = { classId: string; studentId: string }

/** The link of a pupil in a class that opens now, for those who keep the list of the class. */
export type OpenLink = { linkId: string; madeAt: Date; madeByName: string; expiresOn: string; openedOn: string | null }

type Seated = { endsOn: string; link: OpenLink | null }

/**
 * A pupil of a class, with the link that opens now.
 * @throws FORBIDDEN for a class whose list the caller does not keep, and for who is no pupil of it
 */
const seated = async (db: Db, { user, now }: By, { classId, studentId }: Seat): Promise<Seated> => {
  type Row = { endsOn: string } & { [Field in keyof OpenLink]: OpenLink[Field] | null }
  const { rows } = await sql<Row>`
    select school_years.ends_on as "endsOn", link.id as "linkId", link.made_at as "madeAt",
      maker.full_name as "madeByName", link.expires_on as "expiresOn", link.opened_on as "openedOn"
    from classes join school_years on school_years.id = classes.school_year_id
    join class_members on class_members.class_id = classes.id and class_members.left_at is null
    join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
    left join family_links as link on link.class_id = classes.id and link.student_id = pupil.id and ${opensNow(dayOf(now))}
    left join users as maker on maker.id = link.made_by
    where classes.id = ${classId} and classes.archived_at is null and pupil.id = ${studentId}
      and ${mayInClass(user, 'enrol')}
    order by link.expires_on desc limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) throw refuse('FORBIDDEN')
  const { endsOn, linkId, madeAt, madeByName, expiresOn, openedOn } = row
  const isThere = linkId !== null && madeAt !== null && madeByName !== null && expiresOn !== null
  return { endsOn, link: isThere ? { linkId, madeAt, madeByName, expiresOn, openedOn } : null }
}

/** The link of a pupil with its token, null where there is none that opens. @throws FORBIDDEN as `seated` */
export const findLink = async (db: Db, by: By, seat: Seat): Promise<(OpenLink & { token: string }) | null> => {
  const { link } = await seated(db, by, seat)
  return link && { ...link, token: tokenOf(await familyLinkKey(db), link.linkId) }
}

/**
 * Makes the link of a pupil in a class; where there is one that opens, it is that one. It opens until the school year of
 * the class ends.
 * @returns its id, and whether it was made
 * @throws FORBIDDEN as `seated`, SCHOOL_YEAR_OVER
 */
export const makeLink = async (tx: Db, by: By, seat: Seat): Promise<{ linkId: string; made: boolean }> => {
  const { user, now, request } = by
  const { classId, studentId } = seat
  // the account may be on its way out with the list that made it
  await sql`select from users where id = ${studentId} for key share`.execute(tx)
  const { endsOn, link } = await seated(tx, by, seat)
  if (link !== null) return { linkId: link.linkId, made: false }
  if (endsOn < dayOf(now)) throw refuse('SCHOOL_YEAR_OVER')
  const linkId = newId(now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('family_links')
    .values({
      id: linkId,
      class_id: classId,
      student_id: studentId,
      token_hash: hashOfToken(tokenOf(await familyLinkKey(tx), linkId)),
      made_by: user.id,
      made_at: now,
      expires_on: endsOn,
    })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'student_id', 'expires_on']).where('revoked_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  // somebody has made it at the same moment
  if (numInsertedOrUpdatedRows === 0n) {
    const { link: other } = await seated(tx, by, seat)
    if (other === null) throw refuse('FORBIDDEN')
    return { linkId: other.linkId, made: false }
  }
  const entry = { action: 'family-link-made', actorId: user.id, subject: studentId } as const
  await audit(tx, { now, request }, { ...entry, details: { linkId, classId } })
  return { linkId, made: true }
}

/**
 * Closes a link for good; one that is closed stays so.
 * @returns whether it was open
 * @throws NOT_FOUND for a link of a class whose list the caller does not keep
 */
export const revokeLink = async (tx: Db, { user, now, request }: By, linkId: string): Promise<boolean> => {
  const { rows } = await sql<{ studentId: string; classId: string; revokedAt: Date | null }>`
    select link.student_id as "studentId", link.class_id as "classId", link.revoked_at as "revokedAt"
    from family_links as link join classes on classes.id = link.class_id and classes.archived_at is null
    where link.id = ${linkId} and ${mayInClass(user, 'enrol')} for no key update of link`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  if (row.revokedAt !== null) return false
  await tx.updateTable('family_links').set({ revoked_at: now }).where('id', '=', linkId).execute()
  const entry = { action: 'family-link-revoked', actorId: user.id, subject: row.studentId } as const
  await audit(tx, { now, request }, { ...entry, details: { linkId, classId: row.classId } })
  return true
}
