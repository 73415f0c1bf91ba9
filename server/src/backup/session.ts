import type pg from 'pg'

/**
 * Every running server shares this advisory lock for as long as it serves; a restore holds it alone, so that neither
 * begins while the other is at work.
 */
const serverLock = "hashtext('phuong-server')"

/** @returns whether this session holds the lock now */
export const tryServerLock = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${serverLock}) as held`)
  return rows[0]?.held === true
}

/** Waits until whoever holds the lock has ended. */
export const awaitServerLock = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select pg_advisory_lock(${serverLock})`)
}

export const releaseServerLock = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select pg_advisory_unlock(${serverLock})`)
}

/** Runs `work` with a connection of its own, which is closed afterwards together with the locks that it holds. */
export const withClient = async <Result>(
  connect: () => Promise<pg.Client>,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connect()
  // a connection that breaks also fails the query that runs on it, and there it is told
  client.on('error', () => {})
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
