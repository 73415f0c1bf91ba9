import { randomUUID } from 'node:crypto'
import { bankPapers } from '@phuong/content/papers'
import { paperItem } from '@phuong/exercises/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit, revisePaper, someQuestions } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
let unit: Awaited<ReturnType<typeof giveUnit>>
let classId: string
let teacherId: string
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
  unit = await giveUnit(house.db, { classId, createdBy: teacherId })
})
afterAll(() => house.close())

const ask = async (caller: Caller, parameters: unknown) => {
  const { status, body, text } = await caller.call('EXAMINATION_Get', parameters)
  return { status, text, rows: (body.results ?? []) as Record<string, unknown>[] }
}
const as = (email: string) => signedIn(house.url, email)

/** Everything of a stored question that its key stands in. */
const keyMaterial = /isCorrect|explainText|audioScript|rightId|leftId/

test('C-360 C-362 D20 H125 a pupil of the class gets the questions in the order of the paper, and nothing of their key', async () => {
  const pupil = await as('4a1.01@phuong.test')
  const { status, rows, text } = await ask(pupil, { examId: unit.examId, assignmentId: unit.assignmentId })
  expect(status).toBe(200)
  expect(rows.map(({ id, type, revision }) => [id, type, revision])).toEqual(
    unit.questions.map(({ id, type }) => [id, type, 1]),
  )
  expect(text).not.toMatch(keyMaterial)
  for (const { content } of unit.questions) {
    const told = (content.explainText as { text?: string } | undefined)?.text
    if (told) expect(text).not.toContain(told)
  }
  // numbers come as text too; without the assignment any that gives the exam counts
  expect((await ask(pupil, { EXAMID: ` ${unit.examId} ` })).rows).toEqual(rows)
})

describe('an exam of the bank with its sounds and pictures', () => {
  /** The exam of the grade with the most sounds and pictures, as a class is given it. */
  const giveHeard = async () => {
    const mediaOf = (value: unknown) => JSON.stringify(value).match(/\/(sounds|pictures|clips)\/[^"]+/g) ?? []
    const exams = (await bankPapers()).exams.filter(({ grade }) => grade === 3)
    const [exam] = exams.toSorted((one, other) => mediaOf(other.questions).length - mediaOf(one.questions).length)
    const questions = (exam?.questions ?? []).map(({ id, stored }) => {
      const content: Record<string, unknown> = { ...stored, id }
      const item = paperItem(stored.type, content)
      return { id, type: stored.type, content, right: item?.correctResponse, wrong: null, shown: item?.shown }
    })
    const given = await giveUnit(house.db, { classId, createdBy: teacherId })
    const { id } = await house.db
      .selectFrom('papers')
      .where('exam_id', '=', given.examId)
      .select('id')
      .executeTakeFirstOrThrow()
    await revisePaper(house.db, id, 2, questions)
    const paths = new Set(mediaOf(questions.map(({ shown }) => shown)))
    expect(paths.size).toBeGreaterThan(5)
    return { ...given, questions, paths: [...paths] }
  }
  let heard: Awaited<ReturnType<typeof giveHeard>>
  beforeAll(async () => {
    heard = await giveHeard()
  })
  const plainPath = /\/(sounds|pictures|clips)\//

  test('D20 C-281 S3 a pupil gets addresses that say nothing, in the exam and in the open sitting, and every answer is judged as ever', async () => {
    const { examId, assignmentId, questions, paths } = heard
    const client = sitter(await as('4a1.06@phuong.test'), house.clock)
    const { rows, text } = await ask(client.caller, { examId, assignmentId })
    expect(text).not.toMatch(plainPath)
    expect(new Set(text.match(/\/media\/[\w-]{24}\.(mp3|mp4|svg)/g)).size).toBe(paths.length)

    const { row: begun } = await client.start({ kind: 'unit', examId, assignmentId })
    expect(JSON.stringify(begun)).not.toMatch(plainPath)
    const sittingId = String(begun?.sittingId)
    const { row: open } = await client.get(sittingId)
    expect(open).toMatchObject({ state: 'open', solutionsShown: false, questions: rows })

    const { row } = await client.append(
      sittingId,
      questions.map(({ id, right }) => client.submit(id, right)),
    )
    expect(row?.acks.filter(({ verdict }: { verdict?: { correct: boolean } }) => !verdict?.correct)).toEqual([])
    await client.finish(sittingId)
    // who sees the key sees the names
    const { row: over } = await client.get(sittingId)
    expect(over?.solutionsShown).toBe(true)
    for (const path of paths) expect(JSON.stringify(over?.questions)).toContain(path)
    const { json_data } = await house.db
      .selectFrom('assignments_answers')
      .where('sitting_id', '=', sittingId)
      .select('json_data')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(json_data)).not.toMatch(plainPath)
  })

  test('D20 while the solutions wait, the sitting that is handed in tells no names either', async () => {
    const { examId, assignmentId } = heard
    await house.db.updateTable('assignments').set({ solutions: 'NEVER' }).where('id', '=', assignmentId).execute()
    const client = sitter(await as('4a1.07@phuong.test'), house.clock)
    const { row: begun } = await client.start({ kind: 'unit', examId, assignmentId })
    await client.finish(String(begun?.sittingId))
    const { row } = await client.get(String(begun?.sittingId))
    expect(row).toMatchObject({ state: 'finished', solutionsShown: false })
    expect(JSON.stringify(row)).not.toMatch(plainPath)
  })

  test('D08 staff get the files by their names', async () => {
    const { text } = await ask(await as('co.lan@phuong.test'), { id: heard.examId })
    for (const path of heard.paths) expect(text).toContain(path)
    expect(text).not.toContain('/media/')
  })
})

test('D08 C-618 staff get them with the key, by either name of the exam', async () => {
  for (const email of ['co.lan@phuong.test', 'quanly@phuong.test', 'nganhang@phuong.test', 'admin@phuong.test'])
    for (const parameters of [{ id: unit.examId }, { examId: unit.examId, assignmentId: unit.assignmentId }]) {
      const { status, rows } = await ask(await as(email), parameters)
      expect([email, status]).toEqual([email, 200])
      expect(rows[0]).toMatchObject(unit.questions[0]?.content ?? {})
      expect(JSON.stringify(rows)).toMatch(/isCorrect/)
    }
})

test('C-378 D08 a pupil of another class, one who has left, an exam taken back and the form for print are not found', async () => {
  const notFound = async (email: string, parameters: unknown) =>
    expect([email, parameters, (await ask(await as(email), parameters)).status]).toEqual([email, parameters, 404])
  const { examId, assignmentId } = unit
  await notFound('4a2.01@phuong.test', { examId, assignmentId })
  await notFound('4a1.02@phuong.test', { id: examId })
  await notFound('4a1.02@phuong.test', { examId, assignmentId: randomUUID() })
  await notFound('4a1.02@phuong.test', { examId: 999_999 })
  await notFound('4a1.02@phuong.test', {})
  await notFound('co.lan@phuong.test', { id: 999_999 })
  const membership = sql`class_id = ${classId} and student_id = (select id from users where email = '4a1.03@phuong.test')`
  await sql`update class_members set left_at = ${schoolDay} where ${membership}`.execute(house.db)
  await notFound('4a1.03@phuong.test', { examId, assignmentId })
  const gone = await giveUnit(house.db, { classId, createdBy: teacherId })
  await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).where('id', '=', gone.assignmentId).execute()
  await notFound('4a1.02@phuong.test', { examId: gone.examId })
})

