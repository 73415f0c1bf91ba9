import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

const day = 24 * 3_600_000

let house: TestHouse
let teacher: Caller
let lan: string
let classId: string
let worksheet: string
let an: string
let binh: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const own = await classNamed(house.db, '4A1')
  classId = own.id
  lan = own.ownerId
  worksheet = await addWorksheet(house.db, { createdBy: lan })
  an = await idOf('4a1.01')
  binh = await idOf('4a1.02')
})
afterAll(() => house.close())

const idOf = async (name: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', `${name}@phuong.test`).select('id').executeTakeFirstOrThrow())
    .id
const after = (days: number) => new Date(schoolDay.getTime() + days * day)
const give = (title: string, days: number, more: Partial<Parameters<typeof addAssignment>[1]> = {}) =>
  addAssignment(house.db, {
    classId,
    attachmentId: worksheet,
    createdBy: lan,
    title,
    createdAt: after(days),
    dueAt: after(days + 3),
    ...more,
  })
const handIn = (
  assignmentId: string,
  studentId: string,
  more: Partial<Parameters<typeof addAnswer>[1]> & { submittedAt: Date },
) => addAnswer(house.db, { assignmentId, attachmentId: worksheet, studentId, ...more })
type Pupil = { trend: { score: number; title: string }[]; kinds: object[]; [field: string]: unknown }
const pupil = async (studentId: string, caller = teacher) =>
  (await caller.call('CLASSES_Pupil_Get', { classId, studentId })).body.results as Pupil[]
const work = async (studentId: string, more: object = {}) =>
  (await teacher.call('CLASSES_Pupil_GetWork', { classId, studentId, ...more })).body.results as Record<
    string,
    unknown
  >[]

describe('B-093 B-143 a pupil as the teachers of the class see the child', () => {
  test('before anything was given, and before the first sign-in', async () => {
    expect(await pupil(an)).toEqual([
      {
        studentId: an,
        fullName: 'Lê Thị Thu An',
        callingName: null,
        dateofBirth: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        sex: false,
        email: '4a1.01@phuong.test',
        userName: null,
        phone: null,
        joinedDate: '2026-09-05 07:30:00',
        lastSeenDate: null,
        className: '4A1',
        given: 0,
        handedIn: 0,
        late: 0,
        average: null,
        classAverage: null,
        trend: [],
        counted: 0,
        kinds: [],
      },
    ])
    expect(await work(an)).toEqual([])
  })

  test('D22 with the newest attempt of each work: figures, the average beside that of the class, marks in their order', async () => {
    const [first, second, third] = [
      await give('Unit 1', 0),
      await give('Unit 2', 1),
      await give('Unit 3', 2, { points: 5 }),
    ]
    await handIn(first, an, { submittedAt: after(1), score: 20, results: { writeResult: '0/5' } })
    await handIn(first, an, {
      submittedAt: after(2),
      attempt: 2,
      score: 60,
      results: { writeResult: '3/5', matchResult: '', listenResult: '1/1' },
      comment: 'Em viết hoa tên riêng.',
    })
    await handIn(second, an, { submittedAt: after(7), score: 90, late: true, results: { writeResult: '4/4' } })
    // nobody has marked it, and nothing is marked in it
    await handIn(third, an, { submittedAt: after(8), score: 0, total: 0 })
    await handIn(first, binh, { submittedAt: after(3), score: 40 })
    const [row] = await pupil(an)
    expect(row).toMatchObject({ given: 3, handedIn: 3, counted: 3, late: 1, average: 7.5, classAverage: 6.3 })
    expect(row?.trend).toEqual([
      {
        assignmentId: first,
        title: 'Unit 1',
        exerciseType: 'LIVEWORKSHEET',
        score: 6,
        late: false,
        submittedAt: '2026-11-22 07:30:00',
      },
      {
        assignmentId: second,
        title: 'Unit 2',
        exerciseType: 'LIVEWORKSHEET',
        score: 9,
        late: true,
        submittedAt: '2026-11-27 07:30:00',
      },
    ])
    expect(row?.kinds).toEqual([
      { kind: 'listenResult', right: 1, total: 1 },
      { kind: 'writeResult', right: 7, total: 9 },
    ])
    expect(await work(an)).toMatchObject([
      { id: third, title: 'Unit 3', state: 'done', points: 5, score: null, attempts: 1, totalRows: 3 },
      { id: second, late: true, score: 9, dueDate: expect.any(String), submittedAt: '2026-11-27 07:30:00' },
      { id: first, attempts: 2, score: 6, late: false, teacherNote: 'Em viết hoa tên riêng.' },
    ])
    expect((await work(an, { PageSize: 1, PageNum: 2 })).map(({ id }) => id)).toEqual([second])
    expect((await work(an, { only: 'late' })).map(({ id }) => id)).toEqual([second])
    expect((await work(binh, { only: 'missing' })).map(({ id, state }) => [id, state])).toEqual([
      [third, 'none'],
      [second, 'none'],
    ])
  })

  test('D56 of a unit exam the types of its questions are counted, unanswered ones among them, and of all what was right', async () => {
    const chi = await idOf('4a1.03')
    const client = sitter(await signedIn(house.url, '4a1.03@phuong.test'), house.clock)
    const unit = await giveUnit(house.db, { classId, createdBy: lan })
    const { row } = await client.start({ kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId })
    const [first, second, third] = unit.questions as [TestQuestion, TestQuestion, TestQuestion]
    await client.append(row?.sittingId, [
      client.submit(first.id, first.right),
      client.submit(second.id, second.wrong),
      client.submit(third.id, third.right),
    ])
    await client.finish(row?.sittingId)
    expect((await pupil(chi))[0]).toMatchObject({
      handedIn: 1,
      counted: 1,
      kinds: [
        { kind: 'FillInTheBlank', right: 1, total: 2 },
        { kind: 'MatchingTwoColumn', right: 1, total: 2 },
        { kind: 'OneChoice', right: 0, total: 2 },
        { kind: 'Unscramble', right: 0, total: 2 },
      ],
    })
  })

  test('the day on which the pupil was last here, of the session or of a sign-in that is over', async () => {
    const seen = async () => (await pupil(an))[0]?.lastSeenDate
    await signedIn(house.url, '4a1.01@phuong.test')
    expect(await seen()).toBe('2026-11-20')
    await house.db.deleteFrom('sessions').where('user_id', '=', an).execute()
    expect(await seen()).toBe('2026-11-20')
    const { body } = await teacher.call('CLASSES_Progress_Get', { classId })
    const rows = body.results as { studentId: string; lastSeenDate: string | null }[]
    expect(rows.find(({ studentId }) => studentId === an)?.lastSeenDate).toBe('2026-11-20')
    expect(rows.find(({ studentId }) => studentId === binh)?.lastSeenDate).toBeNull()
  })

  test('D05 the manager of the school sees the same; who is no pupil of the class, another class, and one that is not there are refused alike (B-097)', async () => {
    const manager = await signedIn(house.url, 'quanly@phuong.test')
    expect(await pupil(an, manager)).toEqual(await pupil(an))
    const other = await classNamed(house.db, '8A')
    const bodies = new Set<string>()
    for (const name of ['CLASSES_Pupil_Get', 'CLASSES_Pupil_GetWork'])
      for (const parameters of [
        { classId, studentId: await idOf('4a2.01') },
        { classId, studentId: randomUUID() },
        { classId: other.id, studentId: await idOf('8a.01') },
        { classId: randomUUID(), studentId: an },
      ]) {
        const { status, body } = await teacher.call(name, parameters)
        expect(status).toBe(403)
        bodies.add(JSON.stringify({ ...body, requestId: null }))
      }
    expect([...bodies].map((body) => JSON.parse(body).code)).toEqual(['FORBIDDEN'])
  })
})
