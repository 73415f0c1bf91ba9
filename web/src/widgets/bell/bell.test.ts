import { BELL_TITLE_LENGTH, truncate } from '@phuong/domain/format/truncate'
import { expect, test } from 'vitest'
import { bellLabel } from './bell-label.ts'

test('A-265 A-268 A-269 the bell says how many are unread, more than nine as such, none as nothing', () => {
  expect(bellLabel(0)).toBe('Thông báo')
  expect(bellLabel(9)).toBe('Thông báo, 9 chưa đọc')
  expect(bellLabel(10)).toBe('Thông báo, hơn 9 chưa đọc')
})

test('A-270 A-271 a title is cut after 67 characters and marked with three dots', () => {
  expect(truncate('ệ'.repeat(67), BELL_TITLE_LENGTH)).toBe('ệ'.repeat(67))
  expect(truncate('ệ'.repeat(68), BELL_TITLE_LENGTH)).toBe(`${'ệ'.repeat(67)}...`)
})
