import { triesRoomAgain } from '@phuong/exercises/session'
import { mayLeave, type SittingRow, waits } from '../state/row.ts'

/** The sitting that goes next: first what carries answers, last what has no room and was not asked about in this round. */
const nextOf = (rows: readonly SittingRow[], askedForRoom: ReadonlySet<string>): SittingRow | undefined => {
  const leaving = rows.filter((one) => mayLeave(one, rows))
  const going = leaving.filter(({ outbox }) => !triesRoomAgain(outbox))
  return going.find(waits) ?? going[0] ?? leaving.find(({ sittingId }) => !askedForRoom.has(sittingId))
}

type Parts = {
  read(): Promise<readonly SittingRow[]>
  /** Makes the next call of a sitting. */
  send(sittingId: string): Promise<void>
  isOnline(): boolean
}

/** Sends all that waits, call by call, until nothing is left or the line is down. @returns whether nothing is left */
export const sendAll = async ({ read, send, isOnline }: Parts): Promise<boolean> => {
  const askedForRoom = new Set<string>()
  for (;;) {
    const rows = await read()
    const row = nextOf(rows, askedForRoom)
    if (!row || !rows.some(waits)) return !rows.some(waits)
    // each is asked once: what has no room now has none a moment later
    if (triesRoomAgain(row.outbox)) askedForRoom.add(row.sittingId)
    await send(row.sittingId)
    if (!isOnline()) return false
  }
}
