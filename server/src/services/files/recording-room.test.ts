import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addSpokenPapers, say, speechOf } from '../../../testing/spoken.ts'
import { expireRecordings } from './expire.ts'
import { originalKey } from './files.ts'
import { reservedMs, reserveRoom } from './recording-room.ts'

/** A megabyte a day and pupil, so that three of these have room. */
const limits = { RECORDINGS_PUPIL_MB: 1, RECORDINGS_SCHOOL_GB: 1 }
const third = speechOf(300_000)

let house: TestHouse
let papers: Awaited<ReturnType<typeof addSpokenPapers>>
beforeAll(async () => {
  house = await openHouse({ RECORDINGS_PUPIL_MB: '1', RECORDINGS_SCHOOL_GB: '1' })
  papers = await addSpokenPapers(house)
})
afterAll(() => house.close())

/** Pupils of 4A1, each of whom no other test has spoken as. */
let used = 0
const nextPupil = async () => {
  used += 1
  const email = `4a1.${String(used).padStart(2, '0')}@phuong.test`
  return { email, pupil: sitter(await signedIn(house.url, email), house.clock) }
}
type Pupil = Awaited<ReturnType<typeof nextPupil>>['pupil']
const begin = async (pupil: Pupil, code = 'spoken'): Promise<string> =>
  (await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: code, fresh: true })).row?.sittingId
const stored = async (sittingIds: readonly string[]) =>
  (await house.db.selectFrom('recordings').where('sitting_id', 'in', sittingIds).select('id').execute()).length
const reserved = async () => house.db.selectFrom('recording_reservations').selectAll().execute()

let email: string
let pupil: Pupil
let sittingId: string
beforeEach(async () => {
  ;({ email, pupil } = await nextPupil())
  sittingId = await begin(pupil)
})

