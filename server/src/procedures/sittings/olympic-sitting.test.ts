import { randomUUID } from 'node:crypto'
import { appendAnswerSchema } from '@phuong/exercises/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, revisePaper, someQuestions, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

const minute = 60_000

let house: TestHouse
let questions: readonly TestQuestion[]
let first: TestQuestion
let second: TestQuestion
/** An olympic paper that one test may have for itself. */
let papersMade = 0
const freshPaper = async (some?: readonly TestQuestion[]) => {
  const code = `T${++papersMade}`
  const made = await addPaper(house.db, { classLevel: 5, code }, some)
  return { ...made, input: { kind: 'olympic', classLevel: 5, examinationCode: code } }
}
const paper4 = { kind: 'olympic', classLevel: 4, examinationCode: '7' }
const as = async (email: string, device?: string) => sitter(await signedIn(house.url, email), house.clock, device)

beforeAll(async () => {
  house = await openHouse()
  const made = await addPaper(house.db, { classLevel: 4, code: '7' })
  questions = made.questions
  first = questions[0] as TestQuestion
  second = questions[1] as TestQuestion
})
afterAll(() => house.close())

const linesOf = (sittingId: string) =>
  house.db.selectFrom('sitting_events').where('sitting_id', '=', sittingId).selectAll().orderBy('seq').execute()

