import { expect, test } from 'vitest'
import { movedBy } from './order.ts'

test('B-068 a card or a link moves up or down by one place, and stays at the end that it has reached', () => {
  expect(movedBy([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
  expect(movedBy([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  expect(movedBy([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(movedBy([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
})

test('H160 what somebody else has taken away meanwhile moves nothing', () => {
  expect(movedBy([1, 2], 9, -1)).toEqual([1, 2])
})
