import { z } from 'zod'
import { paperStaff } from '../../access/papers.ts'
import { examine } from '../../services/papers/examine.ts'
import { storePaper } from '../../services/papers/store.ts'
import { defineProcedure } from '../define.ts'
import { examinedOnWire, examinedShape, fileDoor, proposalOf, proposalShape, whole } from './shapes.ts'

/**
 * Stores a paper's file, or one question of a paper, as the paper's next version (C-257): whole, or while it has a fault not
 * at all. Older versions stay, and sittings that began on one go on with it (docs/protocol.md 5). The same file again
 * is no change. `revision` is the one that the caller has seen, 0 for a paper that is new.
 * @throws NOT_FOUND, FORBIDDEN as TESTBANK_Papers_Check, STALE with `by` and `at` when somebody has saved since then
 */
export const papersSave = defineProcedure({
  name: 'TESTBANK_Papers_Save',
  kind: 'write',
  allow: paperStaff,
  input: z.object({ ...proposalShape, revision: whole(0) }),
  output: z.object({ ...examinedShape, saved: z.object({ id: z.int(), revision: z.int() }).nullable() }),
  handle: async (context, { revision, ...input }) => {
    const { db, user } = context
    const organisation = context.services.settings.ORGANISATION
    const examined = await examine({ db, user, hold: true }, proposalOf(input))
    const saved = examined.prepared && (await storePaper(db, context, examined.prepared, { revision, organisation }))
    return { rows: [{ ...examinedOnWire(examined, organisation), saved }], rowsAffected: saved ? 1 : 0 }
  },
  path: fileDoor('save'),
})
