import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, giveUnit, revisePaper, someQuestions, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

const minute = 60_000
const day = 86_400_000
const work = { subModuleName: 'CLASSWORK', entityName: 'Assignments_Answers' }

let house: TestHouse
let classId: string
let teacherId: string
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
})
afterAll(() => house.close())

const as = async (email: string) => sitter(await signedIn(house.url, email), house.clock)
const give = (more: Partial<Parameters<typeof giveUnit>[1]> = {}) =>
  giveUnit(house.db, { classId, createdBy: teacherId, ...more })
const recordsOf = async (caller: Caller, filters: object, sort?: string) => {
  const asked = { ...work, parameters: { filters, PageSize: 50 }, ...(sort && { sort }) }
  return (await caller.send('POST', '/api/v1.0/dynamic/crud/read', asked)).body.results as Record<string, unknown>[]
}
const allRecords = (assignmentId: string) =>
  house.db
    .selectFrom('assignments_answers')
    .where('assignment_id', '=', assignmentId)
    .orderBy('student_id')
    .orderBy('attempt')
    .selectAll()
    .execute()

type Client = Awaited<ReturnType<typeof as>>
type Unit = Awaited<ReturnType<typeof giveUnit>>

/** Sits the exam to its end: so many of the first questions right, the others wrong. @returns the sitting and its receipt */
const sit = async (client: Client, { assignmentId, examId, questions }: Unit, right: number) => {
  const { row } = await client.start({ kind: 'unit', assignmentId, examId })
  const sittingId = row?.sittingId as string
  const answers = questions.map((question, at) =>
    client.submit(question.id, at < right ? question.right : question.wrong),
  )
  await client.append(sittingId, answers)
  return { sittingId, receipt: (await client.finish(sittingId)).row }
}

test('C-318 C-361 C-363 C-367 C-368 C-369 C-370 C-371 the finish saves the result of the stored answers in the scale of UNIT', async () => {
  const pupil = await as('4a1.01@phuong.test')
  const unit = await give()
  const started = house.clock.now().getTime()
  const { row } = await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId })
  expect(row).toMatchObject({
    kind: 'unit',
    attempt: 1,
    deadlineAt: started + 30 * minute,
    answers: [],
    document: null,
  })
  const { sittingId } = row ?? {}
  const [first, second] = unit.questions as [TestQuestion, TestQuestion]
  await pupil.append(sittingId, [pupil.submit(first.id, first.right), pupil.submit(second.id, second.wrong)])
  expect(await allRecords(unit.assignmentId)).toEqual([])
  house.clock.forward(5 * minute)
  const { row: receipt } = await pupil.finish(sittingId)
  // 1 of 8 is 12.5 %, rounded 13
  expect(receipt).toMatchObject({ count: 2, Score: 1.3, Star: 0, late: false })
  const [record, ...others] = await recordsOf(pupil.caller, { AssignmentId: unit.assignmentId })
  expect(others).toEqual([])
  expect(record).toMatchObject({
    ExamId: unit.examId,
    SittingId: sittingId,
    Type: 'UNIT',
    Score: 1.3,
    TeacherNoteS: '',
    Notes: '',
    TotalQuestion: 8,
    TotalAnswer: 2,
    PassedQuestion: 1,
  })
  const data = record?.JsonData as { id: string; userData: unknown }[]
  expect(new Map(data.map(({ id, userData }) => [id, userData]))).toEqual(
    new Map([
      [first.id, { answers: first.right, result: true }],
      [second.id, { answers: second.wrong, result: false }],
    ]),
  )
  expect(JSON.stringify(data)).not.toMatch(/isCorrect|explainText/)
})

test('C-377 R6 a session is saved once, however often its end is asked for', async () => {
  const pupil = await as('4a1.02@phuong.test')
  const unit = await give()
  const { sittingId, receipt } = await sit(pupil, unit, 8)
  expect(receipt).toMatchObject({ Score: 10, Star: 5 })
  const again = await Promise.all([
    pupil.finish(sittingId),
    pupil.finish(sittingId),
    pupil.start({ kind: 'unit', ...unit }, sittingId),
  ])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(again[0]?.row).toMatchObject({ hash: receipt?.hash, finishedAt: receipt?.finishedAt })
  expect(await allRecords(unit.assignmentId)).toHaveLength(1)
})

