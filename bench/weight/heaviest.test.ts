import { expect, test } from 'vitest'
import { heaviestOf } from './heaviest.ts'

const bytes = new Map([
  ['one-choice', 10],
  ['multiple-choice', 20],
  ['combine', 5],
  ['quiz', 40],
])
const choice = { type: 'OneChoice', answers: [{ id: 'a', answer: 'cat' }] }

test('a paper weighs what its types weigh, each once, also those inside a combined question', () => {
  const combined = { type: 'COMBINEWITHAUDIO', answers: [choice, { type: 'QUIZ', questions: [] }] }
  const papers = new Map<number, unknown[]>([
    [1, [choice, choice, choice, { type: 'MULTIPLECHOICE' }]],
    [2, [combined]],
    [3, [choice, combined]],
    [4, []],
  ])
  expect(heaviestOf(papers, bytes)).toBe(2)
  papers.set(5, [combined, { type: 'multiple-choice' }])
  expect(heaviestOf(papers, bytes)).toBe(5)
})

test('a type without a folder is no type of ours', () => {
  expect(() => heaviestOf(new Map([[1, [{ type: 'Choyce' }]]]), bytes)).toThrow('Choyce')
})
