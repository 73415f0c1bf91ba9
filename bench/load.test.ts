import { expect, test } from 'vitest'
import { percentile } from './load.ts'

test('a percentile is a figure that was measured', () => {
  const figures = Array.from({ length: 100 }, (_, index) => index + 1)
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(figures, share))).toEqual([1, 50, 95, 99, 100])
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})
