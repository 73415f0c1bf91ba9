import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { readRoom, roomWarnings } from '../storage/room.ts'

/** Whether the database answers. @throws the fault of the connection */
export const askDatabase = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}

/** What to see to before room runs out, in words that stay the same; empty while all is well. */
export const readWarnings = async (...about: Parameters<typeof readRoom>): Promise<string[]> =>
  roomWarnings(await readRoom(...about))
