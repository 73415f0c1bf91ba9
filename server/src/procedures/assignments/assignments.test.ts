import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAnswer, addAssignment, addOpenSitting, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
let admin: Caller
let teacher: Caller
let other: Caller
let manager: Caller
let pupil: Caller
let stranger: Caller
let lan: string
let worksheet: string
const classIds: Record<string, string> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
  manager = await signedIn(house.url, 'quanly@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  stranger = await signedIn(house.url, '4a2.01@phuong.test')
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute())
    classIds[class_name] = id
  for (const { id, email } of await house.db.selectFrom('users').select(['id', 'email']).execute())
    ids[String(email).replace('@phuong.test', '')] = id
  lan = idOf('co.lan')
  worksheet = await addWorksheet(house.db, { createdBy: lan })
})
afterAll(() => house.close())

const idOf = (name: string): string => ids[name] as string
const classOf = (name: string): string => classIds[name] as string
const give = (more: Partial<Parameters<typeof addAssignment>[1]> = {}) =>
  addAssignment(house.db, { classId: classOf('4A1'), attachmentId: worksheet, createdBy: lan, ...more })
type Answer = Parameters<typeof addAnswer>[1]
const handIn = (assignmentId: string, name: string, more: Partial<Answer> = {}) =>
  addAnswer(house.db, { assignmentId, attachmentId: worksheet, studentId: idOf(name), ...more })
const open = (assignmentId: string, name: string, more: { attempt?: number; answered?: number } = {}) =>
  addOpenSitting(house.db, { assignmentId, attachmentId: worksheet, studentId: idOf(name), ...more })

type Rows = Record<string, unknown>[]
const asked = async (caller: Caller, name: string, parameters: object = {}): Promise<Rows> => {
  const { status, body, text } = await caller.call(`CLASSWORK_Assignments_${name}`, parameters)
  if (status !== 200) throw new Error(text)
  return body.results as Rows
}
const one = async (caller: Caller, id: string) => (await asked(caller, 'GetById', { id }))[0] ?? {}
const status = async (caller: Caller, name: string, parameters: object) =>
  (await caller.call(`CLASSWORK_Assignments_${name}`, parameters)).status
const leave = (name: string) =>
  house.db.updateTable('class_people').set({ left_at: house.clock.now() }).where('person_id', '=', idOf(name)).execute()

