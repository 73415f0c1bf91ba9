import { z } from 'zod'
import { listSchools } from '../../services/places/rows.ts'
import { defineProcedure } from '../define.ts'
import { soughtPlaces } from './shapes.ts'

/** Schools with closed ones: of a province, and by part of the name without marks. */
export const placesSchoolsList = defineProcedure({
  name: 'PLACES_Schools_List',
  kind: 'read',
  allow: ['administrator'],
  input: soughtPlaces,
  output: z.object({
    id: z.int(),
    name: z.string(),
    schoolTypeId: z.int(),
    districtId: z.int().nullable(),
    districtName: z.string().nullable(),
    cityId: z.int().nullable(),
    cityName: z.string().nullable(),
    closed: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db }, sought) => ({ rows: await listSchools(db, sought) }),
})
