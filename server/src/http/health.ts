import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { askDatabase } from '../services/readiness.ts'
import type { House } from './requests.ts'

/** Seconds after which a server that is not ready is asked again. */
const readyAgainSeconds = 5

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A proxy beside us speaks from this machine too, for callers from anywhere: it says so in a header of its own. */
const fromThisMachine = ({ ip, headers, socket }: FastifyRequest): boolean => {
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  return !forwarded && loopback.has(ip) && loopback.has(socket.remoteAddress ?? '')
}

const sameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** /healthz: the process answers. /readyz: the database answers too. /metrics: from this machine, or with the token (D09). */
export const healthDoors = (app: FastifyInstance, house: House): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    try {
      await askDatabase(house.db)
    } catch (fault) {
      request.log.warn({ err: fault }, 'the database does not answer')
      throw refuse('BUSY', { retryAfter: readyAgainSeconds })
    }
    return { status: 'ok' }
  })
  app.get('/metrics', async (request, reply) => {
    const token = house.services.settings.METRICS_TOKEN
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const byToken = token !== null && given !== undefined && sameText(given, token)
    if (!byToken && !fromThisMachine(request)) throw refuse('FORBIDDEN')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