describe('B-132 CLASSWORK_Assignments_GetById', () => {
  test('B-110 B-112 B-137 B-138 the teacher sees the assignment, and nobody’s state', async () => {
    const id = await give({ title: 'Bài đọc', attempts: 2 })
    expect(await one(teacher, id)).toEqual({
      id,
      rowId: id,
      title: 'Bài đọc',
      instructions: '',
      dueDate: '2026-11-25 23:59:59',
      color: '#b93a1b',
      assignmentType: 'ASSIGNMENT',
      exerciseType: 'LIVEWORKSHEET',
      points: 10,
      classId: classOf('4A1'),
      className: '4A1',
      createdBy: lan,
      createdByName: 'Nguyễn Thị Lan',
      createdDate: '2026-11-20 07:30:00',
      attachmentId: worksheet,
      fileName: 'Unit 3.pdf',
      examId: null,
      settings: { tags: null, attempts: 2, solutions: 'AFTER_SUBMIT' },
      picture: null,
      state: null,
      late: false,
      score: null,
      star: null,
      attemptsLeft: null,
      sittingId: null,
      openSittingId: null,
      submittedAt: null,
      teacherNote: '',
      solutionsShown: true,
      questions: null,
      minutes: null,
    })
  })

  test('B-137 a pupil’s state goes from none over doing to done, with the own mark and nobody else’s', async () => {
    const id = await give({ attempts: 3 })
    await handIn(id, '4a1.02', { score: 100 })
    expect(await one(pupil, id)).toMatchObject({ state: 'none', score: null, attemptsLeft: 3, solutionsShown: false })
    const sittingId = await open(id, '4a1.01')
    expect(await one(pupil, id)).toMatchObject({ state: 'doing', sittingId, openSittingId: sittingId, score: null })
    await house.db.updateTable('sittings').set({ state: 'left' }).where('id', '=', sittingId).execute()
    const first = await handIn(id, '4a1.01', { score: 79, comment: 'Viết lại bài 2' })
    expect(await one(pupil, id)).toMatchObject({
      state: 'done',
      score: 7.9,
      star: 3,
      attemptsLeft: 2,
      sittingId: first.sittingId,
      openSittingId: null,
      submittedAt: '2026-11-20 07:30:00',
      teacherNote: 'Viết lại bài 2',
      solutionsShown: true,
    })
    // another attempt: what was handed in stays handed in
    const again = await open(id, '4a1.01', { attempt: 2 })
    expect(await one(pupil, id)).toMatchObject({
      state: 'done',
      score: 7.9,
      sittingId: first.sittingId,
      openSittingId: again,
    })
  })

  test('D22 the newest attempt is shown, one that was set aside never, and each uses up a try', async () => {
    const id = await give({ attempts: 3 })
    await handIn(id, '4a1.01', { attempt: 1, score: 90, superseded: true })
    expect(await one(pupil, id)).toMatchObject({ state: 'none', score: null, attemptsLeft: 2 })
    await handIn(id, '4a1.01', { attempt: 2, score: 40 })
    expect(await one(pupil, id)).toMatchObject({ state: 'done', score: 4, attemptsLeft: 1 })
  })

  test('D22 the settings say when score and right answers are shown', async () => {
    const afterDue = await give({ solutions: 'AFTER_DUE', attempts: 2 })
    const never = await give({ solutions: 'NEVER' })
    for (const id of [afterDue, never]) await handIn(id, '4a1.01')
    expect(await one(pupil, never)).toMatchObject({ score: 8, star: 4, solutionsShown: false })
    // while attempts are left and the solutions wait, the colours only (docs/protocol.md 5)
    expect(await one(pupil, afterDue)).toMatchObject({ state: 'done', score: null, star: null, solutionsShown: false })
    await handIn(afterDue, '4a1.01', { attempt: 2, score: 50 })
    expect(await one(pupil, afterDue)).toMatchObject({ score: 5, attemptsLeft: 0, solutionsShown: false })
    const past = await give({ solutions: 'AFTER_DUE', dueAt: new Date(schoolDay.getTime() - 1_000) })
    await handIn(past, '4a1.01')
    expect(await one(pupil, past)).toMatchObject({ score: 8, solutionsShown: true })
  })

  test('C-362 D22 of a unit exercise, as often as a start allows it: an attempt that was left for another one is used up', async () => {
    const { assignmentId: id, questions } = await giveUnit(house.db, {
      classId: classOf('4A1'),
      createdBy: lan,
      attempts: 3,
      solutions: 'AFTER_DUE',
      dueAt: new Date(schoolDay.getTime() + 86_400_000),
    })
    const at = sitter(pupil, house.clock)
    const start = async (fresh = false) => (await at.start({ kind: 'unit', assignmentId: id, fresh })).row
    /** What the page of the work says, which its line in the list says too. */
    const told = async () => {
      const { state, attemptsLeft, score, solutionsShown } = await one(pupil, id)
      const inList = (await asked(pupil, 'GetMine', { PageSize: 100 })).find((row) => row.id === id)
      expect(inList).toMatchObject({ state, attemptsLeft, score })
      return { state, attemptsLeft, score, solutionsShown }
    }
    expect(await start()).toMatchObject({ attempt: 1, attemptsLeft: 3 })
    expect(await told()).toEqual({ state: 'doing', attemptsLeft: 3, score: null, solutionsShown: false })
    const second = await start(true)
    expect(second).toMatchObject({ attempt: 2, attemptsLeft: 2 })
    expect(await told()).toEqual({ state: 'doing', attemptsLeft: 2, score: null, solutionsShown: false })
    await at.append(second?.sittingId, [at.submit(questions[0]?.id ?? '', questions[0]?.right)])
    await at.finish(second?.sittingId)
    expect(await told()).toEqual({ state: 'done', attemptsLeft: 1, score: null, solutionsShown: false })
    expect(await start()).toMatchObject({ attempt: 3, attemptsLeft: 1 })
    expect(await told()).toMatchObject({ state: 'done', attemptsLeft: 1 })
    // the score that waited for the last attempt is shown once none is left, though one of them was never handed in
    const third = await start()
    await at.finish(third?.sittingId)
    const { row } = await at.get(third?.sittingId)
    expect(await told()).toEqual({ state: 'done', attemptsLeft: 0, score: row?.score, solutionsShown: false })
    expect(row?.score).toBe(0)
    expect(await at.start({ kind: 'unit', assignmentId: id })).toMatchObject({ status: 409, code: 'NO_ATTEMPTS_LEFT' })
  })

  test('D20 D22 an attempt that was left and never handed in shows no right answers', async () => {
    const { assignmentId: id } = await giveUnit(house.db, { classId: classOf('4A1'), createdBy: lan, attempts: 2 })
    const at = sitter(pupil, house.clock)
    await at.start({ kind: 'unit', assignmentId: id })
    await at.start({ kind: 'unit', assignmentId: id, fresh: true })
    expect(await one(pupil, id)).toMatchObject({ state: 'doing', attemptsLeft: 1, score: null, solutionsShown: false })
  })

  test('B-269 a worksheet on which nothing is marked has no score; B-143 what came late is late', async () => {
    const id = await give()
    await handIn(id, '4a1.01', { score: 0, total: 0, late: true })
    expect(await one(pupil, id)).toMatchObject({ state: 'done', score: null, late: true })
  })

  test('D05 H115 H123 who does not belong to the class gets the answer that nothing there would give', async () => {
    const id = await give()
    for (const caller of [teacher, manager, admin, pupil]) expect(await status(caller, 'GetById', { id })).toBe(200)
    const leaver = await signedIn(house.url, '4a1.20@phuong.test')
    expect(await status(leaver, 'GetById', { id })).toBe(200)
    await leave('4a1.20')
    const refusals = await Promise.all(
      [
        [leaver, id],
        [stranger, id],
        [other, id],
        [stranger, randomUUID()],
      ].map(async ([caller, asks]) => {
        const { status, body } = await (caller as Caller).call('CLASSWORK_Assignments_GetById', { id: asks })
        return JSON.stringify({ status, ...body, requestId: null })
      }),
    )
    expect(new Set(refusals).size).toBe(1)
    expect(refusals[0]).toContain('"status":404')
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).where('id', '=', id).execute()
    for (const caller of [teacher, manager, admin, pupil]) expect(await status(caller, 'GetById', { id })).toBe(404)
  })
})

