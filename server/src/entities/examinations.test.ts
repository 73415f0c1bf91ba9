import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { schoolDay } from '../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addPaper } from '../../testing/papers.ts'

let house: TestHouse
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  const common = { grade: 7, unit: 3, created_at: schoolDay, updated_at: schoolDay }
  await house.db
    .insertInto('examinations')
    .values([
      { id: 901, title: 'Kiểm tra 15 phút', sort_order: 2, duration_minutes: 15, ...common },
      { id: 902, title: 'Ôn tập', sort_order: 1, ...common },
      { id: 903, title: 'Unit khác', sort_order: 0, ...common, unit: 4 },
    ])
    .execute()
  await addPaper(house.db, { examId: 901 })
  await house.db.insertInto('examination_units').values({ grade: 7, unit: 3, access: true }).execute()
  await house.db.insertInto('examination_units').values({ grade: 7, unit: 5, access: false }).execute()
})
afterAll(() => house.close())

const crud = '/api/v1.0/dynamic/crud'
const read = async (entityName: string, request: object) => {
  const { status, body } = await pupil.send('POST', `${crud}/read`, {
    moduleName: 'METADATA',
    subModuleName: 'METADATA',
    entityName,
    ...request,
  })
  return { status, rows: body.results as Record<string, unknown>[] }
}

test('B-328 B-333 D08 examinations are read by grade and unit in their order, without what they ask', async () => {
  const { status, rows } = await read('Examinations', {
    parameters: { filters: { grade: 7, unit: 3 }, PageNum: 1, PageSize: 50 },
    sort: 'SortOrder',
  })
  expect(status).toBe(200)
  expect(rows).toEqual([
    {
      id: 902,
      rowId: 902,
      title: 'Ôn tập',
      grade: 7,
      unit: 3,
      sortOrder: 1,
      duration: null,
      createdDate: '2026-11-20 07:30:00',
      totalRows: 2,
    },
    expect.objectContaining({ id: 901, sortOrder: 2, duration: 15 }),
  ])
  expect((await read('Examinations', { parameters: { id: 903 } })).rows).toMatchObject([{ id: 903, unit: 4 }])
  // an id is a number here, and a uuid of what people make
  expect((await read('Examinations', { parameters: { id: '01990000-0000-7000-8000-000000000000' } })).status).toBe(400)
  const foreign = { subModuleName: 'CLASSES', entityName: 'Classes', parameters: { id: 903 } }
  expect((await pupil.send('POST', `${crud}/read`, foreign)).status).toBe(400)
  for (const fields of ['questions', 'jsonData', 'answers', 'paperId'])
    expect((await read('Examinations', { fields })).status).toBe(400)
})

test('B-329 B-330 every grade has the units 1 to 16, each with its access flag; without a row there is none', async () => {
  const { rows } = await read('ExaminationUnits', { parameters: { filters: { grade: 7 } } })
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  expect(rows.filter(({ access }) => access).map(({ id }) => id)).toEqual([3])
  const open = await read('ExaminationUnits', { fields: 'grade,id', parameters: { filters: { access: true } } })
  expect(open.rows).toEqual([{ grade: 7, id: 3 }])
  const all = await read('ExaminationUnits', { parameters: { PageNum: 1, PageSize: 1 } })
  expect(all.rows).toMatchObject([{ grade: 0, id: 1, totalRows: 13 * 16 }])
})

test('nobody writes examinations or units through the generic doors, not even an administrator', async () => {
  const admin = await signedIn(house.url, 'admin@phuong.test')
  for (const entityName of ['Examinations', 'ExaminationUnits'])
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const body = { subModuleName: 'METADATA', entityName, entityId: 901, parameters: { title: 'x' } }
      expect((await admin.send(method, crud, body)).status).toBe(403)
    }
})
