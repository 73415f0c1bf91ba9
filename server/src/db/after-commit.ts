/** What waits for the end of a transaction. @param pool the pool that the transaction was taken from */
type Act = (pool: object) => void | Promise<void>

/** Transactions that are under way, each with what waits for its end. */
const waiting = new WeakMap<object, Act[]>()

/**
 * Does something once what a statement has written counts: after the commit of its transaction, at once where it ran by
 * itself, and never where the transaction was taken back. It undoes nothing any more, so it must not throw.
 * @param db the transaction, or the pool over which the statement ran by itself
 */
export const afterCommit = (db: object, act: Act): void => {
  const acts = waiting.get(db)
  if (acts === undefined) void act(db)
  else acts.push(act)
}

/**
 * Runs a transaction and then what its work has left to be done after the commit; the caller waits for that, too.
 * @param transaction takes a transaction from the pool, and commits it when the work is done
 */
export const withAfterCommit = async <Pool extends object, Result>(
  pool: Pool,
  transaction: (work: (tx: Pool) => Promise<Result>) => Promise<Result>,
  work: (tx: Pool) => Promise<Result>,
): Promise<Result> => {
  const acts: Act[] = []
  const result = await transaction((tx) => {
    waiting.set(tx, acts)
    return work(tx)
  })
  for (const act of acts) await act(pool)
  return result
}
