import type pg from 'pg'
import type { Job, JobContext } from './define.ts'
import { makeQueue, startQueue } from './queue.ts'

/** Runs that are due are looked for this often, seconds; those of a job that runs less than once a minute every minute. */
const usualLook = { everySeconds: 5, seldomSeconds: 60 } as const
/** A run that was never queued (the database went at the wrong moment) is missed for so long at the most, milliseconds. */
const missedMs = 60_000

export type Runner<Name extends string> = {
  /** lets a job begin at once, here; while it runs, once more after this run */
  wake(job: Name): void
  /** Ends runs after the step at hand, those that take longer than `maxMs` not at all: they begin again elsewhere or later. */
  stop(maxMs: number): Promise<void>
}

type Parts = Omit<JobContext, 'signal'> & {
  /** connections of the queue; ended by the caller, after `stop` */
  readonly pool: pg.Pool
  /** whether no other server runs on this database: then what still seems to run belongs to a life that ended */
  readonly alone: boolean
  /** for tests, which do not wait */
  readonly look?: { readonly everySeconds: number; readonly seldomSeconds: number }
}

/**
 * Runs background work on pg-boss. Of each job at most one run waits and one runs, over all servers. The next run is queued
 * before the work of this one begins, so the chain goes on whatever becomes of it.
 */
export const startRunner = async <Name extends string>(
  jobs: readonly (Job & { readonly name: Name })[],
  { pool, alone, look = usualLook, ...parts }: Parts,
): Promise<Runner<Name>> => {
  const { log, now } = parts
  const stopping = new AbortController()
  const boss = makeQueue(pool, (fault, what) => log.warn({ err: fault }, what))
  await startQueue(boss, jobs)

  /** Queues the next run, unless one waits already. */
  const queue = (name: string, seconds: number) => boss.send(name, null, { singletonKey: name, startAfter: seconds })
  /** Lets the run that waits begin sooner, never later. */
  const hasten = (name: string, seconds: number) =>
    pool.query(
      `update pgboss.job set start_after = now() + $2 * interval '1 second'
       where name = $1 and state = 'created' and start_after > now() + $2 * interval '1 second'`,
      [name, seconds],
    )
  const beginNow = async (name: string) => {
    await hasten(name, 0)
    await queue(name, 0)
  }
  const queueAll = () => Promise.all(jobs.map(({ name, schedule }) => queue(name, schedule.everySeconds)))

  if (alone) {
    const { rows } = await pool.query<{ name: string; id: string }>(
      `select name, id from pgboss.job where state = 'active'`,
    )
    for (const { name, id } of rows) await boss.fail(name, id, { message: 'the server ended while it ran' })
  }
  await queueAll()
  for (const { name, schedule } of jobs) if (schedule.atStart) await beginNow(name)

  const workers = new Map<string, string>()
  for (const job of jobs) {
    const every = job.schedule.everySeconds
    const pollingIntervalSeconds = every > look.seldomSeconds ? look.seldomSeconds : look.everySeconds
    const id = await boss.work(job.name, { pollingIntervalSeconds }, async ([claim]) => {
      await queue(job.name, every)
      const signals = claim?.signal === undefined ? [stopping.signal] : [claim.signal, stopping.signal]
      try {
        const more = await job.run({ ...parts, signal: AbortSignal.any(signals) })
        if (more !== null) await hasten(job.name, Math.max(1, (more.getTime() - now().getTime()) / 1_000))
      } catch (fault) {
        log.warn({ err: fault, job: job.name }, 'a job failed')
        throw fault
      }
    })
    workers.set(job.name, id)
  }
  const again = setInterval(() => {
    queueAll().catch((fault) => log.warn({ err: fault }, 'jobs are not queued'))
  }, missedMs)

  return {
    wake: (name) => {
      if (stopping.signal.aborted) return
      beginNow(name).then(
        () => boss.notifyWorker(workers.get(name) ?? ''),
        (fault) => log.warn({ err: fault, job: name }, 'a job is not woken'),
      )
    },
    stop: async (maxMs) => {
      stopping.abort()
      clearInterval(again)
      await boss.stop({ timeout: maxMs })
    },
  }
}
