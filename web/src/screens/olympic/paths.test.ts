import { expect, test } from 'vitest'
import { backPathOf, questionPath, resultPath } from './paths.ts'

test('C-267 C-321 the addresses of a question and of a result carry the code', () => {
  expect(questionPath('27', 3)).toBe('/lms/olympic/examination/27/start/3')
  expect(resultPath('a b', 'id')).toBe('/lms/olympic/examination/a%20b/result?sitting=id')
})

test('C-332 C-334 a back path is followed, without one the olympic home opens', () => {
  expect(backPathOf('/lms/home?x=1#y')).toBe('/lms/home?x=1#y')
  expect(backPathOf(null)).toBe('/lms/olympic/home')
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/a b', '/a\nb', '', 'lms'])(
  'C-336 %j leaves the product or is no path, and counts as none',
  (given) => {
    expect(backPathOf(given)).toBe('/lms/olympic/home')
  },
)