describe('B-099 B-137 CLASSWORK_Assignments_GetPupils', () => {
  test('D22 D25 B-143 B-268 one row for each pupil of the class, with first and newest attempt', async () => {
    const id = await give()
    await handIn(id, '4a1.05', { attempt: 1, score: 40, answered: 6 })
    const second = await handIn(id, '4a1.05', {
      attempt: 2,
      score: 85,
      autoScore: 75,
      answered: 9,
      late: true,
      submittedAt: new Date('2026-11-26T01:00:00Z'),
      comment: 'Tốt',
    })
    const doing = await open(id, '4a1.06', { answered: 2 })
    const again = await open(id, '4a1.05', { attempt: 3, answered: 1 })
    const rows = await asked(teacher, 'GetPupils', { id })
    expect(rows.find(({ studentId }) => studentId === idOf('4a1.05'))).toEqual({
      studentId: idOf('4a1.05'),
      fullName: 'Y Bhok Niê',
      lastName: 'Y Bhok',
      firstName: 'Niê',
      callingName: 'Bhok',
      dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      state: 'done',
      late: true,
      attempts: 2,
      score: 8.5,
      firstScore: 4,
      autoScore: 7.5,
      star: 4,
      completedPercent: 90,
      answered: 9,
      total: 10,
      startedAt: '2026-11-20 07:30:00',
      submittedAt: '2026-11-26 08:00:00',
      answerId: second.answerId,
      sittingId: second.sittingId,
      openSittingId: again,
      teacherNote: 'Tốt',
    })
    expect(rows.find(({ studentId }) => studentId === idOf('4a1.06'))).toMatchObject({
      state: 'doing',
      attempts: 0,
      score: null,
      answered: 2,
      total: 0,
      completedPercent: null,
      startedAt: '2026-11-20 07:30:00',
      submittedAt: null,
      answerId: null,
      sittingId: doing,
      openSittingId: doing,
      teacherNote: '',
    })
    expect(rows.find(({ studentId }) => studentId === idOf('4a1.07'))).toMatchObject({
      state: 'none',
      late: false,
      attempts: 0,
      score: null,
      answered: 0,
      startedAt: null,
      sittingId: null,
    })
  })

  test('the pupils stand in Vietnamese order of the names by which they are called', async () => {
    const rows = await asked(teacher, 'GetPupils', { id: await give({ classId: classOf('4A2') }) })
    const called = rows.map(({ callingName, firstName, lastName }) => `${callingName ?? firstName} ${lastName}`)
    expect(called.length).toBe(32)
    expect(called).toEqual(called.toSorted(new Intl.Collator('vi').compare))
  })

  test('B-137 who has left the class or has no account any more stands nowhere, handed in or not', async () => {
    const id = await give({ classId: classOf('4A2') })
    await handIn(id, '4a2.08')
    await handIn(id, '4a2.09')
    await leave('4a2.08')
    await house.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', idOf('4a2.09')).execute()
    const rows = await asked(teacher, 'GetPupils', { id })
    expect(rows.length).toBe(30)
    expect(rows.every(({ state }) => state === 'none')).toBe(true)
    expect((await asked(teacher, 'GetGiven', { classId: classOf('4A2') }))[0]).toMatchObject({ handedIn: 0, total: 30 })
  })

  test('D05 the teacher, an administrator and the manager of the school look; pupils and other teachers do not', async () => {
    const id = await give()
    for (const caller of [teacher, manager, admin]) expect(await status(caller, 'GetPupils', { id })).toBe(200)
    expect(await status(pupil, 'GetPupils', { id })).toBe(403)
    expect(await status(other, 'GetPupils', { id })).toBe(404)
    expect(await status(teacher, 'GetPupils', { id: randomUUID() })).toBe(404)
    const of8A = await addAssignment(house.db, {
      classId: classOf('8A'),
      attachmentId: worksheet,
      createdBy: idOf('thay.minh'),
    })
    expect([await status(manager, 'GetPupils', { id: of8A }), await status(admin, 'GetPupils', { id: of8A })]).toEqual([
      404, 200,
    ])
  })

  test('an assignment of a class without pupils has no rows, and is no missing one', async () => {
    const id = await give({ classId: classOf('8A') })
    await house.db
      .updateTable('class_people')
      .set({ left_at: schoolDay })
      .where('class_id', '=', classOf('8A'))
      .where('role', '=', 'PUPIL')
      .execute()
    expect(await asked(other, 'GetPupils', { id })).toEqual([])
    expect(await status(teacher, 'GetPupils', { id })).toBe(404)
  })
})

