import type pg from 'pg'

/** A statement as it went to the database: its text, and the values that travelled beside it. */
export type Statement = { text: string; values: readonly unknown[] }

/** Notes every statement that the connections of these pools send from now on. */
export const logStatements = (pools: readonly pg.Pool[]): Statement[] => {
  const log: Statement[] = []
  const watched = new WeakSet<pg.PoolClient>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...query: unknown[]) => unknown
    client.query = ((first: string | { text: string; values?: unknown[] }, second?: unknown, ...rest: unknown[]) => {
      const values = typeof first === 'string' ? second : (first.values ?? second)
      log.push({ text: typeof first === 'string' ? first : first.text, values: Array.isArray(values) ? values : [] })
      return send(first, second, ...rest)
    }) as typeof client.query
  }
  for (const pool of pools) pool.on('acquire', watch)
  return log
}
