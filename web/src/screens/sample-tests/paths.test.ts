import { expect, test } from 'vitest'
import { gradeIn, testsPath, unitIn, unitsPath } from './paths.ts'

test('B-324 B-325 the addresses name class level and unit', () => {
  expect(unitsPath(4)).toBe('/lms/sampleTest/4/Units')
  expect(testsPath(4, 1)).toBe('/lms/sampleTest/4/Unit/1/tests')
  expect([gradeIn('4'), gradeIn('0'), gradeIn('12')]).toEqual([4, 0, 12])
  expect([unitIn('1'), unitIn('16')]).toEqual([1, 16])
})

test('B-329 an address with another class level or unit names none', () => {
  for (const part of [undefined, '', '13', '-1', '4a', '1.5', '1e1', ' 4']) expect(gradeIn(part)).toBeNull()
  for (const part of [undefined, '', '0', '17', '-1', 'x', '1.5']) expect(unitIn(part)).toBeNull()
})
