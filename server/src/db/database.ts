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

/** SQLSTATEs after which the same transaction may simply be tried again: serialisation failure, deadlock (H058). */
const retryable = new Set(['40001', '40P01'])
/** Tries of one transaction before the caller is asked to come back (503). */
export const mostTries = 4

/** A pool of connections and the typed queries over it. */
export type Pooled = { readonly db: Db; readonly pool: pg.Pool }

/** The pool of one server. @param size how many connections it keeps at the most */
export const openPool = (connection: pg.ClientConfig, onFault: (fault: Error) => void, size = poolSize): Pooled => {
  const pool = new pg.Pool(poolConfig(connection, size))
  // an idle connection that the server ended must not end this process
  pool.on('error', onFault)
  // nor a connection that is cut between two statements of a transaction: its next statement fails, and that is enough
  pool.on('connect', (client) => client.on('error', onFault))
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Connections for sittings alone: slow lists of others never keep a pupil's answer waiting (H059). */
export const openReserved = (connection: pg.ClientConfig, onFault: (fault: Error) => void): Pooled =>
  openPool(connection, onFault, reservedSize)

/**
 * Runs `work` in one transaction and tries it again, at most `mostTries` times in all, when the database says that it
 * lost a race. `work` must therefore do nothing that cannot be undone.
 */
export const inTransaction = async <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (fault) {
      if (!retryable.has(faultCode(fault) ?? '') || tries === mostTries) throw fault
    }
  }
}
