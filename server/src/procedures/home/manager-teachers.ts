import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { hasPlaceIn, looksAfter } from '../../access/classes.ts'
import { isTeacherOfSchool } from '../../access/school.ts'
import { selectFigures, toWorkFigures, type WorkFigures, workFigures } from '../../services/assignments/work-figures.ts'
import { defineProcedure, paging } from '../define.ts'

type SchoolTeacher = WorkFigures & {
  id: string
  fullName: string
  email: string | null
  userName: string | null
  phone: string | null
  schoolTypeId: number | null
  verified: boolean
  classes: number
  totalRows: number
}

/**
 * The teachers of the manager's school by given name in Vietnamese order, each with the classes in it and what was given
 * to them and handed in (B-052, D05); of all, of those whom nobody has verified, or one of them.
 * @throws NOT_FOUND for somebody named who is no teacher of the school
 */
export const homeManagerGetTeachers = defineProcedure({
  name: 'HOME_Manager_GetTeachers',
  kind: 'read',
  allow: ['manager'],
  input: z.object({ teacherId: z.uuid().nullish(), unverified: z.boolean().default(false), ...paging(20, 100) }),
  output: z.object({
    id: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    userName: z.string().nullable(),
    phone: z.string().nullable(),
    /** 0 to 3 */
    schoolTypeId: z.int().nullable(),
    verified: z.boolean(),
    /** classes of the school that the person teaches */
    classes: z.int(),
    ...workFigures,
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { teacherId = null, unverified, PageNum, PageSize }) => {
    const wanted = sql`${isTeacherOfSchool(user)} and (${teacherId}::uuid is null or users.id = ${teacherId}::uuid)
      and (not ${unverified} or users.verified_at is null)`
    const taught = sql`(select classes.id from classes
      where classes.archived_at is null and ${hasPlaceIn(sql`page.id`, 'see')} and ${looksAfter(user)})`
    const order = (table: 'users' | 'page') => sql`coalesce(${sql.ref(`${table}.calling_name`)},
      ${sql.ref(`${table}.first_name`)}) collate vi_names, ${sql.ref(`${table}.last_name`)} collate vi_names,
      ${sql.ref(`${table}.id`)}`
    // what was handed in is counted for the rows of the page alone
    const { rows } = await sql<SchoolTeacher>`
      select page.id, page.full_name as "fullName", page.email, page.user_name as "userName", page.phone,
        page.school_type_id as "schoolTypeId", page.verified_at is not null as verified,
        (select count(*)::int from ${taught} as counted) as classes, figures.*,
        (select count(*)::int from users where ${wanted}) as "totalRows"
      from (
        select * from users where ${wanted} order by ${order('users')}
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      ) as page cross join lateral (${selectFigures(taught)}) as figures
      order by ${order('page')}`.execute(db)
    if (rows.length === 0 && teacherId !== null) throw refuse('NOT_FOUND')
    return { rows: rows.map((row) => ({ ...row, ...toWorkFigures(row) })) }
  },
})
