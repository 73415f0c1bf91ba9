import { statfs } from 'node:fs/promises'
import { refuse } from '@phuong/domain/refusals'
import { together } from './together.ts'

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

/** Writes that share one look at the disk. */
const looks = { max: 1_000, lanes: 1 }

/** Looks at the disk of a directory; null is an external database, whose disk is not ours to see. */
export const watchDisk = (directory: string | null): Disk => {
  if (directory === null) return { assertRoom: async () => {} }
  const free = together(async (askers: readonly null[]) => {
    const { bavail, bsize } = await statfs(directory)
    return askers.map(() => bavail * bsize)
  }, looks)
  return {
    assertRoom: async () => {
      if ((await free(null)) < reserveBytes) throw refuse('NO_SPACE', { retryAfter: retryAfterSeconds })
    },
  }
}
