import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Job } from './define.ts'

/** A run that gives no sign of life for so long is taken for dead, and looked for as often. Seconds (H013). */
const signOfLifeSeconds = 15
/** What became of a run is kept for an administrator to read, seconds. */
const keptSeconds = 86_400
/** A run may wait for its turn a month: longer than any schedule. Seconds. */
const waitingSeconds = 30 * 86_400
/** What the library looks after and this product does not use (flows, index builds of its own updates), seconds. */
const seldomSeconds = 3_600

/**
 * The library over the product's own connections. It keeps its tables in a schema of its own, `pgboss`, which it makes and
 * brings up to date when it starts; servers that start at once take turns.
 */
export const makeQueue = (pool: pg.Pool, tell: (fault: unknown, what: string) => void): PgBoss => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: signOfLifeSeconds,
    monitorIntervalSeconds: signOfLifeSeconds,
    queueCacheIntervalSeconds: seldomSeconds,
    flowIntervalSeconds: seldomSeconds,
    bamIntervalSeconds: seldomSeconds,
  })
  boss.on('error', (fault) => tell(fault, 'the job queue'))
  boss.on('warning', ({ message }) => tell(null, message))
  return boss
}

/** Makes the queue of a job, or gives it the rules that the job has now. `stately`: one run waits, one runs. */
const layOut = async (boss: PgBoss, job: Job, known: ReadonlySet<string>): Promise<void> => {
  const rules = {
    expireInSeconds: job.lock.maxSeconds,
    heartbeatSeconds: signOfLifeSeconds,
    retryLimit: job.retry.times,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.maxDelaySeconds,
    retentionSeconds: waitingSeconds,
    deleteAfterSeconds: keptSeconds,
  }
  if (known.has(job.name)) await boss.updateQueue(job.name, rules)
  else await boss.createQueue(job.name, { ...rules, policy: 'stately' })
}

/** Starts the library and lays out a queue for each job. A queue whose job is gone stays, and nobody works through it. */
export const startQueue = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const job of jobs) await layOut(boss, job, known)
}
