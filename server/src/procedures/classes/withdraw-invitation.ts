import { z } from 'zod'
import { withdrawInvitation } from '../../services/classes/invitations.ts'
import { defineProcedure } from '../define.ts'

/**
 * Withdraws an invitation that nobody has answered. For those who keep the list of its class, and an administrator.
 * @throws FORBIDDEN for one of a class whose list the caller does not keep
 */
export const classesWithdrawInvitation = defineProcedure({
  name: 'CLASSES_Invitation_Withdraw',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id }) => ({
    rows: [{ id }],
    rowsAffected: (await withdrawInvitation(context.db, context, id)) ? 1 : 0,
  }),
})