describe('starting', () => {
  test('C-262 C-264 C-313 D23 a sitting pins the newest revision and lasts 30 minutes of the server', async () => {
    const pupil = await as('4a1.02@phuong.test')
    const sittingId = randomUUID()
    const { status, row } = await pupil.start({ ...paper4, classLevel: '4', examinationCode: 7 }, sittingId)
    expect(status).toBe(200)
    expect(row).toEqual({
      sittingId,
      kind: 'olympic',
      attempt: 1,
      state: 'open',
      serverNow: house.clock.now().getTime(),
      deadlineAt: house.clock.now().getTime() + 30 * minute,
      revision: 1,
      maxSeq: 0,
      answers: [],
      attemptsLeft: null,
      document: null,
      workKey: null,
    })
  })

  test('D23 the same id again, and another id while one is open, answer the one that is there with its answers', async () => {
    const pupil = await as('4a1.03@phuong.test')
    const started = await pupil.start(paper4)
    const id = started.row?.sittingId
    await pupil.append(id, [pupil.submit(first.id, first.right), pupil.submit(second.id, second.wrong)])
    house.clock.forward(minute)
    const expected = {
      ...started.row,
      serverNow: house.clock.now().getTime(),
      maxSeq: 2,
      answers: expect.arrayContaining([
        { item: first.id, response: first.right, seq: 1, verdict: expect.objectContaining({ correct: true }) },
        { item: second.id, response: second.wrong, seq: 2, verdict: expect.objectContaining({ correct: false }) },
      ]),
    }
    expect((await pupil.start(paper4, id)).row).toEqual(expected)
    expect((await pupil.start(paper4)).row).toEqual(expected)
  })

  test('D23 begun anew the open one is left and stays in the history; it takes no more answers and is not handed in', async () => {
    const pupil = await as('4a1.04@phuong.test')
    const left = (await pupil.start(paper4)).row?.sittingId
    await pupil.append(left, [pupil.submit(first.id, first.right)])
    const anew = await pupil.start({ ...paper4, fresh: true })
    expect(anew.row).toMatchObject({ attempt: 2, answers: [], maxSeq: 0 })
    expect(anew.row?.sittingId).not.toBe(left)
    const late = await pupil.append(left, [pupil.submit(second.id, second.right)])
    expect(late.row?.acks).toMatchObject([{ status: 'late' }])
    expect(await pupil.finish(left)).toMatchObject({ status: 409, code: 'SITTING_LEFT' })
    const { rows } = await pupil.history({ kind: 'olympic' })
    expect(rows.map(({ sittingId, state }) => [sittingId, state])).toEqual([
      [anew.row?.sittingId, 'open'],
      [left, 'left'],
    ])
  })

  test('H022 H127 a sitting of somebody else does not exist, whatever is asked of it', async () => {
    const owner = await as('4a1.05@phuong.test')
    const other = await as('4a1.06@phuong.test')
    const { row } = await owner.start(paper4)
    const id = row?.sittingId
    expect(await other.start(paper4, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await other.append(id, [other.submit(first.id, first.right)])).toMatchObject({ status: 404 })
    expect(await other.finish(id)).toMatchObject({ status: 404 })
    expect(await other.get(id)).toMatchObject({ status: 404 })
    const userId = (await house.db.selectFrom('sittings').where('id', '=', id).select('user_id').executeTakeFirst())
      ?.user_id
    // whose it is is said by the session alone
    const own = await other.start({ ...paper4, userId, studentId: userId })
    expect((await other.get(own.row?.sittingId)).row?.studentId).not.toBe(userId)
    expect(await linesOf(id)).toEqual([])
  })

  test('C-265 a paper that is not there is not started, nor any by a visitor', async () => {
    const pupil = await as('4a1.07@phuong.test')
    expect(await pupil.start({ ...paper4, examinationCode: '999' })).toMatchObject({ status: 404 })
    expect(await pupil.start({ kind: 'olympic' })).toMatchObject({ status: 404 })
    pupil.caller.cookie = null
    expect(await pupil.start(paper4)).toMatchObject({ status: 401 })
  })

  test('H007 two starts at the same moment make one sitting', async () => {
    const pupil = await as('4a1.08@phuong.test')
    const started = await Promise.all(Array.from({ length: 6 }, () => pupil.start(paper4)))
    expect(new Set(started.map(({ row }) => row?.sittingId)).size).toBe(1)
    expect((await pupil.history()).rows).toHaveLength(1)
  })

  test('C-254 D23 after the time is over a start closes the old sitting with its answers and opens a new one', async () => {
    const teacher = await as('co.lan@phuong.test')
    const old = (await teacher.start(paper4)).row?.sittingId
    await teacher.append(old, [teacher.submit(first.id, first.right)])
    house.clock.forward(31 * minute)
    const anew = await teacher.start(paper4)
    expect(anew.row).toMatchObject({ attempt: 2, state: 'open', answers: [] })
    expect((await teacher.get(old)).row).toMatchObject({ state: 'closed', receipt: { count: 1 } })
  })
})

describe('answering', () => {
  test('C-266 C-281 D20 each submit of all four types is marked at once, and the verdict is the server’s record', async () => {
    const pupil = await as('4a1.09@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    const events = questions.map((question, at) =>
      pupil.submit(question.id, at % 2 === 0 ? question.right : question.wrong),
    )
    const { row } = await pupil.append(id, events)
    expect(appendAnswerSchema.safeParse(row).success).toBe(true)
    expect(row).toMatchObject({ maxSeq: events.length, serverNow: house.clock.now().getTime() })
    expect(row?.acks.map((ack: { verdict: { correct: boolean } }) => ack.verdict.correct)).toEqual(
      questions.map((_, at) => at % 2 === 0),
    )
    for (const { verdict, item } of await linesOf(id))
      expect(verdict).toMatchObject({ correct: questions.findIndex((each) => each.id === item) % 2 === 0 })
  })

  test('H002 H009 the same event again is told what it is, however often and in whichever order it comes', async () => {
    const pupil = await as('4a1.10@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    const [one, two] = [pupil.submit(first.id, first.right), pupil.submit(second.id, second.right)]
    await pupil.append(id, [two])
    const { row } = await pupil.append(id, [one, two, one])
    expect(row?.acks).toMatchObject([
      { id: one.id, status: 'stored', verdict: { correct: true } },
      { id: two.id, status: 'duplicate', logged: 'stored', verdict: { correct: true } },
      { id: one.id, status: 'duplicate', logged: 'stored' },
    ])
    expect(await linesOf(id)).toHaveLength(2)
  })

  test('D21 the first stored submit wins; a later one is kept as locked and told the verdict that counts', async () => {
    const pupil = await as('4a1.11@phuong.test')
    const other = sitter(pupil.caller, house.clock, 'phone-2')
    const id = (await pupil.start(paper4)).row?.sittingId
    await pupil.append(id, [pupil.submit(first.id, first.wrong)])
    const { row } = await other.append(id, [other.submit(first.id, first.right, { seq: 9 })])
    expect(row?.acks).toMatchObject([{ status: 'locked', verdict: { correct: false } }])
    expect(row?.maxSeq).toBe(9)
    expect((await pupil.get(id)).row?.answers).toMatchObject([{ item: first.id, response: first.wrong }])
    expect(await linesOf(id)).toMatchObject([{ status: 'stored' }, { status: 'locked', verdict: null }])
  })

  test('D21 H007 of many submits of one item at the same moment one is stored, and its verdict is told to all', async () => {
    const pupil = await as('4a1.25@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    const sent = Array.from({ length: 8 }, (_, at) => pupil.submit(first.id, at === 5 ? first.right : first.wrong))
    const answers = await Promise.all(sent.map((event) => pupil.append(id, [event])))
    const acks = answers.flatMap(({ row }) => row?.acks as { status: string; verdict: { correct: boolean } }[])
    expect(acks.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 7 }, () => 'locked'), 'stored'])
    expect(new Set(acks.map(({ verdict }) => verdict.correct)).size).toBe(1)
    expect(await linesOf(id)).toHaveLength(8)
  })

  test('H022 H024 a bad event is refused alone, with its reason, while its neighbours are stored', async () => {
    const pupil = await as('4a1.12@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    const choices = questions.filter(({ type }) => type === 'OneChoice')
    const [one, two] = choices as [TestQuestion, TestQuestion]
    const good = pupil.submit(one.id, one.right)
    const sent = [
      pupil.submit(randomUUID(), one.right),
      pupil.submit(one.id, two.right),
      pupil.submit(one.id, { picked: { $ne: null } }),
      pupil.draft(one.id, one.right),
      { ...pupil.submit(one.id, one.right), take: 1 },
      { ...pupil.submit(one.id, one.right), device: 'điện thoại' },
      { ...pupil.submit(one.id, one.right), clientAt: 8.64e15 },
      { id: 'x'.repeat(500) },
      'nothing',
      good,
      { ...good, response: one.wrong },
    ]
    const { status, row } = await pupil.append(id, sent)
    expect(status).toBe(200)
    expect(row?.acks.map((ack: { status: string; code?: string }) => ack.code ?? ack.status)).toEqual([
      'UNKNOWN_ITEM',
      'BAD_RESPONSE',
      'BAD_RESPONSE',
      'WRONG_KIND',
      'BAD_TAKE',
      'BAD_EVENT',
      'BAD_EVENT',
      'BAD_EVENT',
      'BAD_EVENT',
      'stored',
      'ID_TAKEN',
    ])
    expect(await linesOf(id)).toMatchObject([{ id: good.id, status: 'stored' }])
  })

  test('H024 a response with ids of another question of its type is refused, for every type with ids', async () => {
    const pupil = await as('4a1.13@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    for (const type of ['OneChoice', 'MatchingTwoColumn', 'Unscramble']) {
      const [one, two] = questions.filter((question) => question.type === type) as [TestQuestion, TestQuestion]
      const { row } = await pupil.append(id, [pupil.submit(one.id, two.right)])
      expect([type, row?.acks[0].code]).toEqual([type, 'BAD_RESPONSE'])
    }
    const gap = questions.find(({ type }) => type === 'FillInTheBlank') as TestQuestion
    const { blanks } = gap.right as { blanks: string[] }
    const { row } = await pupil.append(id, [pupil.submit(gap.id, { blanks: blanks.map(() => 'chữ lạ') })])
    expect(row?.acks[0]).toMatchObject({ status: 'stored', verdict: { correct: false } })
  })

  test('H021 what is too large or no JSON is refused whole, and the earlier answer stands', async () => {
    const pupil = await as('4a1.14@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    await pupil.append(id, [pupil.submit(first.id, first.right)])
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))
    let deep: unknown = 1
    for (let at = 0; at < 1_000; at++) deep = [deep]
    const hostile = [{ text: 'a'.repeat(1_100_000) }, deep]
    for (const response of hostile)
      expect((await pupil.append(id, [pupil.submit(second.id, response)])).status).toBeOneOf([400, 413])
    expect((await pupil.append(id, [pupil.submit(second.id, many)])).row?.acks).toMatchObject([
      { code: 'BAD_RESPONSE' },
    ])
    const text = JSON.stringify({
      sqlCommand: 'p_PHUONG_SITTING_Append',
      parameters: { sittingId: id, events: [pupil.submit(second.id, '@')] },
    })
    for (const number of ['NaN', 'Infinity', '-Infinity'])
      expect((await pupil.caller.send('POST', '/api/v1.0/dynamic/query', text.replace('"@"', number))).status).toBe(400)
    const events = Array.from({ length: 101 }, () => pupil.submit(second.id, second.right))
    expect((await pupil.append(id, events)).status).toBe(400)
    expect((await pupil.get(id)).row?.answers).toMatchObject([{ item: first.id, response: first.right }])
  })

  test('H015 a question that is changed meanwhile is marked as it was when the sitting began', async () => {
    const own = await freshPaper(someQuestions().filter(({ type }) => type === 'OneChoice'))
    const pupil = await as('4a1.15@phuong.test')
    const id = (await pupil.start(own.input)).row?.sittingId
    const [question] = own.questions as [TestQuestion]
    const other = { ...question, content: { ...question.content, answers: [] } }
    await revisePaper(house.db, own.paperId, 2, [other])
    const { row } = await pupil.append(id, [pupil.submit(question.id, question.right)])
    expect(row?.acks).toMatchObject([{ status: 'stored', verdict: { correct: true } }])
    expect((await pupil.get(id)).row).toMatchObject({ revision: 1, questions: own.questions.map(({ id }) => ({ id })) })
    expect((await pupil.start({ ...own.input, fresh: true })).row?.revision).toBe(2)
    await expect(house.db.deleteFrom('paper_items').where('paper_id', '=', own.paperId).execute()).rejects.toThrow(
      'only ever added',
    )
  })
})