test('C-364 C-378 H026 who is no pupil of a class that has it sits no exam, and no result of it is saved', async () => {
  const unit = await give()
  for (const email of ['co.lan@phuong.test', 'admin@phuong.test', 'quanly@phuong.test'])
    expect((await (await as(email)).start({ kind: 'unit', assignmentId: unit.assignmentId })).status).toBe(403)
  for (const wanted of [{ assignmentId: unit.assignmentId }, { examId: unit.examId }])
    expect((await (await as('4a2.01@phuong.test')).start({ kind: 'unit', ...wanted })).status).toBe(404)
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const posted = { ...work, parameters: { ExamId: unit.examId, Type: 'UNIT', JsonData: [], Score: 10 } }
  expect((await teacher.send('POST', '/api/v1.0/dynamic/crud', posted)).status).toBe(403)
  expect(await allRecords(unit.assignmentId)).toEqual([])
})

test('C-366 C-367 C-378 C-379 a record posted whole goes the same way: marked by the stored exam, the older one set aside', async () => {
  const pupil = await as('4a1.12@phuong.test')
  const unit = await give()
  const { id: own } = await house.db
    .selectFrom('users')
    .where('email', '=', '4a1.12@phuong.test')
    .select('id')
    .executeTakeFirstOrThrow()
  const record = (right: number) => ({
    StudentId: own,
    ExamId: unit.examId,
    Type: 'UNIT',
    JsonData: JSON.stringify(
      unit.questions.map(({ content, ...question }, at) => ({
        ...content,
        userData: { answers: at < right ? question.right : question.wrong, result: true },
      })),
    ),
    // whatever the browser reckoned
    Score: 10,
    TeacherNoteS: 'giỏi',
    Notes: '',
  })
  const post = async (right: number) => {
    const { status } = await pupil.caller.send('POST', '/api/v1.0/dynamic/crud', {
      moduleName: 'CLASSWORK',
      ...work,
      parameters: record(right),
    })
    expect(status).toBe(200)
    house.clock.forward(minute)
  }
  await post(2)
  await post(6)
  const listed = await recordsOf(pupil.caller, { StudentId: own, ExamId: unit.examId }, 'CreatedDate DESC')
  expect(listed).toMatchObject([
    { Type: 'UNIT', Score: 7.5, PassedQuestion: 6, TeacherNoteS: '', Notes: '', Attempt: 2, ExamId: unit.examId },
  ])
  expect((await allRecords(unit.assignmentId)).map(({ score }) => score)).toEqual(['2.50', '7.50'])
})

test('C-365 an olympic paper leaves no answer record, its sitting stays in the history', async () => {
  const { questions } = await addPaper(house.db, { classLevel: 4, code: 'NO-RECORD' })
  const pupil = await as('4a1.03@phuong.test')
  const { row } = await pupil.start({ kind: 'olympic', classLevel: 4, examinationCode: 'NO-RECORD' })
  await pupil.append(row?.sittingId, [pupil.submit(questions[0]?.id ?? '', questions[0]?.right)])
  await pupil.finish(row?.sittingId)
  expect(await recordsOf(pupil.caller, {})).toEqual([])
  expect((await pupil.history({ kind: 'olympic' })).rows).toMatchObject([{ state: 'finished', correct: 1 }])
})

