import { z } from 'zod'
import { paperStaff } from '../../access/papers.ts'
import { examine } from '../../services/papers/examine.ts'
import { defineProcedure } from '../define.ts'
import { examinedOnWire, examinedShape, fileDoor, proposalOf, proposalShape } from './shapes.ts'

/**
 * Looks a paper's file over, or one question of a paper, and stores nothing (C-257): every fault at its line, or what the
 * paper would become.
 * @throws NOT_FOUND for a paper or question that the caller does not see, FORBIDDEN for one that the caller does not edit
 */
export const papersCheck = defineProcedure({
  name: 'TESTBANK_Papers_Check',
  kind: 'read',
  allow: paperStaff,
  input: z.object(proposalShape),
  output: z.object(examinedShape),
  handle: async ({ db, user, services }, input) => {
    const examined = await examine({ db, user, hold: false, reach: await services.reach() }, proposalOf(input))
    return { rows: [examinedOnWire(examined, services.settings.ORGANISATION)] }
  },
  path: fileDoor('check'),
})
