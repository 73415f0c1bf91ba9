import { expect, test } from 'vitest'
import { questionExamples } from '../examples.ts'
import { questionRules } from '../rules.ts'
import { canBeAnswered, canBeHandedIn } from './answerable.ts'

const options = [
  { id: 'a', answer: 'cat', isCorrect: true },
  { id: 'b', answer: 'dog' },
]

/** Whether a stored question of a type can be answered; undefined where its type cannot read it. */
const answerable = (code: string, question: object): boolean | undefined => {
  const rules = questionRules.find((one) => one.code === code)
  const read = rules?.schema.question.safeParse({ id: 'q', ...question })
  return rules && read?.success ? canBeAnswered(rules, read.data) : undefined
}

test('C-385, C-496 a question that its type reads and of which nothing can be answered is told from others', () => {
  expect(answerable('OneChoice', { answers: options })).toBe(true)
  expect(answerable('OneChoice', { answers: '[{"id": 1, "answer"' })).toBe(false)
  expect(answerable('OneChoice', { answers: options.slice(1) })).toBe(false)
  expect(answerable('TickTF', { answers: '[' })).toBe(false)
  expect(answerable('FillInTheBlank', { questionText: 'I ___ a boy.', answers: 'am' })).toBe(true)
  expect(answerable('FillInTheBlank', { questionText: 'I ___ a ___.', answers: ['am'] })).toBe(false)
  for (const code of ['FillInTheBlank', 'FillWordInTheBlank', 'WordForm', 'ErrorCorrection', 'FillInTheBlankWithHint'])
    expect([code, answerable(code, { questionText: 'I ___ a boy.', answers: '[{"answer": "am"' })]).toEqual([
      code,
      false,
    ])
})

test('C-496 every example of every type can be answered', () => {
  for (const { code } of questionRules)
    for (const { name, question } of questionExamples[code] ?? [])
      expect([name, answerable(code, question as object)]).toEqual([name, true])
})

test('C-385 one that asks nothing is handed in as it stands, one that nobody can answer is only shown', () => {
  const isHandedIn = (code: string, question: object): boolean | undefined => {
    const rules = questionRules.find((one) => one.code === code)
    const read = rules?.schema.question.safeParse({ id: 'q', ...question })
    return rules && read?.success ? canBeHandedIn(rules, read.data) : undefined
  }
  for (const code of ['QUIZ', 'TickTF', 'Conjugation', 'PuzzleWords', 'SelectWordInImage', 'FillLetterInTheBlank'])
    expect([code, isHandedIn(code, { answers: [] })]).toEqual([code, true])
  expect(isHandedIn('OneChoice', { answers: options.slice(1) })).toBe(false)
  expect(isHandedIn('SelectWordsInSentence', { question: 'He is tall.', answers: '[{"answer"' })).toBe(false)
  expect(isHandedIn('SelectWordsInSentence', { answers: [] })).toBe(true)
})
