import type { ClassStatus } from '@phuong/domain/catalogue/learning'
import { schoolYear } from '@phuong/domain/catalogue/school-year'
import { CLASS_TEXTS, schoolYearFault } from '@phuong/domain/forms/class'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { sessionEntity } from '../../access/attachments.ts'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { newClassCode } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { holdPlaceOfOwner } from './class-limit.ts'
import { takeGrade } from './grades.ts'
import { withSchoolYear } from './school-years.ts'

type By = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>

/**
 * Whether nobody who is or was in a class has begun or handed in what was given to it, as a column over a row of
 * `classes`: such a class can be deleted, any other is archived (D22).
 */
export const isEmptyOfWork = sql<boolean>`not exists (
  select from assignment_classes as given
  join sittings on sittings.assignment_id = given.assignment_id
  join class_members on class_members.class_id = classes.id and class_members.student_id = sittings.user_id
  where given.class_id = classes.id)`

type HeldClass = { className: string; grade: number | null; archived: boolean; ownerId: string; limit: number | null }

/** Holds a class that the caller keeps; undefined where there is none. */
const hold = async (tx: Db, user: SessionUser, id: string): Promise<HeldClass | undefined> => {
  // who keeps it is asked once nobody changes it any more
  await tx.selectFrom('classes').where('id', '=', id).select('id').forUpdate().execute()
  const { rows } = await sql<HeldClass>`
    select classes.class_name as "className", classes.grade, classes.archived_at is not null as archived,
      owner.person_id as "ownerId", (select (entry.value #>> '{}')::int from account_list_entries as entry
        where entry.list = 'class-limit' and entry.user_id = owner.person_id) as "limit"
    from classes join class_people as owner
      on owner.class_id = classes.id and owner.role = 'OWNER' and owner.left_at is null
    where classes.id = ${id} and ${mayInClass(user, 'keep')}`.execute(tx)
  return rows[0]
}

/** What is to be changed of a class, by wire name; what is not named stays as it is. */
export type ClassChange = {
  className?: string | undefined
  /** 0 to 12; null for several grades */
  classId?: number | null | undefined
  /** the calendar year in which the school year begins */
  schoolYearId?: number | undefined
  status?: ClassStatus | undefined
}

/** The pupils go with the grade of their class (D68). */
const moveUp = async (tx: Db, classId: string, grade: number, now: Date): Promise<void> => {
  const pupils = await tx
    .selectFrom('class_people')
    .where('class_id', '=', classId)
    .where('role', '=', 'PUPIL')
    .where('left_at', 'is', null)
    .select('person_id')
    .execute()
  await takeGrade(tx, { classId, grade, studentIds: pupils.map(({ person_id }) => person_id), now })
}

/**
 * Changes a class (B-094): its name, grade, school year and status. What was given in it stays in the year of its time.
 * @returns rows changed; 0 for a class that the caller does not keep
 * @throws BAD_PARAMETERS for a school year that is neither this one nor the next, nor its own
 */
export const changeClass = async (tx: Db, by: By, id: string, change: ClassChange): Promise<number> => {
  const { user, now, request } = by
  const { className, classId, schoolYearId, status } = change
  const row = await hold(tx, user, id)
  if (row === undefined || row.archived) return 0
  if (schoolYearId !== undefined && schoolYearFault(schoolYearId, now) !== null) {
    const { own } = await tx
      .selectFrom('classes')
      .where('id', '=', id)
      .select((eb) => eb('school_year_id', '=', schoolYearId).as('own'))
      .executeTakeFirstOrThrow()
    if (!own) throw refuse('BAD_PARAMETERS', { fields: { schoolYearId: CLASS_TEXTS.yearNotOpen } })
  }
  const writer = schoolYearId === undefined ? tx : withSchoolYear(tx, schoolYear(schoolYearId))
  await writer
    .updateTable('classes')
    .set({ class_name: className, grade: classId, school_year_id: schoolYearId, status })
    .where('id', '=', id)
    .execute()
  if (classId != null && classId !== row.grade) await moveUp(tx, id, classId, now)
  await audit(tx, { now, request }, { action: 'class-changed', actorId: user.id, subject: id, details: change })
  return 1
}

