import type { Db } from '../../db/database.ts'
import { type RoomLimits, recordedBytes, schoolBytes } from '../files/recording-room.ts'
import { answersReserve, type Disk, type DiskFacts, type DiskLevel, diskLevelOf, filesReserve } from './disk.ts'

/** From this part of what the school may hold on, its recordings are nearly at their end. */
const lowFrom = 0.8

export const recordingLevels = ['ok', 'low', 'full'] as const
type RecordingLevel = (typeof recordingLevels)[number]

/** How much room there is, and how it stands; all figures are bytes (docs/decisions/0031-room.md). */
export type Room = {
  /** the disk of the data folder, and what must be free on it for another file and for another answer */
  readonly disk: DiskFacts & { readonly filesNeed: number; readonly answersNeed: number; readonly level: DiskLevel }
  readonly recordings: { readonly bytes: number; readonly limit: number; readonly level: RecordingLevel }
}

const recordingLevelOf = (bytes: number, limit: number): RecordingLevel => {
  if (bytes >= limit) return 'full'
  return bytes >= limit * lowFrom ? 'low' : 'ok'
}

/** Looks how much room there is: the disk, and one statement for the recordings. */
export const readRoom = async (
  db: Db,
  now: Date,
  { disk, settings }: { disk: Disk; settings: RoomLimits },
): Promise<Room> => {
  const [facts, bytes] = await Promise.all([disk.facts(), recordedBytes(db, now)])
  const limit = schoolBytes(settings)
  return {
    disk: { ...facts, filesNeed: filesReserve(facts.total), answersNeed: answersReserve, level: diskLevelOf(facts) },
    recordings: { bytes, limit, level: recordingLevelOf(bytes, limit) },
  }
}

const diskWarnings: Readonly<Record<DiskLevel, readonly string[]>> = {
  ok: [],
  low: ['disk-low'],
  noFiles: ['files-refused'],
  noAnswers: ['files-refused', 'answers-refused'],
}
const recordingWarnings: Readonly<Record<RecordingLevel, readonly string[]>> = {
  ok: [],
  low: ['recordings-low'],
  full: ['recordings-refused'],
}

/** What a watch over the server is told, in words that stay the same; without a figure, since /readyz is for everybody. */
export const roomWarnings = ({ disk, recordings }: Room): string[] => [
  ...diskWarnings[disk.level],
  ...recordingWarnings[recordings.level],
]
