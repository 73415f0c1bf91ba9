import { questionRules } from '@phuong/exercises/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, revisePaper, someQuestions } from '../../../testing/papers.ts'

let house: TestHouse
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

const paper = async (caller: Caller, parameters: unknown) => {
  const { status, body } = await caller.call('OLYMPIC_DETHI_Get', parameters)
  return { status, rows: body.results as Record<string, unknown>[] }
}

test('C-258 C-259 C-383 C-384 the questions of a paper in its order, as they are stored and with their key', async () => {
  const { questions } = await addPaper(house.db, { classLevel: 3, code: '12' })
  const { status, rows } = await paper(pupil, { classLevel: 3, examinationCode: '12' })
  expect(status).toBe(200)
  expect(rows.map(({ id, type, revision }) => [id, type, revision])).toEqual(
    questions.map(({ id, type }) => [id, type, 1]),
  )
  for (const [at, row] of rows.entries()) {
    expect(row).toMatchObject(questions[at]?.content ?? {})
    const rules = questionRules.find(({ code }) => code === row.type)
    const parsed = rules?.schema.question.safeParse(row)
    if (!parsed?.success) throw new Error(`${row.type} does not parse`)
    expect(rules?.grade(parsed.data, questions[at]?.right)).toMatchObject({ correct: true })
  }
  // numbers come as text too, and names in any case
  expect(await paper(pupil, { CLASSLEVEL: '3', examinationcode: 12 })).toEqual({ status, rows })
})

test('C-260 a number without a paper is an empty list', async () => {
  for (const parameters of [
    { classLevel: 3, examinationCode: '999' },
    { classLevel: 9, examinationCode: '12' },
    { classLevel: 3, examinationCode: "12' or '1'='1" },
  ])
    expect(await paper(pupil, parameters)).toEqual({ status: 200, rows: [] })
  expect((await paper(pupil, { examinationCode: '12' })).status).toBe(400)
})

test('C-265 a paper is for people who are signed in', async () => {
  expect((await paper(new Caller(house.url), { classLevel: 3, examinationCode: '12' })).status).toBe(401)
})

test('the newest revision is answered; what its authors noted for themselves stays on the server', async () => {
  const { paperId } = await addPaper(house.db, { classLevel: 2, code: '1' })
  const [question] = someQuestions()
  if (question === undefined) throw new Error('no question')
  await revisePaper(house.db, paperId, 2, [
    { ...question, content: { ...question.content, notes: 'đã sửa đáp án', createBy: 'nhóm 3' } },
  ])
  const { rows } = await paper(pupil, { classLevel: 2, examinationCode: '1' })
  expect(rows).toMatchObject([{ id: question.id, revision: 2 }])
  expect(JSON.stringify(rows)).not.toMatch(/notes|createBy/)
})
