import { z } from 'zod'
import { listUnits } from '../../services/places/rows.ts'
import { defineProcedure } from '../define.ts'
import { soughtPlaces } from './shapes.ts'

/** Wards, communes and special zones with ended ones: of a province, and by part of name or code without marks. */
export const placesUnitsList = defineProcedure({
  name: 'PLACES_Units_List',
  kind: 'read',
  allow: ['administrator'],
  input: soughtPlaces,
  output: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    cityId: z.int(),
    cityName: z.string(),
    validFrom: z.string(),
    validTo: z.string().nullable(),
    ended: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, now }, sought) => ({ rows: await listUnits(db, sought, now) }),
})
