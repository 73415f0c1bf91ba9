import { schoolTypeOfGrade } from '@phuong/domain/people/school-levels'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Pupils = { classId: string; grade: number; studentIds: readonly string[]; now: Date }

/**
 * Gives pupils of a class its grade and the level that belongs to it, so that nobody is sent to the profile before the first
 * work (D68, A-131). Who is in another class of the grade that he or she has keeps it. One statement.
 */
export const takeGrade = async (db: Db, { classId, grade, studentIds, now }: Pupils): Promise<void> => {
  const level = schoolTypeOfGrade(grade)
  await sql`update users set grade = ${grade}, school_type_id = ${level}, updated_at = ${now}
    where id = any(${studentIds}::uuid[]) and (grade, school_type_id) is distinct from (${grade}, ${level})
      and not exists (select from class_members as other
        join classes on classes.id = other.class_id and classes.archived_at is null and classes.grade = users.grade
        where other.student_id = users.id and other.left_at is null and classes.id <> ${classId})`.execute(db)
}
