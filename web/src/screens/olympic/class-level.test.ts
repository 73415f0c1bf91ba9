import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { expect, test } from 'vitest'
import { isLocalHost, levelOf } from './class-level.ts'

const inClass = (classId: number | null) => ({ classId })

test('C-244 C-247 there are 135 papers for each of five levels', () => {
  expect(papersPerClass).toBe(135)
  expect(paperClasses).toEqual([1, 2, 3, 4, 5])
})

test('C-245 the level is chosen on a local host only', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocalHost)).toBe(true)
  expect(['phuong.vn', 'localhost.phuong.vn', '10.0.0.5'].some(isLocalHost)).toBe(false)
})

test('C-246 C-252 elsewhere the own class counts, whatever was chosen', () => {
  expect([1, 2, 3, 4, 5].map((classId) => levelOf(inClass(classId), 2, false))).toEqual([1, 2, 3, 4, 5])
  expect(levelOf(inClass(3), 2, true)).toBe(2)
})

test('C-249 C-253 C-254 without a class, and on a local host before a choice, it is level 4', () => {
  expect(levelOf(inClass(null), null, false)).toBe(4)
  expect(levelOf(inClass(null), 1, false)).toBe(1)
  expect(levelOf(inClass(2), null, true)).toBe(4)
})

test('C-250 C-251 a class outside 1 to 5 has no papers', () => {
  expect([0, 6, 12].map((classId) => levelOf(inClass(classId), 4, false))).toEqual([null, null, null])
})
