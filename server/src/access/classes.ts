import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { type ClassAct, placesFor } from '@phuong/domain/people/class-roles'
import { hasRole, isAdministrator, type RoleName, STAFF_ROLES } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser, Viewer } from './session-user.ts'

type Person = Pick<SessionUser, 'id' | 'roles' | 'schoolId'>
/** The name under which a statement has the rows of `classes`. */
type Alias = 'classes' | 'class'

const never = sql<boolean>`false`

/** Whether a person can look after any class at all: looksAfter is false of every class for everybody else. */
export const mayLookAfter = (person: Person): boolean => hasRole(person, ...STAFF_ROLES)

/** Whether a row of `class_people` is a place by which this may be done. */
const allows = (act: ClassAct): RawBuilder<boolean> => {
  const places = placesFor(act).map(({ role, may }) => sql`(${sql.lit(role)}, ${sql.lit(may ?? '')})`)
  return sql`(class_people.role, coalesce(class_people.may, '')) in (${sql.join(places)})`
}

/**
 * Whether somebody has a place in the class now by which this may be done. The ids are read first, so that the classes are
 * found by them beside other conditions.
 * @param personId an id, or a column that holds one
 */
export const hasPlaceIn = (
  personId: RawBuilder<unknown>,
  act: ClassAct,
  alias: Alias = 'classes',
): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.id`)} = any(array(
    select class_id from class_people where person_id = ${personId} and left_at is null and ${allows(act)}))`

/** Ids of those who may do this in a class, as an array; empty for none. */
export const staffOf = (classId: RawBuilder<unknown>, act: ClassAct): RawBuilder<string[]> =>
  sql`array(select person_id from class_people where class_id = ${classId} and left_at is null and ${allows(act)})`

/**
 * Whose class it is: of those teachers who may do this in it (docs/decisions/0046-class-people.md). A row that names a
 * person opens nothing to one who has no role of staff (any more).
 */
export const isTaughtBy = (person: Person, act: ClassAct, alias: Alias = 'classes'): RawBuilder<boolean> =>
  mayLookAfter(person) ? hasPlaceIn(sql`${person.id}`, act, alias) : never

/** Whose school's class it is: its manager's (D05). */
const isManagedBy = (person: Person, alias: Alias = 'classes'): RawBuilder<boolean> =>
  hasRole(person, 'manager') && person.schoolId !== null
    ? sql`${sql.ref(`${alias}.school_id`)} = ${person.schoolId}`
    : never

/** Whose class a person looks after: teaching it or, as a manager, for the school. */
export const looksAfter = (person: Person, alias: Alias = 'classes'): RawBuilder<boolean> =>
  sql`(${isTaughtBy(person, 'see', alias)} or ${isManagedBy(person, alias)})`

/** Whether a pupil is in the class. The ids are read first, so that the classes are found by them beside other conditions. */
export const isJoinedBy = (studentId: string): RawBuilder<boolean> =>
  sql`classes.id = any(array(select class_id from class_members where student_id = ${studentId} and left_at is null))`

/** Whether the person is in the class as a pupil. */
export const isPupilOf = (person: Person): RawBuilder<boolean> =>
  hasRole(person, 'student') ? isJoinedBy(person.id) : never

/** Whether a pupil whose guardian the person is (D59) is in the class. */
export const isGuardianIn = ({ guards }: Pick<Viewer, 'guards'>): RawBuilder<boolean> =>
  guards === undefined
    ? never
    : sql`classes.id = any(array(
        select class_id from class_members where student_id = any(${guards}::uuid[]) and left_at is null))`

/** Who sees more of a class's pupils than their names: those who teach or run it, never a fellow pupil (H116). */
export const seesPupilData = (user: Person): RawBuilder<boolean> =>
  isAdministrator(user) ? sql`true` : looksAfter(user)

/**
 * Who belongs to a class, as conditions over a row of `classes`; used for lists, single reads and writes alike, so that
 * they cannot disagree (B-097, D05): its teachers, its pupils, the manager of its school, an administrator.
 */
export const seesClass = (user: Person): RawBuilder<boolean> => sql`(${seesPupilData(user)} or ${isPupilOf(user)})`

/** Who may do this in a class: the teachers whose place allows it, an administrator; a manager only looks (D05). */
export const mayInClass = (user: Person, act: Exclude<ClassAct, 'see'>): RawBuilder<boolean> =>
  isAdministrator(user) ? sql`true` : isTaughtBy(user, act)

/** Whether the person of a row of `users` has one of these roles. */
const inRoles = (...names: readonly RoleName[]): RawBuilder<boolean> =>
  sql`users.id in (select user_id from user_roles where role_id in (${sql.join(names.map((name) => sql.lit(ROLE_CATALOGUE[name].id)))}))`

/**
 * `seesClass` of many people at once: a condition over a row of `classes` and one of `users`. A test holds the two against
 * each other for everybody in every class.
 */
export const seersOfClass: RawBuilder<boolean> = sql`(${inRoles('administrator')}
  or (${inRoles(...STAFF_ROLES)} and ${hasPlaceIn(sql`users.id`, 'see')})
  or (${inRoles('manager')} and users.school_id = classes.school_id)
  or (${inRoles('student')} and exists (
    select from class_members where class_id = classes.id and student_id = users.id and left_at is null)))`
