import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit } from '../../../testing/papers.ts'
import { sessionOf } from '../../../testing/session-files.ts'
import { sitter } from '../../../testing/sitters.ts'

const hour = 3_600_000
const own = '4a1.01@phuong.test'
const mate = '4a1.05@phuong.test'

let house: TestHouse
let classId: string
let teacherId: string
let sessionId: string
const callers = new Map<string, Promise<Caller>>()
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
  sessionId = await sessionOf(house.db, classId, 5)
})
afterAll(() => house.close())

const as = (email: string): Promise<Caller> => {
  const caller = callers.get(email) ?? signedIn(house.url, email)
  callers.set(email, caller)
  return caller
}
const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const give = (more: Partial<Parameters<typeof giveUnit>[1]> = {}) =>
  giveUnit(house.db, { classId, createdBy: teacherId, of: { grade: 4, unit: 5 }, ...more })
const asrIdOf = async (assignmentId: string) =>
  (
    await house.db
      .selectFrom('assignment_classes')
      .where('assignment_id', '=', assignmentId)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
type Row = Record<string, any>
const read = async (email: string, path: string) => {
  const { status, body, text } = await (await as(email)).send('GET', `/api/${path}`)
  return { status, text, body, rows: (body.results ?? []) as Row[] }
}

type Unit = Awaited<ReturnType<typeof give>>
/** Sits an exam to its end: so many of the first questions right, the others wrong. @returns the sitting */
const sit = async (email: string, { assignmentId, examId, questions }: Unit, right: number): Promise<string> => {
  const client = sitter(await as(email), house.clock)
  const { row } = await client.start({ kind: 'unit', assignmentId, examId })
  const answers = questions.map((question, at) =>
    client.submit(question.id, at < right ? question.right : question.wrong),
  )
  await client.append(row?.sittingId, answers)
  await client.finish(row?.sittingId)
  return row?.sittingId
}

/** Every field of a thing of the classroom (C-688). */
const fields = [
  'asrId',
  'className',
  'completedPercent',
  'courseNotes',
  'description',
  'formatControl',
  'groupPart',
  'groupType',
  'id',
  'imageUrl',
  'questionTitle',
  'questionType',
  'sessionTitle',
  'sortOrder',
  'star',
  'status',
  'title',
]

describe('the courses, sessions and works of a class', () => {
  test('C-678 C-688 C-693 D54 the courses of a person are the classes, each with the units of its grade', async () => {
    const { status, body, rows } = await read(own, `getcourses/${await idOf(own)}`)
    expect([status, Object.keys(body), body.message]).toEqual([200, ['message', 'results'], 'OK'])
    expect(rows).toEqual([
      expect.objectContaining({
        id: classId,
        className: '4A1',
        title: 'Tiếng Anh lớp 4',
        courseNotes: '2026-2027',
        status: 'none',
        completedPercent: 0,
        star: null,
      }),
    ])
    expect(Object.keys(rows[0] as Row).sort()).toEqual(fields)
    const taught = await read('co.lan@phuong.test', `getcourses/${teacherId}`)
    expect(taught.rows.map(({ className }) => className)).toEqual(['4A1', '4A2'])
  })

  test('C-679 C-688 C-693 D54 the sessions of a class are its sixteen units, with its name, and the sum of the works of each', async () => {
    const unit = await give()
    const other = await give()
    const path = `GetClassSession/${classId}/${await idOf(own)}`
    const before = await read(own, path)
    expect([before.status, Object.keys(before.body).sort()]).toEqual([200, ['className', 'message', 'results']])
    expect([before.body.message, before.body.className]).toEqual(['OK', '4A1'])
    expect(before.rows.map(({ sortOrder, title }) => [sortOrder, title])).toEqual(
      Array.from({ length: 16 }, (_, at) => [at + 1, `Unit ${at + 1}`]),
    )
    const session = () => read(own, path).then(({ rows }) => rows.find(({ id }) => id === sessionId))
    expect(await session()).toMatchObject({ works: 2, status: 'none', completedPercent: 0, star: null })
    await sit(own, unit, 8)
    expect(await session()).toMatchObject({ works: 2, status: 'doing', completedPercent: 50, star: 5 })
    await sit(own, other, 8)
    expect(await session()).toMatchObject({ works: 2, status: 'done', completedPercent: 100, star: 5 })
    const [course] = (await read(own, `getcourses/${await idOf(own)}`)).rows
    expect(course?.completedPercent).toBeGreaterThan(0)
    for (const { assignmentId } of [unit, other]) await takeBack(assignmentId)
    expect(await session()).toMatchObject({ works: 0, status: 'none' })
  })

  test('C-679 D54 the course follows the grade of the class; a class of several grades has a name and no session', async () => {
    const teacher = await as('co.lan@phuong.test')
    const change = (grade: number | null) =>
      teacher.send('PUT', '/api/v1.0/dynamic/crud', {
        subModuleName: 'CLASSES',
        entityName: 'Classes',
        entityId: classId,
        parameters: { classId: grade },
      })
    const sessions = async () => (await read('co.lan@phuong.test', `GetClassSession/${classId}/${teacherId}`)).body
    const grade4 = (await sessions()).results as Row[]
    await change(5)
    const grade5 = (await sessions()).results as Row[]
    expect(grade5).toHaveLength(16)
    expect(grade5.some(({ id }) => grade4.some((session) => session.id === id))).toBe(false)
    await change(null)
    expect(await sessions()).toEqual({ message: 'OK', className: '4A1', results: [] })
    await change(4)
    expect(((await sessions()).results as Row[]).map(({ id }) => id)).toEqual(grade4.map(({ id }) => id))
  })

  test('C-680 C-681 C-682 C-688 C-694 D54 the works of a session are read from the oldest to the newest, behind the entry Video', async () => {
    const first = await give()
    house.clock.forward(60_000)
    const second = await give()
    await house.db
      .updateTable('assignments')
      .set({ created_at: house.clock.now(), title: 'Unit 5: Kiểm tra lại' })
      .where('id', '=', second.assignmentId)
      .execute()
    // of another unit, and of no unit
    const others = [
      await give({ of: { grade: 4, unit: 6 } }),
      await giveUnit(house.db, { classId, createdBy: teacherId }),
    ]
    const { status, body, rows } = await read(
      own,
      `GetStudentAssignmentBySession/${await idOf(own)}/${classId}/${sessionId}`,
    )
    expect([status, body.message, body.sessionTitle]).toEqual([200, 'OK', 'Unit 5'])
    expect(rows.map(({ id, title, questionType }) => [id, title, questionType])).toEqual([
      [null, 'Video', 'VIDEO'],
      [first.assignmentId, 'Unit 1', null],
      [second.assignmentId, 'Unit 5: Kiểm tra lại', null],
    ])
    expect(rows[0]).toMatchObject({ asrId: null, star: null, status: null, completedPercent: null })
    expect(rows[1]).toMatchObject({ asrId: await asrIdOf(first.assignmentId), status: 'none', takeExamTime: null })
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...fields, 'takeExamTime'].sort())
    for (const { assignmentId } of [first, second, ...others]) await takeBack(assignmentId)
  })
})

