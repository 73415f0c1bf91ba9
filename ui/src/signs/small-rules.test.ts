import { expect, test } from 'vitest'
import { truncate } from '../basics/truncate.ts'
import { badgeText } from './badge-text.ts'
import { initial } from './initial.ts'

test('A-402 A-403 a text of 26 letters stays whole, and a longer one is cut there and marked with three dots', () => {
  expect(truncate('a'.repeat(26), 26)).toBe('a'.repeat(26))
  expect(truncate('a'.repeat(27), 26)).toBe(`${'a'.repeat(26)}...`)
})

test('a cut counts letters as they are seen, composed or not', () => {
  const name = 'Nguyễn Ngọc Quỳnh Như'
  expect(truncate(name.normalize('NFD'), 21)).toBe(name.normalize('NFD'))
  expect(truncate(name, 6)).toBe('Nguyễn...')
  expect(truncate(name.normalize('NFD'), 5)).toBe(`${'Nguyễ'.normalize('NFD')}...`)
})

test('the initial of a person is that of the given name, which stands last', () => {
  expect(initial('Nguyễn Ngọc Quỳnh Như')).toBe('N')
  expect(initial('  Đặng Văn Đức ')).toBe('Đ')
  expect(initial('Trần Bảo Ân'.normalize('NFD'))).toBe('Â')
  expect(initial('')).toBe('')
})

test('a badge shows nothing for none, the count, and at most 9+', () => {
  expect(badgeText(0, 9)).toBe('')
  expect(badgeText(9, 9)).toBe('9')
  expect(badgeText(12, 9)).toBe('9+')
})
