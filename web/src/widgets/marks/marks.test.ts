import { expect, test } from 'vitest'
import { litStars } from './lit-stars.ts'
import { markTone } from './mark-tone.ts'

test('B-263 B-264 a mark below 5 is low, one of 5 or more is good', () => {
  expect([0, 4.5, 4.9].map(markTone)).toEqual(['low', 'low', 'low'])
  expect([5, 7.5, 10].map(markTone)).toEqual(['good', 'good', 'good'])
})

test('as many stars are lit as were earned, never more than are drawn', () => {
  expect(litStars(3)).toEqual([true, true, true, false, false])
  expect(litStars(0)).toEqual([false, false, false, false, false])
  expect(litStars(9)).toEqual([true, true, true, true, true])
})