describe('B-083 CLASSWORK_Assignments_GetMine', () => {
  const mine = async (caller: Caller, parameters: object = {}) =>
    (await asked(caller, 'GetMine', { PageSize: 100, ...parameters })) as {
      id: string
      title: string
      totalRows: number
      asked: unknown[]
    }[]
  const titles = async (caller: Caller, parameters: object = {}) =>
    (await mine(caller, parameters)).map(({ title }) => title)
  const day = (date: string) => new Date(`${date}T16:59:59Z`)

  test('what is due comes first by due date, what is done after it, the newest first', async () => {
    const learner = await signedIn(house.url, '4a2.20@phuong.test')
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).execute()
    const inClass = { classId: classOf('4A2') }
    await give({ ...inClass, title: 'Thứ ba', dueAt: day('2026-12-03') })
    const begun = await give({ ...inClass, title: 'Thứ hai', dueAt: day('2026-12-02') })
    await give({ ...inClass, title: 'Quá hạn', dueAt: day('2026-11-19') })
    await give({ ...inClass, title: 'Không hạn', dueAt: null })
    const early = await give({ ...inClass, title: 'Nộp trước' })
    const late = await give({ ...inClass, title: 'Nộp sau', points: 7.5, attempts: 1, dueAt: day('2026-11-19') })
    await handIn(early, '4a2.20', { submittedAt: new Date('2026-11-20T01:00:00Z') })
    await handIn(late, '4a2.20', { submittedAt: new Date('2026-11-20T02:00:00Z'), late: true, score: 65, answered: 7 })
    await open(begun, '4a2.20', { answered: 3 })

    const due = ['Quá hạn', 'Thứ hai', 'Thứ ba', 'Không hạn']
    const done = ['Nộp sau', 'Nộp trước']
    expect(await titles(learner)).toEqual([...due, ...done])
    expect(await titles(learner, { state: 'due' })).toEqual(due)
    expect(await titles(learner, { state: 'done', ...inClass })).toEqual(done)
    expect(await titles(learner, { PageNum: 2, PageSize: 4 })).toEqual(done)
    expect((await mine(learner, { PageSize: 1 }))[0]?.totalRows).toBe(6)
    expect((await mine(learner, { PageSize: 1, state: 'done' }))[0]?.totalRows).toBe(2)
    const rows = await mine(learner)
    expect(rows[1]).toMatchObject({
      state: 'doing',
      answered: 3,
      total: 0,
      score: null,
      submittedAt: null,
      late: false,
    })
    expect(rows[4]).toEqual({
      id: late,
      title: 'Nộp sau',
      className: '4A2',
      classId: classOf('4A2'),
      dueDate: '2026-11-19 23:59:59',
      color: '#b93a1b',
      exerciseType: 'LIVEWORKSHEET',
      points: 7.5,
      attachmentId: worksheet,
      picture: null,
      asked: [],
      state: 'done',
      late: true,
      score: 6.5,
      star: 3,
      attemptsLeft: 0,
      submittedAt: '2026-11-20 09:00:00',
      answered: 7,
      total: 10,
      totalRows: 6,
    })
    // another pupil of the class has all of them before them
    expect((await mine(await signedIn(house.url, '4a2.21@phuong.test'), { state: 'due' })).length).toBe(6)
  })

  test('C-362 D20 of a unit exam it says which types of questions it asks and how many, and nothing more of them', async () => {
    const { assignmentId, questions } = await giveUnit(house.db, { classId: classOf('4A1'), createdBy: lan })
    const row = (await mine(pupil)).find(({ id }) => id === assignmentId)
    const types = [...new Set(questions.map(({ type }) => type))]
    expect(row?.asked).toEqual(
      types.map((type) => ({
        questionType: type,
        count: questions.filter((question) => question.type === type).length,
      })),
    )
    await house.db
      .updateTable('assignments')
      .set({ deleted_at: house.clock.now() })
      .where('id', '=', assignmentId)
      .execute()
  })

  test('D22 the score is kept back in the list as on the page', async () => {
    const id = await give({ title: 'Chờ hạn', solutions: 'AFTER_DUE' })
    await handIn(id, '4a1.01', { score: 100 })
    expect((await mine(pupil, { state: 'done' }))[0]).toMatchObject({ id, score: null, star: null, attemptsLeft: null })
  })

  test('H123 B-136 nothing of a class that was left or archived, and no class of others', async () => {
    const leaver = await signedIn(house.url, '4a1.21@phuong.test')
    expect((await mine(leaver)).length).toBeGreaterThan(0)
    expect(await status(leaver, 'GetMine', { classId: classOf('4A2') })).toBe(404)
    expect(await status(leaver, 'GetMine', { classId: randomUUID() })).toBe(404)
    await leave('4a1.21')
    expect(await mine(leaver)).toEqual([])
    expect(await status(leaver, 'GetMine', { classId: classOf('4A1') })).toBe(404)
    for (const caller of [teacher, manager, admin]) expect(await status(caller, 'GetMine', {})).toBe(403)
    await house.db.updateTable('classes').set({ archived_at: schoolDay }).where('id', '=', classOf('4A2')).execute()
    expect(await mine(stranger)).toEqual([])
    expect(await status(teacher, 'GetGiven', { classId: classOf('4A2') })).toBe(404)
    await house.db.updateTable('classes').set({ archived_at: null }).where('id', '=', classOf('4A2')).execute()
  })

  test('a class of the pupil in which nothing was given is an empty list', async () => {
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).execute()
    expect(await mine(pupil, { classId: classOf('4A1') })).toEqual([])
  })
})

