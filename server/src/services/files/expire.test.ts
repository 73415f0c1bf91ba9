import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newWorksheet, saveWorksheet, worksheetOf } from '../../../testing/saved-worksheets.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addSpokenPapers, say, speechOf } from '../../../testing/spoken.ts'
import { a4, makePages, newFolder, pdfOf, toFolder, uploaded } from '../../../testing/uploads.ts'
import { addAssignment } from '../../../testing/worksheets.ts'
import { emptyBin, expireRecordings, keptMs } from './expire.ts'

let house: TestHouse
let teacher: Caller
let speaking: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  speaking = (await addSpokenPapers(house)).speaking.id
})
afterAll(() => house.close())

const day = 86_400_000
const after = (ms: number) => new Date(house.clock.now().getTime() + ms)
const keysBelow = async (folder: string) => {
  const keys: string[] = []
  for await (const { key } of house.files.storage.list(folder)) keys.push(key)
  return keys.sort()
}
const objectOf = async (id: string) => {
  const { storage_key } = await house.db
    .selectFrom('recordings')
    .where('id', '=', id)
    .select('storage_key')
    .executeTakeFirstOrThrow()
  return storage_key
}

const begin = async (email: string) => {
  const pupil = sitter(await signedIn(house.url, email), house.clock)
  const { row } = await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: 'spoken', fresh: true })
  return { pupil, sittingId: row?.sittingId as string }
}

test('D51 a recording that no answer names goes after 30 days; one that an answer names stays', async () => {
  const { pupil, sittingId } = await begin('4a1.11@phuong.test')
  const [named, unnamed] = [randomUUID(), randomUUID()]
  for (const id of [named, unnamed]) expect((await say(pupil.caller, sittingId, speechOf(500), id)).status).toBe(200)
  await pupil.append(sittingId, [pupil.submit(speaking, { recording: named, seconds: 3 })])
  const objects = { named: await objectOf(named), unnamed: await objectOf(unnamed) }
  expect(await expireRecordings(house.db, house.files.storage, after(keptMs - 60_000))).toBe(0)
  expect(await expireRecordings(house.db, house.files.storage, after(keptMs + 60_000))).toBe(1)
  expect(await keysBelow(objects.unnamed)).toEqual([])
  expect(await keysBelow(objects.named)).toHaveLength(1)
  const left = await house.db.selectFrom('recordings').where('sitting_id', '=', sittingId).select('id').execute()
  expect(left).toEqual([{ id: named }])
  // sent again it is there again, and counts
  expect((await say(pupil.caller, sittingId, speechOf(500), unnamed)).status).toBe(200)
})

test('D51 one that its browser sends again waits as long again', async () => {
  const { pupil, sittingId } = await begin('4a1.12@phuong.test')
  const id = randomUUID()
  await say(pupil.caller, sittingId, speechOf(500), id)
  const before = house.clock.now()
  house.clock.forward(29 * day)
  try {
    const later = sitter(await signedIn(house.url, '4a1.12@phuong.test'), house.clock)
    expect((await say(later.caller, sittingId, speechOf(500), id)).status).toBe(200)
    const isThere = async (at: Date) => {
      await expireRecordings(house.db, house.files.storage, at)
      return (await house.db.selectFrom('recordings').where('id', '=', id).select('id').execute()).length > 0
    }
    expect(await isThere(after(29 * day))).toBe(true)
    expect(await isThere(after(31 * day))).toBe(false)
  } finally {
    house.clock.set(before)
  }
})

test('D67 the database lets go of no recording that an answer names, and changes none', async () => {
  const { pupil, sittingId } = await begin('4a1.13@phuong.test')
  const id = randomUUID()
  await say(pupil.caller, sittingId, speechOf(500), id)
  await pupil.append(sittingId, [pupil.submit(speaking, { recording: id, seconds: 3 })])
  for (const attempt of [
    sql`delete from recordings where id = ${id}`,
    sql`update recordings set bytes = 1 where id = ${id}`,
    sql`update recordings set sent_again_at = now(), storage_key = 'x' where id = ${id}`,
  ])
    await expect(attempt.execute(house.db)).rejects.toMatchObject({ code: '23001' })
  await sql`update recordings set sent_again_at = now() where id = ${id}`.execute(house.db)
})

const fileOf = async (id: string) =>
  house.db
    .selectFrom('attachments')
    .where('id', '=', id)
    .select(['storage_key', 'emptied_at'])
    .executeTakeFirstOrThrow()
const remove = (id: string) => teacher.send('DELETE', '/api/v1.0/dynamic/files', { id })

test('C-663 a removed file gives its bytes back after 30 days, not before', async () => {
  const { id } = await uploaded(
    teacher,
    { ...toFolder(await newFolder(teacher)), pages: '1' },
    { name: 'a.pdf', bytes: await pdfOf([a4, a4]) },
  )
  await makePages(house)
  const { storage_key } = await fileOf(id)
  const folder = String(storage_key)
  await remove(id)
  expect(await emptyBin(house.db, house.files.storage, after(keptMs - 60_000))).toBe(0)
  expect(await keysBelow(folder)).not.toEqual([])
  expect(await emptyBin(house.db, house.files.storage, after(keptMs + 60_000))).toBe(1)
  expect(await keysBelow(folder)).toEqual([])
  expect(await fileOf(id)).toMatchObject({ storage_key: null })
  expect(await emptyBin(house.db, house.files.storage, after(keptMs + 60_000))).toBe(0)
})

test('C-663 of a removed worksheet that was given the pages that its pupils see stay, the original goes', async () => {
  const id = await newWorksheet(house, teacher)
  expect((await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))).status).toBe(200)
  const { id: classId, ownerId } = await classNamed(house.db)
  await addAssignment(house.db, { classId, attachmentId: id, createdBy: ownerId })
  const folder = String((await fileOf(id)).storage_key)
  expect(await keysBelow(folder)).toContain(`${folder}/original`)
  await remove(id)
  expect(await emptyBin(house.db, house.files.storage, after(keptMs + 60_000))).toBe(1)
  const left = await keysBelow(folder)
  expect(left).not.toContain(`${folder}/original`)
  expect(left).toContain(`${folder}/1-1140.webp`)
  expect(left).not.toContain(`${folder}/2-1140.webp`)
  const pupil = await signedIn(house.url, '4a1.01@phuong.test')
  expect((await pupil.send('GET', `/api/v1.0/files/${id}/pages/1?w=1140`)).status).toBe(200)
})
