import { gridOf, openQuestion } from '@phuong/exercises/session'
import { beforeAll, expect, test } from 'vitest'
import { paperQuestions } from '../../../testing/olympic-paper.ts'
import type { SittingAnswer } from '../../../widgets/sitting/calls.ts'
import type { PaperQuestion } from '../paper.ts'
import { examReducer, indexOf, newsFor, openCount, resumedExam } from './exam.ts'

let questions: PaperQuestion[]
beforeAll(async () => {
  questions = await paperQuestions()
})

const rightOf = (at: number): unknown => {
  const question = questions[at - 1]
  return question?.type.rules.correctResponse(question.whole)
}
const emptyOf = (at: number): unknown => {
  const question = questions[at - 1]
  return question?.type.rules.emptyResponse(question.type.rules.toPublic(question.whole))
}
const answers = (...given: [at: number, response: unknown, verdict?: boolean][]): Map<string, SittingAnswer> =>
  new Map(
    given.map(([at, response, correct]) => [
      `q${at}`,
      {
        item: `q${at}`,
        response,
        verdict: correct === undefined ? null : { correct, right: 0, total: 1, parts: {} },
      },
    ]),
  )
const exam = (given = answers(), index = 1) => resumedExam({ code: '1', classLevel: 4, questions }, given, index)

test('C-281 every type is marked at once by its own rules', () => {
  for (const [at] of questions.entries()) {
    const open = exam(answers(), at + 1)
    expect(gridOf(examReducer(open, { type: 'submit', response: rightOf(at + 1) }).state)[at]).toBe('right')
    expect(gridOf(examReducer(open, { type: 'submit', response: emptyOf(at + 1) }).state)[at]).toBe('wrong')
  }
})

test('C-306 a reload shows the answers given so far, at the question of the address', () => {
  const state = exam(answers([1, rightOf(1)], [2, emptyOf(2)]), 3)
  expect(gridOf(state).slice(0, 3)).toEqual(['right', 'wrong', 'unanswered'])
  expect(state.screen).toEqual({ name: 'question', index: 3, phase: 'answering' })
  expect(openCount(state)).toBe(questions.length - 2)
})

test('C-295 C-296 the address of an answered question opens it with its answer, under the warning', () => {
  const open = openQuestion(exam(answers([1, rightOf(1)]), 1))
  expect(open).toMatchObject({ saved: { answers: rightOf(1), result: true }, readOnly: true, warning: true })
})

test('C-305 an index outside opens the first unanswered question, and the end when there is none', () => {
  const outside = exam(answers([1, rightOf(1)]), indexOf('99'))
  expect(outside.screen).toMatchObject({ name: 'question', index: 2 })
  const all = answers(...questions.map((_, at): [number, unknown] => [at + 1, rightOf(at + 1)]))
  expect(exam(all, indexOf('x')).screen).toEqual({ name: 'result' })
})

test.each([
  ['3', 3],
  ['0', 0],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['abc', Number.NaN],
  [undefined, Number.NaN],
])('C-305 the index %j of the address is %d', (text, index) => {
  expect(indexOf(text)).toBe(index)
})

test('D20 D21 the verdict of the server is the record; what is known already is no news', () => {
  const state = exam(answers([1, rightOf(1)]), 2)
  expect(newsFor(state, answers([1, rightOf(1), true]))).toEqual([])
  const [news] = newsFor(state, answers([1, emptyOf(1), false]))
  expect(news).toEqual({ type: 'settled', item: 'q1', response: emptyOf(1), correct: false })
  expect(newsFor(state, answers([2, rightOf(2)]))).toHaveLength(1)
  expect(newsFor(state, new Map([['other', { item: 'other', response: 1, verdict: null }]]))).toEqual([])
})
