import { largestBodyBytes } from '@phuong/domain/body-limits'
import { sql } from 'kysely'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { judgeFile } from '../../services/places/load.ts'
import { defineProcedure } from '../define.ts'
import { placeFileKind } from './shapes.ts'

/**
 * Loads a CSV file of units or schools in one act: its good lines are added or change what stands there, its faulty
 * ones do nothing, and what it does not name stays. The same file again changes nothing.
 */
export const placesFileLoad = defineProcedure({
  name: 'PLACES_File_Load',
  kind: 'write',
  allow: ['administrator'],
  maxBodyBytes: largestBodyBytes,
  input: z.object({ kind: placeFileKind, text: z.string() }),
  output: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() }),
  handle: async (context, { kind, text }) => {
    const { db, now, user } = context
    // two that load at once take turns, so that the second sees what the first has done
    await sql`select pg_advisory_xact_lock(hashtext('phuong-places'))`.execute(db)
    const { added, changed, unchanged, faults, store } = await judgeFile(db, kind, text, now)
    await store()
    const done = { added, changed, unchanged, faulty: faults.length }
    if (added + changed > 0)
      await audit(db, context, { action: 'places-loaded', actorId: user.id, subject: kind, details: done })
    return { rows: [done], rowsAffected: added + changed }
  },
})
