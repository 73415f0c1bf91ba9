import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import { largestBodyBytes, usualBodyBytes } from '@phuong/domain/body-limits'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson } from '../json.ts'
import { cleanBody, UnreadableBody } from '../parameters.ts'
import { largeBounds, smallBounds } from './body-bounds.ts'
import { type Bound, bodyRoom } from './body-room.ts'
import { isFromHere } from './cross-site.ts'
import { beginningBytes, namedIn } from './named.ts'
import { type House, openRequest } from './requests.ts'

/** Largest JSON body that is read without asking who sends it, bytes: signing in takes less than 1 kB. */
const maxStrangersBytes = 16_384

const retryAfterSeconds = 5

/** Media types of a JSON body, as people and old clients spell them; anything else is 415 (H135). */
const jsonType = /^application\/json(\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i
const isJson = ({ headers }: FastifyRequest): boolean => jsonType.test(headers['content-type'] ?? '')

/** How long a body says it is, bytes; null for one that comes in chunks, 0 for none. */
const declaredLength = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null

/** The most bytes of a body, where its beginning says which call it is. */
type Limit = (beginning: Buffer) => number

/**
 * Reads a body to its end.
 * @param declared how long it says it is, null where it does not
 * @throws TOO_LARGE as soon as it is longer, or as its beginning names a call for which it says that it is too long;
 * UnreadableBody for one that breaks off
 */
const readBody = (body: IncomingMessage, declared: number | null, limit: Limit): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let length = 0
    let maxBytes: number | null = null
    // also called for a connection that broke before anybody listened
    const stop = finished(body, { writable: false }, (fault) => {
      body.off('data', take)
      if (fault) reject(new UnreadableBody())
      else resolve(Buffer.concat(pieces, length))
    })
    const take = (piece: Buffer) => {
      length += piece.length
      pieces.push(piece)
      if (length <= beginningBytes) return
      maxBytes ??= limit(Buffer.concat(pieces, length))
      if (Math.max(length, declared ?? 0) <= maxBytes) return
      body.off('data', take)
      stop()
      reject(refuse('TOO_LARGE'))
    }
    body.on('data', take)
  })

/**
 * JSON bodies: where a call comes from, who sends it and how long it is are looked at before one byte of it is read. Up to
 * 16 kB are read from anybody and judged as ever (docs/protocol.md 1); more comes from a page of ours with a session that
 * lives, or is thrown away as it arrives, and is no longer than its call may be. Who sends it is read anew for the work when
 * it has taken its time.
 */
export const jsonBodies = (app: FastifyInstance, house: House): void => {
  const room = bodyRoom()
  const limits = new WeakMap<FastifyRequest, Limit>()

  /**
   * The most bytes that any body may have, those that its call may have, and what bounds them.
   * @throws Refusal for one that is not read at all
   */
  const admitted = async (
    request: FastifyRequest,
    declared: number | null,
  ): Promise<{ most: number; limit: Limit; bounds: Bound[] }> => {
    const place = request.ip
    const strangers = {
      most: maxStrangersBytes,
      limit: () => maxStrangersBytes,
      bounds: smallBounds(place),
    }
    if (declared !== null && declared <= maxStrangersBytes) return strangers
    // what comes in chunks may still be short, and is judged as what is
    const refused = (code: 'NOT_FOUND' | 'CROSS_SITE' | 'NO_SESSION') => {
      if (declared === null) return strangers
      throw refuse(code)
    }
    if (request.is404) return refused('NOT_FOUND')
    if (!isFromHere(request, house)) return refused('CROSS_SITE')
    const { user } = (await openRequest(house, request)).context
    if (user === null) return refused('NO_SESSION')
    const { bodyBytes = () => usualBodyBytes } = request.routeOptions.config
    return {
      most: largestBodyBytes,
      limit: (beginning) => bodyBytes(namedIn(beginning)),
      bounds: largeBounds(place, user.id),
    }
  }

  app.addHook('preParsing', async (request, reply) => {
    const declared = declaredLength(request)
    // a form has doors of its own (arriving.ts)
    if (declared === 0 || !isJson(request) || request.routeOptions.config.slowBody) return
    if (declared !== null && declared > largestBodyBytes) {
      // what would still come is not waited for
      reply.header('connection', 'close')
      throw refuse('TOO_LARGE')
    }
    const { most, limit, bounds } = await admitted(request, declared)
    // who left meanwhile gives nothing back any more
    if (reply.raw.destroyed) throw new UnreadableBody()
    const giveBack = room.take(declared ?? most, bounds)
    if (giveBack === null) throw refuse('BUSY', { retryAfter: retryAfterSeconds })
    reply.raw.once('close', giveBack)
    limits.set(request, limit)
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    if (!isJson(request)) throw refuse('UNSUPPORTED_MEDIA')
    const limit = limits.get(request) ?? (() => maxStrangersBytes)
    return cleanBody(parseJson(await readBody(body, declaredLength(request), limit)))
  })
}
