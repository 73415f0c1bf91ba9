import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { type Db, openPool, openQueuePool } from '../../db/database.ts'
import { readSettings } from '../../settings.ts'
import { type Files, openFiles } from '../files/files.ts'
import { defineJob, type Job } from './define.ts'
import { makeQueue } from './queue.ts'
import { type Runner, startRunner } from './runner.ts'

/** A run of the job under test, which the test lets end. */
type Run = { signal: AbortSignal; end(): void; fail(fault: Error): void }

let database: FreshDatabase
let db: Db
let files: Files
let runs: Run[]
let ends: (() => Promise<void>)[]
let told: string[]
beforeEach(async () => {
  database = await freshDatabase()
  ;({ db } = openPool(database.connection, () => {}))
  files = openFiles(readSettings({}))
  runs = []
  ends = []
  told = []
})
afterEach(async () => {
  for (const run of runs) run.end()
  for (const end of ends.reverse()) await end()
  await files.pictures.close()
  await db.destroy()
  await database.drop()
})

const probe = (changes: Partial<Job> = {}) =>
  defineJob({
    name: 'probe',
    schedule: { everySeconds: 3_600, atStart: true },
    lock: { maxSeconds: 600 },
    retry: { times: 2, delaySeconds: 300, maxDelaySeconds: 900 },
    backlog: null,
    run: ({ signal }) =>
      new Promise((resolve, reject) => {
        runs.push({ signal, end: () => resolve(null), fail: reject })
      }),
    ...changes,
    // one name, whatever the changes
  } as Job & { readonly name: 'probe' })

type Server = { runner: Runner<'probe'>; pool: pg.Pool; die(): Promise<void> }

/** One server with this job alone. `die` takes its connections away, as a kill does: it notes nothing any more. */
const startServer = async (job: Job = probe(), alone = false): Promise<Server> => {
  const pool = openQueuePool(database.connection, () => {})
  const runner = await startRunner([job as Job & { readonly name: 'probe' }], {
    pool,
    alone,
    look: { everySeconds: 0.5, seldomSeconds: 0.5 },
    db,
    files,
    mail: null,
    now: () => new Date('2026-11-20T00:30:00Z'),
    log: { error: () => {}, info: () => {}, warn: (_, sentence) => void told.push(sentence) },
  })
  let dead = false
  const die = async () => {
    dead = true
    await pool.end()
  }
  ends.push(async () => {
    await runner.stop(1_000).catch(() => {})
    if (!dead) await pool.end()
  })
  return { runner, pool, die }
}

const rows = async () => {
  const client = openQueuePool(database.connection, () => {})
  const { rows } = await client.query<{ state: string; seconds: number; tries: number; message: string | null }>(
    `select state::text, round(extract(epoch from start_after - created_on))::int as seconds, retry_count as tries,
       coalesce(output ->> 'message', output -> 'value' ->> 'message') as message
     from pgboss.job where name = 'probe' order by job.state, created_on`,
  )
  await client.end()
  return rows
}
const states = async () => (await rows()).map(({ state }) => state)
const begun = (count: number) => vi.waitFor(() => expect(runs).toHaveLength(count), { timeout: 20_000 })
const inState = (...expected: string[]) =>
  vi.waitFor(async () => expect(await states()).toEqual(expected), { timeout: 20_000 })

test('a job runs at the start, its next run is queued before its work begins, and its end is noted', async () => {
  await startServer()
  await begun(1)
  expect(await rows()).toMatchObject([
    { state: 'created', seconds: 3_600 },
    { state: 'active', tries: 0 },
  ])
  runs[0]?.end()
  await inState('created', 'completed')
})

test('a job without a run at the start waits for its schedule', async () => {
  await startServer(probe({ schedule: { everySeconds: 600, atStart: false } }))
  expect(await rows()).toMatchObject([{ state: 'created', seconds: 600 }])
  expect(runs).toEqual([])
})

