import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import { type Endpoint, type Postmaster, readPidFile } from './leftovers.ts'
import type { Place } from './place.ts'
import { processIdentity, waitUntil } from './processes.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'
import { ADMINISTRATOR, type Secret } from './secret.ts'

export type Connection = { host: string; port: number; user: string; password: string; database: string }
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** The role and the database of the product; the role is no superuser, as on an external server. */
const APPLICATION = 'phuong'

const CONNECT_LIMIT_MS = 5_000
const CANNOT_CONNECT_NOW = '57P03'
const TOO_MANY_CONNECTIONS = '53300'

/** Each would let an answer that was acknowledged be lost (trust R2). */
export const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Runs `use` on one connection and closes it. */
export async function withConnection<T>(connection: Connection, use: (query: Query) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  // A server that dies ends the pending query with an error; the same event without a listener would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use((text, values) => client.query(text, values))
  } finally {
    await client.end().catch(() => {})
  }
}

export function administratorOf(endpoint: Endpoint, secret: Secret): Connection {
  return { ...endpoint, user: ADMINISTRATOR, password: secret.administratorPassword, database: 'postgres' }
}

export function applicationOf(endpoint: Endpoint, secret: Secret): Connection {
  return { ...endpoint, user: APPLICATION, password: secret.password, database: APPLICATION }
}

/**
 * Waits until the server lets the administrator in, through recovery however long it takes up to `limitMs`. `null` when
 * the postmaster ended instead.
 */
export async function waitUntilReady(
  place: Place,
  postmaster: Postmaster,
  secret: Secret,
  limitMs: number,
  log: (line: string) => void,
): Promise<Endpoint | null> {
  let state = 'is starting'
  const ready = await waitUntil(
    async () => {
      if (processIdentity(postmaster.pid) !== postmaster.identity) return null
      const file = await readPidFile(place.pgData)
      if (file?.pid !== postmaster.pid || !file.endpoint) return undefined
      try {
        await withConnection(administratorOf(file.endpoint, secret), async () => {})
        return file.endpoint
      } catch (error) {
        const code = codeOf(error)
        if (code.startsWith('28')) throw notOurs(place, postmaster, 'it does not accept our password')
        if (code === CANNOT_CONNECT_NOW || code === TOO_MANY_CONNECTIONS) state = `says: ${(error as Error).message}`
        return undefined
      }
    },
    limitMs,
    (seconds) => log(`waiting for PostgreSQL, which ${state} (${seconds} s)`),
  )
  if (ready !== undefined) return ready
  throw new ClusterRefusal(
    'RECOVERY_TIMEOUT',
    `PostgreSQL (process ${postmaster.pid}) was not ready after ${Math.round(limitMs / 1000)} s; it goes on by itself, so look at ${place.logDir} and start again later.`,
  )
}

function notOurs(place: Place, postmaster: Postmaster, why: string): ClusterRefusal {
  return new ClusterRefusal(
    'NOT_OURS',
    `Another PostgreSQL (process ${postmaster.pid}) runs in ${place.pgData} (${why}): stop it (kill -INT ${postmaster.pid}) or set DATA_DIR to another directory.`,
  )
}

/** Asks the server itself whether it is the one recorded here, and makes role and database when they are missing. */
export async function identify(
  place: Place,
  postmaster: Postmaster,
  endpoint: Endpoint,
  secret: Secret,
): Promise<void> {
  await withConnection(administratorOf(endpoint, secret), async (query) => {
    const { rows } = await query(
      `select current_setting('data_directory') as directory,
              (select system_identifier::text from pg_control_system()) as identifier,
              exists (select from pg_roles where rolname = $1) as has_role,
              exists (select from pg_database where datname = $1) as has_database`,
      [APPLICATION],
    )
    const found = rows[0] ?? {}
    const directory = await realpath(String(found.directory)).catch(() => String(found.directory))
    if (directory !== place.pgData) throw notOurs(place, postmaster, `it serves ${directory}`)
    if (found.identifier !== secret.systemIdentifier) throw notOurs(place, postmaster, 'it has another identifier')
    if (!found.has_role) {
      await query(`create role ${APPLICATION} login createdb password '${secret.password}'`)
    }
    if (!found.has_database) await query(`create database ${APPLICATION} owner ${APPLICATION}`)
  })
}

/** Refuses a server that could lose what it acknowledged, as the product's own connection sees it (H051). */
export async function assertDurable(endpoint: Endpoint, secret: Secret): Promise<void> {
  const rows = await withConnection(applicationOf(endpoint, secret), async (query) => {
    const answer = await query('select name, setting, source from pg_settings where name = any($1)', [
      [...DURABLE, 'data_checksums'],
    ])
    return answer.rows
  })
  for (const name of DURABLE) {
    const found = rows.find((row) => row.name === name)
    if (found?.setting !== 'on') throw notDurable(name, String(found?.setting), `it comes from: ${found?.source}`)
  }
  if (rows.find((row) => row.name === 'data_checksums')?.setting !== 'on') {
    throw new ClusterRefusal(
      'CHECKSUMS_OFF',
      'The database has no data checksums, so damage on the disk would go unseen: back it up, and restore the backup into an empty DATA_DIR.',
    )
  }
}

export function notDurable(name: string, value: string, where: string): ClusterRefusal {
  return new ClusterRefusal(
    'FSYNC_OFF',
    `PostgreSQL would run with ${name}=${value}, which can lose saved answers (${where}): take that setting out and start again.`,
  )
}
