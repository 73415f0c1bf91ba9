import { toWireMoment } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { endOwnSession, readOwnSessions } from '../../services/auth/sessions.ts'
import { usesSample } from '../../services/people/account-lists.ts'
import { defineProcedure } from '../define.ts'

/**
 * On which devices the own account is signed in, this one first, then the one that was used last. Those of a sample account
 * are other people's: each sees the own one alone.
 */
export const usersSessionsGet = defineProcedure({
  name: 'USERS_Sessions_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** what the browser says of itself; null where it said nothing */
        userAgent: z.string().nullable(),
        createdDate: z.string(),
        /** to within five minutes */
        lastSeenDate: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
  handle: async ({ db, user, now, request }) => {
    const rows = await readOwnSessions(db, { userId: user.id, tokenHash: request.session.tokenHash, now })
    const own = usesSample(user) ? rows.filter(({ isThis }) => isThis) : rows
    const sessions = own.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdDate: toWireMoment(createdAt) ?? '',
      lastSeenDate: toWireMoment(lastSeenAt) ?? '',
    }))
    return { rows: [{ sessions }] }
  },
})

/**
 * Ends the session of another device of the own account; that of this one ends by signing out. One that has ended already, or
 * is somebody else's, is none: nothing is done. So are those of others who use the same sample account.
 */
export const usersSessionEnd = defineProcedure({
  name: 'USERS_Session_End',
  kind: 'write',
  evenWithoutRoom: true,
  allow: 'authenticated',
  input: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({}),
  handle: async (context, { id }) => {
    const { db, user, request } = context
    const ended =
      !usesSample(user) && (await endOwnSession(db, { userId: user.id, tokenHash: request.session.tokenHash, id }))
    if (ended) await audit(db, context, { action: 'session-ended', actorId: user.id })
    return { rows: [], rowsAffected: ended ? 1 : 0 }
  },
})