test('the newest revision is answered without what its authors noted; a private paper is its maker’s and the administrators’', async () => {
  const given = await giveUnit(house.db, { classId, createdBy: teacherId })
  const paper = await house.db
    .selectFrom('papers')
    .where('exam_id', '=', given.examId)
    .select('id')
    .executeTakeFirstOrThrow()
  const [question] = someQuestions()
  if (question === undefined) throw new Error('no question')
  const content = { ...question.content, notes: 'đã sửa đáp án', createBy: 'nhóm 3' }
  await revisePaper(house.db, paper.id, 2, [{ ...question, content }])
  const { rows, text } = await ask(await as('co.lan@phuong.test'), { id: given.examId })
  expect(rows).toMatchObject([{ id: question.id, revision: 2 }])
  expect(text).not.toMatch(/notes|createBy/)
  await house.db
    .updateTable('papers')
    .set({ visibility: 'PRIVATE', created_by: teacherId })
    .where('id', '=', paper.id)
    .execute()
  const statusFor = async (email: string) => (await ask(await as(email), { examId: given.examId })).status
  expect(await statusFor('co.lan@phuong.test')).toBe(200)
  expect(await statusFor('admin@phuong.test')).toBe(200)
  expect(await statusFor('thay.minh@phuong.test')).toBe(404)
  // who is given it sits it all the same
  expect(await statusFor('4a1.04@phuong.test')).toBe(200)
})

test('C-260 an exam without a paper is an empty list', async () => {
  const { id } = await house.db
    .insertInto('examinations')
    .values({ title: 'Unit 2', created_at: schoolDay, updated_at: schoolDay })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await ask(await as('co.lan@phuong.test'), { id })).toMatchObject({ status: 200, rows: [] })
})

test('C-318 an assignment of an exam tells how many questions wait and for how long, other work tells nothing of the kind', async () => {
  const pupil = await as('4a1.05@phuong.test')
  const { body } = await pupil.call('CLASSWORK_Assignments_GetById', { id: unit.assignmentId }, 'query/first')
  expect(body.result).toMatchObject({ exerciseType: 'UNIT', examId: unit.examId, questions: 8, minutes: 30 })
  const other = await addAssignment(house.db, {
    classId,
    attachmentId: await addWorksheet(house.db, { createdBy: teacherId }),
    createdBy: teacherId,
  })
  const { body: worksheet } = await pupil.call('CLASSWORK_Assignments_GetById', { id: other }, 'query/first')
  expect(worksheet.result).toMatchObject({ questions: null, minutes: null })
})
