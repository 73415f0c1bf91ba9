import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { once } from '../once.ts'
import { type MediaKind, mediaKindOf } from '../services/files/marked-media.ts'
import { mediaByName } from '../services/files/media-names.ts'
import { partOf } from '../services/files/parts.ts'
import type { House } from './requests.ts'

const isHeld = (tags: string | undefined, tag: string): boolean =>
  (tags?.split(',') ?? []).some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))

/**
 * Media of the exercises under their second address, which says nothing of what they are (D20): neither does the length,
 * the validator or a byte sum of what is sent, since each file is sent with letters in it that this installation alone
 * knows. What tells anything of the file on the disk, such as its date, is left out.
 * @param webRoot the built web
 * @param cacheControl for how long a browser keeps one
 */
export const mediaDoor = (app: FastifyInstance, house: House, webRoot: string, cacheControl: string): void => {
  // listed when the first one is asked for, so that a start does not wait for it
  const list = once(async () => {
    const names = await house.services.media()
    return { names, paths: await mediaByName(webRoot, names) }
  })

  const sendPart = (reply: FastifyReply, bytes: Buffer, asked: string | undefined): FastifyReply => {
    const part = partOf(asked, bytes.length)
    if (part === null) return reply.send(bytes)
    if (part === 'none')
      return reply
        .status(416)
        .headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
        .send()
    const { first, last } = part
    return reply
      .status(206)
      .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1))
  }

  app.get<{ Params: { name: string } }>('/media/:name', async ({ params: { name }, headers }, reply) => {
    const { names, paths } = await list()
    const path = paths.get(name)
    const kind: MediaKind | null = path === undefined ? null : mediaKindOf(path)
    if (path === undefined || kind === null) return reply.callNotFound()
    const file = await readFile(join(webRoot, path))
    const bytes = kind.marked(file, names.fillerOf(`/${path}`, file.length))
    const tag = names.tagOf(bytes)
    // a drawing travels compressed or not, and is the same
    reply.header('etag', kind.isPlayed ? tag : `W/${tag}`).header('cache-control', cacheControl)
    if (isHeld(headers['if-none-match'], tag)) return reply.status(304).send()
    reply.type(kind.type)
    // nobody asks for a part of a drawing
    if (!kind.isPlayed) return reply.send(bytes)
    reply.header('accept-ranges', 'bytes')
    const isSame = headers['if-range'] === undefined || headers['if-range'] === tag
    return sendPart(reply, bytes, isSame ? headers.range : undefined)
  })
}
