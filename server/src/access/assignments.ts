import { isAdministrator } from '@phuong/domain/people/roles'
import type { View } from '@phuong/domain/scoring/views'
import { type RawBuilder, sql } from 'kysely'
import { isGuardianIn, isPupilOf, mayInClass, seesClass, seesPupilData } from './classes.ts'
import type { SessionUser, Viewer } from './session-user.ts'

/**
 * Who reads an assignment, as conditions over rows of `assignments` and `classes` (B-136, D05): everybody who belongs
 * to its class now, and the guardian of a pupil of it, who reads that pupil's results of it too (D59). When the pupil has
 * left, and when the class was archived, it is read no more (H123).
 */
export const seesAssignment = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(${stands} and (${seesClass(viewer)} or ${isGuardianIn(viewer)}))`

/**
 * Who sees the pupils' work on it: the class's teachers, an administrator, the manager of the school, who only looks
 * (D05).
 */
export const seesWorkOf = (viewer: Viewer): RawBuilder<boolean> => sql`(${stands} and ${seesPupilData(viewer)})`

/**
 * In which capacity somebody sees an assignment, as a column, by the same order as viewOf of a pupil's work: as a pupil of
 * its class, as one of those who see the pupils' work, as the guardian of one of them.
 */
export const viewOfAssignment = (viewer: Viewer): RawBuilder<View> =>
  sql`case when ${isPupilOf(viewer)} then 'own' when ${seesWorkOf(viewer)} then 'staff'
    when ${isGuardianIn(viewer)} then 'guardian' else 'none' end`

const stands = sql`assignments.deleted_at is null and classes.archived_at is null`

/** To which classes a person gives: the teachers who give in it, an administrator (B-100, B-136). Over a row of `classes`. */
export const mayGiveTo = (user: SessionUser): RawBuilder<boolean> =>
  sql`(classes.archived_at is null and ${mayInClass(user, 'give')})`

/** In which classes a person marks work that is handed in (B-142). Over a row of `classes`. */
export const marksIn = (user: SessionUser): RawBuilder<boolean> =>
  sql`(classes.archived_at is null and ${mayInClass(user, 'mark')})`

/**
 * Which worksheets a person gives: those that the person may edit, and public ones (D04). Over a row of `attachments`.
 */
export const mayGiveWorksheet = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`attachments.deleted_at is null`
    : sql`(attachments.deleted_at is null
        and (attachments.created_by = ${user.id} or attachments.visibility = 'PUBLIC'))`
