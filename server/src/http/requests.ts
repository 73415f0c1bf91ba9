import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { RequestContext } from '../run.ts'
import type { Disk } from '../services/disk.ts'
import type { Files } from '../services/files/files.ts'
import type { MediaNames } from '../services/files/media-names.ts'
import type { Reach } from '../services/papers/check-address.ts'
import type { Passwords } from '../services/passwords.ts'
import { hashToken, type SessionReader } from '../services/sessions.ts'
import type { Append } from '../services/sittings/append.ts'
import type { WorkFiles } from '../services/work-files/open.ts'
import type { Settings } from '../settings.ts'

/** What one server process shares among its requests. */
export type House = {
  readonly settings: Settings
  readonly clock: Clock
  readonly db: Db
  readonly reserved: Db
  readonly pool: Pool
  readonly passwords: Passwords
  readonly disk: Disk
  readonly files: Files
  readonly media: () => Promise<MediaNames>
  readonly reach: () => Promise<Reach>
  readonly workFiles: () => Promise<WorkFiles>
  readonly strictLists: readonly string[]
  readonly readSession: SessionReader
  readonly append: Append
}

/** Host and port that the browser asked for. */
export const hostOf = (request: FastifyRequest): string => request.host.toLowerCase()

const cookieName = (settings: Settings): string => (settings.secure ? '__Host-sid' : 'sid')

/** Longest life of the cookie in seconds: the session behind it ends by itself (S7). */
const cookieSeconds = 7 * 24 * 3600
/** A cookie that is longer than ours was not made here. */
const mostTokenLength = 100

/**
 * Everything a handler may know of a request. Who asks is read once, here; the cookie changes only after the work has
 * succeeded, through `settle`.
 */
export const openRequest = async (
  house: House,
  request: FastifyRequest,
): Promise<{ context: RequestContext; settle(reply: FastifyReply): void }> => {
  const { settings, clock, db, reserved, passwords, disk, files, media, reach, workFiles, append, strictLists } = house
  const now = clock.now()
  const name = cookieName(settings)
  const token = request.cookies[name]
  const tokenHash = token && token.length <= mostTokenLength ? hashToken(token) : null
  const user = tokenHash === null ? null : await house.readSession({ tokenHash, now })
  let wanted: string | null | undefined
  return {
    context: {
      user,
      db,
      reserved,
      now,
      settings,
      strictLists,
      passwords,
      disk,
      files,
      media,
      reach,
      workFiles,
      append,
      session: {
        tokenHash,
        set: (value) => {
          wanted = value
        },
      },
      requestId: request.id,
      remoteAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      host: request.hostname.toLowerCase(),
      log: request.log,
    },
    settle: (reply) => {
      if (wanted === undefined) return
      const common = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure } as const
      if (wanted === null) reply.clearCookie(name, common)
      else reply.setCookie(name, wanted, { ...common, maxAge: cookieSeconds })
    },
  }
}
