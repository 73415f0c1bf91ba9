import { isAdministrator } from '@phuong/domain/people/roles'
import { type Rights, rightsOf, type View } from '@phuong/domain/scoring/views'
import { type RawBuilder, sql } from 'kysely'
import { isTaughtBy, looksAfter, mayLookAfter } from './classes.ts'
import type { Viewer } from './session-user.ts'

/** Who sees what of pupils' work: which rows, and what of them (docs/decisions/0020-who-sees-what.md). */

/** A kind of row that holds a pupil's work, as conditions over its columns. */
type WorkRow = {
  readonly studentId: RawBuilder<unknown>
  /** null in practice */
  readonly assignmentId: RawBuilder<unknown>
  readonly isOver: RawBuilder<boolean>
  /** who teaches the pupil or looks after the school, by what the row is about */
  staff(viewer: Viewer): RawBuilder<boolean>
}

type Columns = Pick<WorkRow, 'studentId' | 'assignmentId'>

/**
 * Whether the pupil got the work in a class for which `schoolClass` holds. A class that was archived and a pupil who
 * has left are seen no more (H123).
 */
const gotWorkIn = ({ studentId, assignmentId }: Columns, schoolClass: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from assignment_classes as given
    join classes as class on class.id = given.class_id and class.archived_at is null and ${schoolClass}
    join class_members as membership on membership.class_id = class.id
      and membership.left_at is null and membership.student_id = ${studentId}
    where given.assignment_id = ${assignmentId})`

/** Whether the pupil is in a class for which `schoolClass` holds. */
const isPupilIn = (studentId: RawBuilder<unknown>, schoolClass: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from class_members as membership
    join classes as class on class.id = membership.class_id and class.archived_at is null and ${schoolClass}
    where membership.student_id = ${studentId} and membership.left_at is null)`

/**
 * Of given work: the teachers of a class to which it was given and the manager of that class's school (B-237). The ids of
 * that work are read first, so that rows are found by them.
 */
const staffOfGiven = (viewer: Viewer, columns: Columns): RawBuilder<boolean> =>
  sql`(${columns.assignmentId} = any(array(
      select mine.assignment_id from classes as class join assignment_classes as mine on mine.class_id = class.id
      where class.archived_at is null and ${looksAfter(viewer, 'class')}))
    and ${gotWorkIn(columns, looksAfter(viewer, 'class'))})`

const sittingColumns = { studentId: sql`held.user_id`, assignmentId: sql`held.assignment_id` }
const answerColumns = { studentId: sql`answer.student_id`, assignmentId: sql`answer.assignment_id` }

/** `held`, a row of sittings; of practice the teachers of a class of the pupil are staff (C-323). */
export const ofSitting: WorkRow = {
  ...sittingColumns,
  isOver: sql`held.state in ('finished', 'closed')`,
  staff: (viewer) =>
    sql`case when held.assignment_id is null then ${isPupilIn(sittingColumns.studentId, isTaughtBy(viewer, 'see', 'class'))}
      else ${staffOfGiven(viewer, sittingColumns)} end`,
}

/** `answer`, a row of assignments_answers: what was handed in. */
export const ofAnswer: WorkRow = {
  ...answerColumns,
  isOver: sql`true`,
  staff: (viewer) => staffOfGiven(viewer, answerColumns),
}

/** Left out for who looks after no class: a condition that never holds would keep the database from finding own rows. */
const staffRule = (viewer: Viewer, row: WorkRow): readonly (readonly [View, RawBuilder<boolean>])[] => {
  if (isAdministrator(viewer)) return [['staff', sql`true`]]
  return mayLookAfter(viewer) ? [['staff', row.staff(viewer)]] : []
}

/**
 * The one list of who is what to a row, the first that holds before the others: nobody stands in it who is not named, an
 * administrator sees everybody's work as staff.
 */
const rulesFor = (viewer: Viewer, row: WorkRow): readonly (readonly [View, RawBuilder<boolean>])[] => [
  ['own', sql`${row.studentId} = ${viewer.id}`],
  ...staffRule(viewer, row),
  ...(viewer.guards === undefined
    ? []
    : [['guardian', sql<boolean>`${row.studentId} = any(${viewer.guards}::uuid[])`] as const]),
]

