import { expect, test } from 'vitest'
import { backPathOf } from './back-path.ts'

test('C-332 C-333 C-334 a back path is followed, without one the home of the exam opens', () => {
  expect(backPathOf('/lms/home?x=1#y', '/lms/olympic/home')).toBe('/lms/home?x=1#y')
  expect(backPathOf(null, '/lms/olympic/home')).toBe('/lms/olympic/home')
  expect(backPathOf(null, '/lms/home')).toBe('/lms/home')
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/a b', '/a\nb', '', 'lms'])(
  'C-336 %j leaves the product or is no path, and counts as none',
  (given) => {
    expect(backPathOf(given, '/lms/home')).toBe('/lms/home')
  },
)
