import { sql } from 'kysely'
import { z } from 'zod'
import { inForce } from '../../services/places/in-force.ts'
import { defineProcedure } from '../define.ts'

/** The wards, communes and special zones of a province that are in force today, by name; none of one that is unknown. */
export const districtsOptions = defineProcedure({
  name: 'District_By_City_OPTIONS',
  kind: 'read',
  allow: 'visitors',
  input: z.object({ cityId: z.int32().positive() }),
  output: z.object({ id: z.int(), name: z.string() }),
  handle: async ({ db, now }, { cityId }) => ({
    rows: await db
      .selectFrom('districts')
      .where('city_id', '=', cityId)
      .where(inForce('districts', now))
      .orderBy(sql`name collate vi_names`)
      .orderBy('id')
      .select(['id', 'name'])
      .execute(),
  }),
})
