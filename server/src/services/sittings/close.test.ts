import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, giveUnit, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { logStatements } from '../../../testing/statement-log.ts'
import { closeDueSittings } from './close.ts'

const minute = 60_000

let house: TestHouse
let unit: Awaited<ReturnType<typeof giveUnit>>
let practice: readonly TestQuestion[]
const paper = { kind: 'olympic', classLevel: 1, examinationCode: '1' }
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  unit = await giveUnit(house.db, { classId: schoolClass.id, createdBy: schoolClass.ownerId, attempts: 2 })
  practice = (await addPaper(house.db, { classLevel: 1, code: '1' })).questions
})
afterAll(() => house.close())

const as = async (email: string) => sitter(await signedIn(house.url, email), house.clock)
const close = (limit = 50) => closeDueSittings(house.db, house.clock.now(), limit)

test('H013 C-312 C-314 past the deadline, with nobody there, a sitting is closed with the answers that are saved', async () => {
  const pupil = await as('4a1.02@phuong.test')
  const olympic = (await pupil.start(paper)).row
  const exam = (await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId })).row
  expect(exam).toMatchObject({ kind: 'unit', deadlineAt: house.clock.now().getTime() + 30 * minute, attemptsLeft: 2 })
  const [first, second] = practice as [TestQuestion, TestQuestion]
  await pupil.append(olympic?.sittingId, [pupil.submit(first.id, first.right), pupil.submit(second.id, second.wrong)])
  const [one] = unit.questions as [TestQuestion]
  await pupil.append(exam?.sittingId, [pupil.submit(one.id, one.right)])
  house.clock.forward(30 * minute - 1)
  expect(await close()).toBe(0)
  house.clock.forward(1 + 45_000)
  expect(await close()).toBe(2)
  expect(await close()).toBe(0)
  expect((await pupil.get(olympic?.sittingId)).row).toMatchObject({
    state: 'closed',
    finishedAt: olympic?.deadlineAt,
    receipt: { count: 2, finishedAt: olympic?.deadlineAt },
  })
  expect((await pupil.history()).rows).toMatchObject([{ correct: 1 }, { correct: 1 }])
  expect(
    await house.db.selectFrom('assignments_answers').where('sitting_id', '=', exam?.sittingId).selectAll().execute(),
  ).toMatchObject([{ type: 'UNIT', score: '1.30', attempt: 1, total_question: 8, total_answer: 1, passed_question: 1 }])
  // the hand-in that comes now gets the receipt of that end
  expect((await pupil.finish(exam?.sittingId)).row).toMatchObject({
    finishedAt: exam?.deadlineAt,
    Score: 1.3,
    count: 1,
  })
})

test('D20 D22 a unit exercise: the ack tells verdict, right response and why; beginning again uses an attempt up', async () => {
  const pupil = await as('4a1.03@phuong.test')
  const start = (more = {}) => pupil.start({ kind: 'unit', assignmentId: unit.assignmentId, ...more })
  const id = (await start()).row?.sittingId
  const before = (await pupil.get(id)).row
  expect(before).toMatchObject({ solutionsShown: false })
  // H125, H126: the key and the explanation stay on the server until the answer is there
  expect(JSON.stringify(before)).not.toMatch(/isCorrect|explainText/)
  const [question] = unit.questions as [TestQuestion]
  const { row } = await pupil.append(id, [pupil.submit(question.id, question.wrong)])
  expect(row?.acks).toMatchObject([
    {
      status: 'stored',
      verdict: { correct: false },
      right: expect.anything(),
      explain: { text: expect.any(String), audioScript: expect.any(String) },
    },
  ])
  expect((await start({ fresh: true })).row).toMatchObject({ attempt: 2, attemptsLeft: 1 })
  expect(await start({ fresh: true })).toMatchObject({ status: 409, code: 'NO_ATTEMPTS_LEFT' })
  expect((await start()).row).toMatchObject({ attempt: 2, state: 'open' })
})

test('H011 D25 a unit exercise that is closed: an answer in time makes the score anew, and a teacher’s mark stays', async () => {
  const pupil = await as('4a1.04@phuong.test')
  const teacher = await as('co.lan@phuong.test')
  const id = (await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId })).row?.sittingId
  const clientAt = house.clock.now().getTime() + minute
  house.clock.forward(31 * minute)
  await close()
  const [one, two] = unit.questions as [TestQuestion, TestQuestion]
  await pupil.append(id, [pupil.submit(one.id, one.right, { clientAt })])
  const record = () =>
    house.db.selectFrom('assignments_answers').where('sitting_id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(await record()).toMatchObject({ score: '1.30', auto_score: '1.30', total_answer: 1, passed_question: 1 })
  await teacher.caller.send('PUT', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments_Answers',
    entityId: (await record()).id,
    parameters: { Score: 9 },
  })
  await pupil.append(id, [pupil.submit(two.id, two.right, { clientAt })])
  expect(await record()).toMatchObject({ score: '9.00', auto_score: '2.50', star: 4, passed_question: 2 })
  const changes = await house.db
    .selectFrom('score_changes')
    .where('answer_id', '=', (await record()).id)
    .orderBy('id')
    .select(['before', 'after', 'reason'])
    .execute()
  expect(changes).toEqual([
    { before: '0.00', after: '1.30', reason: 'LATE_SYNC' },
    { before: '1.30', after: '9.00', reason: '' },
    { before: '9.00', after: '9.00', reason: 'LATE_SYNC' },
  ])
  expect((await teacher.get(id)).row).toMatchObject({ score: 9, autoScore: 2.5, rescored: [{}, {}] })
})

test('H013 many at once are closed in batches, none twice, by as many statements as one', async () => {
  const pupils = await Promise.all(Array.from({ length: 12 }, (_, at) => as(`4a1.${at + 10}@phuong.test`)))
  for (const pupil of pupils) {
    const { row } = await pupil.start(paper)
    await pupil.append(
      row?.sittingId,
      practice.map(({ id, right }) => pupil.submit(id, right)),
    )
  }
  house.clock.forward(31 * minute)
  const statements = logStatements(house.pools)
  expect(await close(5)).toBe(5)
  const forFive = statements.splice(0).length
  // two closers at once, as when a second server starts: nobody closes what another one does
  const closed = await Promise.all([close(4), close(4)])
  expect(closed.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(7)
  while ((await close(50)) > 0);
  const states = await house.db
    .selectFrom('sittings')
    .where('state', '<>', 'left')
    .where('kind', '=', 'olympic')
    .select(['state', 'receipt'])
    .execute()
  expect(states.every(({ state, receipt }) => state === 'closed' && receipt !== null)).toBe(true)
  expect(states.filter(({ receipt }) => (receipt as { correct: number }).correct === practice.length)).toHaveLength(12)
  // begin, which are due, their lines, the end of all of them, commit
  expect(forFive).toBe(5)
})
