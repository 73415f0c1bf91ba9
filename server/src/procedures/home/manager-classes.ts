import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { hasPlaceIn, looksAfter } from '../../access/classes.ts'
import { selectFigures, toWorkFigures, type WorkFigures, workFigures } from '../../services/assignments/work-figures.ts'
import { byClassName, countPupils, withOwner } from '../../services/classes/class-rows.ts'
import { defineProcedure, paging } from '../define.ts'

type SchoolClass = WorkFigures & {
  id: string
  className: string
  grade: number | null
  teacherId: string
  teacherName: string
  totalStudents: number
  totalRows: number
}

/**
 * The classes of the manager's school by name in Vietnamese order, each with what was given and handed in (B-052, D05);
 * those of one teacher, or one of them.
 * @throws NOT_FOUND for a class named that is not of the school
 */
export const homeManagerGetClasses = defineProcedure({
  name: 'HOME_Manager_GetClasses',
  kind: 'read',
  allow: ['manager'],
  input: z.object({ classId: z.uuid().nullish(), teacherId: z.uuid().nullish(), ...paging(20, 100) }),
  output: z.object({
    id: z.string(),
    className: z.string(),
    /** 0 to 12 */
    grade: z.int().nullable(),
    teacherId: z.string(),
    teacherName: z.string(),
    totalStudents: z.int(),
    ...workFigures,
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { classId = null, teacherId = null, PageNum, PageSize }) => {
    const wanted = sql`classes.archived_at is null and ${looksAfter(user)}
      and (${classId}::uuid is null or classes.id = ${classId}::uuid)
      and (${teacherId}::uuid is null or ${hasPlaceIn(sql`${teacherId}::uuid`, 'see')})`
    // what was handed in is counted for the rows of the page alone
    const { rows } = await sql<SchoolClass>`
      select page.*, figures.*, (select count(*)::int from classes where ${wanted}) as "totalRows"
      from (
        select classes.id, classes.class_name as "className", classes.grade, teacher.id as "teacherId",
          teacher.full_name as "teacherName", ${countPupils} as "totalStudents"
        from classes ${withOwner}
        where ${wanted} order by ${byClassName}, classes.id
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      ) as page cross join lateral (${selectFigures(sql`(page.id)`)}) as figures
      order by class_order(page."className") collate vi_names, page.id`.execute(db)
    if (rows.length === 0 && classId !== null) throw refuse('NOT_FOUND')
    return { rows: rows.map((row) => ({ ...row, ...toWorkFigures(row) })) }
  },
})
