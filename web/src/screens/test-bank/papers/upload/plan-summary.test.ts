import { expect, test } from 'vitest'
import type { Plan } from '../queries.ts'
import { changedQuestions, countsOf, olderVersion } from './plan-summary.ts'

const question = (number: number, before: number | null, state: Plan['questions'][number]['state']) => ({
  number,
  before,
  state,
  fields: [],
  words: '',
})
const plan: Plan = {
  key: { kind: 'olympic', classLevel: 4, code: '1' },
  changes: true,
  revised: true,
  fileVersion: 3,
  head: {},
  questions: [question(1, 1, 'same'), question(2, 3, 'same'), question(3, 2, 'changed'), question(4, null, 'new')],
  removed: [{ before: 4, words: '' }],
}

test('C-257 the preview counts what is new, changed, left out and kept', () => {
  expect(countsOf(plan)).toEqual({ new: 1, changed: 1, removed: 1, same: 2 })
})

test('C-257 a line is worth what is new, changed, or stands in another place', () => {
  expect(changedQuestions(plan).map(({ number }) => number)).toEqual([2, 3, 4])
})

test('C-257 a file of another version than the newest says so', () => {
  expect([olderVersion(plan, 3), olderVersion(plan, 4), olderVersion(plan, null)]).toEqual([null, 3, null])
  expect(olderVersion({ ...plan, fileVersion: null }, 4)).toBeNull()
})
