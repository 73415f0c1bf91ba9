import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '../services/sessions.ts'

/**
 * Whose classes a pupil is seen through: the caller teaches them or, where a school is looked after, manages its school
 * (D05, D06). A class that was archived and a pupil who has left are seen no more (H123).
 */
const teaches = (user: SessionUser, ofSchool: boolean): RawBuilder<boolean> =>
  ofSchool && user.role === 'manager' && user.schoolId !== null
    ? sql`(room.teacher_id = ${user.id} or room.school_id = ${user.schoolId})`
    : sql`room.teacher_id = ${user.id}`

/**
 * Who sees a pupil's work, as a condition over columns that hold the pupil and the assignment: the pupil, an
 * administrator, the teacher of a class to which it was given and the manager of that class's school (B-237). The ids of
 * that work are read first, so that rows are found by them.
 */
export const seesWork = (
  user: SessionUser,
  { studentId, assignmentId }: { studentId: RawBuilder<unknown>; assignmentId: RawBuilder<unknown> },
): RawBuilder<boolean> =>
  user.role === 'administrator'
    ? sql`true`
    : sql`(${studentId} = ${user.id} or ${assignmentId} = any(array(
        select mine.assignment_id from classes as room join assignment_classes as mine on mine.class_id = room.id
        where room.archived_at is null and ${teaches(user, true)}))
      and exists (select from assignment_classes as given
        join classes as room on room.id = given.class_id and room.archived_at is null and ${teaches(user, true)}
        join class_members as seat on seat.class_id = room.id and seat.left_at is null and seat.student_id = ${studentId}
        where given.assignment_id = ${assignmentId}))`

/**
 * Who may mark a pupil's work, as a condition over the same columns: an administrator and the teacher of a class to which
 * it was given; a manager only looks (B-142, D05).
 */
export const marksWork = (
  user: SessionUser,
  { studentId, assignmentId }: { studentId: RawBuilder<unknown>; assignmentId: RawBuilder<unknown> },
): RawBuilder<boolean> =>
  user.role === 'administrator'
    ? sql`true`
    : sql`exists (select from assignment_classes as given
        join classes as room on room.id = given.class_id and room.archived_at is null and ${teaches(user, false)}
        join class_members as seat on seat.class_id = room.id and seat.left_at is null and seat.student_id = ${studentId}
        where given.assignment_id = ${assignmentId})`

/** Whether the caller teaches a pupil, as a condition over a column that holds the pupil. */
const teachesPupil = (user: SessionUser, studentId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from class_members as seat
    join classes as room on room.id = seat.class_id and room.archived_at is null and ${teaches(user, false)}
    where seat.student_id = ${studentId} and seat.left_at is null)`

/**
 * Who sees a sitting, as a condition over `held`, a row of sittings: of given work those of seesWork; of practice its
 * person, the teacher of a class of the pupil, an administrator (C-323).
 */
export const seesSitting = (user: SessionUser): RawBuilder<boolean> => {
  if (user.role === 'administrator') return sql`true`
  const columns = { studentId: sql`held.user_id`, assignmentId: sql`held.assignment_id` }
  return sql`(held.user_id = ${user.id} or case when held.assignment_id is null
    then ${teachesPupil(user, columns.studentId)} else ${seesWork(user, columns)} end)`
}

/** Whether the caller may ask for the sittings of a pupil at all: somebody of an own class, for a manager of the school. */
export const seesPupilWork = (user: SessionUser, studentId: string): RawBuilder<boolean> => {
  if (user.role === 'administrator' || user.id === studentId) return sql`true`
  return sql`exists (select from class_members as seat
    join classes as room on room.id = seat.class_id and room.archived_at is null and ${teaches(user, true)}
    join users as person on person.id = seat.student_id and person.status <> 'DELETED'
    where seat.student_id = ${studentId} and seat.left_at is null)`
}

/** Ids of the pupils of the classes that the caller teaches, as an array. */
export const ownPupils = (user: SessionUser): RawBuilder<string[]> =>
  sql`array(select seat.student_id from class_members as seat
    join classes as room on room.id = seat.class_id and room.archived_at is null and ${teaches(user, false)}
    where seat.left_at is null)`
