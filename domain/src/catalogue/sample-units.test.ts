import { expect, test } from 'vitest'
import { isSampleUnit, SAMPLE_UNIT_COUNT, sampleUnitLabel } from './sample-units.ts'

test('B-329 the units of sample tests have the ids 1 to 16', () => {
  expect(SAMPLE_UNIT_COUNT).toBe(16)
  expect([1, 2, 15, 16].every(isSampleUnit)).toBe(true)
  for (const value of [0, 17, -1, 1.5, '1', null, undefined, Number.NaN]) expect(isSampleUnit(value)).toBe(false)
})

test('B-332 A-427 a unit is named by its id', () => {
  expect([1, 12, 13, 16].map(sampleUnitLabel)).toEqual(['Unit 1', 'Unit 12', 'Unit 13', 'Unit 16'])
})
