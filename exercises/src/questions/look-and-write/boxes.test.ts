import { expect, test } from 'vitest'
import { byBox, responseOf } from './boxes.ts'

const items = [{ id: 'k' }, { id: 'constructor' }, { id: 'b' }]

test('what stands in the boxes becomes the texts of their items', () => {
  const response = responseOf(items, ['a kite', '', 'a cat'])
  expect(Object.entries(response.texts)).toEqual([
    ['k', 'a kite'],
    ['constructor', ''],
    ['b', 'a cat'],
  ])
})

test('each box has the mark of its item', () => {
  const verdict = { correct: false, right: 1, total: 3, parts: { k: false, constructor: false, b: true } }
  expect(byBox(items, verdict)).toEqual({ ...verdict, parts: { 0: false, 1: false, 2: true } })
  expect(byBox(items, null)).toBeNull()
})
