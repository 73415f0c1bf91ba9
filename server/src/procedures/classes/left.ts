import { refuse } from '@phuong/domain/refusals'
import { averageOf } from '@phuong/domain/scoring/scales'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { markColumn, wireMoment } from '../../services/assignments/assignment-rows.ts'
import { returnableSince } from '../../services/classes/enrolment.ts'
import { defineProcedure, paging } from '../define.ts'

type Left = {
  studentId: string
  fullName: string
  dateofBirth: string | null
  joinedAt: Date
  leftAt: Date
  toClassName: string | null
  handedIn: number
  average: number | null
  totalRows: number
}

/**
 * Who has left a class, the last first: when, to which class, and what the work in this class came to. The work itself is
 * seen no more (H123). For those who keep the list of the class, and an administrator.
 * @throws FORBIDDEN for a class whose list the caller does not keep
 */
export const classesLeft = defineProcedure({
  name: 'CLASSES_Pupils_GetLeft',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), ...paging(20, 100) }),
  output: z.object({
    studentId: z.string(),
    fullName: z.string(),
    /** YYYY-MM-DD */
    dateofBirth: z.string().nullable(),
    joinedDate: z.string().nullable(),
    leftDate: z.string().nullable(),
    /** the class to which somebody has moved the pupil; null for who has only left */
    toClassName: z.string().nullable(),
    /** works of the class that were handed in, and their mean mark, 0 to 10 with one decimal */
    handedIn: z.int(),
    average: z.number().nullable(),
    /** may be brought back without the code of the class */
    returnable: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user, now }, { classId, PageNum, PageSize }) => {
    const own = sql`classes.id = ${classId} and classes.archived_at is null and ${mayInClass(user, 'enrol')}`
    const { rows } = await sql<Left>`
      with past as (
        select distinct on (person_id) class_id, person_id, joined_at, left_at from class_people as period
        where class_id = (select id from classes where ${own}) and role = 'PUPIL' and left_at is not null
          and not exists (select from class_people as open where open.class_id = period.class_id
            and open.role = 'PUPIL' and open.person_id = period.person_id and open.left_at is null)
        order by person_id, left_at desc
      ), page as (
        select past.*, pupil.full_name as "fullName", pupil.date_of_birth as "dateofBirth",
          (count(*) over ())::int as "totalRows"
        from past join users as pupil on pupil.id = past.person_id and pupil.status <> 'DELETED'
        order by past.left_at desc, past.person_id limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      )
      select page.person_id as "studentId", page."fullName", page."dateofBirth", page.joined_at as "joinedAt",
        page.left_at as "leftAt", page."totalRows", work.*,
        (select classes.class_name from class_people as next join classes on classes.id = next.class_id
          where next.person_id = page.person_id and next.role = 'PUPIL' and next.joined_at = page.left_at
            and next.class_id <> page.class_id limit 1) as "toClassName"
      from page cross join lateral (
        select count(*)::int as "handedIn", avg(newest.mark)::float8 as average from (
          select distinct on (answer.assignment_id) ${markColumn('answer')} as mark
          from assignment_classes as given
          join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
          join assignments_answers as answer on answer.assignment_id = assignments.id
            and answer.student_id = page.person_id and answer.superseded_at is null
          where given.class_id = page.class_id order by answer.assignment_id, answer.attempt desc
        ) as newest
      ) as work
      order by page.left_at desc, page.person_id`.execute(db)
    if (rows.length === 0) {
      const known = await sql`select from classes where ${own}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    }
    const since = returnableSince(now)
    return {
      rows: rows.map(({ joinedAt, leftAt, average, ...row }) => ({
        ...row,
        joinedDate: wireMoment(joinedAt),
        leftDate: wireMoment(leftAt),
        average: averageOf(average),
        returnable: leftAt >= since,
      })),
    }
  },
})
