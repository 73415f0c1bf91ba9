import { statfs } from 'node:fs/promises'
import { refuse } from '@phuong/domain/refusals'
import { together } from '../load/together.ts'

const mebibyte = 1_048_576

/**
 * Room that stays free for the database to finish what it has begun and to recover (R19): two WAL segments and a
 * checkpoint. Below it writes are refused, so that reads go on and nothing is half written. Bytes.
 */
export const answersReserve = 64 * mebibyte
/** Room that files leave to the answers: so much, or this part of a disk that is smaller. Bytes. */
const filesReserveAtMost = 1_024 * mebibyte
const filesPart = 10
const retryAfterSeconds = 30

/** What a disk holds, in bytes. */
export type DiskFacts = { readonly free: number; readonly total: number }

/** How much of a disk must be free for another file (docs/decisions/0005-full-disk.md), bytes. */
export const filesReserve = (total: number): number =>
  Math.max(answersReserve, Math.min(filesReserveAtMost, Math.floor(total / filesPart)))

/** How a disk stands: files are refused first, then answers; `low` comes before both. */
export const diskLevels = ['ok', 'low', 'noFiles', 'noAnswers'] as const
export type DiskLevel = (typeof diskLevels)[number]
export const diskLevelOf = ({ free, total }: DiskFacts): DiskLevel => {
  if (free < answersReserve) return 'noAnswers'
  if (free < filesReserve(total)) return 'noFiles'
  return free < 2 * filesReserve(total) ? 'low' : 'ok'
}

export type Disk = {
  /** For answers and everything else that is written into the database. @throws NO_SPACE when the disk is nearly full */
  assertRoom(): Promise<void>
  /** Whether another file leaves the room that answers need. */
  hasRoomForFiles(): Promise<boolean>
  /** @throws NO_SPACE when files may take no more */
  assertRoomForFiles(): Promise<void>
  facts(): Promise<DiskFacts>
}

/** Writes that share one look at the disk. */
const looks = { max: 1_000, lanes: 1 }

type Statfs = (directory: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

/**
 * Looks at the disk of the data folder.
 * @param holdsDatabase false where the database is elsewhere: its disk is not ours to see, that of the files is
 * @param read what the system says of a disk, in blocks
 */
export const watchDisk = (
  directory: string,
  { holdsDatabase }: { holdsDatabase: boolean },
  read: Statfs = statfs,
): Disk => {
  const look = together(async (askers: readonly null[]) => {
    const { bavail, blocks, bsize } = await read(directory)
    return askers.map((): DiskFacts => ({ free: bavail * bsize, total: blocks * bsize }))
  }, looks)
  const full = () => refuse('NO_SPACE', { retryAfter: retryAfterSeconds })
  const hasRoomForFiles = async () => {
    const { free, total } = await look(null)
    return free >= filesReserve(total)
  }
  return {
    assertRoom: async () => {
      if (holdsDatabase && (await look(null)).free < answersReserve) throw full()
    },
    hasRoomForFiles,
    assertRoomForFiles: async () => {
      if (!(await hasRoomForFiles())) throw full()
    },
    facts: () => look(null),
  }
}