describe('D51 room for recordings', () => {
  test('a paper without a question to speak takes none, in any number of sittings', async () => {
    const silent = [await begin(pupil, 'silent'), await begin(pupil, 'silent')]
    for (const id of silent)
      expect(await say(pupil.caller, id, third)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await stored(silent)).toBe(0)
  })

  test('D50 plain work takes one, of a paper or of none', async () => {
    const plain = randomUUID()
    const { id } = await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    await house.db
      .insertInto('sittings')
      .values({ id: plain, kind: 'plain', user_id: id, attempt: 1, started_at: house.clock.now() })
      .execute()
    expect((await say(pupil.caller, plain, third)).status).toBe(200)
  })

  test('a pupil has so many megabytes a day over all sittings; answers go on, others too, and the next day brings room', async () => {
    const other = (await nextPupil()).pupil
    const sittings = [sittingId]
    for (let n = 0; n < 3; n++) {
      expect((await say(pupil.caller, sittings.at(-1) ?? '', third)).status).toBe(200)
      sittings.push(await begin(pupil))
    }
    const open = sittings.at(-1) ?? ''
    const refused = await say(pupil.caller, open, third)
    expect(refused).toMatchObject({ status: 507, body: { code: 'NO_ROOM' } })
    expect(await stored(sittings)).toBe(3)
    const answered = await pupil.append(open, [pupil.submit(papers.choice.id, papers.choice.right)])
    expect(answered.row?.acks).toMatchObject([{ status: 'stored' }])
    expect((await say(other.caller, await begin(other), third)).status).toBe(200)

    const before = house.clock.now()
    try {
      // 23:59:59 and 00:00:01 in Asia/Ho_Chi_Minh
      const midnight = Math.floor((before.getTime() + 7 * 3_600_000) / 86_400_000 + 1) * 86_400_000 - 7 * 3_600_000
      house.clock.set(new Date(midnight - 1_000))
      const late = sitter(await signedIn(house.url, email), house.clock)
      const evening = await begin(late)
      expect((await say(late.caller, evening, third)).status).toBe(507)
      house.clock.set(new Date(midnight + 1_000))
      expect((await say(late.caller, evening, third)).status).toBe(200)
    } finally {
      house.clock.set(before)
    }
  })

  test('uploads beside each other have no more room than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => say(pupil.caller, sittingId, third)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(6).fill(507)])
    expect(await stored([sittingId])).toBe(3)
    expect(await reserved()).toEqual([])
  })

  test('who asks for room while another takes it waits, and counts what that one took', async () => {
    const { id: userId } = await house.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    const now = house.clock.now()
    const upload = (storageKey: string) => ({ userId, sittingId, storageKey, bytes: 600_000 })
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(house.db)
      return rows[0]?.count
    }
    // what another server does at this moment, not committed yet
    const { asked } = await house.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('phuong-recordings'))`.execute(tx)
      const until = new Date(now.getTime() + reservedMs)
      const { bytes, storageKey } = upload('recordings/aa/first')
      await tx
        .insertInto('recording_reservations')
        .values({
          storage_key: storageKey,
          sitting_id: sittingId,
          user_id: userId,
          bytes,
          made_at: now,
          until,
        })
        .execute()
      const second = reserveRoom(house.db, now, limits, upload('recordings/aa/second'))
      await expect.poll(waiting).toBe(1)
      return { asked: second }
    })
    expect(await asked).toBe(false)
    await house.db.deleteFrom('recording_reservations').execute()
  })

  test('what is small counts as a block of the disk', async () => {
    // 253 blocks of 4 kB leave three of the 256 that a megabyte has
    await sql`insert into recordings (sitting_id, id, media_type, bytes, sha256, storage_key, created_at)
      select ${await begin(pupil)}, gen_random_uuid(), 'audio/webm', 60, sha256('x'), 'recordings/00/' || gen_random_uuid(),
        ${house.clock.now()} from generate_series(1, 253)`.execute(house.db)
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await say(pupil.caller, sittingId, speechOf(60))).status)
    expect(statuses).toEqual([200, 200, 200, 507])
  })

  test('what is stored is taken once more where nothing new is, so that its answer arrives', async () => {
    const id = randomUUID()
    for (const each of [id, randomUUID(), randomUUID()])
      expect((await say(pupil.caller, sittingId, third, each)).status).toBe(200)
    expect((await say(pupil.caller, sittingId, third)).status).toBe(507)
    expect((await say(pupil.caller, sittingId, third, id)).status).toBe(200)
  })

  test('a refusal says when to come again: after an hour, or on the next day', async () => {
    for (let n = 0; n < 3; n++) await say(pupil.caller, sittingId, third)
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(third)]), 'recording')
    const answer = await fetch(`${house.url}/api/v1.0/sittings/${sittingId}/recordings/${randomUUID()}`, {
      method: 'POST',
      headers: { origin: house.url, 'sec-fetch-site': 'same-origin', cookie: pupil.caller.cookie ?? '' },
      body: form,
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
  })

  test('H081 what a crash left reserved counts until its time is over, and its object goes with the sweep', async () => {
    const held = await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    const now = house.clock.now()
    const storageKey = 'recordings/cc/crashed'
    const upload = { userId: held.id, sittingId, storageKey, bytes: 1_048_576 }
    expect(await reserveRoom(house.db, now, limits, upload)).toBe(true)
    await house.files.storage.put(originalKey(storageKey), third)
    expect((await say(pupil.caller, sittingId, third)).status).toBe(507)
    house.clock.forward(reservedMs + 1)
    try {
      expect((await say(pupil.caller, sittingId, third)).status).toBe(200)
      await expireRecordings(house.db, house.files.storage, house.clock.now())
      expect(await reserved()).toEqual([])
      expect(await house.files.storage.read(originalKey(storageKey))).toBeNull()
    } finally {
      house.clock.set(now)
    }
  })

  test('the school has so many gigabytes in all; what is nearly at its end is told before', async () => {
    const ready = async () => (await pupil.caller.send('GET', '/readyz')).body
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const room = async () => (await admin.call('SITE_Room_Get', {}, 'query/first')).body.result
    expect(await ready()).toEqual({ status: 'ok' })
    const spoken = (await nextPupil()).pupil
    const full = await begin(spoken)
    const add = (count: number) =>
      sql`insert into recordings (sitting_id, id, media_type, bytes, sha256, storage_key, created_at)
        select ${full}, gen_random_uuid(), 'audio/webm', 2097152, sha256('x'), 'recordings/00/' || gen_random_uuid(),
          ${new Date(house.clock.now().getTime() - 5 * 86_400_000)} from generate_series(1, ${count}::int)`.execute(
        house.db,
      )
    try {
      await add(412)
      expect(await ready()).toEqual({ status: 'ok', warnings: ['recordings-low'] })
      expect(await room()).toMatchObject({ recordings: { limit: 1_073_741_824, level: 'low' }, disk: { level: 'ok' } })
      await add(100)
      expect(await say(pupil.caller, sittingId, third)).toMatchObject({ status: 507, body: { code: 'NO_ROOM' } })
      expect(await ready()).toEqual({ status: 'ok', warnings: ['recordings-refused'] })
      expect(await room()).toMatchObject({ recordings: { level: 'full' } })
    } finally {
      await sql`delete from recordings where sitting_id = ${full}`.execute(house.db)
    }
  })
})