describe('several attempts', () => {
  test('C-373 C-374 C-379 D22 the newest record sets the older ones of that work aside in the same moment; nothing is removed', async () => {
    const pupil = await as('4a1.04@phuong.test')
    const classmate = await as('4a1.05@phuong.test')
    const unit = await give()
    const twin = await give()
    await sit(classmate, unit, 5)
    await sit(pupil, twin, 6)
    const first = await sit(pupil, unit, 2)
    house.clock.forward(minute)
    await sit(pupil, unit, 4)
    house.clock.forward(minute)
    const third = await sit(pupil, unit, 3)
    const newest = await recordsOf(pupil.caller, { ExamId: unit.examId }, 'CreatedDate DESC')
    expect(newest.map(({ SittingId, Attempt, Score }) => [SittingId, Attempt, Score])).toEqual([
      [third.sittingId, 3, 3.8],
    ])
    const stored = (await allRecords(unit.assignmentId)).filter(({ sitting_id }) => sitting_id !== null)
    const own = stored.filter(({ student_id }) => student_id === newest[0]?.StudentId)
    expect(own.map(({ attempt, superseded_at }) => [attempt, superseded_at === null])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    // another pupil’s record and the own one of other work stay
    expect(stored.filter(({ student_id }) => student_id !== newest[0]?.StudentId)).toMatchObject([
      { superseded_at: null },
    ])
    expect(await allRecords(twin.assignmentId)).toMatchObject([{ superseded_at: null }])
    expect((await pupil.get(first.sittingId)).row).toMatchObject({ state: 'finished', receipt: { Score: 2.5 } })

    // first and newest in the teacher’s table, on the scale of 10
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const { body } = await teacher.call('CLASSWORK_Assignments_GetPupils', { id: unit.assignmentId })
    const row = (body.results as Record<string, unknown>[]).find(({ studentId }) => studentId === newest[0]?.StudentId)
    expect(row).toMatchObject({ state: 'done', attempts: 3, score: 3.8, firstScore: 2.5, sittingId: third.sittingId })
  })

  test('D25 D22 C-372 an attempt has one mark wherever it is told: the one that the teacher gave', async () => {
    const pupil = await as('4a1.17@phuong.test')
    const unit = await give()
    const first = await sit(pupil, unit, 0)
    const [{ Id, StudentId } = {}] = await recordsOf(pupil.caller, { SittingId: first.sittingId })
    const teacher = await as('co.lan@phuong.test')
    const changed = { ...work, entityId: Id, parameters: { Score: 6, Reason: 'em nói đúng' } }
    expect((await teacher.caller.send('PUT', '/api/v1.0/dynamic/crud', changed)).status).toBe(200)
    house.clock.forward(minute)
    await sit(pupil, unit, 2)

    const { body } = await teacher.caller.call('CLASSWORK_Assignments_GetPupils', { id: unit.assignmentId })
    const row = (body.results as Record<string, unknown>[]).find(({ studentId }) => studentId === StudentId)
    expect(row).toMatchObject({ firstScore: 6, score: 2.5 })
    const { assignmentId } = unit
    for (const client of [teacher, pupil]) {
      expect((await client.get(first.sittingId)).row).toMatchObject({ score: 6, autoScore: 0 })
      const { rows } = await client.history({ kind: 'unit', studentId: StudentId, assignmentId })
      expect(rows.map(({ attempt, score, correct }) => [attempt, score, correct])).toEqual([
        [2, 2.5, 2],
        [1, 6, 0],
      ])
    }
  })

  test('protocol 5 a mark that waits for the due date is not in the list of attempts either', async () => {
    const pupil = await as('4a1.18@phuong.test')
    const dueAt = new Date(house.clock.now().getTime() + day)
    const unit = await give({ solutions: 'AFTER_DUE', dueAt })
    const { sittingId } = await sit(pupil, unit, 4)
    const { assignmentId } = unit
    expect((await pupil.history({ assignmentId })).rows).toMatchObject([{ sittingId, score: null, percent: null }])
    const [{ StudentId } = {}] = await recordsOf(pupil.caller, { SittingId: sittingId })
    const teacher = await as('co.lan@phuong.test')
    expect((await teacher.history({ studentId: StudentId, assignmentId })).rows).toMatchObject([{ score: 5 }])
    // practice has no mark, only its share of right answers
    expect((await pupil.history({ kind: 'olympic' })).rows.every(({ score }) => score === null)).toBe(true)
  })

  test('D22 when the attempts are used up, neither a start nor a posted record opens another', async () => {
    const pupil = await as('4a1.06@phuong.test')
    const unit = await give({ attempts: 1 })
    await sit(pupil, unit, 1)
    expect(await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId })).toMatchObject({
      status: 409,
      code: 'NO_ATTEMPTS_LEFT',
    })
    const posted = { ...work, parameters: { ExamId: unit.examId, Type: 'UNIT', JsonData: [] } }
    expect((await pupil.caller.send('POST', '/api/v1.0/dynamic/crud', posted)).status).toBe(409)
  })
})

test('C-367 protocol 5 a posted record with an answer that the exam refuses is refused whole: nothing is kept, no attempt is used', async () => {
  const pupil = await as('4a1.19@phuong.test')
  const unit = await give({ attempts: 1 })
  const [first, second] = unit.questions as [TestQuestion, TestQuestion]
  const choice = unit.questions.find(({ type }) => type === 'OneChoice') as TestQuestion
  const answered = (id: string, answers: unknown) => ({ id, userData: { answers, result: true } })
  const post = (JsonData: unknown) =>
    pupil.caller.send('POST', '/api/v1.0/dynamic/crud', {
      ...work,
      parameters: { AssignmentId: unit.assignmentId, ExamId: unit.examId, Type: 'UNIT', JsonData },
    })
  const good = answered(first.id, first.right)
  for (const bad of [
    answered(randomUUID(), first.right),
    answered(choice.id, { picked: 'nothing of it' }),
    answered(second.id, ['another shape']),
  ])
    expect(await post([good, bad])).toMatchObject({
      status: 400,
      body: { code: 'BAD_PARAMETERS', fields: { JsonData: expect.any(String) } },
    })
  expect((await pupil.history({ assignmentId: unit.assignmentId })).rows).toEqual([])
  expect(await allRecords(unit.assignmentId)).toEqual([])
  expect((await post([good])).status).toBe(200)
  expect(await recordsOf(pupil.caller, { AssignmentId: unit.assignmentId })).toMatchObject([{ Score: 1.3, Attempt: 1 }])
})

