import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { askDatabase, readWarnings } from '../services/installation/readiness.ts'
import { readJobs } from '../services/jobs/state.ts'
import { noteFault } from './request-log.ts'
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

/** Figures of background work. @returns reads them anew; without a database they are left out */
const jobMetrics = (registry: Registry, house: House, log: FastifyInstance['log']): (() => Promise<void>) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers: [registry] })
  const running = gauge('job_running', 'Runs of a job at this moment')
  const overdue = gauge('job_overdue_seconds', 'Time since the next run of a job was due, in seconds')
  const failures = gauge('job_failures', 'Runs of a job that failed within the last day')
  const waiting = gauge('job_waiting', 'Rows that wait for a job now')
  const givenUp = gauge('job_given_up', 'Rows that a job has given up')
  return async () => {
    const states = await readJobs(house.db, house.clock.now()).catch((fault) => {
      log.warn({ err: fault }, 'the state of the jobs is not known')
      return []
    })
    for (const each of [running, overdue, failures, waiting, givenUp]) each.reset()
    for (const state of states) {
      const job = { job: state.name }
      running.set(job, state.runningSince === null ? 0 : 1)
      failures.set(job, state.failures)
      if (state.overdueSeconds !== null) overdue.set(job, state.overdueSeconds)
      if (state.waiting !== null) waiting.set(job, state.waiting)
      if (state.givenUp !== null) givenUp.set(job, state.givenUp)
    }
  }
}

/**
 * /healthz: the process answers. /readyz: the database answers too, with what to see to before room runs out. /metrics: from this machine, or with the token (D09).
 */
export const healthDoors = (app: FastifyInstance, house: House, registry: Registry): void => {
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

  const readJobMetrics = jobMetrics(registry, house, app.log)

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    try {
      await askDatabase(house.db)
    } catch (fault) {
      noteFault(request, 'warn', fault, 'the database does not answer')
      throw refuse('BUSY', { retryAfter: readyAgainSeconds })
    }
    const warnings = await readWarnings(house.db, house.clock.now(), house.services)
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) }
  })
  app.get('/metrics', async (request, reply) => {
    const token = house.services.settings.METRICS_TOKEN
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const byToken = token !== null && given !== undefined && sameText(given, token)
    if (!byToken && !fromThisMachine(request)) throw refuse('FORBIDDEN')
    await readJobMetrics()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
