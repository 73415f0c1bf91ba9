import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperFile, paperText, savedPaper } from '../../../testing/paper-files.ts'
import { addPaper } from '../../../testing/papers.ts'

let house: TestHouse
let bank: Caller
let admin: Caller
let saved: { id: number }
/** The paper of an examination of a class, whose name stands in every class. */
const addUnit = async (grade: number) => {
  const { id: examId } = await house.db
    .insertInto('examinations')
    .values({ title: 'Unit 1 – Hello', grade, created_at: house.clock.now(), updated_at: house.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { examId, ...(await addPaper(house.db, { examId })) }
}
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
  for (const code of ['10', '9', '135']) await addPaper(house.db, { classLevel: 2, code })
  await addUnit(11)
  house.clock.forward(60_000)
  saved = await savedPaper(
    bank,
    paperText([choiceOf('cat'), choiceOf('dog')], {
      kind: 'olympic',
      classLevel: 5,
      code: '901',
      title: 'Đề ôn tập học kỳ',
      visibility: 'PUBLIC',
      tags: ['ôn tập', 'học kỳ 1'],
    }),
  )
})
afterAll(() => house.close())

const listed = async (parameters: object = {}, caller = bank) => {
  const { body } = await caller.call('TESTBANK_Papers_List', parameters)
  return body.results as Record<string, unknown>[]
}
const codes = async (parameters: object, caller = bank) => (await listed(parameters, caller)).map(({ code }) => code)

test('C-257 D56 the papers are listed by kind, class and number, each with what is known of it', async () => {
  const rows = await listed()
  expect(rows.map(({ kind, classLevel, code }) => [kind, classLevel, code])).toEqual([
    ['olympic', 2, '9'],
    ['olympic', 2, '10'],
    ['olympic', 2, '135'],
    ['olympic', 5, '901'],
    ['unit', null, null],
  ])
  expect(rows[3]).toEqual({
    id: saved.id,
    kind: 'olympic',
    classLevel: 5,
    code: '901',
    examId: null,
    examTitle: null,
    examGrade: null,
    title: 'Đề ôn tập học kỳ',
    visibility: 'PUBLIC',
    tags: ['học kỳ 1', 'ôn tập'],
    revision: 1,
    savedBy: 'Đỗ Thanh Vân',
    savedAt: '2026-11-20 07:31:00',
    edits: true,
    questions: 2,
    totalRows: 5,
  })
  expect(rows[0]).toMatchObject({ savedBy: 'Phượng', savedAt: '2026-11-20 07:30:00', questions: 8, tags: [] })
  expect(rows[4]).toMatchObject({ examTitle: 'Unit 1 – Hello', examGrade: 11, examId: expect.any(Number) })
})

test('C-257 the server gives one page and counts them all', async () => {
  const page = await listed({ PageNum: 2, PageSize: 2 })
  expect(page.map(({ code, totalRows }) => [code, totalRows])).toEqual([
    ['135', 5],
    ['901', 5],
  ])
})

test('C-257 they are filtered by kind and class, and found by code or by title without marks', async () => {
  expect(await codes({ kind: 'olympic', classLevel: 2 })).toEqual(['9', '10', '135'])
  expect(await codes({ kind: 'unit' })).toEqual([null])
  expect(await codes({ kind: 'unit', classLevel: 2 })).toEqual([])
  expect(await codes({ search: '1' })).toEqual(['10', '135', '901', null])
  expect(await codes({ classLevel: 2, search: ' 13 ' })).toEqual(['135'])
  for (const search of ['ĐỀ ÔN', 'de on tap', 'hoc ky']) expect(await codes({ search })).toEqual(['901'])
  for (const search of ['%', '_', "'", 'zzz', '\u0301']) expect(await codes({ search })).toEqual([])
})

test('C-257 they are found by the name that the pages show, however its dashes, commas and blanks are typed', async () => {
  for (const search of ['đề 135', 'de 135', 'olympic lớp 2, đề 135', 'Olympic lop 2 de 135', 'Đề\u00a0135'])
    expect([search, await codes({ search })]).toEqual([search, ['135']])
  expect(await codes({ search: 'olympic' })).toEqual(['9', '10', '135', '901'])
  expect(await codes({ search: 'lớp 2' })).toEqual(['9', '10', '135'])
  expect(await codes({ search: 'Đề 901 · Đề ôn tập' })).toEqual(['901'])
  const { paperId } = await addUnit(7)
  await house.db.updateTable('papers').set({ title: 'Unit 2 – Test 1' }).where('id', '=', paperId).execute()
  const ids = async (search: string) => (await listed({ search })).map(({ id }) => id)
  for (const search of ['unit 2 test', 'Unit 2 - Test 1', 'unit 2 – test 1', 'UNIT 2—TEST 1', 'unit 2-test', 'test 1'])
    expect([search, await ids(search)]).toEqual([search, [paperId]])
  // without a title of its own it is called as its examination
  await house.db.updateTable('papers').set({ title: '' }).where('id', '=', paperId).execute()
  for (const search of ['hello', 'Unit 1 - Hello']) expect([search, await ids(search)]).toEqual([search, [paperId]])
  // a number alone is one of a code or a title, not of a class
  expect(await codes({ search: '5' })).toEqual(['135'])
  for (const search of ['-', ' – ', ',']) expect(await codes({ search })).toEqual([])
})

test('C-257 unit papers of one name are told apart by the class of their examination: found by it, and named after it in their files', async () => {
  const [third, twelfth] = [await addUnit(3), await addUnit(12)]
  const units = async (parameters: object) =>
    (await listed(parameters)).map(({ examId, examGrade, totalRows }) => [examId, examGrade, totalRows])
  expect(await units({ kind: 'unit', classLevel: 3 })).toEqual([[third.examId, 3, 1]])
  expect(await units({ classLevel: 12 })).toEqual([[twelfth.examId, 12, 1]])
  expect((await listed({ classLevel: 2 })).every(({ kind }) => kind === 'olympic')).toBe(true)
  expect((await bank.call('TESTBANK_Papers_List', { classLevel: 13 })).status).toBe(400)
  expect((await paperFile(bank, third.paperId)).row).toMatchObject({
    examGrade: 3,
    fileName: `de-lop3-unit-${third.examId}-v1.json`,
  })
})

test('C-257 a paper of somebody else is seen where it is PUBLIC, and edited by its creator and administrators alone (D04)', async () => {
  const own = await savedPaper(
    admin,
    paperText([choiceOf('one')], { kind: 'olympic', classLevel: 1, code: '901', visibility: 'PRIVATE' }),
  )
  const open = await savedPaper(
    admin,
    paperText([choiceOf('two')], { kind: 'olympic', classLevel: 1, code: '902', visibility: 'PUBLIC' }),
  )
  const seen = async (caller: Caller) =>
    (await listed({ classLevel: 1 }, caller)).map(({ code, edits }) => [code, edits])
  expect(await seen(bank)).toEqual([['902', false]])
  expect(await seen(admin)).toEqual([
    ['901', true],
    ['902', true],
  ])
  expect([(await paperFile(bank, own.id)).status, (await paperFile(bank, open.id)).status]).toEqual([404, 200])
})
