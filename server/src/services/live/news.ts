import { afterCommit } from '../../db/after-commit.ts'
import type { Db } from '../../db/database.ts'

/**
 * What was written and concerns pages that are open, by ids alone: each server asks the database which of its own pages it
 * is for. Whoever misses it finds out by asking, as ever (R13).
 */
export type News =
  /** a notification that was told, changed or taken back */
  | { about: 'notice'; id: string }
  /** a session that has ended, by its hash; all of an account that are not there any more, by its id */
  | { about: 'session'; tokenHash: Buffer }
  | { about: 'account'; id: string }
  /** something in what a room is about */
  | { about: 'room'; roomId: string }

type Hear = (news: News) => void

/** Who hears what is written over a pool. */
const hearers = new WeakMap<object, Hear>()

/** Hears what is written over these pools, once it counts. */
export const hearNews = (pools: readonly Db[], hear: Hear): void => {
  for (const pool of pools) hearers.set(pool, hear)
}

/** Says what was written, after the commit of the transaction that it was written in. */
export const tellNews = (db: Db, news: News): void => afterCommit(db, (pool) => hearers.get(pool)?.(news))
