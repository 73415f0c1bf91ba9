import { isAdministrator } from '@phuong/domain/people/roles'
import type { View } from '@phuong/domain/scoring/views'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from '../services/auth/sessions.ts'
import { isPupilOf, mayManageClass, seesClass, seesPupilData } from './classes.ts'

/**
 * Who reads an assignment, as conditions over rows of `assignments` and `classes` (B-136, D05): everybody who belongs
 * to its class now. A pupil who has left, and everybody of a class that was archived, reads it no more (H123).
 */
export const seesAssignment = (user: SessionUser): RawBuilder<boolean> => sql`(${stands} and ${seesClass(user)})`

/**
 * Who sees the pupils' work on it: the class's teacher, an administrator, the manager of the school, who only looks
 * (D05).
 */
export const seesWorkOf = (user: SessionUser): RawBuilder<boolean> => sql`(${stands} and ${seesPupilData(user)})`

/**
 * In which capacity somebody sees an assignment, as a column: as a pupil of its class with the own work, as one of
 * those who see the pupils' work.
 */
export const viewOfAssignment = (user: SessionUser): RawBuilder<View> =>
  sql`case when ${isPupilOf(user)} then 'own' when ${seesWorkOf(user)} then 'staff' else 'none' end`

const stands = sql`assignments.deleted_at is null and classes.archived_at is null`

/** To which classes a person gives: the class's teacher, an administrator (B-100, B-136). Over a row of `classes`. */
export const mayGiveTo = (user: SessionUser): RawBuilder<boolean> =>
  sql`(classes.archived_at is null and ${mayManageClass(user)})`

/**
 * Which worksheets a person gives: those that the person may edit, and public ones (D04). Over a row of `attachments`.
 */
export const mayGiveWorksheet = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`attachments.deleted_at is null`
    : sql`(attachments.deleted_at is null
        and (attachments.created_by = ${user.id} or attachments.visibility = 'PUBLIC'))`
