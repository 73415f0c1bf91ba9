import type { Refusal } from '@phuong/domain/refusals'
import { expect, test } from 'vitest'
import { refuseStale } from './stale.ts'

const row = { score: 8, note: 'Tốt', tags: ['a', 'b'] }
const newerOf = (seen: Record<string, unknown>, change: Record<string, unknown>): unknown => {
  try {
    refuseStale(seen, row, change)
    return null
  } catch (refusal) {
    return refusal
  }
}

test.each([
  ['what was seen still stands there', { score: 8 }, { score: 9 }],
  ['a list is the same by its values', { tags: ['a', 'b'] }, { tags: [] }],
  ['what is to be stands there already', { score: 5 }, { score: 8 }],
  ['what is not written may have changed', { score: 5, note: 'Tốt' }, { note: 'Khá' }],
  ['a field that is named and stays', { score: 5 }, { score: undefined }],
  ['nothing is said of what was seen', {}, { score: 9, note: '' }],
])('H160 %s: it may be written', (_what, seen, change) => {
  expect(newerOf(seen, change)).toBeNull()
})

test('H160 what somebody else has saved meanwhile is said field by field, what is not written too, and nothing else of the row', () => {
  const refusal = newerOf({ score: 5, note: 'Tốt', tags: ['a'] }, { score: 9, note: 'Khá' })
  expect(refusal).toMatchObject({ code: 'STALE' })
  expect((refusal as Refusal).newer).toEqual({ score: 8, tags: ['a', 'b'] })
})
