import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import {
  type ClassPlace,
  type ColleaguePlace,
  colleagueIn,
  placesOfColleague,
  type TeacherRight,
} from '@phuong/domain/people/class-roles'
import { loginKey } from '@phuong/domain/people/login-name'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { mayInClass } from '../../access/classes.ts'
import { isKnownPerson, type SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { classTeacher } from '../notices/class-teacher.ts'
import { tell } from '../notices/tell.ts'
import { holdPlaceOfOwner } from './class-limit.ts'
import { type HeldClass, holdClass } from './hold-class.ts'
import { classTexts } from './texts.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>
type InClass = { classId: string; personId: string }

/** The open places of a person in a class, but for those of a pupil and a guardian. */
const placesIn = async (db: Db, { classId, personId }: InClass): Promise<ClassPlace[]> => {
  const rows = await db
    .selectFrom('class_people')
    .where('class_id', '=', classId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .where('role', 'in', ['OWNER', 'TEACHER', 'HOMEROOM'])
    .select(['role', 'may'])
    .execute()
  return rows.map(({ role, may }) => ({ role, may: may as TeacherRight | null }))
}

/** Ends the places of a colleague, and begins these; what stays the same goes on. Two statements. */
const setPlaces = async (tx: Db, { classId, personId }: InClass, places: readonly ClassPlace[], now: Date) => {
  const wanted = sql`select role, may from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (role text, may text)`
  await sql`update class_people set left_at = ${now}
    where class_id = ${classId} and person_id = ${personId} and left_at is null and role in ('TEACHER', 'HOMEROOM')
      and not exists (select from (${wanted}) as place
        where place.role = class_people.role and place.may is not distinct from class_people.may)`.execute(tx)
  if (places.length === 0) return
  await sql`insert into class_people (class_id, person_id, role, may, joined_at)
    select ${classId}, ${personId}, place.role, place.may, ${now} from (${wanted}) as place
    on conflict (class_id, role, person_id, pupil_id) where left_at is null do nothing`.execute(tx)
}

const tellTeacher = (
  tx: Db,
  { user, now }: By,
  as: 'colleague' | 'owner',
  room: HeldClass,
  teacherId: string,
  by: string,
) => {
  const about = { as, classId: room.id, className: room.className, teacherId, by, change: now.toISOString() }
  return tell(tx, classTeacher, about, { now, senderId: user.id })
}

/**
 * A teacher is let in at once and learnt by name, and who is given a class cannot leave it: strangers, as whom anybody can
 * register, do neither (D06).
 */
const refuseUnknown = (user: SessionUser): void => {
  if (!isKnownPerson(user)) throw refuse('NOT_VERIFIED')
}

const nameOf = async (tx: Db, id: string): Promise<string> =>
  (await tx.selectFrom('users').where('id', '=', id).select('full_name').executeTakeFirstOrThrow()).full_name

/**
 * Lets a teacher into a class, or gives one who is in it another place; the teacher is told who did it.
 * @param login the e-mail or user name of a teacher's account
 * @returns whose account it is
 * @throws FORBIDDEN for a class that the caller does not keep; BAD_PARAMETERS with `login` for who is no teacher, and for
 * the owner; NOT_VERIFIED
 */
export const addTeacher = async (
  tx: Db,
  by: By,
  { classId, login, place }: { classId: string; login: string; place: ColleaguePlace },
): Promise<{ personId: string; fullName: string }> => {
  const { user, now, request } = by
  const room = await holdClass(tx, user, classId, 'keep')
  refuseUnknown(user)
  const teacher = await tx
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.user_id')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where('login_names.key', '=', loginKey(login))
    .where('users.status', '=', 'ACTIVE')
    .where('user_roles.role_id', '=', ROLE_CATALOGUE.teacher.id)
    .select(['users.id', 'users.full_name'])
    .executeTakeFirst()
  if (teacher === undefined) throw refuse('BAD_PARAMETERS', { fields: { login: classTexts.teacherUnknown } })
  const where = { classId, personId: teacher.id }
  const before = await placesIn(tx, where)
  if (before.some(({ role }) => role === 'OWNER'))
    throw refuse('BAD_PARAMETERS', { fields: { login: classTexts.teacherIsOwner } })
  await setPlaces(tx, where, placesOfColleague(place), now)
  await audit(
    tx,
    { now, request },
    {
      action: 'class-teacher-set',
      actorId: user.id,
      subject: teacher.id,
      details: { classId, ...place },
    },
  )
  if (before.length === 0) await tellTeacher(tx, by, 'colleague', room, teacher.id, await nameOf(tx, user.id))
  return { personId: teacher.id, fullName: teacher.full_name }
}

/** What a colleague is in a class that the caller keeps, under a lock; null for nobody of it (H160). */
export const colleagueNow = async (tx: Db, user: SessionUser, where: InClass): Promise<ColleaguePlace | null> => {
  const { rows } = await sql`select from classes
    where id = ${where.classId} and archived_at is null and ${mayInClass(user, 'keep')} for no key update`.execute(tx)
  return rows.length === 0 ? null : (colleagueIn(await placesIn(tx, where)) ?? null)
}

/**
 * Gives a colleague another place in a class.
 * @throws FORBIDDEN for a class that the caller does not keep, NOT_FOUND for who is no colleague in it
 */
export const setTeacher = async (
  tx: Db,
  { user, now, request }: By,
  { classId, personId, place }: InClass & { place: ColleaguePlace },
): Promise<void> => {
  await holdClass(tx, user, classId, 'keep')
  const where = { classId, personId }
  if (colleagueIn(await placesIn(tx, where)) === undefined) throw refuse('NOT_FOUND')
  await setPlaces(tx, where, placesOfColleague(place), now)
  await audit(
    tx,
    { now, request },
    {
      action: 'class-teacher-set',
      actorId: user.id,
      subject: personId,
      details: { classId, ...place },
    },
  )
}

/**
 * Ends the places of a colleague in a class: by who keeps it, or by the colleague alone. What the colleague gave stays.
 * @returns whether that is news
 * @throws FORBIDDEN for a class that the caller neither keeps nor teaches in, and for its owner; NOT_FOUND for who never was a
 * colleague in it
 */
export const removeTeacher = async (
  tx: Db,
  { user, now, request }: By,
  { classId, personId }: InClass,
): Promise<boolean> => {
  if (personId === user.id)
    await tx.selectFrom('classes').where('id', '=', classId).select('id').forNoKeyUpdate().execute()
  else await holdClass(tx, user, classId, 'keep')
  const where = { classId, personId }
  const places = await placesIn(tx, where)
  // an owner hands the class over instead
  if (places.some(({ role }) => role === 'OWNER')) throw refuse('FORBIDDEN')
  if (colleagueIn(places) === undefined) {
    const { rows } = await sql`select from class_people where class_id = ${classId} and person_id = ${personId}
      and role in ('TEACHER', 'HOMEROOM') limit 1`.execute(tx)
    if (rows.length === 0) throw refuse(personId === user.id ? 'FORBIDDEN' : 'NOT_FOUND')
    return false
  }
  await setPlaces(tx, where, [], now)
  const details = { classId }
  await audit(tx, { now, request }, { action: 'class-teacher-removed', actorId: user.id, subject: personId, details })
  return true
}

/**
 * Hands a class over to a colleague who teaches in it; who had it gives and marks in it from then on.
 * @throws FORBIDDEN for a class that the caller does not keep, NOT_FOUND for who is no colleague in it (any more);
 * CLASS_LIMIT where the colleague may have no more classes; NOT_VERIFIED
 */
export const handOver = async (tx: Db, by: By, { classId, personId }: InClass): Promise<void> => {
  const { user, now, request } = by
  const room = await holdClass(tx, user, classId, 'keep')
  refuseUnknown(user)
  const places = await placesIn(tx, { classId, personId })
  if (places.some(({ role }) => role === 'OWNER')) return
  const { rows } = await sql<{ limit: number | null }>`select (select (entry.value #>> '{}')::int
      from account_list_entries as entry where entry.list = 'class-limit' and entry.user_id = users.id) as "limit"
    from users where id = ${personId} and status = 'ACTIVE' and exists (select from user_roles
      where user_roles.user_id = users.id and role_id = ${ROLE_CATALOGUE.teacher.id})`.execute(tx)
  const [teacher] = rows
  if (teacher === undefined || colleagueIn(places) === undefined) throw refuse('NOT_FOUND')
  await holdPlaceOfOwner(tx, personId, teacher.limit)
  await setPlaces(tx, { classId, personId }, [], now)
  const before = await sql<{ personId: string }>`update class_people set left_at = ${now}
    where class_id = ${classId} and role = 'OWNER' and left_at is null returning person_id as "personId"`.execute(tx)
  await tx
    .insertInto('class_people')
    .values({ class_id: classId, person_id: personId, role: 'OWNER', joined_at: now })
    .execute()
  for (const { personId: formerId } of before.rows)
    await setPlaces(tx, { classId, personId: formerId }, placesOfColleague({ may: 'GIVE', homeroom: false }), now)
  await audit(
    tx,
    { now, request },
    {
      action: 'class-handed-over',
      actorId: user.id,
      subject: classId,
      details: { to: personId, from: before.rows[0]?.personId ?? null },
    },
  )
  await tellTeacher(tx, by, 'owner', room, personId, await nameOf(tx, user.id))
}
