import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

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

/** Sends the form of B-300; what a test does not say is as a client without more to say has it. */
const save = async (caller: Caller, answer: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const form = new FormData()
  const { studentChoice } = answer
  const fields = {
    answerType: 'ONECHOICEANSWER',
    notes: '',
    questionEntityName: 't_PHUONG_METADATA_Questions',
    questionGuid: '',
    score: 0,
    sessionId: 77,
    studentId: '',
    takeExamTime: 1,
    ...answer,
    studentChoice: typeof studentChoice === 'string' ? studentChoice : JSON.stringify(studentChoice),
  }
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  const response = await fetch(`${caller.url}/api/saveanswer`, {
    method: 'POST',
    headers: { origin: caller.url, ...(caller.cookie === null ? {} : { cookie: caller.cookie }), ...headers },
    body: form,
  })
  const body = (await response.json()) as { message?: string; code?: string; result?: Record<string, unknown> }
  return { status: response.status, ...body }
}
const give = async (more: Partial<Parameters<typeof giveUnit>[1]> = {}) => {
  const unit = await giveUnit(house.db, { classId, createdBy: teacherId, ...more })
  return { ...unit, first: unit.questions[0] as TestQuestion, second: unit.questions[1] as TestQuestion }
}
const linesOf = (assignmentId: string) =>
  house.db
    .selectFrom('sitting_events')
    .innerJoin('sittings', 'sittings.id', 'sitting_events.sitting_id')
    .where('assignment_id', '=', assignmentId)
    .select(['item', 'seq', 'status', 'response', 'user_id', 'attempt'])
    .orderBy('attempt')
    .orderBy('seq')
    .execute()
const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

test('B-299 B-300 B-301 B-304 an answer goes into the sitting of its assignment; the session says whose it is, the key what it is worth', async () => {
  const { assignmentId, first, second } = await give()
  const pupil = await signedIn(house.url, '4a1.11@phuong.test')
  const saved = await save(pupil, { assignmentId, questionId: first.id, studentChoice: first.right, score: 5 })
  expect(saved).toEqual({ status: 200, message: 'OK', result: { status: 'stored', score: 100 } })
  // a wrong answer, without a score of its own
  const wrong = await save(pupil, {
    assignmentId,
    questionId: second.id,
    studentChoice: second.wrong,
    score: undefined,
  })
  expect(wrong.result).toMatchObject({ status: 'stored' })
  expect(wrong.result?.score).toBeLessThan(100)
  const me = await idOf('4a1.11@phuong.test')
  expect(await linesOf(assignmentId)).toMatchObject([
    { item: first.id, seq: 1, status: 'stored', response: first.right, user_id: me, attempt: 1 },
    { item: second.id, seq: 2, status: 'stored', user_id: me, attempt: 1 },
  ])
  const kept = await house.db
    .selectFrom('audit_log')
    .where('action', '=', 'answer-saved')
    .where('actor_id', '=', me)
    .select('details')
    .orderBy('id')
    .execute()
  expect(kept.map(({ details }) => details)).toMatchObject([
    { sessionId: '77', answerType: 'ONECHOICEANSWER', takeExamTime: 1, sentScore: 5, score: 100 },
    { sessionId: '77', sentScore: 0 },
  ])
  expect(JSON.stringify(kept)).not.toContain(JSON.stringify(first.right).slice(1, -1))

  // the sitting that the pupil opens afterwards is this one
  const client = sitter(pupil, house.clock)
  const { row } = await client.start({ kind: 'unit', assignmentId })
  expect(row?.answers.map(({ item }: { item: string }) => item).sort()).toEqual([first.id, second.id].sort())
})

test('B-303 H020 the same answer again, with its id or without, is the same answer', async () => {
  const { assignmentId, first } = await give()
  const pupil = await signedIn(house.url, '4a1.12@phuong.test')
  const answer = { assignmentId, questionId: first.id, studentChoice: first.right, eventId: randomUUID() }
  expect((await save(pupil, answer)).result).toEqual({ status: 'stored', score: 100 })
  for (const again of [answer, { ...answer, eventId: '' }, { ...answer, eventId: randomUUID() }])
    expect((await save(pupil, again)).result).toEqual({ status: 'duplicate', score: 100 })
  // the first one has been marked, so another one is kept and does not count
  expect((await save(pupil, { ...answer, eventId: '', studentChoice: first.wrong })).result).toEqual({
    status: 'locked',
    score: 100,
  })
  expect((await linesOf(assignmentId)).map(({ status }) => status)).toEqual(['stored', 'locked'])
  const both = await Promise.all(
    [1, 2].map(() => save(pupil, { ...answer, eventId: '', questionId: first.id, studentChoice: first.right })),
  )
  expect(both.map(({ result }) => result?.status)).toEqual(['duplicate', 'duplicate'])
})

