import { beforeAll, expect, test } from 'vitest'
import { paperQuestions } from '../../../testing/exam-paper.ts'
import type { LoadedQuestion } from '../../../widgets/exercise/question.ts'
import { contestScore } from './score.ts'

let questions: LoadedQuestion[]
beforeAll(async () => {
  questions = await paperQuestions()
})

const right = ({ id, whole, type }: LoadedQuestion) => ({ id, response: type.rules.correctResponse(whole) })
const empty = ({ id, whole, type }: LoadedQuestion) => ({
  id,
  response: type.rules.emptyResponse(type.rules.toPublic(whole)),
})

test('D56 every exercise that is marked counts, also one that nobody answered, and no other one does', () => {
  const marked = questions.filter((question) => question.marked)
  const { right: count, marks } = contestScore(questions, [])
  expect(count).toBe(0)
  expect(marks.map(({ number }) => number)).toEqual(marked.map((question) => questions.indexOf(question) + 1))
  expect(new Set(marks.map(({ state, right }) => `${state} ${right}`))).toEqual(new Set(['unanswered 0']))
})

test('an exercise is right as its type says, and its parts are told beside it', () => {
  const all = contestScore(questions, questions.map(right))
  expect(all.right).toBe(all.marks.length)
  for (const mark of all.marks) expect(mark).toMatchObject({ state: 'right', right: mark.total })
  const wrong = contestScore(questions, questions.map(empty))
  expect(wrong.right).toBe(0)
  expect(new Set(wrong.marks.map(({ state }) => state))).toEqual(new Set(['wrong']))
})
