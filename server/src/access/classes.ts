import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '../services/sessions.ts'

/**
 * Who belongs to a class, as conditions over a row of `classes`; used for lists, single reads and writes alike, so that
 * they cannot disagree (B-097, D05): its teacher, its pupils, the manager of its school, an administrator.
 */
export const seesClass = (user: SessionUser): RawBuilder<boolean> => {
  if (user.role === 'administrator') return sql`true`
  const school =
    user.role === 'manager' && user.schoolId !== null ? sql`or classes.school_id = ${user.schoolId}` : sql``
  return sql`(classes.teacher_id = ${user.id} ${school} or ${isJoinedBy(user.id)})`
}

/** Whether a pupil is in the class. The ids are read first, so that the classes are found by them beside other conditions. */
export const isJoinedBy = (studentId: string): RawBuilder<boolean> =>
  sql`classes.id = any(array(select class_id from class_members where student_id = ${studentId} and left_at is null))`

/** Who may change a class: its teacher, an administrator; a manager only looks (D05). */
export const mayManageClass = (user: SessionUser): RawBuilder<boolean> =>
  user.role === 'administrator' ? sql`true` : sql`classes.teacher_id = ${user.id}`

/** Who sees more of a class's pupils than their names: those who teach or run it, never a fellow pupil (H116). */
export const seesPupilData = (user: SessionUser): RawBuilder<boolean> => {
  if (user.role === 'administrator') return sql`true`
  if (user.role === 'manager' && user.schoolId !== null)
    return sql`(classes.teacher_id = ${user.id} or classes.school_id = ${user.schoolId})`
  return sql`classes.teacher_id = ${user.id}`
}
