import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { logStatements } from '../../testing/statement-log.ts'
import { inTransaction, maxTries, openReserved, type Pooled } from './database.ts'
import { type InPipeline, oneByOne, pipelineOver } from './pipeline.ts'

let house: TestHouse
let reserved: Pooled
let inPipeline: InPipeline
beforeAll(async () => {
  house = await openHouse()
  await sql`create table notes (place integer primary key deferrable initially deferred, text text not null)`.execute(
    house.db,
  )
  reserved = openReserved(house.database.connection, () => {})
  inPipeline = pipelineOver(reserved.pool)
})
afterAll(async () => {
  await reserved.db.destroy()
  await house.close()
})

const note = (place: number, text: string | null): RawBuilder<unknown> =>
  sql`insert into notes (place, text) values (${place}, ${text})`
const noted = async (): Promise<number[]> => {
  const { rows } = await sql<{ place: number }>`select place from notes order by place`.execute(house.db)
  return rows.map(({ place }) => place)
}
const empty = () => sql`delete from notes`.execute(house.db)

test('statements that are under way beside each other are done in their order, and one commit keeps them all', async () => {
  await empty()
  const log = logStatements([reserved.pool])
  const seen = await inPipeline(async ({ send }) => {
    const [, rows] = await Promise.all([
      send(note(1, 'one')),
      send(sql<{ n: number }>`select count(*)::int as n from notes where place > ${0}`),
    ])
    return { result: rows[0]?.n, last: send(note(2, 'two')) }
  })
  expect(seen).toBe(1)
  expect(await noted()).toEqual([1, 2])
  expect(log.map(({ text }) => text.slice(0, 6))).toEqual(['begin', 'insert', 'select', 'insert', 'commit'])
})

test('R2 a last statement that fails is told as it is, though commit is under way already, and nothing is kept', async () => {
  await empty()
  const lost = inPipeline(async ({ send }) => {
    await send(note(1, 'one'))
    return { result: 'stored', last: send(note(2, null)) }
  })
  await expect(lost).rejects.toMatchObject({ code: '23502' })
  expect(await noted()).toEqual([])
})

test('R2 a commit that the database refuses is no success', async () => {
  await empty()
  const lost = inPipeline(async ({ send }) => {
    await send(note(1, 'one'))
    return { result: 'stored', last: send(note(1, 'again')) }
  })
  await expect(lost).rejects.toMatchObject({ code: '23505' })
  expect(await noted()).toEqual([])
})

test('R2 a transaction that could not begin is no success, whatever came behind it', async () => {
  await empty()
  const client = await reserved.pool.connect()
  const { query } = pg.Client.prototype
  const begins = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's function has eight shapes, which go through as they are
    const [first] = given as any[]
    return first?.name === 'begin' ? Promise.reject(new Error('no begin')) : Reflect.apply(query, this, given)
  })
  client.release()
  const lost = inPipeline(async ({ send }) => ({ result: 'stored', last: send(note(1, 'one')) }))
  await expect(lost).rejects.toThrow('no begin')
  begins.mockRestore()
})

test('R2 a transaction whose fault its work keeps to itself is not committed, and says so', async () => {
  await empty()
  const hidden = inPipeline(async ({ send }) => {
    await send(note(1, 'one'))
    return { result: 'stored', last: send(note(2, null)).catch(() => null) }
  })
  await expect(hidden).rejects.toThrow('not committed')
  expect(await noted()).toEqual([])
})

test('what fails beside others fails all, and the connection serves the next at once', async () => {
  await empty()
  for (const place of [1, 2, 3]) {
    const failed = inPipeline(async ({ send }) => {
      await Promise.all([send(note(place, null)), send(note(place + 10, 'beside'))])
      return { result: null, last: Promise.resolve() }
    })
    await expect(failed).rejects.toMatchObject({ code: '23502' })
  }
  await inPipeline(async ({ send }) => ({ result: null, last: send(note(4, 'four')) }))
  expect(await noted()).toEqual([4])
  expect(reserved.pool.totalCount - reserved.pool.idleCount).toBe(0)
})

test('H058 a race that is lost is tried again, at most so many times in all', async () => {
  await empty()
  let tries = 0
  const lost = () => Object.assign(new Error('lost'), { code: '40P01' })
  await inPipeline(async ({ send }) => {
    await send(note(1, 'one'))
    if (++tries < maxTries) throw lost()
    return { result: null, last: Promise.resolve() }
  })
  expect({ tries, noted: await noted() }).toEqual({ tries: maxTries, noted: [1] })
  await expect(inPipeline(() => Promise.reject(lost()))).rejects.toThrow('lost')
})

test('H044 a connection that is cut fails its transaction and is not used again', async () => {
  await empty()
  const cut = inPipeline(async ({ send }) => {
    const rows = await send(sql<{ pid: number }>`select pg_backend_pid() as pid`)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(house.db)
    return { result: null, last: send(note(1, 'one')) }
  })
  await expect(cut).rejects.toThrow()
  await inPipeline(async ({ send }) => ({ result: null, last: send(note(2, 'two')) }))
  expect(await noted()).toEqual([2])
})

test('H022 R2 a line that another transaction adds while this one waits for its row is read by the statement behind the wait', async () => {
  await empty()
  await note(1, 'held').execute(house.db)
  const other = new pg.Client(house.database.connection)
  await other.connect()
  await other.query('begin')
  await other.query('select from notes where place = 1 for no key update')
  const waiting = inPipeline(async ({ send }) => {
    const [, rows] = await Promise.all([
      send(sql`select from notes where place = ${1} for no key update`),
      send(sql<{ place: number }>`select place from notes where place > ${1}`),
    ])
    return { result: rows.map(({ place }) => place), last: Promise.resolve() }
  })
  const waits = async () => {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(house.db)
    return rows[0]?.waits === true
  }
  await expect.poll(waits).toBe(true)
  await other.query("insert into notes (place, text) values (2, 'meanwhile')")
  await other.query('commit')
  await other.end()
  expect(await waiting).toEqual([2])
})

test('without a pipeline each statement waits for the one before it, and none is done behind one that failed', async () => {
  await empty()
  const log = logStatements([reserved.pool])
  const failed = inTransaction(reserved.db, async (tx) => {
    const { send } = oneByOne(tx)
    await Promise.all([send(note(1, 'one')), send(note(2, null)), send(note(3, 'three'))])
  })
  await expect(failed).rejects.toMatchObject({ code: '23502' })
  expect(log.map(({ text }) => text.slice(0, 6))).toEqual(['begin', 'insert', 'insert', 'rollba'])
})

test('P6 what is prepared for sittings while a table is small never reads it whole, however large it becomes', async () => {
  await empty()
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain select place from notes where place = any(${[1, 2]})`.execute(reserved.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notes_pkey')
})
