import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
let teacher: Caller
let other: Caller
let pupil: Caller
let lan: string
let learner: string
let classId: string
let worksheet: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  const idOf = async (email: string) =>
    (await house.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  lan = await idOf('co.lan@phuong.test')
  learner = await idOf('4a1.01@phuong.test')
  classId = (
    await house.db.selectFrom('classes').select('id').where('class_name', '=', '4A1').executeTakeFirstOrThrow()
  ).id
  worksheet = await addWorksheet(house.db, { createdBy: lan })
})
afterAll(() => house.close())

/** Work that is due on 25 November, with an answer of the pupil; the clock stands at 20 November. */
const given = async (): Promise<string> => {
  const id = await addAssignment(house.db, { classId, attachmentId: worksheet, createdBy: lan, title: 'Trước' })
  await addAnswer(house.db, { assignmentId: id, attachmentId: worksheet, studentId: learner, score: 40 })
  return id
}
const call = (caller: Caller, verb: string, parameters: object) =>
  caller.call(`CLASSWORK_Assignments_${verb}`, parameters)
const rowsOf = async (answer: ReturnType<Caller['call']>) => (await answer).body.results as Record<string, unknown>[]
const read = async (caller: Caller, id: string) => (await rowsOf(call(caller, 'GetById', { id })))[0]
const work = { title: 'Sau', dueDate: '2026-11-25', points: 7, settings: { attempts: 2, solutions: 'AFTER_DUE' } }
const logged = async (id: string) =>
  (await house.db.selectFrom('audit_log').select('action').where('subject', '=', id).orderBy('at').execute()).map(
    ({ action }) => action,
  )

test('B-133 B-134 B-135 D64 a change keeps class, worksheet and answers; the mark is shown on the new points', async () => {
  const id = await given()
  const { status, body } = await call(teacher, 'Save', { id, ...work, color: '#1d5fa8', instructions: 'Đọc kĩ đề.' })
  expect([status, body.results]).toEqual([200, [{ id }]])
  expect(await read(teacher, id)).toMatchObject({
    title: 'Sau',
    instructions: 'Đọc kĩ đề.',
    dueDate: '2026-11-25 23:59:59',
    points: 7,
    color: '#1d5fa8',
    classId,
    attachmentId: worksheet,
    settings: { attempts: 2, solutions: 'AFTER_DUE' },
  })
  const pupils = await rowsOf(call(teacher, 'GetPupils', { id }))
  expect(pupils.find(({ studentId }) => studentId === learner)).toMatchObject({ state: 'done', score: 4 })
  expect(await logged(id)).toEqual(['assignment-changed'])
})

test('H177 a change leaves what it does not name: no pupil sees the answers because a date was moved', async () => {
  const id = await given()
  const all = { ...work, color: '#1d5fa8', instructions: 'Đọc kĩ đề.', settings: { attempts: 2, solutions: 'NEVER' } }
  await call(teacher, 'Save', { id, ...all })
  expect((await call(teacher, 'Save', { id, title: 'Sau', dueDate: '2026-11-26' })).status).toBe(200)
  expect(await read(teacher, id)).toMatchObject({ ...all, dueDate: '2026-11-26 23:59:59' })
  await call(teacher, 'Save', { id, title: 'Sau', dueDate: '2026-11-26', settings: { attempts: 1 } })
  expect(await read(teacher, id)).toMatchObject({ settings: { attempts: 1, solutions: 'NEVER' } })
  await call(teacher, 'Save', { id, title: 'Sau', dueDate: '2026-11-26', settings: { attempts: null } })
  expect(await read(teacher, id)).toMatchObject({ settings: { attempts: null, solutions: 'NEVER' } })
})

test('B-122 D63 a due date that is changed lies ahead; one that is over may stay', async () => {
  const id = await given()
  const change = async (dueDate: string) => (await call(teacher, 'Save', { id, ...work, dueDate })).body.fields
  expect(await change('2026-11-19')).toEqual({ dueDate: 'Hạn nộp phải sau ngày hôm nay' })
  expect(await change('2026-11-20 00:00:01')).toEqual({ dueDate: 'Hạn nộp phải sau lúc này' })
  expect(await change('2026-11-20 23:00:00')).toBeUndefined()
  house.clock.forward(10 * 24 * 60 * 60 * 1_000)
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
  expect(await change('2026-11-20 23:00:00')).toBeUndefined()
  expect(await change('2026-11-20 23:00:01')).toEqual({ dueDate: 'Hạn nộp phải sau lúc này' })
})

test('B-114 B-117 B-121 each field that is wrong is said, and nothing is changed', async () => {
  const id = await given()
  const { status, body } = await call(teacher, 'Save', { id, ...work, title: ' ', points: 10.5 })
  expect([status, body.fields]).toEqual([400, { title: 'Chưa nhập tiêu đề', points: 'Điểm phải từ 0 đến 10' }])
  expect(await read(teacher, id)).toMatchObject({ title: 'Trước', points: 10 })
})

test('B-133 B-134 without an id it gives work to the class that is named', async () => {
  const attachmentId = worksheet
  const dueDate = '2027-01-15'
  const [made] = await rowsOf(call(teacher, 'Save', { ...work, dueDate, classId, attachmentId }))
  expect(await read(teacher, String(made?.id))).toMatchObject({ title: 'Sau', classId, attachmentId })
  const missing = async (more: object) => (await call(teacher, 'Save', { ...work, dueDate, ...more })).body.fields
  expect(await missing({ attachmentId })).toEqual({ classId: 'Vui lòng chọn lớp học!' })
  expect(await missing({ classId })).toEqual({ attachmentId: 'Chưa chọn phiếu bài tập' })
})

test('D63 the time for work ends now, once', async () => {
  const id = await addAssignment(house.db, {
    classId,
    attachmentId: worksheet,
    createdBy: lan,
    dueAt: new Date('2027-01-15T16:59:59Z'),
  })
  expect((await call(teacher, 'End', { id })).status).toBe(200)
  const { due_at } = await house.db
    .selectFrom('assignments')
    .select('due_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(due_at).toEqual(house.clock.now())
  expect((await call(teacher, 'End', { id })).status).toBe(400)
  expect(await logged(id)).toEqual(['assignment-ended'])
})

test('B-135 B-136 D22 what is taken back is seen by nobody, its answers are kept, and it comes back as it was', async () => {
  const id = await given()
  for (const verb of ['Delete', 'End', 'Restore', 'Save'])
    expect([verb, (await call(other, verb, { id, ...work, dueDate: '2027-01-15' })).status]).toEqual([verb, 404])
  expect((await call(teacher, 'Restore', { id })).status).toBe(404)
  expect((await call(teacher, 'Delete', { id })).status).toBe(200)
  for (const caller of [teacher, pupil]) expect((await call(caller, 'GetById', { id })).status).toBe(404)
  expect((await call(teacher, 'Delete', { id })).status).toBe(404)
  expect((await call(teacher, 'Save', { id, ...work, dueDate: '2027-01-15' })).status).toBe(404)
  const kept = await house.db
    .selectFrom('assignments_answers')
    .select('score')
    .where('assignment_id', '=', id)
    .execute()
  expect(kept).toEqual([{ score: '40.00' }])
  expect((await call(teacher, 'Restore', { id })).status).toBe(200)
  expect(await read(pupil, id)).toMatchObject({ title: 'Trước', state: 'done', score: 4 })
  expect(await logged(id)).toEqual(['assignment-deleted', 'assignment-restored'])
})