test('D21 H011 a posted record beside answers that are there already is taken: locked and late are no refusals', async () => {
  const pupil = await as('4a1.20@phuong.test')
  const unit = await give()
  const { assignmentId, examId } = unit
  const [first, second] = unit.questions as [TestQuestion, TestQuestion]
  const { row } = await pupil.start({ kind: 'unit', assignmentId })
  await pupil.append(row?.sittingId, [pupil.submit(first.id, first.right)])
  house.clock.forward(31 * minute)
  const JsonData = [
    { id: first.id, userData: { answers: first.wrong } },
    { id: second.id, userData: { answers: second.right } },
  ]
  const parameters = { AssignmentId: assignmentId, ExamId: examId, Type: 'UNIT', JsonData, sittingId: row?.sittingId }
  expect((await pupil.caller.send('POST', '/api/v1.0/dynamic/crud', { ...work, parameters })).status).toBe(200)
  expect((await pupil.get(row?.sittingId)).row).toMatchObject({
    state: 'closed',
    late: [{ item: first.id }, { item: second.id }],
  })
})

describe('an attempt that was left for another one', () => {
  /** Answers the first question and begins anew. */
  const leftFor = async (pupil: Client, { assignmentId, questions }: Unit) => {
    const [question] = questions as [TestQuestion]
    const { row: one } = await pupil.start({ kind: 'unit', assignmentId })
    await pupil.append(one?.sittingId, [pupil.submit(question.id, question.wrong)])
    const { row: two } = await pupil.start({ kind: 'unit', assignmentId, fresh: true })
    return { left: one?.sittingId as string, open: two?.sittingId as string }
  }

  test.each([2, null] as const)(
    'D20 D22 protocol 5 tells nothing of the key and no score, while the other is open and after its hand-in (%s attempts)',
    async (attempts) => {
      const pupil = await as('4a1.13@phuong.test')
      const unit = await give({ attempts })
      const { left, open } = await leftFor(pupil, unit)
      const toldOf = async () => {
        const { row } = await pupil.get(left)
        expect(row).toMatchObject({ state: 'left', solutionsShown: false, receipt: null, mark: null, score: null })
        expect(JSON.stringify(row)).not.toMatch(/isCorrect|explainText|audioScript|rightId/)
      }
      await toldOf()
      const { row: again } = await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId }, left)
      expect(again).toMatchObject({ state: 'left', answers: [{ verdict: { correct: false } }] })
      expect(again?.answers[0]).not.toHaveProperty('right')
      expect(again?.answers[0]).not.toHaveProperty('explain')
      expect((await pupil.get(open)).row).toMatchObject({ state: 'open', solutionsShown: false })
      await pupil.finish(open)
      await toldOf()
      // what was handed in is shown as the assignment says (docs/protocol.md 5 'Attempts')
      expect((await pupil.get(open)).row).toMatchObject({ state: 'finished', solutionsShown: true, score: 0 })
    },
  )

  test('D20 D22 after the due date, too, it is no work that was handed in', async () => {
    const pupil = await as('4a1.14@phuong.test')
    const dueAt = new Date(house.clock.now().getTime() + day)
    const { left } = await leftFor(pupil, await give({ solutions: 'AFTER_DUE', dueAt }))
    house.clock.forward(day + 1_000)
    await pupil.caller.signIn('4a1.14@phuong.test')
    expect((await pupil.get(left)).row).toMatchObject({ state: 'left', solutionsShown: false })
  })

  test('D22 protocol 5 it is one of the attempts: with the last one handed in the score waits no more', async () => {
    const pupil = await as('4a1.15@phuong.test')
    const dueAt = new Date(house.clock.now().getTime() + day)
    const { open } = await leftFor(pupil, await give({ solutions: 'AFTER_DUE', attempts: 2, dueAt }))
    expect((await pupil.finish(open)).row).toMatchObject({ Score: 0 })
    expect((await pupil.get(open)).row).toMatchObject({ score: 0, solutionsShown: false })
  })

  test('C-380 who marks the pupil’s work still sees what was done in it', async () => {
    const pupil = await as('4a1.16@phuong.test')
    const { left } = await leftFor(pupil, await give())
    const { row } = await (await as('co.lan@phuong.test')).get(left)
    expect(row).toMatchObject({ state: 'left', solutionsShown: true, answers: [{ verdict: { correct: false } }] })
  })
})