const takeBack = (assignmentId: string) =>
  house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', assignmentId).execute()

const questionsPath = async (email: string, { assignmentId }: Unit, attempt: number | string) =>
  `GetQuestionOfSessionV5/${sessionId}/${assignmentId}/${attempt}/${await idOf(email)}/${await asrIdOf(assignmentId)}`
const resultsPath = async (email: string, { assignmentId }: Unit, attempt: number | string) =>
  `GetResultOfPlayedTime/${await idOf(email)}/${sessionId}/${assignmentId}/${attempt}`

/** What gives the answer of a question away. */
const key = /isCorrect|explainText/

describe('the questions and results of an attempt', () => {
  test('C-683 C-693 D20 the questions come without their key before the hand-in, with it as far as SITTING_Get shows it', async () => {
    const unit = await give({ attempts: 2 })
    const before = await read(own, await questionsPath(own, unit, 1))
    expect([before.status, Object.keys(before.body), before.body.message]).toEqual([200, ['message', 'results'], 'OK'])
    expect(before.rows.map(({ id }) => id)).toEqual(unit.questions.map(({ id }) => id))
    expect(before.text).not.toMatch(key)
    const sittingId = await sit(own, unit, 3)
    const after = await read(own, await questionsPath(own, unit, 1))
    const { row } = await sitter(await as(own), house.clock).get(sittingId)
    expect(row?.solutionsShown).toBe(true)
    expect(after.rows).toEqual(row?.questions)
    expect(after.text).toMatch(key)
    // the next attempt is as nobody has done it yet, also for who teaches
    for (const email of [own, 'co.lan@phuong.test']) {
      const next = await read(email, await questionsPath(own, unit, 2))
      expect([next.status, next.rows.length]).toEqual([200, 8])
      expect(next.text).not.toMatch(key)
    }
    await sit(own, unit, 0)
    expect((await read(own, await questionsPath(own, unit, 3))).status).toBe(403)
    await takeBack(unit.assignmentId)
  })

  test('C-687 C-689 C-693 the results of each attempt stand by themselves, question by question', async () => {
    const unit = await give({ attempts: 2 })
    await sit(own, unit, 8)
    await sit(own, unit, 2)
    const [first, second] = [
      await read(own, await resultsPath(own, unit, 1)),
      await read(own, await resultsPath(own, unit, 2)),
    ]
    expect([first.status, Object.keys(first.body), first.body.message]).toEqual([200, ['message', 'results'], 'OK'])
    expect(first.rows.map(({ status, takeExamTime }) => [status, takeExamTime])).toEqual(Array(8).fill(['right', 1]))
    expect(second.rows.map(({ status, takeExamTime }) => [status, takeExamTime])).toEqual([
      ...Array(2).fill(['right', 2]),
      ...Array(6).fill(['wrong', 2]),
    ])
    expect(second.rows[0]).toMatchObject({
      id: unit.questions[0]?.id,
      questionType: unit.questions[0]?.type,
      sortOrder: 1,
      asrId: await asrIdOf(unit.assignmentId),
      response: unit.questions[0]?.right,
      verdict: { correct: true },
    })
    expect(Object.keys(second.rows[0] as Row)).toEqual(expect.arrayContaining(fields))
    const staff = await read('co.lan@phuong.test', await resultsPath(own, unit, 2))
    expect(staff.rows).toEqual(second.rows)
    await takeBack(unit.assignmentId)
  })

  test('C-683 C-687 C-688 D28 what waits for the due date is told to the pupil by no call, and to the teacher by each', async () => {
    const dueAt = new Date(house.clock.now().getTime() + hour)
    const unit = await give({ attempts: 2, solutions: 'AFTER_DUE', dueAt })
    const sittingId = await sit(own, unit, 8)
    const client = sitter(await as(own), house.clock)
    const listPath = `GetStudentAssignmentBySession/${await idOf(own)}/${classId}/${sessionId}`
    const workOf = async (email: string) =>
      (await read(email, listPath)).rows.find(({ id }) => id === unit.assignmentId)
    const sessionStar = async () =>
      (await read(own, `GetClassSession/${classId}/${await idOf(own)}`)).rows.find(({ id }) => id === sessionId)?.star
    const hidden = (await client.get(sittingId)).row
    expect([hidden?.solutionsShown, hidden?.score]).toEqual([false, null])
    expect(await workOf(own)).toMatchObject({ status: 'done', completedPercent: 100, star: null, takeExamTime: 1 })
    expect(await sessionStar()).toBeNull()
    const questions = await read(own, await questionsPath(own, unit, 1))
    expect(questions.rows).toEqual(hidden?.questions)
    expect(questions.text).not.toMatch(key)
    const results = await read(own, await resultsPath(own, unit, 1))
    expect(results.text).not.toMatch(key)
    const toldBySitting = hidden?.answers as Row[]
    expect(results.rows.map(({ id, verdict }) => [id, verdict])).toEqual(
      unit.questions.map(({ id }) => [id, toldBySitting.find(({ item }) => item === id)?.verdict]),
    )
    expect(await workOf('co.lan@phuong.test')).toMatchObject({ star: 5 })
    expect((await read('co.lan@phuong.test', await questionsPath(own, unit, 1))).text).toMatch(key)
    house.clock.forward(2 * hour)
    expect(await workOf(own)).toMatchObject({ star: 5 })
    expect((await read(own, await questionsPath(own, unit, 1))).text).toMatch(key)
    await takeBack(unit.assignmentId)
  })
})

