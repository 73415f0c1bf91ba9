import { sql } from 'kysely'
import { z } from 'zod'
import { isPupilOf, looksAfter } from '../../access/classes.ts'
import { defineProcedure } from '../define.ts'

/**
 * The three counts of the own profile: of a pupil the classes joined, the work given there and what of it was
 * handed in; of everybody else the classes looked after, their pupils and the work given there. What is archived or deleted
 * is not counted, and who or what is in two classes counts once.
 */
export const usersFiguresGet = defineProcedure({
  name: 'USERS_Figures_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({}),
  output: z.object({
    classes: z.int(),
    /** null of a pupil */
    pupils: z.int().nullable(),
    given: z.int(),
    /** null of everybody else */
    handedIn: z.int().nullable(),
  }),
  handle: async ({ db, user }) => {
    const isPupil = user.role === 'student'
    const own = sql`(select classes.id from classes where classes.archived_at is null
      and ${isPupil ? isPupilOf(user) : looksAfter(user)})`
    const works = sql`(select distinct given.assignment_id as id from assignment_classes as given
      join assignments on assignments.id = given.assignment_id and assignments.deleted_at is null
      where given.class_id in ${own})`
    const { rows } = await sql<{ classes: number; pupils: number; given: number; handedIn: number }>`
      select (select count(*)::int from ${own} as counted) as classes,
        (select count(*)::int from ${works} as counted) as given,
        (select count(distinct member.student_id)::int from class_members as member
          join users as pupil on pupil.id = member.student_id and pupil.status <> 'DELETED'
          where member.left_at is null and member.class_id in ${own}) as pupils,
        (select count(distinct answer.assignment_id)::int from assignments_answers as answer
          where answer.student_id = ${user.id} and answer.superseded_at is null
            and answer.assignment_id in (select id from ${works} as work)) as "handedIn"`.execute(db)
    return {
      rows: rows.map(({ classes, given, pupils, handedIn }) => ({
        classes,
        given,
        pupils: isPupil ? null : pupils,
        handedIn: isPupil ? handedIn : null,
      })),
    }
  },
})
