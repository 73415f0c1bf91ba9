import { expect, test } from 'vitest'
import { diskLevelOf, filesReserve } from './disk.ts'

const mebibyte = 1_048_576
const gibibyte = 1_024 * mebibyte

test.each([
  [500 * gibibyte, gibibyte],
  [10 * gibibyte, gibibyte],
  [5 * gibibyte, 512 * mebibyte],
  // never less than answers need
  [320 * mebibyte, 64 * mebibyte],
])('R19 of a disk of %d bytes files leave %d to the answers', (total, reserve) => {
  expect(filesReserve(total)).toBe(reserve)
})

test('R19 a disk is low before it refuses files, and refuses files before answers', () => {
  const total = 100 * gibibyte
  expect(diskLevelOf({ total, free: 2 * gibibyte })).toBe('ok')
  expect(diskLevelOf({ total, free: 2 * gibibyte - 1 })).toBe('low')
  expect(diskLevelOf({ total, free: gibibyte })).toBe('low')
  expect(diskLevelOf({ total, free: gibibyte - 1 })).toBe('noFiles')
  expect(diskLevelOf({ total, free: 64 * mebibyte })).toBe('noFiles')
  expect(diskLevelOf({ total, free: 64 * mebibyte - 1 })).toBe('noAnswers')
})
