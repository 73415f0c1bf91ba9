import { lateSyncWindow } from '@phuong/exercises/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, giveUnit, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAssignment, addWorksheet } from '../../../testing/worksheets.ts'
import { closeDueSittings } from '../../services/sittings/close.ts'

const minute = 60_000
const ofKey = /isCorrect|explainText|rightId/

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
type Client = Awaited<ReturnType<typeof as>>
const give = (more: Partial<Parameters<typeof giveUnit>[1]> = {}) =>
  giveUnit(house.db, { classId, createdBy: teacherId, ...more })
type Unit = Awaited<ReturnType<typeof give>>
const now = () => house.clock.now().getTime()
const close = () => closeDueSittings(house.db, house.clock.now(), 50)

/** Answers the first question wrongly, a minute after the start. @returns the open sitting */
const begin = async (client: Client, { assignmentId, questions }: Pick<Unit, 'assignmentId' | 'questions'>) => {
  const { row } = await client.start({ kind: 'unit', assignmentId })
  const [first] = questions as [TestQuestion]
  house.clock.forward(minute)
  await client.append(row?.sittingId, [client.submit(first.id, first.wrong)])
  return { sittingId: row?.sittingId as string, deadlineAt: row?.deadlineAt as number, givenAt: now() }
}

/** The same, until the clock has ended it, with nobody there. */
const runOut = async (client: Client, unit: Pick<Unit, 'assignmentId' | 'questions'>) => {
  const begun = await begin(client, unit)
  house.clock.forward(begun.deadlineAt - now())
  await close()
  return begun
}

/** What the page of the work says to its pupil. */
const details = async (client: Client, { assignmentId }: Pick<Unit, 'assignmentId'>) => {
  const { body } = await client.caller.call('CLASSWORK_Assignments_GetById', { id: assignmentId })
  return (body.results as { [field: string]: unknown }[])[0]
}

