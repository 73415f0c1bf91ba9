import { expect, test } from 'vitest'
import { hardestFirst, needsWork, trendOf } from './trend.ts'

test('B-093 the last three marks are compared with the three before, and small differences are none', () => {
  expect(trendOf([1, 6, 6, 6, 7, 7.5, 8])).toEqual({ difference: 1.5 })
  expect(trendOf([8, 8, 8, 6, 7, 7])).toEqual({ difference: -1.3 })
  expect(trendOf([7, 7, 7, 7.2, 7.2, 7.2])).toEqual({ difference: 0 })
  expect(trendOf([7, 7, 7, 9, 9])).toBeNull()
  expect(trendOf([])).toBeNull()
})

test('B-093 the hardest kind stands first, and wants practice once it was asked often enough', () => {
  const kinds = [
    { kind: 'writeResult', right: 6, total: 10 },
    { kind: 'matchResult', right: 0, total: 2 },
    { kind: 'listenResult', right: 0, total: 0 },
    { kind: 'OneChoice', right: 9, total: 10 },
    { kind: 'dragdropResult', right: 12, total: 20 },
  ]
  expect(hardestFirst(kinds).map(({ kind }) => kind)).toEqual([
    'matchResult',
    'dragdropResult',
    'writeResult',
    'OneChoice',
  ])
  expect(kinds.filter(needsWork).map(({ kind }) => kind)).toEqual(['writeResult', 'dragdropResult'])
})
