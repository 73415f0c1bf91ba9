import { onceHeader, onceKey } from '@phuong/domain/once'
import { forWhomHeader, visitor } from '@phuong/domain/people/for-whom'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionUser } from '../access/session-user.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { RequestContext } from '../run.ts'
import { hashToken } from '../services/auth/sessions.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { noteAccount } from './request-log.ts'

/** What one server process shares among its requests. */
export type House = {
  readonly services: Services
  readonly clock: Clock
  readonly db: Db
  /** the connections of sittings (H059) */
  readonly reserved: Db
}

/** Host and port that the browser asked for. */
export const hostOf = (request: FastifyRequest): string => request.host.toLowerCase()

const cookieName = (settings: Settings): string => (settings.secure ? '__Host-sid' : 'sid')

/** Longest life of the cookie in seconds: the session behind it ends by itself (S7). */
const cookieSeconds = 7 * 24 * 3600
/** A cookie that is longer than ours was not made here. */
const maxTokenLength = 100

/** What the database knows of the session that a request says it comes with; null for none. */
export const sessionHashOf = ({ cookies }: FastifyRequest, settings: Settings): Buffer | null => {
  const token = cookies[cookieName(settings)]
  return token && token.length <= maxTokenLength ? hashToken(token) : null
}

/**
 * So long after it was read for the body of a request, who asks is still known for its work, milliseconds; a body that
 * takes longer may outlive its session (H109).
 */
const freshMs = 1_000
const readBefore = new WeakMap<FastifyRequest, { user: SessionUser | null; at: Date }>()

/**
 * Refuses a call of a page that was opened for somebody else than its session is, or for somebody whose session is over;
 * a page that does not know yet for whom it is says nothing (H158, docs/protocol.md 4).
 * @throws NO_SESSION, OTHER_PERSON
 */
const refuseOtherPerson = ({ headers }: FastifyRequest, user: SessionUser | null): void => {
  const page = headers[forWhomHeader]
  if (page === undefined || page === (user?.id ?? visitor)) return
  throw refuse(user === null ? 'NO_SESSION' : 'OTHER_PERSON')
}

/** The key of the act that a call says it is; null for none. @throws BAD_PARAMETERS for one that is none */
const onceOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers[onceHeader]
  if (key === undefined) return null
  if (typeof key !== 'string' || !onceKey.test(key)) throw refuse('BAD_PARAMETERS')
  return key
}

/**
 * Everything a handler may know of a request. Who asks is read once, here, and held against the person whose page asks;
 * the cookie changes only after the work has succeeded, through `settle`.
 * @throws NO_SESSION, OTHER_PERSON for a page that was opened for somebody else
 */
export const openRequest = async (
  house: House,
  request: FastifyRequest,
): Promise<{ context: RequestContext; settle(reply: FastifyReply): void }> => {
  const { services, clock, db, reserved } = house
  const { settings } = services
  const now = clock.now()
  const name = cookieName(settings)
  const tokenHash = sessionHashOf(request, settings)
  const read = async () => {
    if (tokenHash === null) return null
    const user = await services.readSession({ tokenHash, now })
    services.visitors.note(tokenHash, user !== null)
    return user
  }
  const before = readBefore.get(request)
  const isFresh = before !== undefined && Math.abs(now.getTime() - before.at.getTime()) < freshMs
  const user = isFresh ? before.user : await read()
  readBefore.set(request, { user, at: now })
  noteAccount(request, user?.id ?? null)
  refuseOtherPerson(request, user)
  let wanted: string | null | undefined
  return {
    context: {
      services,
      user,
      db,
      reserved,
      now,
      request: {
        id: request.id,
        once: onceOf(request),
        session: {
          tokenHash,
          set: (value) => {
            wanted = value
          },
        },
        remoteAddress: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        host: request.hostname.toLowerCase(),
        log: request.log,
      },
    },
    settle: (reply) => {
      if (wanted === undefined) return
      const common = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure } as const
      if (wanted === null) reply.clearCookie(name, common)
      else {
        services.visitors.note(hashToken(wanted), true)
        reply.setCookie(name, wanted, { ...common, maxAge: cookieSeconds })
      }
    },
  }
}
