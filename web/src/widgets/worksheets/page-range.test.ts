import { expect, test } from 'vitest'
import { firstPages, readPages, toggledPage, writePages } from './page-range.ts'

test.each([
  ['1-2,5', [1, 2, 5]],
  [' 3 ', [3]],
  ['1 - 3, 2', [1, 2, 3]],
  ['5,1', [1, 5]],
  ['4–2', [2, 3, 4]],
  ['1;2,', [1, 2]],
])('the pages of %j are %j', (text, pages) => {
  expect(readPages(text, 9)).toEqual({ pages })
})

test.each([
  ['', 'none'],
  [' , ', 'none'],
  ['a', 'unreadable'],
  ['1-2-3', 'unreadable'],
  ['1 2', 'unreadable'],
  ['-1', 'unreadable'],
  ['0', 'beyond'],
  ['8-10', 'beyond'],
  ['99999', 'unreadable'],
])('%j is no choice of nine pages: %s', (text, fault) => {
  expect(readPages(text, 9)).toEqual({ fault })
})

test('thirty pages can be chosen, one more cannot', () => {
  expect(readPages('1-30', 200)).toHaveProperty('pages.length', 30)
  expect(readPages('1-30,31', 200)).toEqual({ fault: 'too-many' })
})

test('the first ten pages are offered, and a shorter file whole', () => {
  expect(firstPages(200)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(firstPages(2)).toEqual([1, 2])
})

test('pages are written short and read back as they were', () => {
  expect(writePages([5, 1, 2, 3])).toBe('1-3,5')
  expect(writePages([])).toBe('')
  for (const pages of [[1], [1, 3, 5], [2, 3, 4, 9]]) expect(readPages(writePages(pages), 9)).toEqual({ pages })
})

test('a tap takes a page in or out', () => {
  expect(toggledPage([1, 3], 2)).toEqual([1, 2, 3])
  expect(toggledPage([1, 2, 3], 2)).toEqual([1, 3])
})
