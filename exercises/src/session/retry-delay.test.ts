import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test('protocol 5: each failure doubles the wait up to 30 s, and chance spreads it over the upper half', () => {
  expect([1, 2, 3, 4, 5, 6, 1_000].map((failures) => retryDelay(failures, 0, null))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ])
  expect(retryDelay(1, 0.5, null)).toBe(750)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, chance) => {
        const delay = retryDelay(failures, chance, null)
        expect(delay).toBeGreaterThanOrEqual(500)
        expect(delay).toBeLessThanOrEqual(30_000)
      },
    ),
  )
})

test('protocol 5: a Retry-After is waited for whole, and callers do not come back as one', () => {
  expect(retryDelay(1, 0, 120_000)).toBe(120_000)
  expect(retryDelay(9, 0, 2_000)).toBe(2_000)
  expect(retryDelay(1, 0.5, 120_000)).toBe(120_500)
})