test('R15 a run that fails is told, comes again after its pause, and in the end has failed for good; the schedule goes on', async () => {
  const { pool } = await startServer()
  const goOn = () => pool.query("update pgboss.job set start_after = now() where name = 'probe' and state = 'retry'")
  for (const tries of [0, 1]) {
    await begun(tries + 1)
    runs[tries]?.fail(new Error('the storage sleeps'))
    await inState('created', 'retry')
    const again = (await rows()).find(({ state }) => state === 'retry')
    expect(again).toMatchObject({ tries, message: 'the storage sleeps' })
    const {
      rows: [pause],
    } = await pool.query<{ seconds: number }>(
      "select extract(epoch from start_after - now())::float as seconds from pgboss.job where name = 'probe' and state = 'retry'",
    )
    expect(pause?.seconds).toBeGreaterThan(tries === 0 ? 140 : 290)
    expect(pause?.seconds).toBeLessThanOrEqual(900)
    await goOn()
  }
  await begun(3)
  runs[2]?.fail(new Error('the storage sleeps'))
  await inState('created', 'failed')
  expect(told.filter((sentence) => sentence === 'a job failed')).toHaveLength(3)
})

test('H013 two servers never run a job at once; a wake during a run makes one more run after it, however many there were', async () => {
  const one = await startServer()
  const two = await startServer()
  await begun(1)
  for (const { runner } of [one, two, one, two]) runner.wake('probe')
  await vi.waitFor(async () =>
    expect((await rows()).filter(({ state, seconds }) => state === 'created' && seconds <= 1)).toHaveLength(1),
  )
  expect(await states()).toEqual(['created', 'active'])
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await begun(2)
  expect((await states()).filter((state) => state === 'active')).toHaveLength(1)
  runs[1]?.end()
  await inState('created', 'completed', 'completed')
  expect(runs).toHaveLength(2)
})

test('a wake begins a job at once, far from its schedule', async () => {
  const { runner } = await startServer(probe({ schedule: { everySeconds: 3_600, atStart: false } }))
  runner.wake('probe')
  await begun(1)
})

test('a run that says when there is more to do comes then, but never later than the schedule or a wake says', async () => {
  const inAnHour = new Date('2026-11-20T01:30:00Z')
  const soon = new Date('2026-11-20T00:32:00Z')
  let more: Date = inAnHour
  const { runner } = await startServer(probe({ schedule: { everySeconds: 600, atStart: true }, run: async () => more }))
  await inState('created', 'completed')
  expect(await rows()).toMatchObject([{ state: 'created', seconds: 600 }, {}])
  more = soon
  runner.wake('probe')
  await inState('created', 'completed', 'completed')
  expect((await rows())[0]?.seconds).toBe(120)
})

test('H001 what a kill left running goes on at the next start of a server that is alone', async () => {
  const killed = await startServer()
  await begun(1)
  await killed.die()
  await startServer(probe(), true)
  await begun(2)
  expect((await rows()).find(({ state }) => state === 'retry')).toMatchObject({
    message: 'the server ended while it ran',
  })
})

test('H044 beside another server, what a kill left running is free again when it gives no sign of life', async () => {
  const killed = await startServer()
  await begun(1)
  await killed.die()
  const { pool } = await startServer()
  expect((await states()).filter((state) => state === 'active')).toHaveLength(1)
  await pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 minute', started_on = now() - interval '1 minute' where state = 'active'",
  )
  await pool.query("update pgboss.queue set monitor_on = null where name = 'probe'")
  const boss = makeQueue(pool, () => {})
  await boss.start()
  await boss.supervise('probe')
  await boss.stop()
  expect((await rows()).find(({ state }) => state === 'retry')).toMatchObject({ message: 'job heartbeat timeout' })
  await begun(2)
})

test('H047 a stop lets the run end after the step at hand and begins no other', async () => {
  const { runner } = await startServer()
  await begun(1)
  const stopped = runner.stop(10_000)
  expect(runs[0]?.signal.aborted).toBe(true)
  runner.wake('probe')
  runs[0]?.end()
  await stopped
  expect(await states()).toEqual(['created', 'completed'])
  expect(runs).toHaveLength(1)
})

test('H047 a run that does not end in time is given back', async () => {
  const { runner } = await startServer()
  await begun(1)
  await runner.stop(1_000)
  expect(await states()).toEqual(['created', 'retry'])
})

test('a database without a queue gets one, and a job that has new rules keeps its place', async () => {
  const server = await startServer()
  await begun(1)
  runs[0]?.end()
  await inState('created', 'completed')
  await server.pool.query('drop schema pgboss cascade')
  await startServer(probe({ retry: { times: 7, delaySeconds: 1, maxDelaySeconds: 2 } }))
  await begun(2)
  runs[1]?.end()
  await startServer(probe({ retry: { times: 9, delaySeconds: 1, maxDelaySeconds: 2 } }))
  const { rows: queues } = await server.pool.query("select retry_limit from pgboss.queue where name = 'probe'")
  expect(queues).toEqual([{ retry_limit: 9 }])
})
