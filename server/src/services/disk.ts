import { statfs } from 'node:fs/promises'
import { refuse } from '@phuong/domain/refusals'

/**
 * Room that stays free for the database to finish what it has begun and to recover (R19): two WAL segments and a
 * checkpoint. Below it writes are refused, so that reads go on and nothing is half written. Bytes.
 */
const reserveBytes = 64 * 1_048_576
const retryAfterSeconds = 30

export type Disk = {
  /** @throws NO_SPACE when the disk is nearly full */
  assertRoom(): Promise<void>
}

/** Looks at the disk of a directory, which costs microseconds; null is an external database, whose disk is not ours to see. */
export const watchDisk = (directory: string | null): Disk => ({
  assertRoom: async () => {
    if (directory === null) return
    const { bavail, bsize } = await statfs(directory)
    if (bavail * bsize < reserveBytes) throw refuse('NO_SPACE', { retryAfter: retryAfterSeconds })
  },
})
