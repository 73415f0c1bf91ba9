import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import { refuse } from '@phuong/domain/refusals'
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, fastify } from 'fastify'
import { answerFault, refusalBody } from './http/answers.ts'
import { type UploadPace, usualPace } from './http/arriving.ts'
import { limitBodyTime } from './http/body-time.ts'
import { dynamicDoors } from './http/dynamic.ts'
import { fileDoors } from './http/files.ts'
import { fixedDoors } from './http/fixed.ts'
import { formDoors } from './http/forms.ts'
import { safetyHeaders, setSafetyHeaders } from './http/headers.ts'
import { healthDoors } from './http/health.ts'
import { parseJson } from './http/json.ts'
import { pageDoors } from './http/pages.ts'
import type { House } from './http/requests.ts'
import { uploadDoors } from './http/uploads.ts'
import { once } from './once.ts'
import { cleanBody } from './parameters.ts'
import { mediaNames } from './services/files/media-names.ts'
import { installationKey } from './services/installation-key.ts'
import { ownFiles, reachOf } from './services/papers/reach.ts'
import { workFiles } from './services/work-files/open.ts'

/** Largest JSON body in bytes: a worksheet of 1,000 zones is far below it. */
const mostBodyBytes = 1_048_576
/** A request that has not arrived whole by then is cut off (H080), milliseconds. */
const requestTimeoutMs = 30_000
/** An upload of five large files on a school's slow line; nobody's request takes longer, milliseconds. */
const uploadTimeoutMs = 1_200_000
const keepAliveMs = 72_000

/** Media types of a JSON body, as people and old clients spell them; anything else is 415 (H135). */
const jsonType = /^application\/json(\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i

/** Builds the server over its parts; nothing listens yet. */
export const buildApp = async (
  parts: Omit<House, 'media' | 'reach' | 'workFiles'>,
  options: { logger: FastifyServerOptions['logger']; webRoot: string | null; pace?: UploadPace },
): Promise<FastifyInstance> => {
  const { webRoot } = options
  const media = once(async () => mediaNames(await installationKey(parts.reserved, 'media names')))
  const house: House = {
    ...parts,
    media,
    reach: once(async () => reachOf(parts.settings, webRoot === null ? null : await ownFiles(webRoot, await media()))),
    // not over the connections of sittings: what waits for it there holds one
    workFiles: once(async () =>
      workFiles(await installationKey(parts.db, 'work files'), (bytes) => cleanBody(parseJson(bytes))),
    ),
  }
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: mostBodyBytes,
    requestTimeout: uploadTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    trustProxy: (_address, hop) => hop < house.settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    // an address that cannot be read reaches no route and no hook, so its answer is made whole here
    frameworkErrors: (fault, request, reply) => {
      setSafetyHeaders(request, reply, house.settings)
      answerFault(fault, request, reply)
    },
  })
  app.server.headersTimeout = requestTimeoutMs
  safetyHeaders(app, house.settings)
  limitBodyTime(app, requestTimeoutMs)
  app.setErrorHandler(answerFault)
  app.setNotFoundHandler((request, reply) => reply.status(404).send(refusalBody('NOT_FOUND', request.id)))

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!jsonType.test(request.headers['content-type'] ?? '')) throw refuse('UNSUPPORTED_MEDIA')
      return cleanBody(parseJson(bytes))
    },
  )

  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1_024 })

  healthDoors(app, house)
  dynamicDoors(app, house)
  fixedDoors(app, house)
  fileDoors(app, house)
  await uploadDoors(app, house, options.pace ?? usualPace)
  await formDoors(app, house, options.pace ?? usualPace)
  if (webRoot !== null) await pageDoors(app, house, webRoot)
  // read while nobody waits for it; without a database now it is read at its first use
  await Promise.all([house.media(), house.workFiles()]).catch((fault) =>
    app.log.warn({ err: fault }, 'the key of this installation was not read'),
  )
  return app
}
