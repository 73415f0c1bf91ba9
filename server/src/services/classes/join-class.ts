import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { forgetNote, noteGuess } from '../auth/throttle.ts'
import { classLimitOf } from '../people/account-lists.ts'
import { holdPlaceOfPupil } from './class-limit.ts'
import { joinClass } from './class-membership.ts'
import { countPupils, withOwner } from './class-rows.ts'
import { takeGrade } from './grades.ts'

/** A class to which a code leads, for a pupil who has it. */
export type FoundClass = {
  classId: string
  className: string
  teacherName: string
  schoolName: string | null
  grade: number | null
  archived: boolean
  pupils: number
  /** whether the pupil is in it already */
  joined: boolean
}

const select = async (
  db: Db,
  studentId: string,
  condition: ReturnType<typeof sql>,
): Promise<FoundClass | undefined> => {
  const { rows } = await sql<FoundClass>`
    select classes.id as "classId", classes.class_name as "className", teacher.full_name as "teacherName",
      schools.name as "schoolName", classes.grade, classes.archived_at is not null as archived, ${countPupils} as pupils,
      exists (select from class_members where class_members.class_id = classes.id
        and class_members.student_id = ${studentId} and class_members.left_at is null) as joined
    from classes ${withOwner} left join schools on schools.id = classes.school_id where ${condition}`.execute(db)
  return rows[0]
}

/**
 * The class of a code (B-095), for a pupil; wrong codes are counted, ten an hour and account.
 * @throws CLASS_CODE_UNKNOWN, CLASS_CLOSED for one that is archived, TOO_MANY_CODES
 */
export const findByCode = async (db: Db, studentId: string, code: string, now: Date): Promise<FoundClass> => {
  const guess = await noteGuess(db, studentId, now)
  const row = await select(db, studentId, sql`classes.code = ${code}`)
  if (row === undefined) throw refuse('CLASS_CODE_UNKNOWN')
  await forgetNote(db, guess)
  if (row.archived) throw refuse('CLASS_CLOSED')
  return row
}

/**
 * A pupil comes into a class by its code; who is in it stays in it. The pupil gets its grade (D68).
 * @throws CLASS_CLOSED, CLASS_FULL; CLASS_LIMIT where the account may be in no more classes
 */
export const joinFound = async (tx: Db, user: SessionUser, classId: string, now: Date): Promise<FoundClass> => {
  // those who come at once take turns, so that the last place is one
  await tx.selectFrom('classes').where('id', '=', classId).select('id').forNoKeyUpdate().execute()
  const row = await select(tx, user.id, sql`classes.id = ${classId}`)
  if (row === undefined || row.archived) throw refuse('CLASS_CLOSED')
  if (row.joined) return row
  if (row.pupils >= MAX_CLASS_PUPILS) throw refuse('CLASS_FULL')
  await holdPlaceOfPupil(tx, user.id, classLimitOf(user))
  await joinClass(tx, { classId, studentIds: [user.id], now })
  if (row.grade !== null) await takeGrade(tx, { classId, grade: row.grade, studentIds: [user.id], now })
  return row
}
