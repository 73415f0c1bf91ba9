import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { hardContent, samePages } from '../../../testing/hand-made-pdf.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { a4, makePages, newFolder, pdfOf, toFolder, uploaded } from '../../../testing/uploads.ts'
import { createPictures, type Pictures } from '../../adapters/pictures/pictures.ts'
import type { Files } from './files.ts'
import { makeNextPage } from './make-pages.ts'
import { readPageNumbers } from './page-numbers.ts'

let house: TestHouse
let teacher: Caller
let folder: string
/** pictures that a test made beside those of the house */
let drawn: Pictures | undefined
beforeEach(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  folder = await newFolder(teacher)
})
afterEach(async () => {
  await drawn?.close()
  drawn = undefined
  await house.close()
})

const upload = async (pages: number, chosen = '') =>
  (
    await uploaded(
      teacher,
      { ...toFolder(folder), pages: chosen },
      { name: 'a.pdf', bytes: await pdfOf(Array.from({ length: pages }, () => a4)) },
    )
  ).id
const step = () => makeNextPage(house.db, house.files, house.clock.now)
const order = async () => {
  const made: [string, number][] = []
  for (let page = await step(); page !== null; page = await step()) made.push([page.attachmentId, page.page])
  return made
}
const stateOf = async (id: string) =>
  ((await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')).body.result as { state: string }).state
const rowOf = (id: string) =>
  house.db
    .selectFrom('attachment_pages')
    .where('attachment_id', '=', id)
    .orderBy('page')
    .selectAll()
    .executeTakeFirstOrThrow()

test('chosen pages come first, then the first pages of all files before the second ones', async () => {
  const a = await upload(2)
  house.clock.forward(1_000)
  const b = await upload(2)
  house.clock.forward(1_000)
  const c = await upload(3, '3')
  expect(await order()).toEqual([
    [c, 3],
    [a, 1],
    [b, 1],
    [c, 1],
    [a, 2],
    [b, 2],
    [c, 2],
  ])
})

test('a kill while a page is drawn loses nothing: the page is free again after its lease, and no two draw it at once', async () => {
  const id = await upload(1)
  let killed: () => void = () => {}
  const { drawPage } = house.files.pictures
  // the work never comes back, as after a kill
  Object.assign(house.files.pictures, {
    drawPage: () =>
      new Promise((resolve) => {
        killed = () => resolve(undefined)
      }),
  })
  void step().catch(() => {})
  await expect.poll(async () => (await rowOf(id)).tries).toBe(1)
  Object.assign(house.files.pictures, { drawPage })
  expect(await step()).toBeNull()
  house.clock.forward(119_000)
  expect(await step()).toBeNull()
  house.clock.forward(2_000)
  expect(await step()).toMatchObject({ attachmentId: id, page: 1 })
  expect([await stateOf(id), (await rowOf(id)).tries]).toEqual(['done', 0])
  killed()
})

test('a storage that does not answer is tried again after longer and longer pauses, five times in all; a new choice tries anew', async () => {
  const id = await upload(1)
  const { storage } = house.files
  const { put } = storage
  storage.put = async () => {
    throw new Error('no answer')
  }
  for (const pause of [5_000, 30_000, 120_000, 600_000]) {
    expect((await step())?.fault).toBeInstanceOf(Error)
    house.clock.forward(pause - 1)
    expect(await step()).toBeNull()
    house.clock.forward(1)
  }
  expect(await stateOf(id)).toBe('waiting')
  expect((await step())?.fault).toBeInstanceOf(Error)
  expect(await stateOf(id)).toBe('failed')
  storage.put = put
  house.clock.forward(3_600_000)
  expect(await step()).toBeNull()
  await teacher.call('SHARE_Attachments_SetPages', { id, pages: '1' })
  expect(await step()).toMatchObject({ page: 1 })
  expect(await stateOf(id)).toBe('done')
})

test('a page that cannot be drawn has failed at once, the others are made', async () => {
  const id = (
    await uploaded(
      teacher,
      { ...toFolder(folder), pages: '1-2' },
      { name: 'a.pdf', bytes: await pdfOf([a4, [1, 9_000]]) },
    )
  ).id
  expect((await makePages(house)).faults).toHaveLength(1)
  const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
  expect(body.result).toMatchObject({ state: 'failed', failed: [2], sharp: [{ page: 1 }] })
})

/** A file of so many pages that nobody would wait for, of this person. */
const uploadHard = async (owner: Caller, pages: number) =>
  (await uploaded(owner, toFolder(await newFolder(owner)), { name: 'a.pdf', bytes: samePages(pages, hardContent) })).id
const hardBytes = 1_000_000

/** The files of the house, drawn in a process with which patience ends at once where the file is a hard one. */
const impatient = (): Files => {
  let hard = false
  const pictures = createPictures({
    patience: (giveUp) => {
      if (hard) setImmediate(giveUp)
      hard = false
      return () => {}
    },
  })
  const { storage } = house.files
  const open: Files['storage']['open'] = async (key) => {
    const opened = await storage.open(key)
    hard = opened !== null && opened.bytes > hardBytes
    return opened
  }
  drawn = pictures
  return { ...house.files, storage: { ...storage, open }, pictures }
}

test('D30 a file gives up after two pages that are too hard: all its pages have failed; a choice tries one anew', async () => {
  const id = await uploadHard(teacher, 5)
  const files = impatient()
  const next = () => makeNextPage(house.db, files, house.clock.now)
  const told = async () =>
    (await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')).body.result as Record<string, unknown>
  const tooHard = { attachmentId: id, fault: { code: 'TOO_HARD' } }
  expect(await next()).toMatchObject({ ...tooHard, page: 1 })
  expect(await told()).toMatchObject({ state: 'waiting', failed: [1] })
  expect(await next()).toMatchObject({ ...tooHard, page: 2 })
  expect(await next()).toBeNull()
  expect(await told()).toMatchObject({ state: 'failed', failed: [1, 2, 3, 4, 5] })
  await teacher.call('SHARE_Attachments_SetPages', { id, pages: '3-5' })
  expect(await next()).toMatchObject({ ...tooHard, page: 3 })
  expect(await next()).toBeNull()
  expect(await told()).toMatchObject({ state: 'failed', failed: [1, 2, 3, 4, 5] })
})

test('D31 the next page is that of whoever was served longest ago: hard files of one person hold up nobody else', async () => {
  const other = await signedIn(house.url, 'thay.minh@phuong.test')
  const hard = [await uploadHard(teacher, 9), await uploadHard(teacher, 9), await uploadHard(teacher, 9)]
  const files = impatient()
  const served: string[] = []
  const next = async () => {
    house.clock.forward(1)
    const made = await makeNextPage(house.db, files, house.clock.now)
    if (made !== null) served.push(hard.includes(made.attachmentId) ? 'hard' : 'plain')
    return made
  }
  await next()
  await uploaded(other, toFolder(await newFolder(other)), { name: 'b.pdf', bytes: await pdfOf([a4, a4]) })
  while ((await next()) !== null);
  expect(served).toEqual(['hard', 'plain', 'hard', 'plain', 'hard', 'hard', 'hard', 'hard'])
})

test('files of one moment are drawn in the order of their ids, and two servers never draw the same page', async () => {
  const ids = [await upload(2), await upload(2), await upload(2)].sort()
  const [a, b, c] = ids
  const at = (made: Awaited<ReturnType<typeof step>>) => [made?.attachmentId, made?.page]
  expect(at(await step())).toEqual([a, 1])
  const both = await Promise.all([step(), step()])
  expect(both.map(at).sort()).toEqual([
    [b, 1],
    [c, 1],
  ])
  expect(await order()).toEqual(ids.map((id) => [id, 2]))
})

test('D31 a file has ten minutes for all its pages, however often they are chosen; a store that does not answer costs it nothing', async () => {
  const id = await upload(5)
  const slowly = (milliseconds: number) => () => {
    house.clock.forward(milliseconds)
    return house.clock.now()
  }
  const { storage } = house.files
  const { put } = storage
  storage.put = async () => {
    throw new Error('no answer')
  }
  expect((await makeNextPage(house.db, house.files, slowly(900_000)))?.fault).toMatchObject({ message: 'no answer' })
  storage.put = put
  house.clock.forward(5_000)
  const next = () => makeNextPage(house.db, house.files, slowly(250_000))
  for (const page of [1, 2, 3]) expect(await next()).toEqual({ attachmentId: id, page })
  expect(await next()).toMatchObject({ fault: { code: 'TOO_HARD' } })
  expect(await next()).toBeNull()
  const told = { state: 'failed', small: [1, 2, 3], failed: [4, 5] }
  const pages = () => teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
  expect((await pages()).body.result).toMatchObject(told)
  await teacher.call('SHARE_Attachments_SetPages', { id, pages: '4' })
  expect(await next()).toMatchObject({ page: 4, fault: { code: 'TOO_HARD' } })
  expect((await pages()).body.result).toMatchObject({ ...told, sharp: [] })
})

test('pages of a removed file are not made', async () => {
  const id = await upload(3)
  await teacher.send('DELETE', '/api/v1.0/dynamic/files', { id })
  expect(await step()).toBeNull()
})

test.each([
  ['1-2,5', 9, [1, 2, 5]],
  [' 5 , 1 - 2, 2', 9, [1, 2, 5]],
  ['', 3, [1, 2, 3]],
  [null, 99, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['1-30', 200, Array.from({ length: 30 }, (_, index) => index + 1)],
  ['1-31', 200, null],
  ['0', 9, null],
  ['10', 9, null],
  ['3-2', 9, null],
  ['1,,2', 9, null],
  ['1-', 9, null],
  ['-1', 9, null],
  ['1e1', 99, null],
])('the choice %j of %i pages', (text, count, expected) => {
  expect(readPageNumbers(text, count)).toEqual(expected)
})
