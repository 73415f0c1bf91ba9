import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { countPupils, withOwner, withYear } from '../../services/classes/class-rows.ts'
import { isEmptyOfWork } from '../../services/classes/keep-class.ts'
import { defineProcedure, paging } from '../define.ts'

type Archived = {
  id: string
  className: string
  teacherName: string
  classId: number | null
  schoolYear: string
  totalStudents: number
  archivedAt: Date
  deletable: boolean
  totalRows: number
}

/** The archived classes that the caller keeps, the newest first; for an administrator those of everybody (D22). */
export const classesArchived = defineProcedure({
  name: 'CLASSES_Classes_GetArchived',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object(paging(20, 100)),
  output: z.object({
    id: z.string(),
    className: z.string(),
    teacherName: z.string(),
    /** the grade (B-089) */
    classId: z.int().nullable(),
    schoolYear: z.string(),
    totalStudents: z.int(),
    archivedDate: z.string().nullable(),
    /** nothing was answered in it: it can be deleted */
    deletable: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { PageNum, PageSize }) => {
    const wanted = sql`classes.archived_at is not null and ${mayInClass(user, 'keep')}`
    const { rows } = await sql<Archived>`
      select classes.id, classes.class_name as "className", teacher.full_name as "teacherName",
        classes.grade as "classId", school_year.name as "schoolYear", ${countPupils} as "totalStudents",
        classes.archived_at as "archivedAt", ${isEmptyOfWork} as deletable,
        (select count(*)::int from classes where ${wanted}) as "totalRows"
      from classes ${withOwner} ${withYear} where ${wanted}
      order by classes.archived_at desc, classes.id limit ${PageSize} offset ${(PageNum - 1) * PageSize}`.execute(db)
    return { rows: rows.map((row) => ({ ...row, archivedDate: wireMoment(row.archivedAt) })) }
  },
})