describe('C-696 B-097 who may ask', () => {
  /** Every call about one pupil and one work, by the ids in its path. */
  const pathsOf = (ids: {
    user: string
    class: string
    session: string
    work: string
    asr: string
    attempt: string
  }) => [
    `getcourses/${ids.user}`,
    `GetClassSession/${ids.class}/${ids.user}`,
    `GetStudentAssignmentBySession/${ids.user}/${ids.class}/${ids.session}`,
    `GetQuestionOfSessionV5/${ids.session}/${ids.work}/${ids.attempt}/${ids.user}/${ids.asr}`,
    `GetListenAudioFiles/${ids.session}`,
    `GetVideoFiles/${ids.session}`,
    `GetResultOfPlayedTime/${ids.user}/${ids.session}/${ids.work}/${ids.attempt}`,
  ]
  let right: Parameters<typeof pathsOf>[0]
  let unit: Unit
  beforeAll(async () => {
    unit = await give({ attempts: 2 })
    await sit(own, unit, 8)
    right = {
      user: await idOf(own),
      class: classId,
      session: sessionId,
      work: unit.assignmentId,
      asr: await asrIdOf(unit.assignmentId),
      attempt: '1',
    }
  })
  const statuses = async (email: string, ids: Partial<typeof right> = {}) =>
    Promise.all(pathsOf({ ...right, ...ids }).map(async (path) => (await read(email, path)).status))

  test.each([
    ['the pupil', own],
    ['the teacher of the class', 'co.lan@phuong.test'],
    ['the manager of its school', 'quanly@phuong.test'],
    ['an administrator', 'admin@phuong.test'],
  ])('%s reads each of them', async (_, email) => {
    expect(await statuses(email)).toEqual(Array(7).fill(200))
  })

  test.each([
    // who is in the class hears its files, and reads nothing of another pupil
    ['a pupil of the class', mate, [403, 403, 403, 403, 200, 200, 403]],
    ['a pupil of another class', '4a2.05@phuong.test', Array(7).fill(403)],
    ['a teacher of another school', 'thay.minh@phuong.test', Array(7).fill(403)],
    ['staff of the test bank', 'nganhang@phuong.test', Array(7).fill(403)],
  ])('%s does not', async (_, email, expected) => {
    expect(await statuses(email)).toEqual(expected)
  })

  test('a visitor has no session', async () => {
    for (const path of pathsOf(right)) expect((await fetch(`${house.url}/api/${path}`)).status).toBe(401)
  })

  test('everything else is refused with one body: what is not there, no id at all, of another class, of another pupil', async () => {
    const elsewhere = await classNamed(house.db, '4A2')
    const wrong: Partial<typeof right>[] = [
      ...[randomUUID(), 'x', "'; drop table users --", '1', '%00', 'null'].flatMap((id) => [
        { user: id },
        { class: id },
        { session: id },
        { work: id },
        { asr: id },
      ]),
      { user: await idOf('4a2.05@phuong.test') },
      { class: elsewhere.id },
      { session: await sessionOf(house.db, elsewhere.id, 5) },
      ...['0', '3', '999', '-1', '1.5', 'x', '99999999999999999999'].map((attempt) => ({ attempt })),
    ]
    const bodies = new Set<string>()
    for (const ids of wrong) {
      const refused: [string, number][] = []
      const whole = pathsOf(right)
      for (const [at, path] of pathsOf({ ...right, ...ids }).entries()) {
        // a call that does not name what is wrong is answered
        if (path === whole[at]) continue
        const { status, body } = await read(own, path)
        refused.push([path, status])
        bodies.add(JSON.stringify({ ...body, requestId: null }))
      }
      expect(refused).toEqual(refused.map(([path]) => [path, 403]))
      expect(refused.length).toBeGreaterThan(0)
    }
    expect(bodies.size).toBe(1)
    // a session of the class that the work does not belong to
    const other = await sessionOf(house.db, classId, 6)
    expect(await statuses(own, { session: other })).toEqual([200, 200, 200, 403, 200, 200, 403])
  })

  test('H123 whoever has left the class, and everybody once it is archived, reads nothing more of it', async () => {
    const inClass = (left_at: Date | null) =>
      house.db
        .updateTable('class_people')
        .set({ left_at })
        .where('class_id', '=', classId)
        .where('person_id', '=', right.user)
        .execute()
    await inClass(house.clock.now())
    // the own list of courses is there, and empty
    expect(await statuses(own)).toEqual([200, 403, 403, 403, 403, 403, 403])
    expect((await read(own, `getcourses/${right.user}`)).rows).toEqual([])
    expect(await statuses('co.lan@phuong.test')).toEqual([403, 403, 403, 403, 200, 200, 403])
    await inClass(null)
    const archived = (archived_at: Date | null) =>
      house.db.updateTable('classes').set({ archived_at }).where('id', '=', classId).execute()
    await archived(house.clock.now())
    for (const email of [own, 'co.lan@phuong.test', 'admin@phuong.test'])
      expect((await statuses(email)).slice(1)).toEqual(Array(6).fill(403))
    await archived(null)
    expect(await statuses(own)).toEqual(Array(7).fill(200))
  })

  test('D59 a guardian reads results in other places, and none of these', async () => {
    const parent = 'gv.mamnon@phuong.test'
    const row = { class_id: classId, person_id: await idOf(parent), role: 'GUARDIAN', pupil_id: right.user } as const
    await house.db
      .insertInto('class_people')
      .values({ ...row, joined_at: house.clock.now() })
      .execute()
    expect(await statuses(parent)).toEqual(Array(7).fill(403))
  })

  test('C-695 the generic doors answer the same by name', async () => {
    const { body } = await (await as(own)).call('CLASSROOM_Courses_Get', { userId: right.user })
    expect(body.results).toEqual((await read(own, `getcourses/${right.user}`)).rows)
  })
})
