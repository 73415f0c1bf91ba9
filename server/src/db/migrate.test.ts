import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'
import { type Migration, migrate, migrationsDirectory, readMigrations } from './migrate.ts'

/** A hundred broken starts one after the other, on a busy machine too; milliseconds. */
const patience = 180_000
const clock = handClock()
let database: FreshDatabase
let directory: string
let migrations: Migration[]
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' })
  directory = await mkdtemp(join(tmpdir(), 'phuong-migrations-'))
  migrations = await readMigrations(migrationsDirectory)
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

const withClient = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(database.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Statements of a migration; bodies of functions stand between $$ and may hold semicolons. */
const statementsOf = (sql: string): string[] =>
  sql
    .split(/(\$\$[\s\S]*?\$\$)/)
    .map((part) => (part.startsWith('$$') ? part.replaceAll(';', '\u0001') : part))
    .join('')
    .split(/;[ \t]*\n/)
    .map((statement) => statement.replaceAll('\u0001', ';').trim())
    .filter(Boolean)

const fileName = ({ version, name }: Migration) => `${String(version).padStart(4, '0')}_${name}.sql`
const put = (migration: Migration, sql: string) => writeFile(join(directory, fileName(migration)), sql)
const run = (client: pg.Client) => migrate(client, { directory, clock, log: () => {} })

const shape = () =>
  withClient(async (client) => {
    const { rows } = await client.query(
      `select relname, relkind from pg_class where relnamespace = 'public'::regnamespace
       union all select proname, 'f' from pg_proc where pronamespace = 'public'::regnamespace and proname = 'forbid_change' order by 1, 2`,
    )
    return JSON.stringify(rows)
  })

describe('migrations', () => {
  test(
    'H056 killed at each statement a migration leaves nothing behind, and the next start completes it',
    async () => {
      // taken apart: some have one statement, most have many
      const whole = migrations.flatMap(({ sql }) => statementsOf(sql))
      expect(whole.length).toBeGreaterThan(5 * migrations.length)
      for (const migration of migrations) {
        const statements = statementsOf(migration.sql)
        expect(statements.length).toBeGreaterThan(0)
        await withClient((client) => client.query('select 1'))
        // the table of migrations itself may be made by the first, broken start
        await put(migration, 'select 1/0;\n')
        await withClient((client) => run(client).catch(() => {}))
        const before = await shape()
        for (let upTo = 0; upTo <= statements.length; upTo++) {
          await put(
            migration,
            `${[...statements.slice(0, upTo), 'select pg_terminate_backend(pg_backend_pid())'].join(';\n')};\n`,
          )
          await expect(withClient(run), `${migration.name} at statement ${upTo}`).rejects.toThrow()
          expect(await shape(), `${migration.name} at statement ${upTo}`).toBe(before)
        }
        await put(migration, migration.sql)
        expect(await withClient(run)).toEqual([migration.version])
      }
      expect(await withClient(run)).toEqual([])
    },
    patience,
  )

  test('H056 two servers that start at once take turns', async () => {
    const other = await freshDatabase({ holds: 'nothing' })
    const start = async () => {
      const client = new pg.Client(other.connection)
      await client.connect()
      const applied = await migrate(client, { directory: migrationsDirectory, clock, log: () => {} })
      await client.end()
      return applied
    }
    const applied = await Promise.all([start(), start()])
    expect(applied.map((list) => list.length).sort()).toEqual([0, migrations.length])
    await other.drop()
  })

  test('R17 a database that is newer than the code, or whose migration was changed afterwards, is refused untouched', async () => {
    const last = migrations.at(-1) as Migration
    await put(last, `${last.sql}\n-- changed afterwards\n`)
    await expect(withClient(run)).rejects.toThrow('was changed after it had been applied')
    await rm(join(directory, fileName(last)))
    await expect(withClient(run)).rejects.toThrow('does not know: start the newer version again')
  })
})
