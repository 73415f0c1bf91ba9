import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperFile, paperText, savedPaper } from '../../../testing/paper-files.ts'
import { sitter } from '../../../testing/sitters.ts'

let house: TestHouse
let bank: Caller
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
})
afterAll(() => house.close())

type Answer = { id: string; answer: string; isCorrect: boolean }
type Question = { id: string; answers: [Answer, Answer] }
const questionsOf = async (id: number) =>
  (JSON.parse((await paperFile(bank, id)).row.text) as { questions: Question[] }).questions
const head = (code: string) => ({ kind: 'olympic', classLevel: 4, code, visibility: 'PUBLIC' })
const startOf = (code: string) => ({ kind: 'olympic', classLevel: 4, examinationCode: code })

test('C-257 a sitting that began on version 1 goes on with it and is marked by its key; a new one gets version 2', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat'), choiceOf('dog')], head('V1')))
  const [first, second] = (await questionsOf(id)) as [Question, Question]
  const [rightNow, wrongNow] = first.answers
  const pupil = sitter(await signedIn(house.url, '4a1.05@phuong.test'), house.clock)
  const old = (await pupil.start(startOf('V1'))).row?.sittingId

  // the key of the first question turns round, the second one goes, another comes
  const turned = { ...first, answers: first.answers.map((answer) => ({ ...answer, isCorrect: !answer.isCorrect })) }
  await savedPaper(bank, paperText([turned, choiceOf('hen')], head('V1')), 1)

  const { row } = await pupil.append(old, [
    pupil.submit(first.id, { picked: rightNow.id }),
    pupil.submit(second.id, { picked: second.answers[0].id }),
  ])
  expect(
    row?.acks.map(({ status, verdict }: { status: string; verdict: { correct: boolean } }) => [
      status,
      verdict.correct,
    ]),
  ).toEqual([
    ['stored', true],
    ['stored', true],
  ])
  // the same sitting is found again, with its version
  expect((await pupil.start(startOf('V1'))).row).toMatchObject({ sittingId: old, revision: 1 })
  expect((await pupil.finish(old)).row).toMatchObject({ count: 2 })
  const { row: seen } = await pupil.get(old)
  expect(seen).toMatchObject({ receipt: expect.anything(), revision: 1 })
  expect(seen?.questions.map((question: Question) => question.id)).toEqual([first.id, second.id])
  const receipt = await house.db
    .selectFrom('sittings')
    .where('id', '=', old)
    .select('receipt')
    .executeTakeFirstOrThrow()
  expect(receipt.receipt).toMatchObject({ correct: 2, total: 2 })

  const next = (await pupil.start(startOf('V1'))).row
  expect(next).toMatchObject({ revision: 2 })
  const [, hen] = (await questionsOf(id)) as [Question, Question]
  const { row: marked } = await pupil.append(next?.sittingId, [
    pupil.submit(first.id, { picked: rightNow.id }),
    pupil.submit(hen.id, { picked: hen.answers[0].id }),
    pupil.submit(second.id, { picked: second.answers[0].id }),
  ])
  expect(
    marked?.acks.map(({ status, code, verdict }: Record<string, { correct: boolean } | string>) => [
      status,
      code ?? (verdict as { correct: boolean }).correct,
    ]),
  ).toEqual([
    ['stored', false],
    ['stored', true],
    ['refused', 'UNKNOWN_ITEM'],
  ])
  expect(wrongNow.isCorrect).toBe(false)
})

test('D56 a PRIVATE practice paper is none for pupils: no questions and no start; who has begun goes on', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('V2')))
  const [question] = (await questionsOf(id)) as [Question]
  const pupil = sitter(await signedIn(house.url, '4a1.06@phuong.test'), house.clock)
  const begun = (await pupil.start(startOf('V2'))).row?.sittingId
  const update = (parameters: object, caller = bank) =>
    caller.call('TESTBANK_Papers_Update', { id, ...parameters }, 'execute')
  expect((await update({ visibility: 'PRIVATE' })).body).toMatchObject({
    result: { visibility: 'PRIVATE', tags: [], revision: 1 },
  })

  const shown = async (caller: Caller) =>
    (await caller.call('OLYMPIC_DETHI_Get', { classLevel: 4, examinationCode: 'V2' })).body.results
  const other = sitter(await signedIn(house.url, '4a1.07@phuong.test'), house.clock)
  expect(await shown(other.caller)).toEqual([])
  const missing = await other.start(startOf('no such paper'))
  expect(await other.start(startOf('V2'))).toEqual(missing)
  expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' })

  const { row } = await pupil.append(begun, [pupil.submit(question.id, { picked: question.answers[0].id })])
  expect(row?.acks).toMatchObject([{ status: 'stored', verdict: { correct: true } }])
  expect((await pupil.start(startOf('V2'), begun)).row).toMatchObject({ sittingId: begun, state: 'open' })
  expect((await pupil.finish(begun)).row).toMatchObject({ count: 1 })

  await update({ visibility: 'PUBLIC' })
  expect(await shown(other.caller)).toHaveLength(1)
  expect((await other.start(startOf('V2'))).status).toBe(200)
})

test('D56 tags are kept in NFC, trimmed and each once; more than 20, or one of 61 letters, is refused at the field', async () => {
  const { id } = await savedPaper(bank, paperText([choiceOf('cat')], head('V3')))
  const update = async (parameters: object) => {
    const { status, body } = await bank.call('TESTBANK_Papers_Update', { id, ...parameters }, 'execute')
    return { status, tags: (body.result as { tags?: string[] } | null)?.tags, fields: body.fields }
  }
  const tags = [' ôn tập ', 'ôn tập'.normalize('NFD'), '', 'Nghe']
  expect(await update({ tags })).toMatchObject({ status: 200, tags: ['Nghe', 'ôn tập'] })
  expect(await update({ visibility: 'PUBLIC' })).toMatchObject({ tags: ['Nghe', 'ôn tập'] })
  expect(await update({ tags: ['Nghe', 'nói'] })).toMatchObject({ tags: ['Nghe', 'nói'] })
  const stored = await house.db
    .selectFrom('paper_tags')
    .where('paper_id', '=', id)
    .select('tag')
    .orderBy('tag')
    .execute()
  expect(stored.map(({ tag }) => tag)).toEqual(['Nghe', 'nói'])
  for (const [wrong, text] of [
    [Array.from({ length: 21 }, (_, at) => `nhãn ${at}`), 'Tối đa 20 nhãn'],
    [['a'.repeat(61)], 'Mỗi nhãn có từ 1 đến 60 chữ'],
  ] as const)
    expect(await update({ tags: wrong })).toMatchObject({ status: 400, fields: { tags: text } })
  expect(await update({ tags: [] })).toMatchObject({ status: 200, tags: [] })
  const written = await house.db
    .selectFrom('audit_log')
    .where('action', '=', 'paper-updated')
    .where('subject', '=', String(id))
    .select('details')
    .execute()
  expect(written).toHaveLength(4)
})
