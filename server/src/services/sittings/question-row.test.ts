import { questionExamples } from '@phuong/exercises/examples'
import { questionRules } from '@phuong/exercises/rules'
import { expect, test } from 'vitest'
import { questionRow } from './question-row.ts'

test.each(questionRules.map((rules) => [rules.code, rules] as const))(
  'C-259 C-383 a question of %s reaches the browser whole: read there it is the same',
  (type, { schema }) => {
    for (const { name, question } of questionExamples[type] ?? []) {
      const row = questionRow.parse({ ...(question as object), type, revision: 1 })
      expect([name, schema.question.safeParse(row)]).toEqual([name, schema.question.safeParse(question)])
    }
  },
)

test('what is not named stays on the server', () => {
  const row = questionRow.parse({ id: 'q', type: 'OneChoice', revision: 1, notes: 'to be checked', createBy: 'co.lan' })
  expect(Object.keys(row).sort()).toEqual(['id', 'revision', 'type'])
})

test('C-433 a sample question of the practice goes out with everything that it has: words, focused words, answers, settings', () => {
  const sample = {
    id: 'q1',
    title: 'Chọn câu trả lời đúng.',
    subTitle: 'Con mèo ở đâu?',
    question: 'The cat is ___ the box.',
    focusedWords: ['in'],
    answers: [
      { id: 'a', answer: 'in', isCorrect: true },
      { id: 'b', answer: 'on', isCorrect: false },
    ],
    settings: { answers: { direction: 'horizontal', bulletType: 'number' } },
  }
  const row = questionRow.parse({ ...sample, type: 'OneChoice', revision: 1 })
  expect(JSON.parse(JSON.stringify(row))).toEqual({ ...sample, type: 'OneChoice', revision: 1 })
})
