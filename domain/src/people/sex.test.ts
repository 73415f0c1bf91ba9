import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genderOf, sexFrom, sexFromGender } from './sex.ts'

test('A-097 sex: true and 1 are male, false and 0 are female, anything else is unknown', () => {
  expect([true, 1].map(sexFrom)).toEqual([true, true])
  expect([false, 0].map(sexFrom)).toEqual([false, false])
  for (const value of [2, -1, '', null, undefined, 'true', '1', [1], {}]) expect(sexFrom(value)).toBeNull()
})

test('A-096 gender is 1 for male and 2 for female, both ways', () => {
  expect([1, 2].map(sexFromGender)).toEqual([true, false])
  for (const value of [0, 3, true, false, '1', null, undefined]) expect(sexFromGender(value)).toBeNull()
  expect([true, false, null].map(genderOf)).toEqual([1, 2, null])
})

test('a gender made from a sex reads back as that sex', () => {
  fc.assert(
    fc.property(fc.option(fc.boolean()), (sex) => {
      expect(sexFromGender(genderOf(sex))).toBe(sex)
    }),
  )
})
