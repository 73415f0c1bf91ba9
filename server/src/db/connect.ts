import pg from 'pg'
import { startCluster } from '../adapters/postgres/cluster.ts'
import type { Settings } from '../settings.ts'

/** Which PostgreSQL the product is written and tested for. */
const postgresMajor = 18

/** A database that answers, and that keeps what it acknowledges. */
export type OpenDatabase = {
  readonly connection: pg.ClientConfig
  /** a role that owns the sort orders of this database; null where that is the operator's */
  readonly administrator: pg.ClientConfig | null
  /** settles only when the database is gone for good: with the fault, for the caller to end by */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

/** The database cannot be used as it stands; the message says what to do. */
export class DatabaseRefusal extends Error {}

/**
 * Limits of each connection of the running product: nothing waits for ever, and a transaction that its owner forgot is
 * ended, so that the database can clean up behind it (H060). Milliseconds.
 */
const connectionLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const

const external = async (url: string): Promise<OpenDatabase> => {
  const connection: pg.ClientConfig = { connectionString: url }
  const client = new pg.Client(connection)
  try {
    await client.connect()
  } catch (fault) {
    throw new DatabaseRefusal(
      `DATABASE_URL cannot be reached (${fault instanceof Error ? fault.message : 'no answer'}): check it and start again.`,
    )
  }
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')",
    )
    const setting = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
    if (Math.floor(Number(setting.server_version_num) / 10_000) !== postgresMajor)
      throw new DatabaseRefusal(
        `DATABASE_URL leads to a server of another major version: Phượng needs PostgreSQL ${postgresMajor}.`,
      )
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
      if (setting[name] === 'off')
        throw new DatabaseRefusal(
          `The server at DATABASE_URL runs with ${name}=off and could lose answers: switch it on and start again.`,
        )
  } finally {
    await client.end()
  }
  return { connection, administrator: null, lost: new Promise(() => {}), stop: async () => {} }
}

/**
 * The product's own cluster, watched: when its server ends without being told to, it is started again on the same socket,
 * so that the pool finds it and callers only see 503 for a moment (H045, R11).
 */
const watched = async (dataDir: string, log: (line: string) => void): Promise<OpenDatabase> => {
  let cluster = await startCluster({ dataDir, log })
  const { connection } = cluster
  let stopping = false
  const lost = new Promise<Error>((resolve) => {
    const restart = async (): Promise<void> => {
      await cluster.gone
      if (stopping) return
      log('the database ended by itself and is started again')
      await cluster.stop()
      cluster = await startCluster({ dataDir, log })
      if (cluster.connection.host !== connection.host || cluster.connection.port !== connection.port)
        throw new DatabaseRefusal('The database came back at another address: start Phượng again.')
      return restart()
    }
    restart().catch(resolve)
  })
  return {
    connection,
    administrator: { ...cluster.administrator, database: connection.database },
    lost,
    stop: async () => {
      stopping = true
      await cluster.stop()
    },
  }
}

/**
 * Opens the database of this installation: an external server where DATABASE_URL is set, else the product's own below
 * DATA_DIR, which is started or, when it is already running, adopted.
 * @throws DatabaseRefusal or ClusterRefusal with one sentence that says what to do
 */
export const openDatabase = (
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: (line: string) => void,
): Promise<OpenDatabase> =>
  settings.databaseUrl === null ? watched(settings.dataDir, log) : external(settings.databaseUrl)

/** Settings of a pool whose connections carry the limits above; dates stay text, so that no time zone moves them. */
export const poolConfig = (connection: pg.ClientConfig, max: number): pg.PoolConfig => ({
  ...connection,
  max: max,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 60_000,
  application_name: 'phuong',
  options: [
    ...Object.entries(connectionLimits).map(([name, value]) => `-c ${name}=${value}`),
    '-c TimeZone=UTC',
    '-c client_min_messages=warning',
  ].join(' '),
  types: {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.DATE
        ? (text: string) => text
        : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  },
})
