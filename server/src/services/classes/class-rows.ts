import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'

/** A class as its lists show it (B-088, B-093); `classId` is the grade (B-089). */
export const classRow = z.object({
  id: z.string(),
  className: z.string(),
  code: z.string(),
  teacherId: z.string(),
  teacherName: z.string(),
  classId: z.int().nullable(),
  status: z.string(),
  totalStudents: z.int(),
  /** as people write it: 2026-2027 */
  schoolYear: z.string(),
})

/** The same for those who teach in it, with the work that waits for somebody. */
export const taughtClassRow = classRow.extend({
  /** assignments that still run: those that are due later, or never */
  running: z.int(),
  /** works that were handed in and have no mark yet, the newest attempt of each pupil */
  unmarked: z.int(),
  /** what the caller may do in it */
  mayGive: z.boolean(),
  mayMark: z.boolean(),
  mayEnrol: z.boolean(),
})

/** How many pupils a row of `classes` has: those who are in it and still have an account. */
export const countPupils = sql<number>`(select count(*)::int from class_members
  join users as counted on counted.id = class_members.student_id and counted.status <> 'DELETED'
  where class_members.class_id = classes.id and class_members.left_at is null)`

/** The owner beside a row of `classes`, as `teacher`. */
export const withOwner = sql`join class_people as owner
  on owner.class_id = classes.id and owner.role = 'OWNER' and owner.left_at is null
  join users as teacher on teacher.id = owner.person_id`

/** The school year beside a row of `classes`. */
export const withYear = sql`join school_years as school_year on school_year.id = classes.school_year_id`

/** Classes by name in Vietnamese order, with or without the word 'Lớp' before it. */
export const byClassName = sql`class_order(classes.class_name) collate vi_names`

const countRunning = (now: Date) => sql<number>`(select count(*)::int from assignment_classes as given
  join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
  where given.class_id = classes.id and (assignments.due_at is null or assignments.due_at > ${now}))`

const countUnmarked = sql<number>`(select count(*)::int from assignment_classes as given
  join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
  join assignments_answers as answer on answer.assignment_id = assignments.id
    and answer.score is null and answer.superseded_at is null
  join class_members on class_members.class_id = classes.id and class_members.student_id = answer.student_id
    and class_members.left_at is null
  join users as pupil on pupil.id = answer.student_id and pupil.status <> 'DELETED'
  where given.class_id = classes.id and not exists (
    select from assignments_answers as later where later.assignment_id = answer.assignment_id
      and later.student_id = answer.student_id and later.attempt > answer.attempt and later.superseded_at is null))`

const columns = sql`classes.id, classes.class_name as "className", classes.code, teacher.id as "teacherId",
  teacher.full_name as "teacherName", classes.grade as "classId", classes.status, ${countPupils} as "totalStudents",
  school_year.name as "schoolYear"`

const select = async <Row>(db: Db, wanted: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`select ${wanted} from classes ${withOwner} ${withYear}
    where classes.archived_at is null and ${condition} order by ${byClassName}, classes.id limit 500`.execute(db)
  return rows
}

/** Classes that answer a condition over `classes`, by name in Vietnamese order; at most 500, more than any person has. */
export const selectClassRows = (db: Db, condition: RawBuilder<unknown>) =>
  select<z.output<typeof classRow>>(db, columns, condition)

/** The same with the work that waits at this moment, and what `user` may do in each. */
export const selectTaughtClassRows = (db: Db, user: SessionUser, now: Date, condition: RawBuilder<unknown>) =>
  select<z.output<typeof taughtClassRow>>(
    db,
    sql`${columns}, ${countRunning(now)} as running, ${countUnmarked} as unmarked,
      ${mayInClass(user, 'give')} as "mayGive", ${mayInClass(user, 'mark')} as "mayMark",
      ${mayInClass(user, 'enrol')} as "mayEnrol"`,
    condition,
  )
