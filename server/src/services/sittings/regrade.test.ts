import { randomUUID } from 'node:crypto'
import { paperItem } from '@phuong/exercises/rules'
import { expect, test } from 'vitest'
import type { Line } from './lines.ts'
import { questionRow } from './question-row.ts'
import { regrade } from './regrade.ts'

/** A question with one blank and its key. */
const blank = (id: string, key: string) => {
  const content = { id, type: 'FillInTheBlank', revision: 1, questionText: 'A ___.', answers: [{ answer: key }] }
  return [id, { row: questionRow.parse(content), item: paperItem(content.type, content) }] as const
}
const questions = new Map([blank('a', 'hoà'), blank('b', '3,5'), blank('c', 'cat')])
const unit = { kind: 'unit', attempt: 1, revision: 1 } as const

const line = (item: string, typed: string, correct: boolean): Line => ({
  id: randomUUID(),
  item,
  seq: 1,
  kind: 'submit',
  response: { blanks: [typed] },
  clientAt: 1,
  device: 'tablet-1',
  status: 'stored',
  lateSync: false,
  verdict: { correct, right: correct ? 1 : 0, total: 1, parts: { 0: correct } },
  serverAt: 1,
})
const again = (answers: readonly Line[], receipt: { correct: number; Score: number }) =>
  regrade({ paper: { items: new Map(), questions } }, unit, answers, receipt)

test('H167 a sitting that is marked once more says which questions would be right, and the marks before and now', () => {
  const answers = [line('a', 'hòa', false), line('b', '3.5', false), line('c', 'dog', false)]
  const stored = structuredClone(answers)
  expect(again(answers, { correct: 0, Score: 0 })).toEqual({
    items: [
      { item: 'a', was: false, is: true },
      { item: 'b', was: false, is: true },
    ],
    correct: { was: 0, is: 2 },
    Score: { was: 0, is: 6.7 },
  })
  expect(answers).toEqual(stored)
})

test('H167 who would lose a question is told too, and where nothing would change nothing is said', () => {
  expect(again([line('c', 'dog', true)], { correct: 1, Score: 3.3 })).toMatchObject({
    items: [{ item: 'c', was: true, is: false }],
    correct: { was: 1, is: 0 },
  })
  expect(again([line('a', 'hoà', true), line('c', 'dog', false)], { correct: 1, Score: 3.3 })).toBeNull()
})
