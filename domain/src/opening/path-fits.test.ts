import { expect, test } from 'vitest'
import { paramsIn, pathFits } from './path-fits.ts'

test('a name stands for one piece of a path, a star for everything below it', () => {
  expect(pathFits('/lms/home', '/lms/home')).toBe(true)
  expect(pathFits('/lms/home', '/LMS/home/')).toBe(true)
  expect(pathFits('/lms/home', '/lms/home/more')).toBe(false)
  expect(pathFits('/lms/classes/:classId/tests', '/lms/classes/12/tests')).toBe(true)
  for (const path of ['/lms/classes//tests', '/lms/classes/1/2/tests', '/lms/classes/12', '/x/lms/classes/12/tests'])
    expect(pathFits('/lms/classes/:classId/tests', path), path).toBe(false)
})

test('C-548 C-579 C-702 a row with a star holds its root and every path below it, and no longer name', () => {
  for (const path of ['/olympicsgk', '/olympicsgk/', '/olympicsgk/dashboard', '/olympicsgk/a/b'])
    expect(pathFits('/olympicsgk/*', path), path).toBe(true)
  for (const path of ['/olympicsgkBook1', '/olympicsg', '/lms/olympicsgk'])
    expect(pathFits('/olympicsgk/*', path), path).toBe(false)
})

test('what stands for the names of a path is read, decoded where it can be', () => {
  expect(paramsIn('/lms/classes/:classId/Unit/:unitId/tests', '/lms/classes/12/unit/a%20b/tests')).toEqual({
    classId: '12',
    unitId: 'a b',
  })
  expect(paramsIn('/lms/classes/:classId', '/lms/classes/%E1')).toEqual({ classId: '%E1' })
  expect(paramsIn('/lms/classes/:classId', '/lms/home')).toBeNull()
})
