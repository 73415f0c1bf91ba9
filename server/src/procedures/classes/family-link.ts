import { z } from 'zod'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { findLink } from '../../services/family/links.ts'
import { defineProcedure } from '../define.ts'

/**
 * The read-only link of a pupil's family (D59): its token, since when it is there, and until when it opens; no row where
 * there is none that opens. The same link and QR code are shown again as long as it does. For those who keep the list of
 * the class, and an administrator (D05).
 * @throws FORBIDDEN for a class whose list the caller does not keep, and for who is no pupil of it
 */
export const classesFamilyLink = defineProcedure({
  name: 'CLASSES_FamilyLink_Get',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), studentId: z.uuid() }),
  output: z.object({
    linkId: z.string(),
    token: z.string(),
    madeAt: z.string().nullable(),
    madeByName: z.string(),
    /** the last day on which it opens, and the last one on which somebody opened it; null for nobody yet */
    expiresOn: z.string(),
    openedOn: z.string().nullable(),
  }),
  handle: async (context, seat) => {
    const link = await findLink(context.db, context, seat)
    return { rows: link === null ? [] : [{ ...link, madeAt: wireMoment(link.madeAt) }] }
  },
})
