import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { isSample } from '../people/account-lists.ts'

/** A pupil of a class. */
export type ClassPupil = { classId: string; studentId: string }

/**
 * Whose account somebody answers for, as a condition over a row of `users`: who made it, and a verified teacher of its
 * school. An administrator answers for all.
 */
export const answersFor = (user: SessionUser): RawBuilder<boolean> => {
  if (isAdministrator(user)) return sql`true`
  const ofSchool = user.verified && user.schoolId !== null ? sql`users.school_id = ${user.schoolId}` : sql`false`
  return sql`(users.created_by = ${user.id} or ${ofSchool})`
}

/** What an account says of its pupil. */
type PupilAccount = {
  fullName: string
  callingName: string | null
  /** YYYY-MM-DD */
  dateofBirth: string | null
  sex: boolean | null
}

/**
 * Holds the account of a pupil that a school has made, until the transaction ends: with a user name and no e-mail, of the
 * school of the class in which the pupil is, no sample, and one for which the caller answers.
 * @param may whether the caller may do this in a class, as a condition over a row of `classes`
 * @throws FORBIDDEN for every other one
 */
export const holdAccount = async (
  tx: Db,
  user: SessionUser,
  { classId, studentId }: ClassPupil,
  may: RawBuilder<boolean>,
): Promise<PupilAccount> => {
  const { rows } = await sql<PupilAccount>`select users.full_name as "fullName", users.calling_name as "callingName",
      users.date_of_birth::text as "dateofBirth", users.sex
    from users
    join class_members on class_members.student_id = users.id and class_members.left_at is null
    join classes on classes.id = class_members.class_id and classes.archived_at is null
    where users.id = ${studentId} and classes.id = ${classId} and users.status = 'ACTIVE'
      and users.user_name is not null and users.email is null and users.school_id is not distinct from classes.school_id
      and not ${isSample} and ${may} and ${answersFor(user)}
    for no key update of users`.execute(tx)
  const [row] = rows
  if (row === undefined) throw refuse('FORBIDDEN')
  return row
}
