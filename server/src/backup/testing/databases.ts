/** Empty databases on the cluster of the test run, and what a test says about the state of one. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { migrate } from '../../db/migrate.ts'

const migrationsOfTheTest = fileURLToPath(new URL('./migrations', import.meta.url))

/** When the tests' backups are written and their migrations applied. */
export const now = new Date('2026-11-20T07:00:00Z')
export const clock = { now: () => now }

export const connectTo = async (connection: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(connection)
  await client.connect()
  return client
}

export const withDatabase = async <Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connectTo(connection)
  client.on('error', () => {})
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty database, met as the role that owns it (all that an external server may grant) or as a superuser. */
export const emptyDatabase = async ({ asSuperuser = false } = {}): Promise<FreshDatabase> => {
  const database = await freshDatabase({ holds: 'nothing' })
  if (!asSuperuser) return database
  const { user, password } = inject('cluster').administrator
  return { ...database, connection: { ...database.connection, user, password } }
}

/** A folder below `parent` with the first `upTo` of the made-up migrations. */
export const migrationsFolder = (parent: string, upTo: number): string => {
  const folder = join(parent, `migrations-${upTo}`)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(migrationsOfTheTest).sort().slice(0, upTo))
    copyFileSync(join(migrationsOfTheTest, file), join(folder, file))
  return folder
}

/** Brings the made-up school into an empty database: its migrations up to a version, and its rows. */
export const buildSchool = async (connection: pg.ClientConfig, directory: string): Promise<void> => {
  const rows = await readFile(new URL('./rows.sql', import.meta.url), 'utf8')
  await withDatabase(connection, async (client) => {
    await migrate(client, { directory, upTo: 1, clock, log: () => {} })
    await client.query(rows)
    await migrate(client, { directory, clock, log: () => {} })
  })
}

const queries = {
  constraints: `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as is, convalidated as valid
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  triggers: `select tgrelid::regclass::text as of, pg_get_triggerdef(oid) as is, tgenabled as enabled
    from pg_trigger where not tgisinternal order by 1, 2`,
  indexes: "select indexname as name, indexdef as is from pg_indexes where schemaname = 'public' order by 1",
  routines: `select proname as name, prosrc as is from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
  views: "select viewname as name, definition as is from pg_views where schemaname = 'public' order by 1",
  columns: `select table_name as of, column_name as name, data_type as is, column_default as default, is_generated as generated,
    identity_generation as identity from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
} as const

/** Every row (as a hash by table), every sequence and everything around them: equal states are equal databases. */
export const databaseState = (connection: pg.ClientConfig): Promise<Record<string, unknown>> =>
  withDatabase(connection, async (client) => {
    await client.query(
      "set time zone 'Asia/Ho_Chi_Minh'; set datestyle to iso; set intervalstyle to postgres; set extra_float_digits to 1; set bytea_output to hex",
    )
    const state: Record<string, unknown> = {}
    for (const [name, query] of Object.entries(queries)) state[name] = (await client.query(query)).rows
    const { rows: relations } = await client.query<{ name: string; relkind: string }>(
      `select oid::regclass::text as name, relkind from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') order by 1`,
    )
    for (const { name, relkind } of relations) {
      const query =
        relkind === 'S'
          ? `select last_value, is_called from ${name}`
          : `select count(*), md5(string_agg(md5(r::text), '' order by md5(r::text))) from ${name} r`
      state[name] = (await client.query(query)).rows[0]
    }
    return state
  })

/** sha256 of each file below a folder, by path; empty folders count with null. */
export const folderState = (folder: string): Record<string, string | null> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry): [string, string | null] => {
        const path = join(entry.parentPath, entry.name)
        return [
          path.slice(folder.length + 1),
          entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : null,
        ]
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** A folder of this test's own, removed by `remove`. */
export const temporaryFolder = async (): Promise<{ path: string; remove(): Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'phuong-backup-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
