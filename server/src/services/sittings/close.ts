import { type Db, inTransaction } from '../../db/database.ts'
import { endSittings } from './end.ts'
import { holdDue } from './held.ts'

/**
 * Closes sittings whose time is over with what is saved of them (H013); one transaction, what somebody works on at this
 * moment is left for the next time.
 * @param limit how many at most
 * @returns how many were closed
 */
export const closeDueSittings = (db: Db, now: Date, limit: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = await holdDue(tx, now, limit)
    await endSittings(tx, due, { now, key: null })
    return due.length
  })
