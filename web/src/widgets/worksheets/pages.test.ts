import { expect, test } from 'vitest'
import { documentPages, failedPages, progressOf } from './pages.ts'

const made = { pageCount: 9, chosen: [], sharp: [], small: [1, 2], failed: [] }

test('before a choice the small pictures of all pages count, after it the sharp ones of those chosen', () => {
  expect(progressOf(made)).toEqual({ done: 2, all: 9 })
  const sharp = [
    { page: 2, height: 1612 },
    { page: 7, height: 1612 },
  ]
  expect(progressOf({ ...made, chosen: [2, 5], sharp })).toEqual({ done: 1, all: 2 })
  expect(failedPages({ ...made, chosen: [2, 5], failed: [5, 8] })).toEqual([5])
})

test('B-153 the pages of a worksheet are the chosen ones in order, with both pictures; what is not made is left out', () => {
  const sharp = [
    { page: 5, height: 800 },
    { page: 2, height: 1612 },
  ]
  expect(documentPages('f', { ...made, chosen: [2, 5, 6], sharp })).toEqual([
    { url: '/api/v1.0/files/f/pages/2?w=1140', url2x: '/api/v1.0/files/f/pages/2?w=2280', height: 1612 },
    { url: '/api/v1.0/files/f/pages/5?w=1140', url2x: '/api/v1.0/files/f/pages/5?w=2280', height: 800 },
  ])
})
