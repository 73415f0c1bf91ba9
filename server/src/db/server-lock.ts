import pg from 'pg'
import { DatabaseRefusal } from './connect.ts'

/** Shared by every running server of a database, taken alone by a restore: so no restore runs under a running server. */
const takeShared = "select pg_try_advisory_lock_shared(hashtext('phuong-server')) as held"
/** A lock whose connection was cut is taken again after this time, milliseconds. */
const againMs = 1_000

/** Whether another session holds the same lock as this one. */
const sharedWithOthers = `select exists (
  select from pg_locks own join pg_locks other using (locktype, database, classid, objid, objsubid)
  where own.locktype = 'advisory' and own.pid = pg_backend_pid() and other.pid <> own.pid) as shared`

export type ServerLock = {
  /** whether this is the only server on its database; false also while that cannot be told */
  alone(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Holds the lock of a running server. It lives as long as its connection, so it can never be left behind; a connection
 * that the database cuts is made again.
 * @throws DatabaseRefusal while a restore is under way
 */
export const holdServerLock = async (connection: pg.ClientConfig): Promise<ServerLock> => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let released = false
  const take = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'phuong-lock', keepAlive: true })
    next.on('error', () => {})
    await next.connect()
    const { rows } = await next.query<{ held: boolean }>(takeShared)
    if (!rows[0]?.held) {
      await next.end()
      throw new DatabaseRefusal('The database is being restored: wait until that is done and start again.')
    }
    client = next
    next.on('end', () => again())
  }
  const again = (): void => {
    if (released) return
    timer = setTimeout(() => {
      take().catch(again)
    }, againMs)
  }
  await take()
  return {
    alone: async () => {
      const answer = await client?.query<{ shared: boolean }>(sharedWithOthers)
      return answer?.rows[0]?.shared === false
    },
    release: async () => {
      released = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
