import { expect, test } from 'vitest'
import { questionPath, resultPath } from './paths.ts'

test('C-267 C-321 the addresses of a question and of a result carry the code', () => {
  expect(questionPath('27', 3)).toBe('/lms/olympic/examination/27/start/3')
  expect(resultPath('a b', 'id')).toBe('/lms/olympic/examination/a%20b/result?sitting=id')
})
