import type { AccessRule } from '@phuong/domain/people/route-access'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, admitWrite } from '../run.ts'
import { openAvatar } from '../services/files/avatar.ts'
import { type Original, openOriginal, openPage } from '../services/files/deliver.ts'
import { openRecording } from '../services/files/recordings.ts'
import { removeFile } from '../services/files/remove.ts'
import type { SignedIn } from '../services/files/store-upload.ts'
import { refuseField } from '../services/files/upload-limits.ts'
import { refuseCrossSite } from './cross-site.ts'
import { readPlace } from './places.ts'
import { type House, openRequest } from './requests.ts'

const everybody: AccessRule = { allow: 'authenticated' }
const staff: AccessRule = { allow: ['teacher', 'manager', 'administrator'] }

/** A year: a picture is never made anew under the same address. Kept by one browser for one session alone. */
const forever = 'private, max-age=31536000, immutable'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const widths = { '240': 240, '1140': 1140, '2280': 2280 } as const

/** The letters that a header of RFC 8187 takes as they are. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Hands a file out under its name, never to be drawn in place (RFC 6266, H078, S10). */
export const dispositionOf = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** Whatever it is: it is what we say it is, and where it is opened it can do nothing (S10). */
const inert = (reply: FastifyReply, mediaType: string, bytes: number): FastifyReply =>
  reply
    .header('content-type', mediaType)
    .header('content-length', String(bytes))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'none')
    .header('vary', 'cookie')

/** The part that is asked for; none where it is to go with another file than this one, by its tag. */
const wishOf = (headers: FastifyRequest['headers'], tag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === tag ? headers.range : undefined

/** Hands a file out as it was stored, or of a sound or video the part that a player asks for. */
const sendOriginal = (reply: FastifyReply, file: Original, tag: string): FastifyReply => {
  const { stream, bytes, part, isPlayed, fileName, mediaType } = file
  if (part === 'none') return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  inert(reply, mediaType, part === null ? bytes : part.last - part.first + 1)
    .header('content-disposition', dispositionOf(fileName))
    .header('cache-control', 'private, no-cache')
  if (isPlayed) reply.header('accept-ranges', 'bytes').header('etag', tag)
  if (part !== null) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes}`)
  return reply.send(stream)
}

/** The doors through which files leave (docs/protocol.md 2), and the one that removes a file by its name (B-628). */
export const fileDoors = (app: FastifyInstance, house: House): void => {
  const open = async (request: FastifyRequest, rule: AccessRule): Promise<SignedIn> => {
    const { context } = await openRequest(house, request)
    admit(rule, context.user)
    if (context.user === null) throw refuse('NO_SESSION')
    return { ...context, user: context.user }
  }

  /** A picture that never changes; who has it already is told so. */
  const picture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tag: string,
    find: () => Promise<{ stream: NodeJS.ReadableStream; bytes: number }>,
  ) => {
    const { stream, bytes } = await find()
    reply.header('etag', `"${tag}"`).header('cache-control', forever)
    if (request.headers['if-none-match'] === `"${tag}"`) {
      if ('destroy' in stream && typeof stream.destroy === 'function') stream.destroy()
      return reply.header('vary', 'cookie').status(304).send()
    }
    return inert(reply, 'image/webp', bytes).send(stream)
  }

  app.get<{ Params: { id: string; page: string }; Querystring: { w?: unknown } }>(
    '/api/v1.0/files/:id/pages/:page',
    async (request, reply) => {
      const context = await open(request, everybody)
      const { id, page } = request.params
      const { w = '1140' } = request.query
      const width = typeof w === 'string' ? widths[w as keyof typeof widths] : undefined
      if (width === undefined) throw refuseField('w')
      if (!uuid.test(id) || !/^[1-9]\d{0,2}$/.test(page)) throw refuse('NOT_FOUND')
      return picture(request, reply, `${id}-${page}-${width}`, () => openPage(context, id, Number(page), width))
    },
  )

  app.get<{ Params: { id: string } }>('/api/v1.0/files/:id', async (request, reply) => {
    const context = await open(request, everybody)
    const { id } = request.params
    if (!uuid.test(id)) throw refuse('NOT_FOUND')
    const file = await openOriginal(context, id, wishOf(request.headers, `"${id}"`))
    return sendOriginal(reply, file, `"${id}"`)
  })

  app.get<{ Params: { key: string } }>('/api/v1.0/avatars/:key', async (request, reply) => {
    const context = await open(request, everybody)
    const { key } = request.params
    return picture(request, reply, key.slice(0, 64), () => openAvatar(context, key))
  })

  app.get<{ Params: { sittingId: string; id: string } }>(
    '/api/v1.0/sittings/:sittingId/recordings/:id',
    async (request, reply) => {
      const context = await open(request, everybody)
      const { stream, bytes, mediaType } = await openRecording(context, readPlace(request.params))
      return inert(reply, mediaType, bytes).header('cache-control', 'private, no-cache').send(stream)
    },
  )

  app.delete('/api/v1.0/dynamic/files', async (request) => {
    refuseCrossSite(request, house)
    if (typeof request.body !== 'object' || request.body === null) throw refuse('BAD_BODY')
    const context = await open(request, staff)
    await admitWrite(context)
    return { rowsAffected: await removeFile(context, request.body) }
  })
}
