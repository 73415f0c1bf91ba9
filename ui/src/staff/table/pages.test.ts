import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerStops, rowsOnPage } from './pages.ts'

test('a short list shows all of its pages', () => {
  expect(pagerStops(0, 1)).toEqual([0])
  expect(pagerStops(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(pagerStops(0, 0)).toEqual([])
})

test('a long list shows its ends and the neighbours of the current page', () => {
  expect(pagerStops(0, 20)).toEqual([0, 1, 2, 3, 4, 'gap-after', 19])
  expect(pagerStops(3, 20)).toEqual([0, 1, 2, 3, 4, 'gap-after', 19])
  expect(pagerStops(9, 20)).toEqual([0, 'gap-before', 8, 9, 10, 'gap-after', 19])
  expect(pagerStops(16, 20)).toEqual([0, 'gap-before', 15, 16, 17, 18, 19])
  expect(pagerStops(19, 20)).toEqual([0, 'gap-before', 15, 16, 17, 18, 19])
})

test('every page of a long list stands in its own pager with both neighbours, in order, in seven stops', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 500 }), fc.nat(), (pages, seed) => {
      const current = seed % pages
      const stops = pagerStops(current, pages)
      const numbers = stops.filter((stop) => typeof stop === 'number')
      expect(stops).toHaveLength(7)
      expect(new Set(stops).size).toBe(7)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      for (const near of [current - 1, current, current + 1])
        if (near >= 0 && near < pages) expect(numbers).toContain(near)
    }),
  )
})

test('the rows of a page are told from 1 and end with the list', () => {
  expect(rowsOnPage(0, 10, 48)).toEqual({ from: 1, to: 10 })
  expect(rowsOnPage(4, 10, 48)).toEqual({ from: 41, to: 48 })
  expect(rowsOnPage(0, 10, 0)).toEqual({ from: 0, to: 0 })
})