describe('D20 C-281 protocol 5 a unit exercise that the clock has ended', () => {
  test('tells its mark, and of the key what was told with the verdicts alone, as long as answers may arrive that count', async () => {
    const pupil = await as('4a1.01@phuong.test')
    const unit = await give()
    const [first] = unit.questions as [TestQuestion]
    const { sittingId, deadlineAt } = await begin(pupil, unit)
    expect((await pupil.get(sittingId)).row).toMatchObject({ solutionsShown: false, solutionsFrom: null })
    house.clock.forward(deadlineAt - now())
    // the moment between the deadline and the round that closes it
    expect((await pupil.get(sittingId)).row).toMatchObject({ state: 'open', solutionsShown: false })
    await close()
    const { body } = await pupil.caller.call('EXAMINATION_Get', unit)
    for (const later of [0, minute, lateSyncWindow - minute]) {
      house.clock.forward(later)
      if (later > minute) await pupil.caller.signIn('4a1.01@phuong.test')
      const { row } = await pupil.get(sittingId)
      expect(row).toMatchObject({
        state: 'closed',
        score: 0,
        receipt: { count: 1, Score: 0 },
        solutionsShown: false,
        solutionsFrom: deadlineAt + lateSyncWindow + 1,
        answers: [
          {
            item: first.id,
            response: first.wrong,
            verdict: { correct: false },
            right: first.right,
            explain: { text: expect.any(String), audioScript: expect.any(String) },
          },
        ],
      })
      expect(row?.questions).toEqual(body.results)
      expect(JSON.stringify(row)).not.toMatch(ofKey)
      expect(await details(pupil, unit)).toMatchObject({ sittingId, score: 0, solutionsShown: false })
    }
    house.clock.forward(2 * minute)
    await pupil.caller.signIn('4a1.01@phuong.test')
    expect(await details(pupil, unit)).toMatchObject({ sittingId, score: 0, solutionsShown: true })
  })

  test('by no other door either: the start that finds it, the hand-in that confirms it, its record, the lists', async () => {
    const pupil = await as('4a1.02@phuong.test')
    const unit = await give()
    const { sittingId } = await runOut(pupil, unit)
    const [first] = unit.questions as [TestQuestion]
    const start = await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId }, sittingId)
    expect(start.row).toMatchObject({ state: 'closed', answers: [{ item: first.id, right: first.right }] })
    const record = {
      subModuleName: 'CLASSWORK',
      entityName: 'Assignments_Answers',
      parameters: { filters: { AssignmentId: unit.assignmentId } },
    }
    const told = [
      start,
      await pupil.finish(sittingId),
      await pupil.get(sittingId),
      await pupil.history({ assignmentId: unit.assignmentId }),
      (await pupil.caller.send('POST', '/api/v1.0/dynamic/crud/read', record)).body,
      (await pupil.caller.call('CLASSWORK_Assignments_GetById', { id: unit.assignmentId })).body,
      (await pupil.caller.call('CLASSWORK_Assignments_GetMine', {})).body,
    ]
    for (const each of told) expect(JSON.stringify(each)).not.toMatch(ofKey)
    expect((await pupil.caller.call('EXAMINATION_Print_Get', { id: unit.examId })).status).toBe(403)
  })

  test('H011 what an honest device was offline with still counts and is told with its verdict; with the last moment for it the key is there', async () => {
    const pupil = await as('4a1.03@phuong.test')
    const unit = await give()
    const [, second, third, fourth] = unit.questions as [TestQuestion, TestQuestion, TestQuestion, TestQuestion]
    const { sittingId, deadlineAt, givenAt } = await runOut(pupil, unit)
    const send = async ({ id, right }: TestQuestion) =>
      (await pupil.append(sittingId, [pupil.submit(id, right, { clientAt: givenAt })])).row?.acks[0]

    house.clock.forward(2 * minute)
    expect(await send(second)).toMatchObject({ status: 'stored', verdict: { correct: true }, right: second.right })
    expect((await pupil.get(sittingId)).row).toMatchObject({ score: 1.3, solutionsShown: false, rescored: [{}] })

    house.clock.forward(deadlineAt + lateSyncWindow - now())
    await pupil.caller.signIn('4a1.03@phuong.test')
    expect(await send(third)).toMatchObject({ status: 'stored', verdict: { correct: true } })
    const held = (await pupil.get(sittingId)).row
    expect(held).toMatchObject({ score: 2.5, solutionsShown: false, solutionsFrom: now() + 1 })
    const told = { right: expect.anything(), explain: expect.anything() }
    expect(held?.answers).toEqual([told, told, told].map((each) => expect.objectContaining(each)))

    house.clock.forward(1)
    const shown = (await pupil.get(sittingId)).row
    expect(shown).toMatchObject({ solutionsShown: true, solutionsFrom: null })
    expect(JSON.stringify(shown?.questions)).toMatch(/isCorrect/)
    const late = await send(fourth)
    expect(late).toMatchObject({ status: 'late' })
    expect(late).not.toHaveProperty('right')
    expect((await pupil.get(sittingId)).row).toMatchObject({ score: 2.5, late: [{ item: fourth.id }] })
  })

  test('by a hand-in that arrives after the end it is not closed to what was given before it, so the key waits as well', async () => {
    const pupil = await as('4a1.04@phuong.test')
    const unit = await give()
    const { sittingId, deadlineAt, givenAt } = await begin(pupil, unit)
    house.clock.forward(deadlineAt + 5_000 - now())
    expect((await pupil.finish(sittingId)).row).toMatchObject({ finishedAt: deadlineAt })
    expect((await pupil.get(sittingId)).row).toMatchObject({ state: 'closed', solutionsShown: false })
    const [, second] = unit.questions as [TestQuestion, TestQuestion]
    const { row } = await pupil.append(sittingId, [pupil.submit(second.id, second.right, { clientAt: givenAt })])
    expect(row?.acks).toMatchObject([{ status: 'stored' }])
  })

  test('the setting of the solutions rules the rest: never, after the due date, whichever is later', async () => {
    const pupil = await as('4a1.05@phuong.test')
    const seen = async (unit: Unit) => {
      const { sittingId, deadlineAt } = await runOut(pupil, unit)
      const { row } = await pupil.get(sittingId)
      expect(row).toMatchObject({ state: 'closed', solutionsShown: false })
      expect(JSON.stringify(row)).not.toMatch(ofKey)
      return { sittingId, told: row?.solutionsFrom, free: deadlineAt + lateSyncWindow + 1 }
    }
    const never = await seen(await give({ solutions: 'NEVER' }))
    const farDue = await seen(await give({ solutions: 'AFTER_DUE', dueAt: new Date(now() + 3 * lateSyncWindow) }))
    const nearDue = await seen(await give({ solutions: 'AFTER_DUE', dueAt: new Date(now() + minute) }))
    expect([never.told, farDue.told, nearDue.told]).toEqual([null, null, nearDue.free])
    house.clock.forward(nearDue.free - now())
    await pupil.caller.signIn('4a1.05@phuong.test')
    const shown = async ({ sittingId }: { sittingId: string }) => (await pupil.get(sittingId)).row?.solutionsShown
    expect([await shown(never), await shown(farDue), await shown(nearDue)]).toEqual([false, false, true])
    house.clock.forward(3 * lateSyncWindow)
    await pupil.caller.signIn('4a1.05@phuong.test')
    expect([await shown(never), await shown(farDue)]).toEqual([false, true])
  })

  test('C-380 is not held for who marks it', async () => {
    const pupil = await as('4a1.06@phuong.test')
    const { sittingId } = await runOut(pupil, await give())
    for (const email of ['co.lan@phuong.test', 'admin@phuong.test']) {
      const { row } = await (await as(email)).get(sittingId)
      expect(row).toMatchObject({ state: 'closed', solutionsShown: true, solutionsFrom: null })
      expect(JSON.stringify(row?.questions)).toMatch(/isCorrect/)
    }
  })
})