const setArchived = async (tx: Db, { user, now, request }: By, id: string, archived: boolean): Promise<void> => {
  await tx
    .updateTable('classes')
    .set({ archived_at: archived ? now : null })
    .where('id', '=', id)
    .execute()
  const action = archived ? 'class-archived' : 'class-restored'
  await audit(tx, { now, request }, { action, actorId: user.id, subject: id })
}

/** Puts a class away: it leaves every list, its people and their work stay as they are (D22). @throws FORBIDDEN; NOT_FOUND where it is archived */
export const archiveClass = async (tx: Db, by: By, id: string): Promise<void> => {
  const row = await hold(tx, by.user, id)
  if (row === undefined) throw refuse('FORBIDDEN')
  if (row.archived) throw refuse('NOT_FOUND')
  await setArchived(tx, by, id, true)
}

/**
 * Brings an archived class back, as it was.
 * @throws FORBIDDEN; NOT_FOUND where it is not archived; CLASS_LIMIT where its owner has as many classes as the account may have
 */
export const restoreClass = async (tx: Db, by: By, id: string): Promise<void> => {
  const row = await hold(tx, by.user, id)
  if (row === undefined) throw refuse('FORBIDDEN')
  if (!row.archived) throw refuse('NOT_FOUND')
  await holdPlaceOfOwner(tx, row.ownerId, row.limit)
  await setArchived(tx, by, id, false)
}

/**
 * Deletes a class that is empty of answers, with what was given to it alone and the files of its sessions; any other is
 * archived (D22).
 * @returns rows that are gone or put away; 0 for a class that the caller does not keep, and for one that is archived and stays
 */
export const removeClass = async (tx: Db, by: By, id: string): Promise<number> => {
  const { user, now, request } = by
  const row = await hold(tx, user, id)
  if (row === undefined) return 0
  // who begins the work takes turns with this, so that nothing is begun on what is then gone
  await sql`select from assignments where id in (select assignment_id from assignment_classes where class_id = ${id})
    for update`.execute(tx)
  const { rows } = await sql<{ empty: boolean }>`
    select ${isEmptyOfWork} as empty from classes where id = ${id}`.execute(tx)
  if (rows[0]?.empty !== true) {
    if (row.archived) return 0
    await setArchived(tx, by, id, true)
    return 1
  }
  await sql`with given as (delete from assignment_classes where class_id = ${id} returning assignment_id),
      taken as (update assignments set deleted_at = ${now}, updated_at = ${now} where deleted_at is null and id in (
        select assignment_id from given where not exists (select from assignment_classes as other
          where other.assignment_id = given.assignment_id and other.class_id <> ${id}))),
      people as (delete from class_people where class_id = ${id}),
      files as (update attachments set deleted_at = ${now} where deleted_at is null and entity_name = ${sessionEntity}
        and entity_id in (select session.id from class_sessions as session where session.class_id = ${id}))
    delete from classes where id = ${id}`.execute(tx)
  const details = { className: row.className }
  await audit(tx, { now, request }, { action: 'class-deleted', actorId: user.id, subject: id, details })
  return 1
}

/**
 * Gives a class another code; the one before opens nothing any more.
 * @param before the code that is to go
 * @returns the new code
 * @throws FORBIDDEN for a class whose list the caller does not keep; STALE where it has another code than `before`
 */
export const renewCode = async (tx: Db, { user, now, request }: By, id: string, before: string): Promise<string> => {
  const { rows } = await sql<{ code: string }>`select classes.code from classes
    where classes.id = ${id} and classes.archived_at is null and ${mayInClass(user, 'enrol')} for update`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('FORBIDDEN')
  if (row.code !== before) throw refuse('STALE', { newer: { code: row.code } })
  for (;;) {
    const code = newClassCode()
    // one code in 85 million is taken by chance; then another one is drawn
    const { numUpdatedRows } = await tx
      .updateTable('classes')
      .set({ code })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('classes as other').where('other.code', '=', code))),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await audit(tx, { now, request }, { action: 'class-code-renewed', actorId: user.id, subject: id })
    return code
  }
}
