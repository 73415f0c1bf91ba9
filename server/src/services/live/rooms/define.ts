import type { Db } from '../../../db/database.ts'

/**
 * A kind of room. One rule says who may come in and who is still told: it is asked when somebody joins and again before
 * each message, so that nobody who has lost the right is told of anything (H070).
 */
export type RoomKind = {
  /** Which of these accounts may see what the room is about now. One statement. @param id a uuid */
  seers(db: Db, id: string, accounts: readonly string[]): Promise<string[]>
}
