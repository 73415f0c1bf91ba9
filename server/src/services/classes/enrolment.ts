import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { takeFirstPassword } from '../auth/first-passwords.ts'
import { holdPlaceOfPupil } from './class-limit.ts'
import { comeBack, leaveClass, moveBetween } from './class-membership.ts'
import { takeGrade } from './grades.ts'
import { type HeldClass, holdClass, holdClasses } from './hold-class.ts'
import { tellPupil } from './tell-pupil.ts'
import { classTexts } from './texts.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>

/** How long a pupil who has left may be brought back without the code of the class, in days (decision 0049). */
const returnDays = 30

/** The moment since which somebody must have left to be brought back. */
export const returnableSince = (now: Date): Date => new Date(now.getTime() - returnDays * 24 * 3_600_000)

const isIn = async (tx: Db, classId: string, studentId: string): Promise<boolean> => {
  const { rows } = await sql`select from class_members join users on users.id = student_id and users.status <> 'DELETED'
    where class_id = ${classId} and student_id = ${studentId} and left_at is null`.execute(tx)
  return rows.length > 0
}

const wasIn = async (tx: Db, classId: string, studentId: string): Promise<boolean> => {
  const { rows } = await sql`select from class_members
    where class_id = ${classId} and student_id = ${studentId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Refuses one more pupil where the largest class is full. @throws CLASS_FULL */
export const refuseFull = async (tx: Db, classId: string): Promise<void> => {
  const { rows } = await sql<{ pupils: number }>`select count(*)::int as pupils from class_members
    join users on users.id = student_id and users.status <> 'DELETED'
    where class_id = ${classId} and left_at is null`.execute(tx)
  if ((rows[0]?.pupils ?? 0) >= MAX_CLASS_PUPILS) throw refuse('CLASS_FULL')
}

/** The class to which somebody leads: an own one, or that of a colleague, of whose code the caller has just been told. */
export type Destination = { readonly id: string; readonly byCode: boolean }

const holdDestination = async (tx: Db, { id, byCode }: Destination, own: readonly HeldClass[]): Promise<HeldClass> => {
  const row = own.find((each) => each.id === id)
  if (row !== undefined) return row
  if (!byCode) throw refuse('FORBIDDEN')
  // it is held with the own ones
  const { rows } = await sql<HeldClass>`
    select id, class_name as "className", grade, school_id as "schoolId", null as "schoolName"
    from classes where id = ${id} and archived_at is null`.execute(tx)
  const [other] = rows
  if (other === undefined) throw refuse('CLASS_CLOSED')
  return other
}

/**
 * Moves a pupil from a class whose list the caller keeps to another one: the period in the first ends, one in the other
 * begins, guardians go along, the grade is that of the new class (D68). What was done in the first stays in it. The pupil is
 * told.
 * @returns the class to which the pupil has moved, and whether that is news
 * @throws FORBIDDEN for a class that is not the caller's to change, NOT_FOUND for who is no pupil of it; CLASS_CLOSED, CLASS_FULL;
 * BAD_PARAMETERS for the class in which the pupil is
 */
export const movePupil = async (
  tx: Db,
  { user, now, request }: By,
  { classId, studentId, to }: { classId: string; studentId: string; to: Destination },
): Promise<{ room: HeldClass; moved: boolean }> => {
  if (to.id === classId)
    throw refuse('BAD_PARAMETERS', { fields: { [to.byCode ? 'code' : 'toClassId']: classTexts.sameClass } })
  const own = await holdClasses(tx, user, [classId, to.id])
  if (!own.some(({ id }) => id === classId)) throw refuse('FORBIDDEN')
  const room = await holdDestination(tx, to, own)
  const isThere = await isIn(tx, room.id, studentId)
  if (!(await isIn(tx, classId, studentId))) {
    // who was never in the own class is told of nowhere
    if (isThere && (await wasIn(tx, classId, studentId))) return { room, moved: false }
    throw refuse('NOT_FOUND')
  }
  if (!isThere) await refuseFull(tx, room.id)
  await moveBetween(tx, { fromId: classId, toId: room.id, studentId, now })
  await takeFirstPassword(tx, { fromId: classId, toId: room.id, studentId })
  if (room.grade !== null) await takeGrade(tx, { classId: room.id, grade: room.grade, studentIds: [studentId], now })
  const details = { from: classId, to: room.id }
  await audit(tx, { now, request }, { action: 'pupil-moved', actorId: user.id, subject: studentId, details })
  await tellPupil(tx, { user, now }, { room, studentId, leftId: classId })
  return { room, moved: true }
}

/**
 * Ends the time of a pupil in a class: nothing of the class is seen by the pupil any more, what was done in it stays.
 * @returns whether that is news
 * @throws FORBIDDEN for a class whose list the caller does not keep, NOT_FOUND for who never was a pupil of it
 */
export const letLeave = async (
  tx: Db,
  { user, now, request }: By,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<boolean> => {
  await holdClass(tx, user, classId)
  if ((await leaveClass(tx, { classId, studentIds: [studentId], now })) === 0) {
    if (!(await wasIn(tx, classId, studentId))) throw refuse('NOT_FOUND')
    return false
  }
  await audit(
    tx,
    { now, request },
    { action: 'pupil-left', actorId: user.id, subject: studentId, details: { classId } },
  )
  return true
}

/**
 * Brings a pupil back who has left the class lately: a new period begins.
 * @returns whether that is news
 * @throws FORBIDDEN for a class whose list the caller does not keep, NOT_FOUND for who has not left it within `returnDays`;
 * CLASS_FULL; CLASS_LIMIT where the account may be in no more classes
 */
export const letReturn = async (
  tx: Db,
  { user, now, request }: By,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<boolean> => {
  const room = await holdClass(tx, user, classId)
  if (await isIn(tx, classId, studentId)) return false
  await refuseFull(tx, classId)
  const { rows } = await sql<{ limit: number | null }>`select (select (entry.value #>> '{}')::int
      from account_list_entries as entry where entry.list = 'class-limit' and entry.user_id = users.id) as "limit"
    from users where users.id = ${studentId} and users.status <> 'DELETED'`.execute(tx)
  const [pupil] = rows
  if (pupil === undefined) throw refuse('NOT_FOUND')
  await holdPlaceOfPupil(tx, studentId, pupil.limit)
  if (!(await comeBack(tx, { classId, studentId, since: returnableSince(now), now }))) throw refuse('NOT_FOUND')
  if (room.grade !== null) await takeGrade(tx, { classId, grade: room.grade, studentIds: [studentId], now })
  const details = { classId }
  await audit(tx, { now, request }, { action: 'pupil-returned', actorId: user.id, subject: studentId, details })
  return true
}
