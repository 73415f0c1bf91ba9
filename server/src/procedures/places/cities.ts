import { sql } from 'kysely'
import { z } from 'zod'
import { inForce } from '../../services/places/in-force.ts'
import { defineProcedure } from '../define.ts'

/** The provinces and cities that are in force today, by their short names in the order of names. */
export const citiesOptions = defineProcedure({
  name: 'Cities_OPTIONS',
  kind: 'read',
  allow: 'visitors',
  input: z.object({}),
  output: z.object({ id: z.int(), name: z.string() }),
  handle: async ({ db, now }) => ({
    rows: await db
      .selectFrom('cities')
      .where(inForce('cities', now))
      .orderBy(sql`name collate vi_names`)
      .orderBy('id')
      .select(['id', 'name'])
      .execute(),
  }),
})
