import { sql } from 'kysely'
import { z } from 'zod'
import { looksAfter } from '../../access/classes.ts'
import { isTeacherOfSchool } from '../../access/school.ts'
import { selectFigures, toWorkFigures, type WorkFigures, workFigures } from '../../services/assignments/work-figures.ts'
import { waitingTeachers } from '../../services/people/verification.ts'
import { defineProcedure } from '../define.ts'

/** What the manager's home says of the school at a glance (B-049, B-052, D05): one row of figures. */
export const homeManagerGet = defineProcedure({
  name: 'HOME_Manager_Get',
  kind: 'read',
  allow: ['manager'],
  input: z.object({}),
  output: z.object({
    classes: z.int(),
    /** who is in two classes is counted once */
    pupils: z.int(),
    teachers: z.int(),
    /** teachers whom nobody has verified (D05) */
    unverified: z.int(),
    ...workFigures,
  }),
  handle: async ({ db, user }) => {
    const own = sql`(select classes.id from classes where classes.archived_at is null and ${looksAfter(user)})`
    const { rows } = await sql<WorkFigures & { classes: number; pupils: number; teachers: number; unverified: number }>`
      select (select count(*)::int from ${own} as counted) as classes,
        (select count(distinct member.student_id)::int from class_members as member
          join users as pupil on pupil.id = member.student_id and pupil.status <> 'DELETED'
          where member.left_at is null and member.class_id in ${own}) as pupils,
        (select count(*)::int from users where ${isTeacherOfSchool(user)}) as teachers,
        ${waitingTeachers(user)} as unverified, figures.*
      from (${selectFigures(own)}) as figures`.execute(db)
    return { rows: rows.map((row) => ({ ...row, ...toWorkFigures(row) })) }
  },
})
