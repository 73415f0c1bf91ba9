import { expect, test } from 'vitest'
import { genderOf, sexFrom } from './sex.ts'

test('A-097 sex: true and 1 are male, false and 0 are female, anything else is unknown', () => {
  expect([true, 1].map(sexFrom)).toEqual([true, true])
  expect([false, 0].map(sexFrom)).toEqual([false, false])
  for (const value of [2, -1, '', null, undefined, 'true', '1', [1], {}]) expect(sexFrom(value)).toBeNull()
})

test('A-096 gender is 1 for male, 2 for female, and none where the sex is unknown', () => {
  expect([true, false, null].map(genderOf)).toEqual([1, 2, null])
})
