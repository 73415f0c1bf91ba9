import { expect, test } from 'vitest'
import { dashboardSamples } from './dashboard-samples.ts'
import { placeOf } from './place.ts'

test('C-530 C-544 C-548 below /olympicsgk stand the dashboard and the pages; everything else leads to the dashboard', () => {
  expect(placeOf(null, '/olympicsgk/dashboard')).toEqual({ name: 'dashboard' })
  expect(placeOf(null, '/olympicsgk/Dashboard/')).toEqual({ name: 'dashboard' })
  expect(placeOf(null, '/olympicsgk/type20A')).toMatchObject({ name: 'page', page: '20A' })
  expect(placeOf(null, '/olympicsgk/TYPE20a')).toMatchObject({ name: 'page', page: '20A' })
  // 2 is no page, 5 stands in a book alone
  for (const path of ['', '/', '/type2', '/type5', '/type', '/type1/more', '/nowhere', '/dashboard/x', '/type1%20'])
    expect(placeOf(null, `/olympicsgk${path}`), path).toEqual({ name: 'unknown', root: '/olympicsgk/dashboard' })
})

test('C-525 the mock contest stands below /olympicsgk and in no book', () => {
  expect(placeOf(null, '/olympicsgk/mock-contest')).toEqual({ name: 'contest' })
  expect(placeOf(5, '/olympicsgkBook5/mock-contest')).toMatchObject({ name: 'unknown' })
})

test('C-579 C-584 C-591 C-593 a book has its root and its own pages; everything else leads to its root', () => {
  expect(placeOf(5, '/olympicsgkBook5')).toEqual({ name: 'book', classLevel: 5 })
  expect(placeOf(5, '/olympicsgkbook5/')).toEqual({ name: 'book', classLevel: 5 })
  expect(placeOf(5, '/lms/olympic/admin/classes/5/types/type14')).toMatchObject({ name: 'page', page: '14' })
  for (const path of [
    '/olympicsgkBook5/type29',
    '/olympicsgkBook5/nowhere',
    '/lms/olympic/admin/classes/5',
    '/lms/olympic/admin/classes/5/types/type1',
    '/lms/olympic/admin/classes/5/types/type29/more',
  ])
    expect(placeOf(5, path), path).toEqual({ name: 'unknown', root: '/olympicsgkBook5' })
})

test('C-590 a page that stands in the menu twice is one page', () => {
  const place = placeOf(5, '/lms/olympic/admin/classes/5/types/type37')
  if (place.name !== 'page') throw new Error('type37 is a page')
  expect(place.pages).toHaveLength(24)
})

test('C-535 the dashboard has 11 sample questions, each another page', () => {
  expect(new Set(dashboardSamples).size).toBe(11)
  for (const page of dashboardSamples)
    expect(placeOf(null, `/olympicsgk/type${page}`), page).toMatchObject({ name: 'page' })
})
