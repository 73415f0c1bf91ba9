import { z } from 'zod'
import { placeFile } from '../../services/places/rows.ts'
import { defineProcedure } from '../define.ts'
import { placeFileKind } from './shapes.ts'

/** The units in force, or the open schools, as a CSV file that can be loaded again. */
export const placesFileGet = defineProcedure({
  name: 'PLACES_File_Get',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({ kind: placeFileKind }),
  output: z.object({ text: z.string() }),
  handle: async ({ db, now }, { kind }) => ({ rows: [{ text: await placeFile(db, kind, now) }] }),
})
