import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass } from '../../access/classes.ts'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { hasSignedIn, wasElsewhere } from '../../services/classes/make-pupils.ts'
import { defineProcedure } from '../define.ts'

/** Lists that are looked back at. */
const newest = 5

type List = { listId: string; madeAt: Date; pupils: number; undoable: boolean }

/**
 * The lists that the caller has put into a class, the newest first, at most five, and whether each can still be undone.
 * @throws FORBIDDEN for a class whose list the caller does not keep
 */
export const classesLists = defineProcedure({
  name: 'CLASSES_Lists_Get',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid() }),
  output: z.object({
    listId: z.string(),
    madeDate: z.string().nullable(),
    /** those of it who have been in no other class: what undoing takes away */
    pupils: z.int(),
    /** nobody of them has signed in */
    undoable: z.boolean(),
  }),
  handle: async ({ db, user }, { classId }) => {
    const own = sql`not ${wasElsewhere(sql`classes.id`)}`
    const enrolled = sql`classes.id = ${classId} and classes.archived_at is null and ${mayInClass(user, 'enrol')}`
    const { rows } = await sql<List>`
      select class_lists.id as "listId", class_lists.made_at as "madeAt", (count(*) filter (where ${own}))::int as pupils,
        coalesce(not bool_or(${hasSignedIn}) filter (where ${own}), false) as undoable
      from classes join class_lists on class_lists.class_id = classes.id and class_lists.made_by = ${user.id}
      join class_list_pupils on class_list_pupils.list_id = class_lists.id
      join users on users.id = class_list_pupils.user_id
      where ${enrolled} group by class_lists.id order by class_lists.made_at desc, class_lists.id limit ${newest}`.execute(
      db,
    )
    if (rows.length === 0) {
      const known = await sql`select from classes where ${enrolled}`.execute(db)
      if (known.rows.length === 0) throw refuse('FORBIDDEN')
    }
    return { rows: rows.map((row) => ({ ...row, madeDate: wireMoment(row.madeAt) })) }
  },
})
