import { toWireMoment } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { verificationOf, verifiers } from '../../services/people/verification.ts'
import { defineProcedure } from '../define.ts'

/**
 * How the own account stands (D05, D06): when somebody verified it and as whom, its school, and for a manager how many
 * teachers of that school wait.
 */
export const usersVerificationGet = defineProcedure({
  name: 'USERS_Verification_Get',
  kind: 'read',
  allow: ['teacher', 'manager', 'administrator'],
  input: z.object({}),
  output: z.object({
    verifiedDate: z.string().nullable(),
    /** null where nobody has, or where it is not known who */
    verifiedBy: z.enum(verifiers).nullable(),
    /** of the school that the account belongs to; null where it belongs to none */
    schoolName: z.string().nullable(),
    /** teachers of the school whom nobody has verified; null of everybody but its manager */
    waiting: z.int().nullable(),
  }),
  handle: async ({ db, user }) => {
    const row = await verificationOf(db, user)
    if (row === undefined) return { rows: [] }
    const { verifiedAt, ...rest } = row
    return { rows: [{ ...rest, verifiedDate: verifiedAt === null ? null : toWireMoment(verifiedAt) }] }
  },
})
