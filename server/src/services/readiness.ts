import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whether the database answers. @throws the fault of the connection */
export const askDatabase = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}
