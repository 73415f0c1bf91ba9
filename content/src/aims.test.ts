import { expect, test } from 'vitest'
import { aims, maxMedia, mediaBytes } from './aims.ts'

test.each(aims())('the bank holds enough: $what', ({ min, found }) => {
  expect(found).toBeGreaterThanOrEqual(min)
})

test('sounds and clips weigh no more than they may', () => {
  expect(mediaBytes()).toBeGreaterThan(0)
  expect(mediaBytes()).toBeLessThanOrEqual(maxMedia)
})
