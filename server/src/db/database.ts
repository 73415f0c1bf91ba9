import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { faultCode } from '../faults.ts'
import { withAfterCommit } from './after-commit.ts'
import { poolConfig } from './connect.ts'
import { GatheringSocket, PreparingClient } from './sitting-connections.ts'
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
 * are prepared, and several may be under way on one connection (inPipeline).
 */
export const openReserved = (connection: pg.ClientConfig, onFault: (fault: Error) => void): Pooled => {
  const config = poolConfig(connection, reservedSize)
  return open(
    {
      ...config,
      // what is prepared while a table is small is kept while it grows: a plan that reads it whole must not be among them
      options: `${config.options} -c enable_seqscan=off`,
      Client: PreparingClient,
      pipeline: true,
      stream: () => new GatheringSocket(),
    },
    onFault,
  )
}

/** The connections of the job queue, which has statements of its own. */
export const openQueuePool = (connection: pg.ClientConfig, onFault: (fault: Error) => void): pg.Pool =>
  watchedPool({ ...poolConfig(connection, queueSize), application_name: 'phuong-jobs' }, onFault)

/** Does it again, at most `maxTries` times in all, when the database says that it lost a race. */
export const tried = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (fault) {
      if (!retryable.has(faultCode(fault) ?? '') || tries === maxTries) throw fault
    }
  }
}

/**
 * Runs `work` in one transaction and tries it again, at most `maxTries` times in all, when the database says that it
 * lost a race. `work` must therefore do nothing that cannot be undone; what is to follow it waits for the commit
 * (`afterCommit`).
 */
export const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  tried(() => withAfterCommit(db, (within) => db.transaction().execute(within), work))
