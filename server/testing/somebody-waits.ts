import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Until somebody waits for a lock. */
export const somebodyWaits = async (db: Db): Promise<void> => {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    waiting = rows[0]?.count ?? 0
  }
}