test('D54 takeExamTime is the attempt: an older one takes what comes late, a new one is begun', async () => {
  const { assignmentId, first, second } = await give()
  const pupil = await signedIn(house.url, '4a1.13@phuong.test')
  const client = sitter(pupil, house.clock)
  await save(pupil, { assignmentId, questionId: first.id, studentChoice: first.right })
  const { row } = await client.start({ kind: 'unit', assignmentId })
  await client.finish(row?.sittingId)
  const late = await save(pupil, { assignmentId, questionId: second.id, studentChoice: second.right, takeExamTime: 1 })
  expect(late.result).toMatchObject({ status: 'late' })
  await save(pupil, { assignmentId, questionId: first.id, studentChoice: first.wrong, takeExamTime: 2 })
  await save(pupil, { assignmentId, questionId: second.id, studentChoice: second.right, takeExamTime: '' })
  expect((await linesOf(assignmentId)).map(({ attempt, item, status }) => [attempt, item, status])).toEqual([
    [1, first.id, 'stored'],
    [1, second.id, 'late'],
    [2, first.id, 'stored'],
    [2, second.id, 'stored'],
  ])
})

test('B-303 D22 without a number, and with no attempt left, an answer is kept with the newest attempt, as late', async () => {
  const { assignmentId, first, second } = await give({ attempts: 1 })
  const pupil = await signedIn(house.url, '4a1.18@phuong.test')
  const client = sitter(pupil, house.clock)
  const { row } = await client.start({ kind: 'unit', assignmentId })
  await client.append(row?.sittingId, [client.submit(first.id, first.right)])
  await client.finish(row?.sittingId)
  const late = { assignmentId, questionId: second.id, studentChoice: second.right, eventId: randomUUID() }
  expect((await save(pupil, { ...late, takeExamTime: 2 })).code).toBe('NO_ATTEMPTS_LEFT')
  expect((await save(pupil, { ...late, takeExamTime: '' })).result).toMatchObject({ status: 'late' })
  expect((await save(pupil, { ...late, takeExamTime: '' })).result).toMatchObject({ status: 'duplicate' })
  const seen = await sitter(await signedIn(house.url, 'co.lan@phuong.test'), house.clock).get(row?.sittingId)
  expect(seen.row).toMatchObject({
    answers: [{ item: first.id }],
    late: [{ item: second.id, response: second.right }],
    receipt: { count: 1 },
  })
})

test('B-299 an answer to a worksheet is a draft that the next one replaces; it has no score before the hand-in', async () => {
  const attachmentId = await addWorksheet(house.db, { createdBy: teacherId })
  const assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: teacherId })
  const pupil = await signedIn(house.url, '4a1.14@phuong.test')
  const answer = (studentChoice: string) =>
    save(pupil, { assignmentId, questionId: 'w1', studentChoice, takeExamTime: undefined })
  expect((await answer('dog')).result).toEqual({ status: 'stored', score: null })
  expect((await answer('cat')).result).toEqual({ status: 'stored', score: null })
  expect((await answer('cat')).result).toEqual({ status: 'duplicate', score: null })
  const { row } = await sitter(pupil, house.clock).start({ kind: 'worksheet', assignmentId })
  expect(row?.answers).toMatchObject([{ item: 'w1', response: 'cat' }])
})

test('B-302 B-304 what is not the pupil’s, or no answer to the question, is refused and leaves nothing', async () => {
  const { assignmentId, first } = await give()
  const pupil = await signedIn(house.url, '4a1.15@phuong.test')
  const other = await give()
  const answer = { assignmentId, questionId: first.id, studentChoice: first.right }
  const status = async (more: Record<string, unknown>, caller = pupil) =>
    (await save(caller, { ...answer, ...more })).status
  expect(await status({ assignmentId: randomUUID() })).toBe(404)
  expect(await status({ questionId: other.first.id })).toBe(404)
  expect(await status({ questionId: '' })).toBe(400)
  expect(await status({ studentChoice: 'b' })).toBe(400)
  expect(await status({ studentChoice: '{"picked":' })).toBe(400)
  expect(await status({ takeExamTime: 'một' })).toBe(400)
  expect(await status({ studentId: await idOf('4a1.16@phuong.test') })).toBe(403)
  expect(await status({}, await signedIn(house.url, '8a.05@phuong.test'))).toBe(404)
  expect(await status({}, await signedIn(house.url, 'co.lan@phuong.test'))).toBe(403)
  expect(await status({}, new Caller(house.url))).toBe(401)
  expect((await save(pupil, answer, { origin: 'https://ngoai.example' })).status).toBe(403)
  expect((await pupil.send('POST', '/api/saveanswer', answer)).status).toBe(415)
  expect(await linesOf(assignmentId)).toEqual([])
  expect(
    await house.db.selectFrom('sittings').where('assignment_id', '=', assignmentId).select('id').execute(),
  ).toEqual([])
  // the own name is no other's
  expect(await status({ studentId: (await idOf('4a1.15@phuong.test')).toUpperCase() })).toBe(200)
})

test('B-299 a form with a file, or with a field twice, is refused', async () => {
  const { assignmentId, first } = await give()
  const pupil = await signedIn(house.url, '4a1.17@phuong.test')
  const send = async (change: (form: FormData) => void) => {
    const form = new FormData()
    form.append('assignmentId', assignmentId)
    form.append('questionId', first.id)
    form.append('studentChoice', JSON.stringify(first.right))
    change(form)
    const headers = { origin: pupil.url, cookie: pupil.cookie ?? '' }
    return (await fetch(`${pupil.url}/api/saveanswer`, { method: 'POST', headers, body: form })).status
  }
  expect(await send((form) => form.append('files', new Blob(['x']), 'x.txt'))).toBe(400)
  expect(await send((form) => form.append('questionId', first.id))).toBe(400)
  expect(await send(() => undefined)).toBe(200)
})
