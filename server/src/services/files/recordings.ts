import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { refuse } from '@phuong/domain/refusals'
import { mayArrive, recordingIn, type SittingKind } from '@phuong/exercises/session'
import { fileTypeFromBuffer } from 'file-type'
import { type Insertable, sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { ofSitting, seesWork } from '../../access/sittings.ts'
import { newKey } from '../../chance.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Recordings } from '../../db/tables.ts'
import type { RequestFacts } from '../../request.ts'
import { itemsOf, materialOf, type Pinned } from '../sittings/material.ts'
import type { Arrived } from './arrived.ts'
import { type Files, originalKey } from './files.ts'
import { refuseFile } from './kinds.ts'
import { hasRecordingRoom, type RoomLimits, releaseRoom, reserveRoom, roomAgainSeconds } from './recording-room.ts'
import { fileTexts } from './texts.ts'
import { bytesOf, refuseLarge } from './upload-limits.ts'

/** One recording at a time: two minutes of speech are less. */
export const recordingLimits = { megabytes: 2, files: 1 } as const
/** Recordings of one sitting, with all that was said again. */
const maxRecordings = 100

/** What browsers record speech as, by the media type that is read from the content; a file says video also of sound alone. */
const mediaTypes: ReadonlyMap<string, 'audio/webm' | 'audio/mp4' | 'audio/ogg'> = new Map([
  ['video/webm', 'audio/webm'],
  ['audio/webm', 'audio/webm'],
  ['video/mp4', 'audio/mp4'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/ogg', 'audio/ogg'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
])

/** Whose recordings they are, and what storing them needs. */
type Speaker = {
  db: Db
  now: Date
  user: Pick<SessionUser, 'id'>
  services: { readonly files: Files; readonly settings: RoomLimits }
  request: Pick<RequestFacts, 'log'>
}

/** Of which sitting, and which of its recordings. */
type Place = { sittingId: string; id: string }

type Stored = { sha256: Buffer; sentAt: Date }

/** A recording that is stored, and when its browser sent it last; undefined where there is none. */
const storedOf = async (db: Db, { sittingId, id }: Place): Promise<Stored | undefined> => {
  const row = await db
    .selectFrom('recordings')
    .where('sitting_id', '=', sittingId)
    .where('id', '=', id)
    .select(['sha256', 'created_at', 'sent_again_at'])
    .executeTakeFirst()
  return row && { sha256: row.sha256, sentAt: row.sent_again_at ?? row.created_at }
}

/** So long a recording may have been sent before it is noted that it was sent again. Milliseconds. */
const notedAfterMs = 86_400_000

/** The same is here again, and its answer on the way: it waits for that as long as a new one. */
const noteSentAgain = async (db: Db, now: Date, place: Place, { sentAt }: Stored): Promise<void> => {
  if (now.getTime() - sentAt.getTime() < notedAfterMs) return
  await db
    .updateTable('recordings')
    .where('sitting_id', '=', place.sittingId)
    .where('id', '=', place.id)
    .set({ sent_again_at: now })
    .execute()
}

const refuseRoom = (now: Date): Error => refuse('NO_ROOM', { retryAfter: roomAgainSeconds(now) })

/** Whether something of the work is answered by a recording: a question of its paper, or plain work as a whole (D50). */
const takesRecording = async (db: Db, kind: SittingKind, pinned: Pinned, recording: string): Promise<boolean> => {
  if (kind === 'plain') return true
  const items = itemsOf(await materialOf(db, pinned))
  return [...items.values()].some((fits) => fits({ recording, seconds: 1 }))
}

/**
 * Refuses who may not add a recording to a sitting: everybody but its pupil, the pupil where nothing of the work is
 * answered by one, and once its answers come too late to count (docs/protocol.md 5): the late window after its end.
 * @returns whether it is a new one; the same again is none, whenever it comes
 * @throws NOT_FOUND, FORBIDDEN; TOO_LARGE where the sitting holds as many as it may
 */
const admitSpeaker = async (
  { db, user, now }: Pick<Speaker, 'db' | 'user' | 'now'>,
  place: Place,
): Promise<boolean> => {
  const held = await db
    .selectFrom('sittings')
    .where('id', '=', place.sittingId)
    .where('user_id', '=', user.id)
    .select(({ selectFrom, fn }) => [
      'kind',
      'state',
      'paper_id as paperId',
      'worksheet_id as worksheetId',
      'pinned_revision as revision',
      'started_at',
      'deadline_at',
      'finished_at',
      selectFrom('recordings')
        .whereRef('recordings.sitting_id', '=', 'sittings.id')
        .select(fn.countAll<string>().as('count'))
        .as('recordings'),
    ])
    .executeTakeFirst()
  if (held === undefined) throw refuse('NOT_FOUND')
  if ((await storedOf(db, place)) !== undefined) return false
  const clocked = {
    state: held.state,
    startedAt: held.started_at.getTime(),
    deadlineAt: held.deadline_at?.getTime() ?? null,
    finishedAt: held.finished_at?.getTime() ?? null,
  }
  if (!mayArrive(clocked, now.getTime())) throw refuse('FORBIDDEN')
  if (!(await takesRecording(db, held.kind, held, place.id))) throw refuse('FORBIDDEN')
  if (Number(held.recordings) >= maxRecordings) throw refuse('TOO_LARGE')
  return true
}

/**
 * Refuses a recording before its bytes are read: whose sitting takes none of this person, and a new one for which there is
 * no room.
 * @throws what admitSpeaker throws; NO_ROOM where pupil, school or disk have no room for another one
 */
export const admitRecording = async (speaker: Speaker, place: Place): Promise<void> => {
  const { db, user, now, services } = speaker
  const { files, settings } = services
  if (!(await admitSpeaker(speaker, place))) return
  if (!(await files.hasRoom()) || !(await hasRecordingRoom(db, now, settings, user.id))) throw refuseRoom(now)
}

/**
 * Stores what was said in an own sitting, told by its content (D51). The same again is the same recording; room first,
 * then the object, then the row, so that what an answer names is there and no byte is stored that is not counted.
 * @throws what admitRecording throws; UNSUPPORTED_MEDIA, BAD_PARAMETERS for the file; KEY_REUSED for other bytes
 */
export const storeRecording = async (context: Speaker, place: Place, { path, name }: Arrived): Promise<void> =>
  storeSpoken(context, place, { bytes: await readFile(path), name })

/** The same for bytes that are there already. @throws also TOO_LARGE */
export const storeSpoken = async (
  context: Speaker,
  place: Place,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<void> => {
  const { db, now, user, services, request } = context
  const { storage } = services.files
  if (bytes.length > bytesOf(recordingLimits)) throw refuseLarge(name, recordingLimits)
  if (bytes.length === 0) throw refuseFile('BAD_PARAMETERS', name, fileTexts.empty)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mediaType = mediaTypes.get(found?.mime ?? '')
  if (mediaType === undefined) throw refuseFile('UNSUPPORTED_MEDIA', name, fileTexts.kind)
  const sha256 = createHash('sha256').update(bytes).digest()
  const settle = (stored: Buffer): void => {
    if (!stored.equals(sha256)) throw refuse('KEY_REUSED')
  }
  const before = await storedOf(db, place)
  if (before !== undefined) {
    settle(before.sha256)
    await noteSentAgain(db, now, place, before)
    return
  }
  await admitSpeaker(context, place)
  const key = newKey().toString('hex')
  const storageKey = `recordings/${key.slice(0, 2)}/${key}`
  const upload = { userId: user.id, sittingId: place.sittingId, storageKey, bytes: bytes.length }
  const hasRoom = (await services.files.hasRoom()) && (await reserveRoom(db, now, services.settings, upload))
  if (!hasRoom) throw refuseRoom(now)
  const takeBack = async () => {
    // the object first: the room is free once its bytes are
    await storage
      .removeBelow(storageKey)
      .then(() => releaseRoom(db, storageKey))
      .catch((left) => request.log.warn({ err: left }, 'an object is left'))
  }
  const row = { media_type: mediaType, bytes: bytes.length, sha256, storage_key: storageKey, created_at: now }
  try {
    await storage.put(originalKey(storageKey), bytes)
    if (await addRow(db, { sitting_id: place.sittingId, id: place.id, ...row })) return
  } catch (fault) {
    await takeBack()
    throw fault
  }
  // the same upload came twice at one time
  await takeBack()
  const stored = await storedOf(db, place)
  if (stored !== undefined) settle(stored.sha256)
}

/**
 * Adds the row in whose place room was reserved. @returns false where the recording is there already
 * @throws BUSY where the upload took so long that its room was given back
 */
const addRow = (db: Db, row: Insertable<Recordings>): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await releaseRoom(tx, row.storage_key))) throw refuse('BUSY')
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('recordings')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return added === 1n
  })