describe('what is told with a verdict', () => {
  const firstAck = async (client: Client, { assignmentId, questions }: Unit) => {
    const [question] = questions as [TestQuestion]
    const { row } = await client.start({ kind: 'unit', assignmentId })
    const { row: answer } = await client.append(row?.sittingId, [client.submit(question.id, question.wrong)])
    return { sittingId: row?.sittingId as string, ack: answer?.acks[0] }
  }

  test('D20 the right response and the explanation, also on another device that goes on', async () => {
    const pupil = await as('4a1.07@phuong.test')
    const unit = await give()
    const { ack } = await firstAck(pupil, unit)
    expect(ack).toMatchObject({
      verdict: { correct: false },
      right: unit.questions[0]?.right,
      explain: { text: expect.any(String), audioScript: expect.any(String) },
    })
    const { row } = await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId }, randomUUID())
    expect(row?.answers).toMatchObject([{ verdict: { correct: false }, right: ack?.right, explain: ack?.explain }])
  })

  test('protocol 5 H126 the setting of the solutions rules it: never, or not before the due date', async () => {
    const pupil = await as('4a1.08@phuong.test')
    const never = await firstAck(pupil, await give({ solutions: 'NEVER' }))
    const dueAt = new Date(house.clock.now().getTime() + day)
    const later = await give({ solutions: 'AFTER_DUE', dueAt })
    const before = await firstAck(pupil, later)
    for (const { ack } of [never, before]) {
      expect(ack).toMatchObject({ status: 'stored', verdict: { correct: false } })
      expect(ack).not.toHaveProperty('right')
      expect(ack).not.toHaveProperty('explain')
    }
    const { row } = await pupil.start({ kind: 'unit', assignmentId: later.assignmentId })
    expect(row?.answers[0]).not.toHaveProperty('right')
    expect(JSON.stringify((await pupil.get(before.sittingId)).row)).not.toMatch(/isCorrect|explainText/)
    await pupil.finish(before.sittingId)
    expect((await pupil.get(before.sittingId)).row).toMatchObject({ solutionsShown: false, receipt: { Score: null } })
    house.clock.forward(day + 1_000)
    await pupil.caller.signIn('4a1.08@phuong.test')
    const shown = (await pupil.get(before.sittingId)).row
    expect(shown).toMatchObject({ solutionsShown: true, receipt: { Score: 0 } })
    expect(JSON.stringify(shown)).toMatch(/isCorrect/)
  })

  test('what the authors of a paper noted stays on the server when the key is shown', async () => {
    const pupil = await as('4a1.09@phuong.test')
    const unit = await give()
    const { id } = await house.db
      .selectFrom('papers')
      .where('exam_id', '=', unit.examId)
      .select('id')
      .executeTakeFirstOrThrow()
    const [question] = someQuestions() as [TestQuestion]
    await revisePaper(house.db, id, 2, [
      { ...question, content: { ...question.content, notes: 'nhóm 3', createBy: 'A' } },
    ])
    const { sittingId } = await sit(pupil, { ...unit, questions: [question] }, 1)
    const { row } = await pupil.get(sittingId)
    expect(row).toMatchObject({ solutionsShown: true, questions: [{ id: question.id }] })
    expect(JSON.stringify(row)).not.toMatch(/notes|createBy/)
  })
})

test('C-380 B-237 the record of a pupil opens for the teacher of the class and administrators, with its key, for no other teacher or pupil', async () => {
  const pupil = await as('4a1.10@phuong.test')
  const { sittingId } = await sit(pupil, await give({ solutions: 'NEVER' }), 3)
  for (const email of ['co.lan@phuong.test', 'admin@phuong.test']) {
    const { row } = await (await as(email)).get(sittingId)
    expect(row).toMatchObject({ kind: 'unit', score: 3.8, solutionsShown: true })
    expect(JSON.stringify(row?.questions)).toMatch(/isCorrect/)
  }
  for (const email of ['thay.minh@phuong.test', 'gv.moi@phuong.test', '4a1.11@phuong.test', 'nganhang@phuong.test'])
    expect([email, (await (await as(email)).get(sittingId)).status]).toEqual([email, 404])
})
