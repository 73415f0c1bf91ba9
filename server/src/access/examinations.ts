import { examPrinters } from '@phuong/domain/people/exam-printers'
import { hasRole } from '@phuong/domain/people/roles'
import { decideAccess } from '@phuong/domain/people/route-access'
import { type RawBuilder, sql } from 'kysely'
import { isTaughtBy } from './classes.ts'
import { seesOfBank } from './papers.ts'
import type { SessionUser } from './session-user.ts'

/** Whether somebody reads keys of exams at all (C-618, D08). */
export const readsKeys = (user: SessionUser): boolean => hasRole(user, ...examPrinters)

/** Whether an exam is given to a class that there is, by the person or to a class that the person teaches. Over a row of `papers`. */
const isGivenBy = (user: SessionUser): RawBuilder<boolean> => sql`exists (
  select from assignments as work
  join assignment_classes as given on given.assignment_id = work.id
  join classes as class on class.id = given.class_id and class.archived_at is null
  where work.exam_id = papers.exam_id and work.type = 'UNIT' and work.deleted_at is null
    and (work.created_by = ${user.id}::uuid or ${isTaughtBy(user, 'see', 'class')}))`

/** Whether somebody keeps the bank, by role or by list, as for its page of papers (C-257). */
const keepsBank = (user: SessionUser): boolean =>
  decideAccess({ allow: ['testbank', 'administrator'] }, user) === 'granted'

/**
 * Whose key a member of staff reads: that of public papers, of own ones, and of what a class of the person was given, whatever
 * has become of it since (D56); whoever keeps the bank that of every paper it sees there (C-257, C-618). Over a row of `papers`.
 */
export const seesKeyOf = (user: SessionUser): RawBuilder<boolean> =>
  keepsBank(user)
    ? sql`(${seesOfBank(user, 'papers')} or ${isGivenBy(user)})`
    : sql`(papers.visibility = 'PUBLIC' or papers.created_by = ${user.id}::uuid or ${isGivenBy(user)})`

/**
 * Whether an exam is given to a class that the person is in now (C-378), as a condition over a row of `examinations`.
 * @param assignmentId by this assignment; null is by any
 */
export const isGivenExam = (user: SessionUser, assignmentId: string | null): RawBuilder<boolean> =>
  hasRole(user, 'student') ? isGivenToClassOf(user, assignmentId) : sql`false`

const isGivenToClassOf = (user: SessionUser, assignmentId: string | null): RawBuilder<boolean> => sql`exists (
  select from assignments as work
  join assignment_classes as given on given.assignment_id = work.id
  join classes as class on class.id = given.class_id and class.archived_at is null
  join class_members as membership on membership.class_id = class.id
    and membership.left_at is null and membership.student_id = ${user.id}
  where work.exam_id = examinations.id and work.type = 'UNIT' and work.deleted_at is null
    and (${assignmentId}::uuid is null or work.id = ${assignmentId}::uuid))`
