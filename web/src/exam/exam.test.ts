import { gridOf, openQuestion, scoreOf } from '@phuong/exercises/session'
import { beforeAll, expect, test } from 'vitest'
import type { SittingAnswer } from '../sitting/sending/calls.ts'
import { givenQuestions, paperQuestions } from '../testing/exam-paper.ts'
import type { LoadedQuestion } from '../widgets/exercise/question.ts'
import { askedCount, examReducer, indexOf, isLeft, newsFor, openCount, resumedExam } from './exam.ts'

let questions: LoadedQuestion[]
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
const exam = (given = answers(), index = 1) => resumedExam({ code: '1', questions }, given, index)

test('C-281 every type is marked at once by its own rules', () => {
  for (const [at, { marked }] of questions.entries()) {
    if (!marked) continue
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

test('C-360 C-281 D20 a question without its key waits for the verdict of the server, whatever its type', async () => {
  const keyless = await givenQuestions()
  expect(keyless.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  for (const [at, { marked }] of keyless.entries()) {
    if (!marked) continue
    const open = resumedExam({ code: '1', questions: keyless }, answers(), at + 1)
    const waiting = examReducer(open, { type: 'submit', response: rightOf(at + 1) }).state
    expect(gridOf(waiting)[at]).toBe('waiting')
    // the own answer that is on its way is no news, its verdict is
    expect(newsFor(waiting, answers([at + 1, rightOf(at + 1)]))).toEqual([])
    const [news] = newsFor(waiting, answers([at + 1, rightOf(at + 1), true]))
    expect(news).toEqual({ type: 'settled', item: `q${at + 1}`, response: rightOf(at + 1), correct: true })
    if (news) expect(gridOf(examReducer(waiting, news).state)[at]).toBe('right')
  }
})

test('D56 what is only answered waits for no verdict and counts in no score, with its key and without it', async () => {
  const spoken = { recording: '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', seconds: 12 }
  for (const paper of [questions, await givenQuestions()]) {
    const at = paper.findIndex(({ marked }) => !marked)
    const id = `q${at + 1}`
    const open = resumedExam({ code: '1', questions: paper }, answers(), at + 1)
    const { state, effects } = examReducer(open, { type: 'submit', response: spoken })
    expect(gridOf(state)[at]).toBe('answered')
    expect(effects.map(({ effect }) => effect)).toEqual(['record', 'close'])
    expect(scoreOf(state)).toMatchObject({ correct: 0, total: paper.length - 1 })
    // the verdict of the server, which has nothing to mark, is no news, and neither is the own answer
    const verdict = { correct: false, right: 0, total: 0, parts: {} }
    for (const known of [verdict, null])
      expect(newsFor(state, new Map([[id, { item: id, response: spoken, verdict: known }]]))).toEqual([])
    const told = resumedExam(
      { code: '1', questions: paper },
      new Map([[id, { item: id, response: spoken, verdict }]]),
      1,
    )
    expect(gridOf(told)[at]).toBe('answered')
  }
})

test('C-306 D20 a reload of a unit exercise finds what is answered, with and without a verdict', async () => {
  const given = answers([1, rightOf(1), true], [2, rightOf(2)])
  const state = resumedExam({ code: '1', questions: await givenQuestions() }, given, 3)
  expect(gridOf(state).slice(0, 3)).toEqual(['right', 'waiting', 'unanswered'])
})

test('C-385 C-496 a question that is only shown is not submitted and stays open, and nothing else waits for it', async () => {
  const unheard = { id: 'x', type: 'Unheard', title: 'Xem.', question: 'Look.' }
  const [shown] = await paperQuestions([unheard])
  const [asked] = questions
  if (!shown || !asked) throw new Error('no question')
  const begun = resumedExam({ code: '1', questions: [shown, asked] }, new Map(), 1)
  const submitted = examReducer(begun, { type: 'submit', response: null })
  expect(submitted).toEqual({ state: begun, effects: [] })
  expect([isLeft(begun), openCount(begun), askedCount(begun)]).toEqual([true, 1, 1])

  const { state } = examReducer(begun, { type: 'advance', from: 1 })
  expect(state.screen).toEqual({ name: 'question', index: 2, phase: 'answering' })
  const done = examReducer(state, { type: 'submit', response: asked.type.rules.correctResponse(asked.whole) }).state
  expect(gridOf(done)).toEqual(['unanswered', 'right'])
  expect([isLeft(done), openCount(done), askedCount(done)]).toEqual([false, 0, 1])
})
