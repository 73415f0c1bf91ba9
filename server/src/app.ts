import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import { refuse } from '@phuong/domain/refusals'
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify'
import { Registry } from 'prom-client'
import { answerFault } from './http/answers.ts'
import { type UploadPace, usualPace } from './http/arriving.ts'
import { limitBodyTime } from './http/body-time.ts'
import { boundConnections } from './http/connections.ts'
import { dynamicDoors } from './http/dynamic.ts'
import { fileDoors } from './http/files.ts'
import { fixedDoors } from './http/fixed.ts'
import { formDoors } from './http/forms.ts'
import { safetyHeaders, safetyHeadersOf } from './http/headers.ts'
import { healthDoors } from './http/health.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { liveDoor, onlyLiveUpgrades } from './http/live.ts'
import { mailDoors } from './http/mails.ts'
import { pageDoors } from './http/pages.ts'
import { logRequests, oneLine, watchRequest } from './http/request-log.ts'
import type { House } from './http/requests.ts'
import { uploadDoors } from './http/uploads.ts'
import { countVisitorCalls } from './http/visitor-calls.ts'

/** A request that has not arrived whole by then is cut off (H080), milliseconds. */
const requestTimeoutMs = 30_000
/** An upload of five large files on a school's slow line; nobody's request takes longer, milliseconds. */
const uploadTimeoutMs = 1_200_000
const keepAliveMs = 72_000

/**
 * Builds the server over its services; nothing listens yet.
 * @param options.webRoot the built web, which pages are taken from; null where there is none
 */
export const buildApp = async (
  house: House,
  options: { logger: FastifyServerOptions['logger']; webRoot: string | null; pace?: UploadPace },
): Promise<FastifyInstance> => {
  const { webRoot } = options
  const { settings, media, workFiles } = house.services
  const setSafetyHeaders = safetyHeadersOf(settings)
  const app = fastify({
    logger: options.logger ?? false,
    logController: oneLine,
    http: onlyLiveUpgrades,
    requestTimeout: uploadTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    // an address that cannot be read reaches no route and no hook, so its answer is made whole here
    frameworkErrors: (fault, request, reply) => {
      watchRequest(request, reply)
      setSafetyHeaders(request, reply)
      answerFault(fault, request, reply)
    },
  })
  app.server.headersTimeout = requestTimeoutMs
  boundConnections(app)
  logRequests(app)
  safetyHeaders(app, setSafetyHeaders)
  limitBodyTime(app, requestTimeoutMs)
  app.setErrorHandler(answerFault)
  app.setNotFoundHandler(() => {
    throw refuse('NOT_FOUND')
  })

  await app.register(fastifyCookie)
  // behind the cookies, which say whose a call is
  countVisitorCalls(app, house)
  jsonBodies(app, house)
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1_024 })

  const registry = new Registry()
  healthDoors(app, house, registry)
  dynamicDoors(app, house)
  fixedDoors(app, house)
  fileDoors(app, house)
  mailDoors(app, house)
  liveDoor(app, house, registry)
  await uploadDoors(app, house, options.pace ?? usualPace)
  await formDoors(app, house, options.pace ?? usualPace)
  if (webRoot !== null) await pageDoors(app, house, webRoot)
  // read while nobody waits for it; without a database now it is read at its first use
  await Promise.all([media(), workFiles()]).catch((fault) =>
    app.log.warn({ err: fault }, 'the key of this installation was not read'),
  )
  return app
}
