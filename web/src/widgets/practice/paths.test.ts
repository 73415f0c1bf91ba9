import { expect, test } from 'vitest'
import { levelIn, practiceOf, questionPath, resultPath } from './paths.ts'

test('C-267 C-321 the addresses of a question and of a result carry the code', () => {
  expect(questionPath('27', 3)).toBe('/lms/olympic/examination/27/start/3')
  expect(resultPath('a b', 'id')).toBe('/lms/olympic/examination/a%20b/result?sitting=id')
})

test('C-267 C-323 the address of a question may name the level of its paper', () => {
  const path = questionPath('27', 1, 2)
  expect(path).toBe('/lms/olympic/examination/27/start/1?class=2')
  expect(levelIn(new URL(path, 'http://x.test').searchParams)).toBe(2)
  for (const other of ['', 'class=', 'class=6', 'class=0', 'class=2.5', 'class=x', 'level=2'])
    expect(levelIn(new URLSearchParams(other))).toBeNull()
})

test('C-250 the addresses of the practice and of a result may name the level of another class', () => {
  for (const path of [practiceOf(5), resultPath('1', 'id', 5)])
    expect(levelIn(new URL(path, 'http://x.test').searchParams)).toBe(5)
})
