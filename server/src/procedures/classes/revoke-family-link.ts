import { z } from 'zod'
import { revokeLink } from '../../services/family/links.ts'
import { defineProcedure } from '../define.ts'

/**
 * Closes the read-only link of a pupil's family for good (D59): it opens nothing from the next call on. One that is closed
 * stays so. For those who keep the list of the class, and an administrator (D05).
 * @throws NOT_FOUND for a link of a class whose list the caller does not keep
 */
export const classesRevokeFamilyLink = defineProcedure({
  name: 'CLASSES_FamilyLink_Revoke',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ linkId: z.uuid() }),
  output: z.object({ linkId: z.string() }),
  handle: async (context, { linkId }) => ({
    rows: [{ linkId }],
    rowsAffected: (await revokeLink(context.db, context, linkId)) ? 1 : 0,
  }),
})
