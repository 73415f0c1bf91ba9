import { type RawBuilder, sql } from 'kysely'

/** The pupils who are in a class now. */
export const pupilsOf = (classId: string): RawBuilder<boolean> =>
  sql`users.id in (select student_id from class_members where class_id = ${classId} and left_at is null)`