/** What was said, for everybody who sees the answers of its sitting. @throws NOT_FOUND */
export const openRecording = async (
  { db, user, services, request }: Speaker & { user: SessionUser },
  { sittingId, id }: Place,
): Promise<{ stream: Readable; bytes: number; mediaType: string }> => {
  const { rows } = await sql<{ storageKey: string; mediaType: string }>`
    select recording.storage_key as "storageKey", recording.media_type as "mediaType"
    from recordings as recording join sittings as held on held.id = recording.sitting_id
    join users as pupil on pupil.id = held.user_id and pupil.status <> 'DELETED'
    where held.id = ${sittingId} and recording.id = ${id} and ${seesWork(user, ofSitting, 'recordings')}`.execute(db)
  const [row] = rows
  if (row === undefined) throw refuse('NOT_FOUND')
  const object = await services.files.storage.open(originalKey(row.storageKey))
  if (object === null) {
    request.log.error({ key: row.storageKey }, 'an object is missing')
    throw refuse('NOT_FOUND')
  }
  return { ...object, mediaType: row.mediaType }
}

/**
 * Which recordings that these responses name are stored in their sittings, as `sitting recording`; null, and no statement,
 * where they name none.
 */
export const storedRecordings = async (
  db: Db,
  given: readonly { sittingId: string; responses: readonly unknown[] }[],
): Promise<ReadonlySet<string> | null> => {
  const named = given.flatMap(({ sittingId, responses }) =>
    responses.flatMap((response) => {
      const id = recordingIn(response)
      return id === null ? [] : [{ sitting_id: sittingId, id }]
    }),
  )
  if (named.length === 0) return null
  const { rows } = await sql<{ place: string }>`
    select recording.sitting_id || ' ' || recording.id as place
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (sitting_id uuid, id uuid)
    join recordings as recording on recording.sitting_id = named.sitting_id and recording.id = named.id`.execute(db)
  return new Set(rows.map(({ place }) => place))
}
