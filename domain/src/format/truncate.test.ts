import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ATTACHMENT_NAME_LENGTH,
  BELL_TITLE_LENGTH,
  isTruncated,
  TABLE_CELL_LENGTH,
  TEXT_LENGTH,
  truncate,
} from './truncate.ts'

const letters = (count: number) => 'x'.repeat(count)
const cut = (count: number) => `${letters(count)}...`

test('A-402 the text of a table cell is truncated to 26 characters', () => {
  expect(truncate(letters(26), TABLE_CELL_LENGTH)).toBe(letters(26))
  expect(truncate(letters(27), TABLE_CELL_LENGTH)).toBe(cut(26))
})

test('A-270 A-271 a bell title is truncated after 67 characters with three dots, and is whole up to 67', () => {
  expect(truncate(letters(67), BELL_TITLE_LENGTH)).toBe(letters(67))
  expect(truncate(letters(68), BELL_TITLE_LENGTH)).toBe(cut(67))
})

test('B-719 text is truncated to 50 characters by default', () => {
  expect(truncate(letters(50))).toBe(letters(50))
  expect(truncate(letters(51))).toBe(cut(50))
})

test('A-404 each place keeps its own length: 26, 50, 67 and 40', () => {
  expect([TABLE_CELL_LENGTH, TEXT_LENGTH, BELL_TITLE_LENGTH, ATTACHMENT_NAME_LENGTH]).toEqual([26, 50, 67, 40])
})

test('a letter with its marks counts as one and is never cut in two', () => {
  const name = 'Nguyễn Ngọc Quỳnh Như'
  expect(truncate(name.normalize('NFD'), 6)).toBe(`${'Nguyễn'.normalize('NFD')}...`)
  expect(truncate(name.normalize('NFD'), 21)).toBe(name.normalize('NFD'))
  expect(truncate('👨‍👩‍👧👨‍👩‍👧', 1)).toBe('👨‍👩‍👧...')
})

test('the whole text is offered exactly where it was cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 0, max: 60 }), (text, length) => {
      const shown = truncate(text, length)
      expect(isTruncated(text, length)).toBe(shown !== text)
      if (shown !== text) expect(text.startsWith(shown.slice(0, -3))).toBe(true)
    }),
  )
})

test('what is no text is shown as nothing', () => {
  for (const value of [null, undefined, 5, {}, ['a']])
    expect([truncate(value), isTruncated(value)]).toEqual(['', false])
})
