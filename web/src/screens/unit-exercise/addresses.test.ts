import { expect, test } from 'vitest'
import { unitPath, unitResultPath } from '../../widgets/assignments/paths.ts'

test('C-268 C-322 the addresses of a unit exercise carry the examination and the assignment', () => {
  const given = { examId: 7, assignmentId: 'a' }
  expect(unitPath(given, 3)).toBe('/lms/exercise/examination/7/start/3?assignmentId=a')
  expect(unitPath(given, 1, true)).toBe('/lms/exercise/examination/7/start/1?assignmentId=a&again=1')
  expect(unitResultPath(given, 's')).toBe('/lms/exercise/examination/7/result?assignmentId=a&sitting=s')
  expect(unitResultPath(given)).toBe('/lms/exercise/examination/7/result?assignmentId=a')
})
