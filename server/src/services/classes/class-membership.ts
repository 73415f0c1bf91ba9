import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Seats = { classId: string; studentIds: readonly string[]; now: Date }

/**
 * Puts pupils into a class: each begins a period, whether it is the first one or they come back. Who is in the class stays
 * in it as before. One statement. @returns how many have joined
 */
export const joinClass = async (db: Db, { classId, studentIds, now }: Seats): Promise<number> => {
  if (studentIds.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('class_people')
    .values(studentIds.map((id) => ({ class_id: classId, person_id: id, role: 'PUPIL' as const, joined_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'role', 'person_id', 'pupil_id']).where('left_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/**
 * Ends the period of those pupils who are in the class, and with it that of their guardians; their work and the periods
 * before stay. @returns how many pupils have left
 */
export const leaveClass = async (db: Db, { classId, studentIds, now }: Seats): Promise<number> => {
  const { rows } = await sql<{ role: string }>`update class_people set left_at = ${now}
    where class_id = ${classId} and left_at is null and (
      (role = 'PUPIL' and person_id = any(${studentIds}::uuid[])) or pupil_id = any(${studentIds}::uuid[]))
    returning role`.execute(db)
  return rows.filter(({ role }) => role === 'PUPIL').length
}

type Move = { fromId: string; toId: string; studentId: string; now: Date }

/**
 * Ends the period of a pupil in one class and begins one in another, where the pupil may be already; guardians go along. One
 * statement. @returns whether the pupil was in the class that is left
 */
export const moveBetween = async (db: Db, { fromId, toId, studentId, now }: Move): Promise<boolean> => {
  const { rows } = await sql<{ role: string }>`
    with ended as (update class_people set left_at = ${now}
        where class_id = ${fromId} and left_at is null and (
          (role = 'PUPIL' and person_id = ${studentId}) or pupil_id = ${studentId})
        returning person_id, role, pupil_id),
      begun as (insert into class_people (class_id, person_id, role, pupil_id, joined_at)
        select ${toId}, person_id, role, pupil_id, ${now} from ended
        on conflict (class_id, role, person_id, pupil_id) where left_at is null do nothing)
    select role from ended`.execute(db)
  return rows.some(({ role }) => role === 'PUPIL')
}

/**
 * Begins a new period of a pupil who has left, and of the guardians whose period ended with the pupil's. One statement.
 * @param since the last end of a period that still counts
 * @returns whether there was such a period and the pupil has come back
 */
export const comeBack = async (
  db: Db,
  { classId, studentId, since, now }: { classId: string; studentId: string; since: Date; now: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ role: string }>`
    with last as (select left_at from class_people where class_id = ${classId} and person_id = ${studentId}
        and role = 'PUPIL' and left_at >= ${since} order by left_at desc limit 1),
      begun as (insert into class_people (class_id, person_id, role, pupil_id, joined_at)
        select class_id, person_id, role, pupil_id, ${now}::timestamptz from class_people join last using (left_at)
        where class_id = ${classId} and (role = 'PUPIL' and person_id = ${studentId} or pupil_id = ${studentId})
        on conflict (class_id, role, person_id, pupil_id) where left_at is null do nothing returning role)
    select role from begun`.execute(db)
  return rows.some(({ role }) => role === 'PUPIL')
}
