import { expect, test } from 'vitest'
import { notNamed } from './not-named.ts'

const rows = [{ pupils: ['Lê Thị An', 'Trần Bình', 'Vũ Chi'] }, { pupils: ['Lê Thị An'] }]

test('B-143 the work that came in and is named in no row is counted below the list', () => {
  expect(notNamed(13, rows)).toBe(9)
  expect(notNamed(4, rows)).toBe(0)
  // rows name older work too
  expect(notNamed(1, rows)).toBe(0)
  expect(notNamed(0, [])).toBe(0)
})
