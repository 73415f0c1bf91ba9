import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import type { Audience } from '@phuong/domain/forms/announcement'
import { hasRole, isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { isPupilOf, isTaughtBy, staffOf } from './classes.ts'
import type { SessionUser } from './session-user.ts'

/** Everybody in the classes of a person, as ids: their pupils and their teachers. */
const inClasses = (own: RawBuilder<boolean>): RawBuilder<boolean> => sql`users.id in (
  select person.id from classes cross join lateral (
    select student_id as id from class_members where class_id = classes.id and left_at is null
    union all select unnest(${staffOf(sql`classes.id`, 'see')})
  ) as person where classes.archived_at is null and ${own})`

const ofSchool = ({ schoolId }: SessionUser): RawBuilder<boolean> =>
  schoolId === null ? sql`false` : sql`users.school_id = ${schoolId}`

/**
 * Whom a person reaches with a notification, as a condition over `users` (D07): an administrator and the test bank
 * everybody, a manager the school, a teacher the own classes and the school, a pupil the own classes. Who has several roles
 * reaches what each of them reaches.
 */
const reachOf = (user: SessionUser): RawBuilder<boolean> => {
  if (isAdministrator(user) || hasRole(user, 'testbank')) return sql`true`
  return sql`(${hasRole(user, 'manager', 'teacher') ? ofSchool(user) : sql`false`}
    or ${inClasses(isTaughtBy(user, 'see'))} or ${inClasses(isPupilOf(user))})`
}

const roleOf = { STUDENT: ROLE_CATALOGUE.student.id, TEACHER: ROLE_CATALOGUE.teacher.id } as const

/** Those of them whom a notification is for (B-361). */
export const receivers = (user: SessionUser, audience: Audience): RawBuilder<boolean> =>
  audience === 'ALL'
    ? reachOf(user)
    : sql`(users.id in (select user_id from user_roles where role_id = ${roleOf[audience]}) and ${reachOf(user)})`
