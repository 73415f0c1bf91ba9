import { expect, test } from 'vitest'
import { isSatisfactory, percentOf } from './percent.ts'

test('B-289 the percentage is whole and rounded, and 0 where there is nothing to mark', () => {
  expect([0, 1, 2, 3].map((right) => percentOf({ right, total: 3 }))).toEqual([0, 33, 67, 100])
  expect(percentOf({ right: 1, total: 200 })).toBe(1)
  expect(percentOf({ right: 0, total: 0 })).toBe(0)
})

test('B-317 B-318 above 49 per cent is satisfactory, 49 and less is not', () => {
  expect([0, 49, 50, 100].map(isSatisfactory)).toEqual([false, false, true, true])
})
