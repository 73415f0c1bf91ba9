import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { newWorksheet, pageUrl, saveWorksheet, worksheetOf } from '../../testing/saved-worksheets.ts'
import { a4, makePages, newFolder, pdfOf, toFolder, toWorksheet, uploaded } from '../../testing/uploads.ts'
import { newId } from '../chance.ts'

let house: TestHouse
let teacher: Caller
let pupil: Caller
let manager: Caller
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  manager = await signedIn(house.url, 'quanly@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

const read = async (caller: Caller, filters: object, more: object = {}) => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'SHARE',
    entityName: 't_PHUONG_SHARE_Attachments',
    parameters: { filters },
    sort: 'CreatedDate DESC',
    ...more,
  })
  return body.results as Record<string, unknown>[]
}

test('B-184 B-186 B-187 B-198 A-366 a worksheet is read by its id, with the document for who may edit it', async () => {
  const id = await newWorksheet(house, teacher)
  await saveWorksheet(teacher, id, worksheetOf(id, [2, 1], 0))
  const entityName = 't_PHUONG_CLASSES_Folders'
  const [row] = await read(teacher, { id, entityName })
  expect(row).toMatchObject({
    id,
    rowId: id,
    entityName,
    fileName: 'Phiếu.pdf',
    fileUrl: `/api/v1.0/files/${id}`,
    downloadUrl: `/api/v1.0/files/${id}`,
    mediaType: 'application/pdf',
    tags: null,
    visibility: 'PRIVATE',
    createdDate: '2026-11-20 07:30:00',
    pageCount: 3,
    revision: 1,
    jsonData: { revision: 1, ExerciseData: [{ text: 'phượng|hoa phượng' }], canvasJson: {} },
    backgroundImage: pageUrl(id, 2),
    picture: pageUrl(id, 1, 240),
    result: null,
  })
  expect(row?.fileSize).toBeGreaterThan(500)
})

test('B-236 H125 a pupil to whom it was given gets neither the document nor the original; the own newest result is joined', async () => {
  const id = await newWorksheet(house, teacher, 1)
  await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
  expect(await read(pupil, { id })).toEqual([])
  const [assignment, now] = [newId(house.clock.now()), house.clock.now()]
  await sql`insert into assignments (id, type, title, worksheet_id, school_year_id, created_by, created_at, updated_at)
    select ${assignment}, 'LIVEWORKSHEET', 'Phiếu', ${id}, ${schoolYearOf(now).id}, created_by, ${now}, ${now} from attachments where id = ${id}`.execute(
    house.db,
  )
  await sql`insert into assignment_classes select ${assignment}, id from classes where class_name = '4A1'`.execute(
    house.db,
  )
  const before = await read(pupil, { id })
  expect(before).toMatchObject([{ id, jsonData: null, fileUrl: null, downloadUrl: null, result: null }])
  expect(JSON.stringify(before)).not.toContain('phượng|')

  const sitting = newId(now)
  await sql`insert into sittings (id, kind, user_id, assignment_id, worksheet_id, pinned_revision, attempt, state, started_at, finished_at)
    select ${sitting}, 'worksheet', id, ${assignment}, ${id}, 1, 1, 'finished', ${now}, ${now} from users where email = '4a1.01@phuong.test'`.execute(
    house.db,
  )
  await sql`insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data, results, score, star, submitted_at)
    select ${newId(now)}, ${assignment}, id, ${sitting}, 1, 'LIVEWORKSHEET', '{}', '{"writeResult":"1/1"}', 10, 5, ${now}
    from users where email = '4a1.01@phuong.test'`.execute(house.db)
  expect(await read(pupil, { id })).toMatchObject([
    { result: { sittingId: sitting, score: 10, star: 5, results: { writeResult: '1/1' } } },
  ])
  expect(await read(teacher, { id })).toMatchObject([{ result: null }])

  // one rule with SITTING_Get: of what is not over nothing is told beside the file either (Score on 100, mark on 10)
  const told = async () => {
    const [row] = (await read(pupil, { id })) as [{ result: { score: number | null; results: object | null } | null }]
    const { body } = await pupil.call('SITTING_Get', { sittingId: sitting }, 'query/first')
    return [row.result?.score ?? null, (body.result as { score: number | null }).score]
  }
  expect(await told()).toEqual([10, 1])
  for (const state of ['open', 'left'] as const) {
    await house.db.updateTable('sittings').set({ state }).where('id', '=', sitting).execute()
    expect([state, ...(await told())]).toEqual([state, null, null])
    expect(await read(pupil, { id })).toMatchObject([{ result: { score: null, star: null, results: null } }])
  }
  await house.db.updateTable('sittings').set({ state: 'closed' }).where('id', '=', sitting).execute()
  expect(await told()).toEqual([10, 1])
  const receipt = (total: number) =>
    sql`update sittings set receipt = jsonb_build_object('total', ${total}::int) where id = ${sitting}`.execute(
      house.db,
    )
  await receipt(0)
  expect(await read(pupil, { id })).toMatchObject([{ result: { sittingId: sitting, score: null } }])
  await receipt(1)
  expect(await read(pupil, { id })).toMatchObject([{ result: { sittingId: sitting, score: 10 } }])
  await sql`update assignments_answers set superseded_at = ${now} where sitting_id = ${sitting}`.execute(house.db)
  expect(await read(pupil, { id })).toMatchObject([{ result: null }])
})

test('B-199 B-200 the files of a folder, newest first; other people’s are not there', async () => {
  const folder = await newFolder(teacher)
  const bytes = await pdfOf([a4])
  for (const name of ['một.pdf', 'hai.pdf', 'ba.pdf']) {
    house.clock.forward(60_000)
    await uploaded(teacher, { ...toFolder(folder), tags: 'LIVEWORKSHEET' }, { name, bytes })
  }
  const filters = { entityId: folder, entityName: 't_PHUONG_CLASSES_Folders' }
  expect((await read(teacher, filters)).map(({ fileName }) => fileName)).toEqual(['ba.pdf', 'hai.pdf', 'một.pdf'])
  expect(await read(teacher, { ...filters, tags: 'KHÁC' })).toEqual([])
  expect(await read(await signedIn(house.url, 'thay.minh@phuong.test'), filters)).toEqual([])
  expect(await read(manager, filters)).toEqual([])
})

test('A-113 A-114 A-115 D04 an administrator’s file is PUBLIC: a manager edits it, a teacher’s private one not', async () => {
  const tag = (caller: Caller, id: string) => caller.call('SHARE_Attachments_UpdateTags', { id, tags: 'X' })
  const isPublic = await newWorksheet(house, admin, 1)
  const isPrivate = await newWorksheet(house, teacher, 1)
  expect((await tag(manager, isPublic)).status).toBe(200)
  expect((await tag(manager, isPrivate)).status).toBe(404)
  expect((await tag(teacher, isPublic)).status).toBe(404)
  expect((await tag(teacher, isPrivate)).status).toBe(200)
  expect((await tag(admin, isPrivate)).status).toBe(200)
  expect(await read(manager, { id: isPublic })).toMatchObject([{ visibility: 'PUBLIC', fileUrl: expect.any(String) }])
  // what a manager adds to it belongs to the worksheet, so that its creator sees it too
  const { id } = await uploaded(manager, toWorksheet(isPublic), { name: 'nền.pdf', bytes: await pdfOf([a4]) })
  await makePages(house)
  expect((await admin.call('SHARE_Attachments_GetPages', { id })).status).toBe(200)
  expect(await read(manager, { entityId: isPublic })).toMatchObject([{ entityName: 't_PHUONG_SHARE_Attachments' }])
})
