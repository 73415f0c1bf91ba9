import type { Db } from '../../db/database.ts'

type Seats = { classId: string; studentIds: readonly string[]; now: Date }

/**
 * Puts pupils into a class: each begins a period, whether it is the first one or they come back. Who is in the class stays
 * in it as before. One statement. @returns how many have joined
 */
export const joinClass = async (db: Db, { classId, studentIds, now }: Seats): Promise<number> => {
  if (studentIds.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('class_members')
    .values(studentIds.map((studentId) => ({ class_id: classId, student_id: studentId, joined_at: now })))
    .onConflict((conflict) => conflict.columns(['class_id', 'student_id']).where('left_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Ends the period of those pupils who are in the class; their work and the periods before stay. @returns how many have left */
export const leaveClass = async (db: Db, { classId, studentIds, now }: Seats): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('class_members')
    .set({ left_at: now })
    .where('class_id', '=', classId)
    .where('student_id', 'in', studentIds)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
