import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { refuse } from '@phuong/domain/refusals'
import { lateSyncWindow, recordingIn } from '@phuong/exercises/session'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import { ofSitting, seesWork } from '../../access/sittings.ts'
import { newKey } from '../../chance.ts'
import type { Db } from '../../db/database.ts'
import type { RequestFacts } from '../../request.ts'
import type { SessionUser } from '../sessions.ts'
import type { Arrived } from './arrived.ts'
import { type Files, originalKey } from './files.ts'
import { refuseFile } from './kinds.ts'
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
  services: { readonly files: Files }
  request: Pick<RequestFacts, 'log'>
}

/** Of which sitting, and which of its recordings. */
type Place = { sittingId: string; id: string }

/** The hash of a recording that is stored; undefined where there is none. */
const storedHash = async (db: Db, { sittingId, id }: Place): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('recordings')
    .where('sitting_id', '=', sittingId)
    .where('id', '=', id)
    .select('sha256')
    .executeTakeFirst()
  return row?.sha256
}

/**
 * Refuses who may not add a recording to a sitting: everybody but its pupil, and the pupil once its answers come too late
 * to count (docs/protocol.md 5): the late window after its end.
 * @throws NOT_FOUND, FORBIDDEN; TOO_LARGE where it holds as many as it may
 */
export const admitRecording = async ({ db, user, now }: Speaker, place: Place): Promise<void> => {
  const held = await db
    .selectFrom('sittings')
    .where('id', '=', place.sittingId)
    .where('user_id', '=', user.id)
    .select(({ selectFrom, fn }) => [
      'state',
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
  // the same again is nothing new, whenever it comes
  if ((await storedHash(db, place)) !== undefined) return
  const end = held.finished_at ?? held.deadline_at ?? held.started_at
  if (held.state !== 'open' && now.getTime() > end.getTime() + lateSyncWindow) throw refuse('FORBIDDEN')
  if (Number(held.recordings) >= maxRecordings) throw refuse('TOO_LARGE')
}

/**
 * Stores what was said in an own sitting, told by its content (D51). The same again is the same recording; object first,
 * then the row, so that what an answer names is there.
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
  const { db, now, services, request } = context
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
  const before = await storedHash(db, place)
  if (before !== undefined) {
    settle(before)
    return
  }
  const key = newKey().toString('hex')
  const storageKey = `recordings/${key.slice(0, 2)}/${key}`
  const takeBack = () =>
    storage.removeBelow(storageKey).catch((left) => request.log.warn({ err: left }, 'an object is left'))
  await storage.put(originalKey(storageKey), bytes)
  try {
    await admitRecording(context, place)
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('recordings')
      .values({
        sitting_id: place.sittingId,
        id: place.id,
        media_type: mediaType,
        bytes: bytes.length,
        sha256,
        storage_key: storageKey,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added === 1n) return
  } catch (fault) {
    await takeBack()
    throw fault
  }
  // the same upload came twice at one time
  await takeBack()
  const stored = await storedHash(db, place)
  if (stored !== undefined) settle(stored)
}

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
