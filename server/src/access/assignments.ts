import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '../services/sessions.ts'
import { mayManageClass, seesClass, seesPupilData } from './classes.ts'

/**
 * Who reads an assignment, as conditions over rows of `assignments` and `classes` (B-136, D05): everybody who belongs to
 * its class now. A pupil who has left, and everybody of a class that was archived, reads it no more (H123).
 */
export const seesAssignment = (user: SessionUser): RawBuilder<boolean> => sql`(${stands} and ${seesClass(user)})`

/** Who sees the pupils' work on it: the class's teacher, an administrator, the manager of the school, who only looks (D05). */
export const seesWorkOf = (user: SessionUser): RawBuilder<boolean> => sql`(${stands} and ${seesPupilData(user)})`

/** The classes whose work is a person's own to look after: those that the person teaches, for a manager the school's. */
export const ofOwnClasses = (user: SessionUser): RawBuilder<boolean> =>
  user.role === 'manager' && user.schoolId !== null
    ? sql`(classes.teacher_id = ${user.id} or classes.school_id = ${user.schoolId})`
    : sql`classes.teacher_id = ${user.id}`

const stands = sql`assignments.deleted_at is null and classes.archived_at is null`

/** To which classes a person gives: the class's teacher, an administrator (B-100, B-136). Over a row of `classes`. */
export const mayGiveTo = (user: SessionUser): RawBuilder<boolean> =>
  sql`(classes.archived_at is null and ${mayManageClass(user)})`

/** Which worksheets a person gives: those that the person may edit, and public ones (D04). Over a row of `attachments`. */
export const mayGiveSheet = (user: SessionUser): RawBuilder<boolean> =>
  user.role === 'administrator'
    ? sql`attachments.deleted_at is null`
    : sql`(attachments.deleted_at is null
        and (attachments.created_by = ${user.id} or attachments.visibility = 'PUBLIC'))`
