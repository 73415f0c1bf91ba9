import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
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
})

/** How many pupils a row of `classes` has: those who are in it and still have an account. */
export const countPupils = sql<number>`(select count(*)::int from class_members
  join users as counted on counted.id = class_members.student_id and counted.status <> 'DELETED'
  where class_members.class_id = classes.id and class_members.left_at is null)`

/** The owner beside a row of `classes`, as `teacher`. */
export const withOwner = sql`join class_people as owner
  on owner.class_id = classes.id and owner.role = 'OWNER' and owner.left_at is null
  join users as teacher on teacher.id = owner.person_id`

/** Classes that answer a condition over `classes`, by name in Vietnamese order; at most 500, more than any person has. */
export const selectClassRows = async (db: Db, condition: RawBuilder<unknown>): Promise<z.output<typeof classRow>[]> => {
  const { rows } = await sql<z.output<typeof classRow>>`
    select classes.id, classes.class_name as "className", classes.code, teacher.id as "teacherId",
           teacher.full_name as "teacherName", classes.grade as "classId", classes.status,
           ${countPupils} as "totalStudents"
    from classes ${withOwner}
    where classes.archived_at is null and ${condition}
    order by classes.class_name collate vi_names, classes.id limit 500`.execute(db)
  return rows
}
