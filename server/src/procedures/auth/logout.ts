import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { endSession } from '../../services/auth/sessions.ts'
import { defineProcedure } from '../define.ts'

/** Ends the session on the server and takes the cookie away; the old cookie opens nothing afterwards. */
export const usersLogout = defineProcedure({
  name: 'USERS_Logout',
  kind: 'write',
  evenWithoutRoom: true,
  allow: 'authenticated',
  beforePasswordChange: true,
  input: z.object({}),
  output: z.object({}),
  handle: async (context) => {
    const { db, user } = context
    const { session } = context.request
    if (session.tokenHash !== null) await endSession(db, session.tokenHash)
    await audit(db, context, { action: 'logout', actorId: user.id })
    session.set(null)
    return { rows: [], rowsAffected: 1 }
  },
})
