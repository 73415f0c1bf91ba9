import { z } from 'zod'
import { renewCode } from '../../services/classes/keep-class.ts'
import { defineProcedure } from '../define.ts'

/**
 * Gives a class another code (B-094); nobody joins by the one before any more. For those who keep the list of the class,
 * and an administrator.
 * @throws FORBIDDEN for a class whose list the caller does not keep; STALE with `newer.code` where `code` is not the one that
 * the class has
 */
export const classesRenewCode = defineProcedure({
  name: 'CLASSES_Code_Renew',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({
    classId: z.uuid(),
    /** the one that is to go */
    code: z.string().max(20),
  }),
  output: z.object({ code: z.string() }),
  handle: async (context, { classId, code }) => ({
    rows: [{ code: await renewCode(context.db, context, classId, code) }],
  }),
})
