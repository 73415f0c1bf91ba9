import { expect, test } from 'vitest'
import { unitPath, unitResultPath } from '../../widgets/assignments/paths.ts'
import { examIdOf } from './exam-id.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['2147483648', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('C-268 C-322 %j in the address is the examination %j', (text, id) => {
  expect(examIdOf(text)).toBe(id)
})

test('C-268 C-322 the addresses of a unit exercise carry the examination and the assignment', () => {
  const given = { examId: 7, assignmentId: 'a' }
  expect(unitPath(given, 3)).toBe('/lms/exercise/examination/7/start/3?assignmentId=a')
  expect(unitPath(given, 1, true)).toBe('/lms/exercise/examination/7/start/1?assignmentId=a&again=1')
  expect(unitResultPath(given, 's')).toBe('/lms/exercise/examination/7/result?assignmentId=a&sitting=s')
  expect(unitResultPath(given)).toBe('/lms/exercise/examination/7/result?assignmentId=a')
})
