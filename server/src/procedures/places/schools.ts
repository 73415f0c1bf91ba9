import { sql } from 'kysely'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'

/** The open schools of a ward or commune by name, each with its level, 0 to 3. */
export const schoolsOptions = defineProcedure({
  name: 'Schools_By_District_OPTIONS',
  kind: 'read',
  allow: 'visitors',
  input: z.object({ districtId: z.int32().positive() }),
  output: z.object({ id: z.int(), name: z.string(), schoolTypeId: z.int() }),
  handle: async ({ db }, { districtId }) => ({
    rows: await db
      .selectFrom('schools')
      .where('district_id', '=', districtId)
      .where('closed_at', 'is', null)
      .orderBy(sql`name collate vi_names`)
      .orderBy('id')
      .select(['id', 'name', 'school_type_id as schoolTypeId'])
      .execute(),
  }),
})
