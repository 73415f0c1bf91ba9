import { beforeAll, expect, test } from 'vitest'
import type { SittingAnswer } from '../../sitting/sending/calls.ts'
import { givenQuestions, paperQuestions } from '../../testing/exam-paper.ts'
import { helpOf } from '../../widgets/exercise/help.ts'
import type { LoadedQuestion } from '../../widgets/exercise/question.ts'
import { isToldInPlace, minutesOf, namedBy, resultOf, toPractise, wrongOf } from './result.ts'

let questions: LoadedQuestion[]
beforeAll(async () => {
  questions = await paperQuestions()
})

const answer = (at: number, correct: boolean | null, response: unknown = null): SittingAnswer => ({
  item: `q${at}`,
  response,
  verdict: correct === null ? null : { correct, right: 0, total: 1, parts: {} },
})
const asked = (whole: object, title = ''): LoadedQuestion => ({ ...(questions[0] as LoadedQuestion), title, whole })

test('C-343 C-347 every question is listed with its number within the exam, in its order', () => {
  const { items } = resultOf(questions, [answer(2, true)])
  expect(items.map(({ number, question }) => `${number} ${question.id}`)).toEqual(
    questions.map(({ id }, at) => `${at + 1} ${id}`),
  )
})

test('C-344 C-345 an answer is right or wrong as the server says, and an unanswered question is wrong', () => {
  const { items, correct, total } = resultOf(questions, [answer(1, true), answer(2, false)])
  expect(items.slice(0, 3).map((item) => [item.answered, item.correct])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  // one of them is not marked (D56)
  expect([correct, total]).toEqual([1, questions.length - 1])
})

test('C-345 what is worth another look is what was answered wrongly and what was not answered, not what waits or is not marked', () => {
  const { items } = resultOf(questions, [answer(1, true), answer(2, false)])
  const wrong = wrongOf(items).map(({ number }) => number)
  expect(wrong.slice(0, 2)).toEqual([2, 3])
  expect(wrong).toHaveLength(questions.length - 2)
})

test('an answer that the server has not marked yet is marked here', () => {
  const [first] = questions
  if (!first) throw new Error('no question')
  const right = first.type.rules.correctResponse(first.whole)
  expect(resultOf(questions, [answer(1, null, right)]).correct).toBe(1)
  expect(resultOf(questions, [answer(1, null, 'nothing of the kind')]).correct).toBe(0)
})

test('C-338 C-339 C-340 C-341 C-342 the tree follows the unrounded percentage', () => {
  const [first] = questions
  const of = (right: number, total: number) =>
    resultOf(
      Array.from({ length: total }, (_, at) => ({ ...(first as LoadedQuestion), id: `q${at + 1}` })),
      Array.from({ length: right }, (_, at) => answer(at + 1, true)),
    )
  expect(of(0, 10).tier).toBe('bad')
  expect(of(1, 2).tier).toBe('good')
  expect(of(3, 4).tier).toBe('great')
  expect(of(199, 200)).toMatchObject({ tier: 'great', shownPercent: 100 })
  expect(of(4, 4).tier).toBe('perfect')
  expect(resultOf([], [])).toMatchObject({ shownPercent: 0, tier: 'bad' })
})

test('C-348 a question is named by its title and by what it asks', () => {
  expect(namedBy(asked({ question: 'A b?', questionText: 'c' }, 'Choose.'))).toEqual({
    title: 'Choose.',
    asked: 'A b?',
  })
  expect(namedBy(asked({ questionText: 'Read.' }))).toEqual({ title: '', asked: 'Read.' })
})

test('C-350 C-351 C-352 C-354 right answer, script and explanation come with the question, and may be missing', () => {
  const [first] = questions
  const whole = first?.whole as object
  const helped = (more: object) => helpOf({ question: asked({ ...whole, ...more }), told: {} })
  expect(helped({ explainText: { audioScript: 'Hi', text: 'Why' } })).toMatchObject({ audioScript: 'Hi', text: 'Why' })
  const { right, ...rest } = helped({ explainText: undefined })
  expect(rest).toEqual({ audioScript: '', text: '' })
  expect(right).not.toBe('')
})

test('D20 C-350 without the key the right answer and the explanation are those that the server tells, where it tells them', async () => {
  const [first] = questions
  const [given] = await givenQuestions()
  if (!first || !given) throw new Error('no question')
  const right = first.type.rules.correctResponse(first.whole)
  const explain = { audioScript: 'Hi', text: 'Why' }
  expect(helpOf({ question: given, told: { right, explain } })).toEqual({
    ...explain,
    right: helpOf({ question: first, told: {} }).right,
  })
  expect(helpOf({ question: given, told: {} })).toEqual({ right: null, audioScript: '', text: '' })
})

test('C-350 the right answer is told in its place where the key is here and the answer is another one', async () => {
  const [first] = questions
  const [given] = await givenQuestions()
  if (!first || !given) throw new Error('no question')
  const { rules } = first.type
  const right = rules.correctResponse(first.whole)
  const empty = rules.emptyResponse(rules.toPublic(first.whole))
  expect([right, empty].map((response) => isToldInPlace(first, response))).toEqual([false, true])
  expect([right, empty].map((response) => isToldInPlace(given, response))).toEqual([false, false])
})

test('D20 an answer whose verdict is on its way is neither right nor wrong, and an unanswered question is wrong', async () => {
  const given = await givenQuestions()
  const { items, correct, waiting, total } = resultOf(given, [answer(1, null, 'x'), answer(2, true)])
  expect(items.slice(0, 3).map((item) => item.correct)).toEqual([null, true, false])
  expect([correct, waiting, total]).toEqual([1, 1, given.length - 1])
})

test('D56 a question that is only answered is listed beside the score: not right, not wrong, and nobody waits for it', async () => {
  for (const paper of [questions, await givenQuestions()]) {
    const at = paper.findIndex(({ marked }) => !marked)
    const said = { item: `q${at + 1}`, response: { recording: '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', seconds: 3 } }
    for (const verdict of [{ correct: false, right: 0, total: 0, parts: {} }, null]) {
      const { items, waiting, total } = resultOf(paper, [{ ...said, verdict }, answer(1, true)])
      expect(items[at]).toMatchObject({ answered: true, correct: null })
      expect([waiting, total]).toEqual([0, paper.length - 1])
      expect(helpOf({ question: paper[at] as LoadedQuestion, told: {} }).right).toBeNull()
    }
    expect(resultOf(paper.slice(at, at + 1), [])).toMatchObject({ total: 0, shownPercent: 0, waiting: 0 })
  }
})

test('what was wrong is practised again where its key is here: not what is right, unmarked or only shown, and never without a key', async () => {
  const answers = questions.map((_, at) => answer(at + 1, at % 2 === 0))
  const wrong = questions.filter(({ marked }, at) => marked && at % 2 === 1)
  expect(toPractise(resultOf(questions, answers))).toEqual(wrong)
  // what nobody has answered is wrong too (C-345)
  expect(toPractise(resultOf(questions, []))).toEqual(questions.filter(({ marked }) => marked))
  expect(toPractise(resultOf(await givenQuestions(), answers))).toEqual([])
  const [shown] = await paperQuestions([{ id: 'x', type: 'Unheard', title: 'Xem.', question: 'Look.', answers: [] }])
  if (!shown) throw new Error('no question')
  expect(toPractise(resultOf([shown], []))).toEqual([])
})

test('a sitting takes at least a minute', () => {
  expect([minutesOf(0, 1_000), minutesOf(0, 18.4 * 60_000)]).toEqual([1, 18])
})

test('C-345 C-385 C-496 a question that was only shown is listed, not answered, wrong, and has no right answer', async () => {
  const [first] = questions
  const unheard = { id: 'x', type: 'Unheard', title: 'Xem.', question: 'Look.', answers: ['a kite'] }
  const [shown] = await paperQuestions([unheard])
  if (!first || !shown) throw new Error('no question')
  const { items, correct, total } = resultOf([first, shown], [answer(1, true)])
  expect([correct, total]).toEqual([1, 2])
  expect(items[1]).toMatchObject({ number: 2, answered: false, correct: false })
  expect(namedBy(shown)).toEqual({ title: 'Xem.', asked: 'Look.' })
  expect(helpOf({ question: shown, told: {} })).toEqual({ right: null, audioScript: '', text: '' })
})
