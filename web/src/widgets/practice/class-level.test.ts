import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { expect, test } from 'vitest'
import { isLocalHost, levelOf, nearestLevel } from './class-level.ts'

const inClass = (classId: number | null) => ({ classId })
const chose = (chosen: number | null, named: number | null = null) => ({ chosen, named })

test('C-244 C-247 there are 135 papers for each of five levels', () => {
  expect(papersPerClass).toBe(135)
  expect(paperClasses).toEqual([1, 2, 3, 4, 5])
})

test('C-245 the level is chosen on a local host only', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocalHost)).toBe(true)
  expect(['phuong.vn', 'localhost.phuong.vn', '10.0.0.5'].some(isLocalHost)).toBe(false)
})

test('C-246 C-252 elsewhere the own class counts, whatever was chosen or named', () => {
  expect([1, 2, 3, 4, 5].map((classId) => levelOf(inClass(classId), chose(2, 3), false))).toEqual([1, 2, 3, 4, 5])
  expect(levelOf(inClass(3), chose(2), true)).toBe(2)
  expect(levelOf(inClass(3), chose(2, 5), true)).toBe(5)
})

test('C-249 C-253 C-254 without a class it is level 4 before a choice', () => {
  expect(levelOf(inClass(null), chose(null), false)).toBe(4)
  expect(levelOf(inClass(null), chose(null), true)).toBe(4)
  expect(levelOf(inClass(null), chose(1), false)).toBe(1)
})

test('C-246 the own class comes first on a local host too, until somebody chooses there', () => {
  expect([1, 2, 5].map((classId) => levelOf(inClass(classId), chose(null), true))).toEqual([1, 2, 5])
  expect(levelOf(inClass(8), chose(null), true)).toBe(4)
})

test('C-250 C-251 a class outside 1 to 5 has no papers until the address names a level', () => {
  expect([0, 6, 12].map((classId) => levelOf(inClass(classId), chose(4), false))).toEqual([null, null, null])
  expect([0, 6, 12].map((classId) => levelOf(inClass(classId), chose(4, 5), false))).toEqual([5, 5, 5])
})

test('C-250 the nearest level is offered to a class without papers, and to nobody else', () => {
  expect([0, 6, 8, 12].map((classId) => nearestLevel(inClass(classId)))).toEqual([1, 5, 5, 5])
  expect([1, 5, null].map((classId) => nearestLevel(inClass(classId)))).toEqual([null, null, null])
})
