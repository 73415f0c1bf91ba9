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
