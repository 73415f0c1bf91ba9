import type { Db } from '../../db/database.ts'

/** How long what a call came to is kept, milliseconds: longer than a page stays open with a form that was not answered. */
const keptMs = 24 * 3_600_000

/** Forgets the keys of acts that nobody sends again. */
export const sweepOnce = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('once_keys')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
