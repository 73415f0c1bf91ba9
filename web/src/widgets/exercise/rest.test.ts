import { expect, test } from 'vitest'
import { rests, restTime } from './rest.ts'

test('D62 a question takes no press for half a second after it has come, and every press from then on', () => {
  expect(restTime).toBe(500)
  expect([0, 1, 499].map((ms) => rests(7_000, 7_000 + ms))).toEqual([true, true, true])
  expect([500, 501, 2_500].map((ms) => rests(7_000, 7_000 + ms))).toEqual([false, false, false])
})
