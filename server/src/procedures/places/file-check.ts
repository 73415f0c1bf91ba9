import { largestBodyBytes } from '@phuong/domain/body-limits'
import { z } from 'zod'
import { judgeFile } from '../../services/places/load.ts'
import { defineProcedure } from '../define.ts'
import { placeFileKind } from './shapes.ts'

/** The most faulty lines that an answer names. */
const mostFaults = 500

/**
 * What loading a CSV file of units or schools would do, and each faulty line with its fault; nothing is stored.
 * `faulty` counts them all, `faults` names the first 500.
 */
export const placesFileCheck = defineProcedure({
  name: 'PLACES_File_Check',
  kind: 'read',
  allow: ['administrator'],
  maxBodyBytes: largestBodyBytes,
  input: z.object({ kind: placeFileKind, text: z.string() }),
  output: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    faulty: z.int(),
    faults: z.array(z.object({ line: z.int(), fault: z.string() })),
  }),
  handle: async ({ db, now }, { kind, text }) => {
    const { added, changed, unchanged, faults } = await judgeFile(db, kind, text, now)
    return { rows: [{ added, changed, unchanged, faulty: faults.length, faults: faults.slice(0, mostFaults) }] }
  },
})
