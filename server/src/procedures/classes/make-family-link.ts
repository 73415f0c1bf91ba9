import { z } from 'zod'
import { makeLink } from '../../services/family/links.ts'
import { defineProcedure } from '../define.ts'

/**
 * Makes the read-only link of a pupil's family (D59), good until the school year of the class ends; where there is one that
 * opens, it stays. The token is read by CLASSES_FamilyLink_Get: what a write answers is kept for a day, and no token is.
 * For those who keep the list of the class, and an administrator (D05).
 * @throws FORBIDDEN for a class whose list the caller does not keep, and for who is no pupil of it; SCHOOL_YEAR_OVER for a
 * class that was not moved into this year
 */
export const classesMakeFamilyLink = defineProcedure({
  name: 'CLASSES_FamilyLink_Make',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({ linkId: z.string() }),
  handle: async (context, seat) => {
    const { linkId, made } = await makeLink(context.db, context, seat)
    return { rows: [{ linkId }], rowsAffected: made ? 1 : 0 }
  },
})
