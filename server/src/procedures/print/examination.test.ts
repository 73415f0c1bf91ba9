import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, revisePaper, someQuestions } from '../../../testing/papers.ts'

let house: TestHouse
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

type Printed = {
  id: number | null
  code: string | null
  classLevel: number | null
  quizTitle: string
  totalQuestion: number
  duration: number
  jsonData: { questions: Record<string, unknown>[] }
}
const exam = async (caller: Caller, parameters: unknown) => {
  const { status, body } = await caller.call('EXAMINATION_Print_Get', parameters, 'query/first')
  return { status, printed: body.result as Printed | null }
}

const addExam = async (title: string, minutes: number | null = null): Promise<number> => {
  const { id } = await house.db
    .insertInto('examinations')
    .values({ title, duration_minutes: minutes, created_at: schoolDay, updated_at: schoolDay })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('C-381 C-382 C-386 C-613 an exam comes with id, title, time, number of questions, and its questions whole and in order', async () => {
  const examId = await addExam('Đề ôn Unit 5', 45)
  const [first, second] = someQuestions()
  if (!first || !second) throw new Error('no questions')
  const noted = {
    ...first,
    content: { ...first.content, notes: 'đã sửa', createBy: 'tổ 3', gradeName: 'Lớp 4', videoUrl: '/a.mp4', unit: '5' },
  }
  await addPaper(house.db, { examId }, [noted, second])
  await house.db
    .updateTable('questions')
    .set({ visibility: 'PUBLIC', grade_code: 'ELEMENTARY', skill: 'V' })
    .where('id', '=', first.id)
    .execute()
  await house.db
    .insertInto('question_tags')
    .values(['toys', 'animals'].map((tag) => ({ question_id: first.id, tag })))
    .execute()
  const { status, printed } = await exam(teacher, { id: String(examId) })
  expect(status).toBe(200)
  expect(printed).toMatchObject({ id: examId, code: null, quizTitle: 'Đề ôn Unit 5', totalQuestion: 2, duration: 45 })
  expect(printed?.jsonData.questions).toEqual([
    expect.objectContaining({
      ...noted.content,
      examinationId: examId,
      gradeCode: 'ELEMENTARY',
      skills: 'V',
      tags: ['animals', 'toys'],
      status: 'PUBLIC',
    }),
    expect.objectContaining({ id: second.id, type: second.type, status: 'PRIVATE', tags: [] }),
  ])
  expect(await exam(teacher, { ID: examId })).toEqual({ status, printed })
})

test('C-613 the newest revision is printed; an exam that says no time has that of its sitting', async () => {
  const examId = await addExam('Unit 6')
  const questions = someQuestions()
  const { paperId } = await addPaper(house.db, { examId }, questions.slice(0, 3))
  await revisePaper(house.db, paperId, 2, questions.slice(4, 5))
  const { printed } = await exam(teacher, { id: examId })
  expect(printed).toMatchObject({ totalQuestion: 1, duration: 30 })
  expect(printed?.jsonData.questions).toMatchObject([{ id: questions[4]?.id, revision: 2 }])
})

test('C-381 an olympic paper is printed by class and number: code, id and its questions', async () => {
  const { questions } = await addPaper(house.db, { classLevel: 5, code: '40' })
  const { printed } = await exam(teacher, { classLevel: '5', code: 40 })
  expect(printed).toMatchObject({ id: null, code: '40', duration: 30, totalQuestion: questions.length })
  expect(printed?.jsonData.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
})

test('C-257 C-613 an exam says the class that it is for: an olympic paper its own, a unit paper that of its examination', async () => {
  await addPaper(house.db, { classLevel: 3, code: '41' })
  expect((await exam(teacher, { classLevel: 3, code: '41' })).printed).toMatchObject({ classLevel: 3, code: '41' })
  const examId = await addExam('Unit 8')
  await addPaper(house.db, { examId })
  expect((await exam(teacher, { id: examId })).printed?.classLevel).toBeNull()
  await house.db.updateTable('examinations').set({ grade: 7 }).where('id', '=', examId).execute()
  expect((await exam(teacher, { id: examId })).printed?.classLevel).toBe(7)
})

test('C-605 an exam without questions, one that does not exist, and no exam at all are no row', async () => {
  const empty = await addExam('Trống')
  for (const parameters of [{ id: empty }, { id: 999_999 }, {}, { classLevel: 5 }, { code: '40' }])
    expect(await exam(teacher, parameters)).toEqual({ status: 200, printed: null })
  for (const id of ['1 or 1=1', -1, 2_147_483_648, 1.5]) expect((await exam(teacher, { id })).status).toBe(400)
})

test('C-618 D08 nobody but staff is given an exam for print', async () => {
  const examId = await addExam('Unit 7')
  await addPaper(house.db, { examId })
  for (const email of ['co.lan', 'gv.moi', 'quanly', 'nganhang', 'admin'])
    expect((await exam(await signedIn(house.url, `${email}@phuong.test`), { id: examId })).printed).not.toBeNull()
  expect((await exam(await signedIn(house.url, '4a1.01@phuong.test'), { id: examId })).status).toBe(403)
  expect((await exam(new Caller(house.url), { id: examId })).status).toBe(401)
})

test('C-618 a private paper is printed by whoever made it and by administrators', async () => {
  const examId = await addExam('Nháp')
  const { paperId } = await addPaper(house.db, { examId })
  const { id: bank } = await house.db
    .selectFrom('users')
    .where('email', '=', 'nganhang@phuong.test')
    .select('id')
    .executeTakeFirstOrThrow()
  await house.db
    .updateTable('papers')
    .set({ visibility: 'PRIVATE', created_by: bank })
    .where('id', '=', paperId)
    .execute()
  for (const [name, sees] of [
    ['nganhang', true],
    ['admin', true],
    ['co.lan', false],
    ['quanly', false],
  ] as const) {
    const { printed } = await exam(await signedIn(house.url, `${name}@phuong.test`), { id: examId })
    expect([name, printed !== null]).toEqual([name, sees])
  }
})

test('C-618 D56 a private paper that the product brought along is printed by the test bank, and by nobody else who did not give it', async () => {
  const examId = await addExam('Cất đi')
  const { paperId } = await addPaper(house.db, { examId })
  await house.db
    .updateTable('papers')
    .set({ visibility: 'PRIVATE', created_by: null })
    .where('id', '=', paperId)
    .execute()
  const listed = house.db.selectFrom('users').where('email', '=', 'thay.minh@phuong.test').select('id')
  await house.db
    .insertInto('account_list_entries')
    .values({ list: 'testbank', user_id: listed, added_at: schoolDay })
    .execute()
  for (const [name, sees] of [
    ['nganhang', true],
    ['admin', true],
    ['thay.minh', true],
    ['co.lan', false],
    ['quanly', false],
  ] as const) {
    const caller = await signedIn(house.url, `${name}@phuong.test`)
    const { printed } = await exam(caller, { id: examId })
    const { status } = await caller.call('EXAMINATION_Get', { id: examId })
    expect([name, printed !== null, status]).toEqual([name, sees, sees ? 200 : 404])
  }
})