describe('B-099 CLASSWORK_Assignments_GetGiven', () => {
  test('what was given, the newest first, with how many have handed it in', async () => {
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).execute()
    const older = await give({ title: 'Cũ', createdAt: new Date('2026-11-18T00:00:00Z') })
    const newer = await give({ title: 'Mới', classId: classOf('4A2') })
    await handIn(older, '4a1.03', { attempt: 1, late: true, submittedAt: new Date('2026-11-20T01:00:00Z') })
    await handIn(older, '4a1.03', { attempt: 2, submittedAt: new Date('2026-11-20T02:00:00Z') })
    await handIn(older, '4a1.04', { late: true, submittedAt: new Date('2026-11-20T03:00:00Z') })
    await open(older, '4a1.05')
    const rows = await asked(teacher, 'GetGiven')
    expect(rows.map(({ id }) => id)).toEqual([newer, older])
    const pupils = await asked(teacher, 'GetPupils', { id: older })
    expect(rows[1]).toEqual({
      id: older,
      title: 'Cũ',
      className: '4A1',
      classId: classOf('4A1'),
      dueDate: '2026-11-25 23:59:59',
      color: '#b93a1b',
      exerciseType: 'LIVEWORKSHEET',
      attachmentId: worksheet,
      handedIn: 2,
      total: pupils.length,
      late: 1,
      newestAt: '2026-11-20 10:00:00',
      createdDate: '2026-11-18 07:00:00',
      edits: true,
      totalRows: 2,
    })
    expect(rows[0]).toMatchObject({ handedIn: 0, late: 0, newestAt: null })
    expect(await asked(teacher, 'GetGiven', { classId: classOf('4A1') })).toMatchObject([{ id: older, totalRows: 1 }])
    expect(await asked(teacher, 'GetGiven', { PageNum: 2, PageSize: 1 })).toMatchObject([{ id: older, totalRows: 2 }])
  })

  test('D05 each sees what was given in the own classes, the manager what was given in the school', async () => {
    const of8A = await addAssignment(house.db, {
      classId: classOf('8A'),
      attachmentId: worksheet,
      createdBy: idOf('thay.minh'),
    })
    const titles = async (caller: Caller, parameters = {}) => (await asked(caller, 'GetGiven', parameters)).length
    expect([await titles(manager), await titles(other), await titles(admin)]).toEqual([2, 1, 0])
    expect(await asked(admin, 'GetGiven', { classId: classOf('8A') })).toMatchObject([{ id: of8A }])
    expect(await status(teacher, 'GetGiven', { classId: classOf('8A') })).toBe(404)
    expect(await status(manager, 'GetGiven', { classId: classOf('8A') })).toBe(404)
    expect(await status(pupil, 'GetGiven', {})).toBe(403)
    // who only looks, and who teaches beside the owner without the right to give, changes nothing
    expect((await asked(manager, 'GetGiven')).map(({ edits }) => edits)).toEqual([false, false])
    const place = { class_id: classOf('8A'), person_id: idOf('gv.moi'), role: 'TEACHER', may: 'MARK' } as const
    await house.db
      .insertInto('class_people')
      .values({ ...place, joined_at: schoolDay })
      .execute()
    const colleague = await signedIn(house.url, 'gv.moi@phuong.test')
    expect(await asked(colleague, 'GetGiven')).toMatchObject([{ id: of8A, edits: false }])
  })

  test('B-078 over all classes it is put in order by title, class and due date, and searched without marks', async () => {
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).execute()
    const named = (className: string) =>
      house.db.updateTable('classes').set({ class_name: className }).where('id', '=', classOf('4A1')).execute()
    await named('4A10')
    await give({ title: 'Đọc hiểu 10', dueAt: new Date('2026-12-01T16:59:59Z') })
    await give({ title: 'đọc hiểu 9', dueAt: new Date('2026-12-03T16:59:59Z') })
    await give({ title: 'Ôn tập', classId: classOf('4A2'), dueAt: new Date('2026-12-02T16:59:59Z') })
    const titles = async (parameters: object) =>
      (await asked(teacher, 'GetGiven', parameters)).map(({ title }) => title)
    const sorted = (sort: string, descending: boolean) => titles({ sort, descending })
    expect(await sorted('title', false)).toEqual(['đọc hiểu 9', 'Đọc hiểu 10', 'Ôn tập'])
    expect(await sorted('title', true)).toEqual(['Ôn tập', 'Đọc hiểu 10', 'đọc hiểu 9'])
    expect((await sorted('className', false))[0]).toBe('Ôn tập')
    expect((await sorted('className', true))[2]).toBe('Ôn tập')
    expect(await sorted('dueDate', false)).toEqual(['Đọc hiểu 10', 'Ôn tập', 'đọc hiểu 9'])
    expect(await sorted('dueDate', true)).toEqual(['đọc hiểu 9', 'Ôn tập', 'Đọc hiểu 10'])
    expect(await titles({ search: 'DOC  hieu', sort: 'title', descending: false })).toEqual([
      'đọc hiểu 9',
      'Đọc hiểu 10',
    ])
    expect(await titles({ search: '4a2' })).toEqual(['Ôn tập'])
    for (const search of ['%', '_', '\u0301']) expect(await titles({ search }), search).toEqual([])
    const second = { search: 'đọc', sort: 'title', descending: false, PageNum: 2, PageSize: 1 }
    expect(await asked(teacher, 'GetGiven', second)).toMatchObject([{ title: 'Đọc hiểu 10', totalRows: 2 }])
    expect(await status(teacher, 'GetGiven', { sort: 'handedIn' })).toBe(400)
    await named('4A1')
  })
})