/** In which capacity somebody sees a row, as a column: what of it may be told. */
export const viewOf = (viewer: Viewer, row: WorkRow): RawBuilder<View> => {
  const cases = rulesFor(viewer, row).map(([view, holds]) => sql`when ${holds} then ${view}`)
  return sql`case ${sql.join(cases, sql` `)} else 'none' end`
}

/**
 * Who sees a row, as a condition: everybody whom a rule names, while work is not over only by a view that tells of it.
 * @param right what is asked of the row, where that is more than that it is there
 */
export const seesWork = (
  viewer: Viewer,
  row: WorkRow,
  right?: Exclude<keyof Rights, 'results'>,
): RawBuilder<boolean> => {
  const granted = rulesFor(viewer, row).filter(([view]) => right === undefined || rightsOf[view][right])
  const conditions = granted.map(([view, holds]) =>
    rightsOf[view].unfinished ? holds : sql`${holds} and ${row.isOver}`,
  )
  return sql`(${sql.join(conditions, sql` or `)})`
}

/**
 * Who may mark a row: an administrator and the teachers who mark in a class to which the work was given; a manager only
 * looks (B-142, D05).
 */
export const marksWork = (viewer: Viewer, row: WorkRow): RawBuilder<boolean> =>
  isAdministrator(viewer) ? sql`true` : gotWorkIn(row, isTaughtBy(viewer, 'mark', 'class'))

/** Whether somebody may ask for the work of a pupil at all: the pupil, a guardian, whoever looks after a class of the pupil. */
export const seesPupilWork = (viewer: Viewer, studentId: string): RawBuilder<boolean> => {
  if (isAdministrator(viewer) || viewer.id === studentId || viewer.guards?.includes(studentId)) return sql`true`
  return sql`(exists (select from users as person where person.id = ${studentId} and person.status <> 'DELETED')
    and ${isPupilIn(sql`${studentId}::uuid`, looksAfter(viewer, 'class'))})`
}

/** Ids of the pupils of the classes that the caller teaches, and of those whose guardian the caller is, as an array. */
export const ownPupils = (viewer: Viewer): RawBuilder<string[]> => {
  const taught = sql<string[]>`array(select membership.student_id from class_members as membership
    join classes as class on class.id = membership.class_id and class.archived_at is null and ${isTaughtBy(viewer, 'see', 'class')}
    where membership.left_at is null)`
  return viewer.guards === undefined ? taught : sql`(${taught} || ${viewer.guards}::uuid[])`
}

/** The names of the views to which a right gives this much, for columns of viewOf. */
export const viewsWith = <Name extends keyof Rights>(name: Name, amount: Rights[Name]): string[] =>
  Object.entries(rightsOf).flatMap(([view, rights]) => (rights[name] === amount ? [view] : []))

/**
 * Whether a view shows the score of given work, as SQL for lists of many rows: says what shownIn(view, shownToPupil(...))
 * says of a hand-in, and to a pupil nothing of what is not over.
 * @param about.view a column of viewOf
 * @param about.over whether the sitting has ended
 * @param about.used attempts that the pupil has used up, this one among them
 */
export const seesScore = (about: {
  view: RawBuilder<unknown>
  over: RawBuilder<unknown>
  solutions: RawBuilder<unknown>
  dueAt: RawBuilder<unknown>
  attempts: RawBuilder<unknown>
  used: RawBuilder<unknown>
  now: RawBuilder<unknown>
}): RawBuilder<boolean> => {
  const { view, over, solutions, dueAt, attempts, used, now } = about
  return sql`case when ${view} = any(${viewsWith('results', 'always')}::text[]) then true
    when ${view} = any(${viewsWith('results', 'asPupil')}::text[]) then ${over} and (${solutions} <> 'AFTER_DUE'
      or ${dueAt} is null or date_trunc('second', ${now}) > date_trunc('second', ${dueAt})
      or coalesce(${used} >= ${attempts}, false))
    else false end`
}