describe('the end', () => {
  test('H005 H006 H007 C-312 C-365 C-377 handed in once: every press and every key gets the same receipt', async () => {
    const pupil = await as('4a1.16@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    await pupil.append(id, [pupil.submit(first.id, first.right), pupil.submit(second.id, second.wrong)])
    house.clock.forward(5 * minute)
    const key = randomUUID()
    const receipts = await Promise.all([
      pupil.finish(id, key),
      pupil.finish(id, key),
      pupil.finish(id),
      pupil.finish(id),
    ])
    house.clock.forward(minute)
    receipts.push(await pupil.finish(id, key))
    const [receipt] = receipts.map(({ row }) => ({ ...row, serverNow: 0 }))
    for (const { row } of receipts) expect({ ...row, serverNow: 0 }).toEqual(receipt)
    expect(receipt).toMatchObject({
      sittingId: id,
      count: 2,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      Score: null,
      late: false,
    })
    expect((await pupil.history()).rows).toMatchObject([
      { sittingId: id, state: 'finished', correct: 1, total: questions.length, classLevel: 4, examinationCode: '7' },
    ])
    expect(await house.db.selectFrom('assignments_answers').selectAll().execute()).toEqual([])
  })

  test('H010 what comes after the hand-in is kept as late and counts nowhere', async () => {
    const pupil = await as('4a1.17@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    house.clock.forward(1_000)
    const clientAt = house.clock.now().getTime()
    const receipt = (await pupil.finish(id)).row
    const { row } = await pupil.append(id, [pupil.submit(first.id, first.right, { clientAt: clientAt - 1 })])
    expect(row?.acks).toEqual([{ id: expect.any(String), status: 'late' }])
    expect((await pupil.finish(id)).row).toEqual(receipt)
    expect((await pupil.get(id)).row).toMatchObject({
      answers: [],
      late: [{ item: first.id, response: first.right, clientAt: clientAt - 1, serverAt: clientAt }],
    })
  })

  test('H011 given before the deadline and arrived within a day after it: counted, marked as such, the score made anew', async () => {
    const pupil = await as('4a1.18@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    house.clock.forward(29 * minute)
    const inTime = house.clock.now().getTime()
    await pupil.append(id, [pupil.submit(first.id, first.right)])
    house.clock.forward(2 * minute)
    const closed = await pupil.finish(id)
    expect(closed.row).toMatchObject({ count: 1, finishedAt: inTime + minute })
    house.clock.forward(23 * 60 * minute)
    // the session has ended meanwhile
    await pupil.caller.signIn('4a1.18@phuong.test')
    const { row } = await pupil.append(id, [
      pupil.submit(second.id, second.right, { clientAt: inTime }),
      pupil.submit((questions[2] as TestQuestion).id, questions[2]?.right, { clientAt: inTime + minute }),
    ])
    expect(row?.acks).toMatchObject([{ status: 'stored', verdict: { correct: true } }, { status: 'late' }])
    const after = (await pupil.get(id)).row
    expect(after?.answers.find(({ item }: { item: string }) => item === second.id)).toMatchObject({ lateSync: true })
    expect(after).toMatchObject({
      state: 'closed',
      receipt: { count: 2, finishedAt: inTime + minute },
      rescored: [{ reason: 'LATE_SYNC', correctBefore: 1, correctAfter: 2 }],
      late: [{ item: questions[2]?.id }],
    })
    expect((await pupil.finish(id)).row?.hash).not.toBe(closed.row?.hash)
    expect((await pupil.history()).rows).toMatchObject([{ correct: 2 }])
  })

  test('H012 what returns after three days is kept and shown, and counts nothing', async () => {
    const pupil = await as('4a1.19@phuong.test')
    const id = (await pupil.start(paper4)).row?.sittingId
    const inTime = house.clock.now().getTime()
    house.clock.forward(3 * 24 * 60 * minute)
    await pupil.caller.signIn('4a1.19@phuong.test')
    const { row } = await pupil.append(id, [pupil.submit(first.id, first.right, { clientAt: inTime })])
    expect(row?.acks).toMatchObject([{ status: 'late' }])
    expect((await pupil.get(id)).row).toMatchObject({ answers: [], late: [{ item: first.id, clientAt: inTime }] })
  })

  test('R6 a key that has handed in one sitting hands in no other; H144 the key of another person is another key', async () => {
    const pupil = await as('4a1.20@phuong.test')
    const other = await as('4a1.21@phuong.test')
    const key = randomUUID()
    const id = (await pupil.start(paper4)).row?.sittingId
    expect((await pupil.finish(id, key)).status).toBe(200)
    const again = (await pupil.start(paper4)).row?.sittingId
    expect(await pupil.finish(again, key)).toMatchObject({ status: 422, code: 'KEY_REUSED' })
    expect((await pupil.finish(again)).status).toBe(200)
    const theirs = (await other.start(paper4)).row?.sittingId
    expect(await other.finish(theirs, key)).toMatchObject({ status: 200, row: { sittingId: theirs } })
  })

  test('H063 a clock that was put back makes no end before the beginning', async () => {
    const pupil = await as('4a1.22@phuong.test')
    const { row } = await pupil.start(paper4)
    const startedAt = house.clock.now()
    house.clock.forward(-60 * minute)
    await pupil.append(row?.sittingId, [pupil.submit(first.id, first.right)])
    expect((await pupil.finish(row?.sittingId)).row).toMatchObject({ finishedAt: startedAt.getTime(), count: 1 })
    house.clock.set(startedAt)
  })
})

test('C-323 D06 a sitting of practice is seen by its pupil, the teacher of the class and an administrator', async () => {
  const pupil = await as('4a1.23@phuong.test')
  const id = (await pupil.start(paper4)).row?.sittingId
  await pupil.append(id, [pupil.submit(first.id, first.right)])
  const seen = async (email: string) => {
    const one = await as(email)
    return (await one.get(id)).status
  }
  expect(await seen('4a1.23@phuong.test')).toBe(200)
  expect(await seen('co.lan@phuong.test')).toBe(200)
  expect(await seen('admin@phuong.test')).toBe(200)
  for (const email of ['4a1.24@phuong.test', 'thay.minh@phuong.test', 'quanly@phuong.test', 'nganhang@phuong.test'])
    expect([email, await seen(email)]).toEqual([email, 404])
  const studentId = (await pupil.get(id)).row?.studentId
  const teacher = await as('co.lan@phuong.test')
  expect((await teacher.history({ studentId })).rows).toMatchObject([{ sittingId: id, studentId }])
  const stranger = await as('thay.minh@phuong.test')
  expect((await stranger.history({ studentId })).status).toBe(403)
  const classmate = await as('4a1.24@phuong.test')
  expect((await classmate.history({ studentId })).status).toBe(403)
})

test('C-323 D06 a teacher has the finished sittings of all own pupils in one list, who teaches no class nobody’s', async () => {
  const { input, questions: own } = await freshPaper()
  const sat = async (email: string, finish: boolean) => {
    const pupil = await as(email)
    const id = (await pupil.start(input)).row?.sittingId as string
    await pupil.append(id, [pupil.submit(own[0]?.id ?? '', own[0]?.right)])
    if (finish) await pupil.finish(id)
    return id
  }
  const ofLan = await sat('4a1.28@phuong.test', true)
  const open = await sat('4a1.30@phuong.test', false)
  const ofMinh = await sat('8a.12@phuong.test', true)
  const listOf = async (email: string) => {
    const { status, rows } = await (await as(email)).history({ pupils: true, kind: 'olympic', PageSize: 200 })
    expect(status).toBe(200)
    return rows.map(({ sittingId }) => sittingId)
  }
  const lan = await listOf('co.lan@phuong.test')
  expect(lan).toContain(ofLan)
  expect(lan).not.toContain(open)
  expect(lan).not.toContain(ofMinh)
  const minh = await listOf('thay.minh@phuong.test')
  expect(minh).toContain(ofMinh)
  expect(minh).not.toContain(ofLan)
  for (const email of [
    '4a1.28@phuong.test',
    'admin@phuong.test',
    'gv.moi@phuong.test',
    'nganhang@phuong.test',
    'quanly@phuong.test',
  ])
    expect(await listOf(email)).toEqual([])
  const [row] = (await (await as('co.lan@phuong.test')).history({ pupils: true, PageSize: 200 })).rows.filter(
    ({ sittingId }) => sittingId === ofLan,
  )
  expect(row).toMatchObject({ studentName: expect.any(String), correct: 1, state: 'finished' })
})
