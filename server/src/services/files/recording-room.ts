import { parseMoment, toWireDate } from '@phuong/domain/format/dates'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'

/** How much room recordings have, in the settings of the installation. */
export type RoomLimits = Pick<Settings, 'RECORDINGS_PUPIL_MB' | 'RECORDINGS_SCHOOL_GB'>

const bytesPerMegabyte = 1_048_576
const bytesPerGigabyte = 1_024 * bytesPerMegabyte
/** The least that a recording counts as: a block of the disk. It bounds how many rows are counted, too. Bytes. */
const leastBytes = 4_096
/** How long an upload may take from its reservation to its row; a crash gives the room back after it. Milliseconds. */
export const reservedMs = 600_000
/** What has no room today is tried again after an hour, or on the next day where that comes before. Seconds. */
const againSeconds = 3_600

/** The most bytes of recordings that the school may hold. */
export const schoolBytes = ({ RECORDINGS_SCHOOL_GB }: RoomLimits): number => RECORDINGS_SCHOOL_GB * bytesPerGigabyte

const dayMs = 86_400_000
/** The midnight with which the day of a moment began in Asia/Ho_Chi_Minh. */
const dayBegan = (now: Date): Date => parseMoment(toWireDate(now)) ?? now
/** When somebody who has no room may ask again, seconds. */
export const roomAgainSeconds = (now: Date): number =>
  Math.min(againSeconds, Math.ceil((dayBegan(now).getTime() + dayMs - now.getTime()) / 1_000))

const counted = sql`coalesce(sum(greatest(bytes, ${leastBytes}::int)), 0)::float8`

/** Bytes of recordings, and of those that are being stored: of one pupil today, and of the school. */
const used = (userId: string, now: Date) => sql`
  select (select ${counted} from recordings where user_id = ${userId} and created_at >= ${dayBegan(now)})
      + (select ${counted} from recording_reservations where user_id = ${userId} and until > ${now}) as today,
    (select ${counted} from recordings)
      + (select ${counted} from recording_reservations where until > ${now}) as school`

/** Bytes of all recordings of the school. One statement, out of an index. */
export const recordedBytes = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select (select ${counted} from recordings)
    + (select ${counted} from recording_reservations where until > ${now}) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Whether a pupil has any room left; asked before a body is read. One statement. */
export const hasRecordingRoom = async (db: Db, now: Date, limits: RoomLimits, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ today: number; school: number }>`${used(userId, now)}`.execute(db)
  const { today = 0, school = 0 } = rows[0] ?? {}
  return today < limits.RECORDINGS_PUPIL_MB * bytesPerMegabyte && school < schoolBytes(limits)
}

/** An upload under way: whose, of which sitting, where its object will lie. */
type Upload = { userId: string; sittingId: string; storageKey: string; bytes: number }

/**
 * Takes room for a recording before its bytes are stored, counted by rows under a lock of the installation, so that
 * uploads beside each other never have more than there is.
 * @returns whether there was room
 */
export const reserveRoom = (db: Db, now: Date, limits: RoomLimits, upload: Upload): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { userId, sittingId, storageKey, bytes } = upload
    // a statement of its own: the next one counts what others had committed when it came to its turn
    await sql`select pg_advisory_xact_lock(hashtext('phuong-recordings'))`.execute(tx)
    const counts = Math.max(bytes, leastBytes)
    const { numAffectedRows } = await sql`
      insert into recording_reservations (storage_key, sitting_id, user_id, bytes, made_at, until)
      select ${storageKey}, ${sittingId}::uuid, ${userId}::uuid, ${bytes}::int, ${now}::timestamptz,
        ${new Date(now.getTime() + reservedMs)}::timestamptz
      from (${used(userId, now)}) as used
      where today + ${counts}::float8 <= ${limits.RECORDINGS_PUPIL_MB * bytesPerMegabyte}::float8
        and school + ${counts}::float8 <= ${schoolBytes(limits)}::float8`.execute(tx)
    return numAffectedRows === 1n
  })

/** Gives the room of an upload back, or hands it to the row that is added in the same transaction. @returns whether it was held */
export const releaseRoom = async (db: Db, storageKey: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recording_reservations')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes away what a crash left reserved. @returns the keys, whose objects may be there */
export const clearReservations = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .deleteFrom('recording_reservations')
    .where('until', '<=', now)
    .returning('storage_key')
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