test('D20 C-281 protocol 5 H010 the own hand-in shows the key at once, and from then on nothing counts, whatever its time says', async () => {
  const pupil = await as('4a1.07@phuong.test')
  const unit = await give()
  const [, second, third] = unit.questions as [TestQuestion, TestQuestion, TestQuestion]
  const { sittingId, deadlineAt, givenAt } = await begin(pupil, unit)
  house.clock.forward(minute)
  await pupil.finish(sittingId)
  const { row } = await pupil.get(sittingId)
  expect(row).toMatchObject({ state: 'finished', solutionsShown: true, solutionsFrom: null, score: 0 })
  expect(JSON.stringify(row?.questions)).toMatch(/isCorrect/)
  const send = async ({ id, right }: TestQuestion) =>
    (await pupil.append(sittingId, [pupil.submit(id, right, { clientAt: givenAt })])).row?.acks[0]
  expect(await send(second)).toMatchObject({ status: 'late' })
  house.clock.forward(deadlineAt + minute - now())
  expect(await send(third)).toMatchObject({ status: 'late' })
  expect((await pupil.get(sittingId)).row).toMatchObject({ score: 0, answers: [{}], late: [{}, {}] })
})

test('B-236 H010 a worksheet has no time that could end it: it is handed in, its answers are right there, and nothing counts any more', async () => {
  const pupil = await as('4a1.08@phuong.test')
  const attachmentId = await addWorksheet(house.db, { createdBy: teacherId })
  const assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: teacherId })
  const { row: begun } = await pupil.start({ kind: 'worksheet', assignmentId })
  const givenAt = now()
  house.clock.forward(lateSyncWindow)
  await close()
  await pupil.caller.signIn('4a1.08@phuong.test')
  expect((await pupil.get(begun?.sittingId)).row).toMatchObject({ state: 'open', solutionsShown: false })
  await pupil.finish(begun?.sittingId)
  expect((await pupil.get(begun?.sittingId)).row).toMatchObject({ solutionsShown: true, solutionsFrom: null })
  const { row } = await pupil.append(begun?.sittingId, [pupil.draft('w1', 'cat', { clientAt: givenAt })])
  expect(row?.acks).toMatchObject([{ status: 'late' }])
})

test('D20 C-266 a practice paper, whose key is with the pupil, waits for nothing', async () => {
  await addPaper(house.db, { classLevel: 4, code: 'CLOCK' })
  const pupil = await as('4a1.09@phuong.test')
  const { row } = await pupil.start({ kind: 'olympic', classLevel: 4, examinationCode: 'CLOCK' })
  house.clock.forward(31 * minute)
  await close()
  expect((await pupil.get(row?.sittingId)).row).toMatchObject({
    state: 'closed',
    solutionsShown: true,
    solutionsFrom: null,
  })
})
