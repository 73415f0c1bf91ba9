import { expect, test } from 'vitest'
import { aims, mediaBytes, mostMedia } from './aims.ts'

test.each(aims())('the bank holds enough: $what', ({ least, found }) => {
  expect(found).toBeGreaterThanOrEqual(least)
})

test('sounds and clips weigh no more than they may', () => {
  expect(mediaBytes()).toBeGreaterThan(0)
  expect(mediaBytes()).toBeLessThanOrEqual(mostMedia)
})
