import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { faultCode } from '../faults.ts'
import { poolConfig } from './connect.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

/** How many connections one server keeps: two cores are busy well before sixteen statements run at once. */
export const poolSize = 12
/** Those of them that nothing but sittings and the question who asks may use (H059). */
const reservedSize = 6

/** Beside them, those of the job queue: one for what waits, one for what ends. The work itself runs on the pool. */
const queueSize = 2

/** SQLSTATEs after which the same transaction may simply be tried again: serialisation failure, deadlock (H058). */
const retryable = new Set(['40001', '40P01'])
/** Tries of one transaction before the caller is asked to come back (503). */
export const maxTries = 4

const names = new Map<string, string>()
/** A name for a text, the same in every connection; well below the 63 bytes that the database reads of one. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A connection that has its statements read and planned once and then runs them by name. For those alone who send few
 * different texts: each one is kept for as long as the connection lives.
 */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's function has eight shapes; all but one go through as they are
  override query(first: any, ...rest: any[]): any {
    const [values] = rest
    if (typeof first !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(first, ...rest)
    return super.query({ name: nameOf(first), text: first, values }, ...rest.slice(1))
  }
}

/** A pool of connections and the typed queries over it. */
export type Pooled = { readonly db: Db; readonly pool: pg.Pool }

const watchedPool = (config: pg.PoolConfig, onFault: (fault: Error) => void): pg.Pool => {
  const pool = new pg.Pool(config)
  // an idle connection that the server ended must not end this process
  pool.on('error', onFault)
  // nor a connection that is cut between two statements of a transaction: its next statement fails, and that is enough
  pool.on('connect', (client) => client.on('error', onFault))
  return pool
}

const open = (config: pg.PoolConfig, onFault: (fault: Error) => void): Pooled => {
  const pool = watchedPool(config, onFault)
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}

/** The pool of one server. */
export const openPool = (connection: pg.ClientConfig, onFault: (fault: Error) => void): Pooled =>
  open(poolConfig(connection, poolSize), onFault)

/**
 * Connections for sittings alone: slow lists of others never keep a pupil's answer waiting (H059). Their few statements
 * are prepared.
 */
export const openReserved = (connection: pg.ClientConfig, onFault: (fault: Error) => void): Pooled =>
  open({ ...poolConfig(connection, reservedSize), Client: PreparingClient }, onFault)

/** The connections of the job queue, which has statements of its own. */
export const openQueuePool = (connection: pg.ClientConfig, onFault: (fault: Error) => void): pg.Pool =>
  watchedPool({ ...poolConfig(connection, queueSize), application_name: 'phuong-jobs' }, onFault)

/**
 * Runs `work` in one transaction and tries it again, at most `maxTries` times in all, when the database says that it
 * lost a race. `work` must therefore do nothing that cannot be undone.
 */
export const inTransaction = async <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (fault) {
      if (!retryable.has(faultCode(fault) ?? '') || tries === maxTries) throw fault
    }
  }
}
