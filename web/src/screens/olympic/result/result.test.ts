import { beforeAll, expect, test } from 'vitest'
import { paperQuestions } from '../../../testing/olympic-paper.ts'
import type { PaperQuestion } from '../paper.ts'
import { helpOf, minutesOf, namedBy, resultOf } from './result.ts'

let questions: PaperQuestion[]
beforeAll(async () => {
  questions = await paperQuestions()
})

const answer = (at: number, correct: boolean | null, response: unknown = null) => ({
  item: `q${at}`,
  response,
  correct,
})
const asked = (whole: object, title = ''): PaperQuestion => ({ ...(questions[0] as PaperQuestion), title, whole })

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
  expect([correct, total]).toEqual([1, questions.length])
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
      Array.from({ length: total }, (_, at) => ({ ...(first as PaperQuestion), id: `q${at + 1}` })),
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

test('C-351 C-352 C-354 script and explanation come with the question, and may be missing', () => {
  expect(helpOf(asked({ explainText: { audioScript: 'Hi', text: 'Why' } }))).toEqual({ audioScript: 'Hi', text: 'Why' })
  expect(helpOf(asked({}))).toEqual({ audioScript: '', text: '' })
})

test('a sitting takes at least a minute', () => {
  expect([minutesOf(0, 1_000), minutesOf(0, 18.4 * 60_000)]).toEqual([1, 18])
})
