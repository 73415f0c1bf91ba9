import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addWorksheet } from '../../testing/worksheets.ts'

const crud = '/api/v1.0/dynamic/crud'
const folders = { subModuleName: 'CLASSES', entityName: 'Folders' }

let house: TestHouse
let teacher: Caller
let other: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
})
afterAll(() => house.close())

const make = (caller: Caller, parameters: object) => caller.send('POST', crud, { ...folders, parameters })
const idOf = async (caller: Caller, parameters: object) =>
  ((await make(caller, parameters)).body.result as { id: string }).id
const list = async (caller: Caller, filters: object = {}, sort = 'SortOrder, Name') => {
  const { body } = await caller.send('POST', `${crud}/read`, { ...folders, parameters: { filters }, sort })
  return body.results as Record<string, unknown>[]
}

test('B-521 B-522 B-528 a folder is made with its fields, its class is 0, its creator the caller', async () => {
  const id = await idOf(teacher, { name: '  Ôn   tập ', sortOrder: 2, color: '#b93a1b' })
  expect((await list(teacher)).find((row) => row.id === id)).toEqual({
    id,
    rowId: id,
    parentId: null,
    name: 'Ôn tập',
    color: '#b93a1b',
    sortOrder: 2,
    classId: 0,
    createdBy: expect.any(String),
    createdDate: '2026-11-20 07:30:00',
  })
})

test('B-515 B-537 the list holds the own folders only, whoever the filter names', async () => {
  const id = await idOf(other, { name: 'Của thầy Minh', sortOrder: 0 })
  const [{ createdBy }] = (await list(other)) as [{ createdBy: string }]
  expect(await list(teacher, { createdBy, classId: 0 })).toEqual([])
  expect((await list(teacher)).map((row) => row.id)).not.toContain(id)
  expect((await make(teacher, { name: 'x', sortOrder: 0, createdBy })).status).toBe(400)
})

test('H168 B-516 B-527 the list is in the order that was typed, then in that of names, with numbers as numbers', async () => {
  for (const [name, sortOrder] of [
    ['Đọc', 0],
    ['Dấu', 1],
    ['Dấu', 0],
    ['Ếch', 0],
    ['Em', 0],
    ['Tuần 10', 2],
    ['Tuần 2', 2],
    ['Bài đầu', 3],
  ] as const)
    await make(other, { name, sortOrder })
  const inOrder = ['Của thầy Minh 0', 'Dấu 0', 'Đọc 0', 'Em 0', 'Ếch 0', 'Dấu 1', 'Tuần 2 2', 'Tuần 10 2', 'Bài đầu 3']
  const written = (rows: Record<string, unknown>[]) => rows.map(({ name, sortOrder }) => `${name} ${sortOrder}`)
  expect(written(await list(other, { classId: 0 }))).toEqual(inOrder)
  // also for a page that asks for no order
  expect(written(await list(other, { classId: 0 }, ''))).toEqual(inOrder)
})

test('B-523 B-526 without a name nothing is made', async () => {
  for (const name of [undefined, null, '', '   ', '\u200b']) {
    const { status, body } = await make(teacher, { name, sortOrder: 1 })
    expect([name, status, body.fields]).toEqual([name, 400, { name: 'Chưa nhập tên thư mục' }])
  }
})

test('B-524 B-525 B-526 the order is needed and at least 0', async () => {
  for (const sortOrder of [undefined, null, '']) {
    const { status, body } = await make(teacher, { name: 'Toán', sortOrder })
    expect([sortOrder, status, body.fields]).toEqual([sortOrder, 400, { sortOrder: 'Chưa nhập thứ tự hiển thị' }])
  }
})

test('B-525 an order that is given and is none is told what an order is', async () => {
  const wrong = 'Thứ tự là số nguyên từ 0 trở lên, tối đa 9 chữ số'
  for (const sortOrder of [-1, 1.5, '1', 'abc', 1_000_000_000, 3_000_000_000]) {
    const { status, body } = await make(teacher, { name: 'Toán', sortOrder })
    expect([sortOrder, status, body.fields]).toEqual([sortOrder, 400, { sortOrder: wrong }])
  }
})

test('a folder lies in an own folder or in none; somebody else’s and a missing one get the same answer', async () => {
  const mine = await idOf(teacher, { name: 'Ngoài', sortOrder: 0 })
  const inside = await idOf(teacher, { name: 'Trong', sortOrder: 0, parentId: mine })
  expect((await list(teacher, { parentId: mine })).map(({ id }) => id)).toEqual([inside])
  const foreign = await idOf(other, { name: 'Khác', sortOrder: 0 })
  for (const parentId of [foreign, '01990000-0000-7000-8000-000000000000'])
    expect(await make(teacher, { name: 'x', sortOrder: 0, parentId })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
})

test('B-517 B-523 B-525 B-529 B-537 a folder is changed by whoever made it, field by field', async () => {
  const id = await idOf(teacher, { name: 'Cũ', sortOrder: 2, color: '#b93a1b' })
  const change = (caller: Caller, parameters: object) =>
    caller.send('PUT', crud, { ...folders, entityId: id, parameters })
  expect((await change(teacher, { name: ' Mới  hơn ', sortOrder: 0 })).body).toMatchObject({ rowsAffected: 1 })
  expect((await list(teacher)).find((row) => row.id === id)).toMatchObject({
    name: 'Mới hơn',
    sortOrder: 0,
    color: '#b93a1b',
  })
  expect((await change(teacher, { name: ' ' })).body.fields).toEqual({ name: 'Chưa nhập tên thư mục' })
  expect((await change(teacher, { sortOrder: -1 })).body.fields).toHaveProperty('sortOrder')
  expect((await change(teacher, { parentId: id })).status).toBe(400)
  expect((await change(other, { name: 'Của tôi' })).status).toBe(404)
  expect((await list(teacher)).find((row) => row.id === id)).toMatchObject({ name: 'Mới hơn' })
})

test('B-530 B-533 an empty folder is removed, one that holds a file or a folder is not', async () => {
  const id = await idOf(teacher, { name: 'Ngoài', sortOrder: 0 })
  const inner = await idOf(teacher, { name: 'Trong', sortOrder: 0, parentId: id })
  const remove = async (caller: Caller, entityId: string) => {
    const { status, body } = await caller.send('DELETE', crud, { ...folders, entityId })
    return [status, body.code]
  }
  const file = await addWorksheet(house.db, { createdBy: String((await list(teacher))[0]?.createdBy) })
  await house.db.updateTable('attachments').set({ entity_id: inner }).where('id', '=', file).execute()
  expect(await remove(teacher, id)).toEqual([400, 'BAD_PARAMETERS'])
  expect(await remove(teacher, inner)).toEqual([400, 'BAD_PARAMETERS'])
  await house.db.updateTable('attachments').set({ deleted_at: house.clock.now() }).where('id', '=', file).execute()
  expect(await remove(other, inner)).toEqual([404, expect.any(String)])
  expect(await remove(teacher, inner)).toEqual([200, undefined])
  expect(await remove(teacher, id)).toEqual([200, undefined])
  expect((await list(teacher)).some((row) => row.id === id || row.id === inner)).toBe(false)
})
