import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newWorksheet } from '../../../testing/saved-worksheets.ts'
import { originalKey } from './files.ts'
import { sweepFiles } from './sweep.ts'

let house: TestHouse
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

const hours = 3_600_000
/** The clock of the disk, on which objects are dated, moved on. */
const sweepAfter = async (changedAt: number) =>
  sweepFiles(house.db, house.files, new Date(changedAt), { error: () => {}, info: () => {} })
const newest = async (): Promise<number> => {
  let last = 0
  for await (const { changedAt } of house.files.storage.list('')) last = Math.max(last, changedAt?.getTime() ?? 0)
  return last
}

test('H082 an object without a row goes after a day, not before; what a row names stays, also of a removed file', async () => {
  const kept = await newWorksheet(house, teacher, 1)
  const gone = await newWorksheet(house, teacher, 1)
  await teacher.send('DELETE', '/api/v1.0/dynamic/files', { id: gone })
  await house.files.storage.put('ff/orphan/original', Buffer.from('x'))
  const at = await newest()
  expect((await sweepAfter(at + 23 * hours)).removed).toEqual([])
  expect(await sweepAfter(at + 25 * hours)).toEqual({ removed: ['ff/orphan'], missing: [] })
  expect(await house.files.storage.read('ff/orphan/original')).toBeNull()
  const rows = await house.db.selectFrom('attachments').where('id', 'in', [kept, gone]).select('storage_key').execute()
  for (const { storage_key } of rows)
    expect(await house.files.storage.read(originalKey(String(storage_key)))).not.toBeNull()
})

test('H081 a row whose object is missing is reported', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const { storage_key } = await house.db
    .selectFrom('attachments')
    .where('id', '=', id)
    .select('storage_key')
    .executeTakeFirstOrThrow()
  await house.files.storage.removeBelow(String(storage_key))
  const { missing } = await sweepAfter(house.clock.now().getTime() + 365 * 24 * hours)
  expect(missing).toContain(id)
})

test('H081 files whose whole shelf is missing are reported', async () => {
  const id = await newWorksheet(house, teacher, 1)
  const { storage_key } = await house.db
    .selectFrom('attachments')
    .where('id', '=', id)
    .select('storage_key')
    .executeTakeFirstOrThrow()
  await house.files.storage.removeBelow(String(storage_key).slice(0, 2))
  expect((await sweepAfter(house.clock.now().getTime() + 365 * 24 * hours)).missing).toContain(id)
})

test('H082 pictures of people stay while they are somebody’s, and go when they are nobody’s', async () => {
  const [kept, left] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string]
  const folder = (key: string) => `avatars/${key.slice(0, 2)}/${key}`
  for (const key of [kept, left]) await house.files.storage.put(`${folder(key)}/256.webp`, Buffer.from('x'))
  await house.db
    .updateTable('users')
    .where('email', '=', 'co.lan@phuong.test')
    .set({ avatar_url: `/api/v1.0/avatars/${kept}` })
    .execute()
  expect((await sweepAfter((await newest()) + 25 * hours)).removed).toEqual([folder(left)])
  expect(await house.files.storage.read(`${folder(kept)}/256.webp`)).not.toBeNull()
})

test('H082 the sweep never asks for all keys at once, and a stop ends it after the shelf at hand', async () => {
  for (const shelf of ['e0', 'e1', 'recordings/e0'])
    await house.files.storage.put(`${shelf}/x/original`, Buffer.from('x'))
  const asked: string[] = []
  const stop = new AbortController()
  const storage = {
    ...house.files.storage,
    list: (below: string) => {
      asked.push(below)
      return house.files.storage.list(below)
    },
  }
  const sweepAll = () =>
    sweepFiles(
      house.db,
      { ...house.files, storage },
      house.clock.now(),
      { error: () => {}, info: () => {} },
      stop.signal,
    )
  await sweepAll()
  expect(asked).toEqual(expect.arrayContaining(['e0', 'e1', 'recordings/e0']))
  expect(asked).not.toContain('')
  expect(asked).not.toContain('recordings')
  expect(new Set(asked).size).toBe(asked.length)
  asked.length = 0
  stop.abort()
  await sweepAll()
  expect(asked).toEqual([])
})
