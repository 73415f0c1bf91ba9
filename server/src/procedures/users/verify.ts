import { z } from 'zod'
import { verifyTeacher } from '../../services/people/verification.ts'
import { defineProcedure } from '../define.ts'

/**
 * Verifies a teacher (D05, D06): a manager those of the own school, an administrator any. A second time changes nothing.
 * @throws NOT_FOUND for somebody who is no teacher, or of another school
 */
export const usersTeacherVerify = defineProcedure({
  name: 'USERS_Teacher_Verify',
  kind: 'write',
  allow: ['manager', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => ({
    rows: [{ id }],
    rowsAffected: (await verifyTeacher(context.db, context, id)) ? 1 : 0,
  }),
})
