import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { a4, newFolder, pdfOf, toFolder, uploaded } from '../../../testing/uploads.ts'
import { openQueuePool } from '../../db/database.ts'
import { jobs } from '../../services/jobs/registry.ts'
import { startRunner } from '../../services/jobs/runner.ts'

/**
 * Until the queue and the process that draws have done what is waited for: far longer than on a quiet machine, so that a
 * busy one fails no test; it ends what hangs. Milliseconds.
 */
const patience = { timeout: 100_000 }
const testLimit = 300_000

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

type Row = Record<'name' | 'title' | 'dueAt' | 'runningSince' | 'doneAt' | 'failedAt' | 'failure', string | null> &
  Record<'failures' | 'waiting' | 'givenUp', number | null>
const list = async () => {
  const { status, body } = await admin.call('JOBS_List', {})
  expect(status).toBe(200)
  return body.results as Row[]
}
const metrics = async () => (await house.app.inject({ url: '/metrics' })).body

test('before anything runs every job is listed with nothing due, and things that wait are counted', async () => {
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  await uploaded(
    teacher,
    { ...toFolder(await newFolder(teacher)), pages: '' },
    { name: 'a.pdf', bytes: await pdfOf([a4, a4, a4]) },
  )
  const rows = await list()
  expect(rows.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
  expect(rows.find(({ name }) => name === 'draw-pages')).toEqual({
    name: 'draw-pages',
    title: 'Vẽ trang tài liệu',
    does: expect.any(String),
    dueAt: null,
    runningSince: null,
    doneAt: null,
    failedAt: null,
    failure: null,
    failures: 0,
    waiting: 3,
    givenUp: 0,
  })
  expect(rows.find(({ name }) => name === 'sweep-files')).toMatchObject({ waiting: null, givenUp: null })
  expect(await metrics()).toContain('job_waiting{job="draw-pages"} 3')
})

test('A-391 a mail waits where there is no mail server, and is counted', async () => {
  await sql`insert into mail_outbox (id, dedupe_key, template, recipient, data, created_at, send_after)
    values (gen_random_uuid(), 'x', 'password-changed', 'a@phuong.test', '{}', ${house.clock.now()}, ${house.clock.now()})`.execute(
    house.db,
  )
  expect((await list()).find(({ name }) => name === 'send-mail')).toMatchObject({ waiting: 1, givenUp: 0 })
})

test(
  'what runs, what is due and what failed is told to the administrator and in /metrics',
  async () => {
    const pool = openQueuePool(house.database.connection, () => {})
    const runner = await startRunner(jobs, {
      pool,
      alone: true,
      look: { everySeconds: 0.5, seldomSeconds: 0.5 },
      db: house.db,
      files: house.files,
      mail: null,
      now: house.clock.now,
      log: { error: () => {}, info: () => {}, warn: () => {} },
    })
    try {
      await expect
        .poll(async () => (await list()).find(({ name }) => name === 'draw-pages'), patience)
        .toMatchObject({ waiting: 0, doneAt: expect.any(String), dueAt: expect.any(String), runningSince: null })
      expect((await list()).find(({ name }) => name === 'sweep-files')).toMatchObject({
        dueAt: expect.any(String),
        doneAt: null,
      })
      // away until the end: what fails is tried again by itself, and would be well again while it is asked about
      await sql`alter table login_attempts rename to login_attempts_away`.execute(house.db)
      runner.wake('sweep-sessions')
      await expect
        .poll(async () => (await list()).find(({ name }) => name === 'sweep-sessions'), patience)
        .toMatchObject({
          failures: 1,
          failure: 'relation "login_attempts" does not exist',
          failedAt: expect.any(String),
          dueAt: expect.any(String),
        })
      await expect.poll(metrics, patience).toContain('job_failures{job="sweep-sessions"} 1')
      const told = await metrics()
      expect(told).toContain('job_running{job="close-sittings"}')
      expect(told).toContain('job_overdue_seconds{job="sweep-files"} 0')
    } finally {
      await runner.stop(5_000)
      await sql`alter table if exists login_attempts_away rename to login_attempts`.execute(house.db)
      await pool.end()
    }
  },
  testLimit,
)

test(
  'H047 the worker makes what is there at the start, begins at once when it is woken, and ends when it is stopped',
  async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const folder = await newFolder(teacher)
    const upload = async (pages: number) =>
      (
        await uploaded(
          teacher,
          { ...toFolder(folder), pages: '' },
          { name: 'a.pdf', bytes: await pdfOf(Array.from({ length: pages }, () => a4)) },
        )
      ).id
    const stateOf = async (id: string) =>
      ((await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')).body.result as { state: string }).state
    const pool = openQueuePool(house.database.connection, () => {})
    const before = await upload(2)
    const runner = await startRunner(jobs, {
      pool,
      alone: true,
      db: house.db,
      files: house.files,
      mail: null,
      now: house.clock.now,
      log: { error: () => {}, info: () => {}, warn: () => {} },
    })
    await expect.poll(() => stateOf(before), patience).toBe('done')
    const after = await upload(1)
    runner.wake('draw-pages')
    await expect.poll(() => stateOf(after), patience).toBe('done')
    await runner.stop(5_000)
    const late = await upload(1)
    runner.wake('draw-pages')
    expect(await stateOf(late)).toBe('waiting')
    await pool.end()
  },
  testLimit,
)
