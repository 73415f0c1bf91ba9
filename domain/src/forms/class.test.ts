import { describe, expect, test } from 'vitest'
import { CLASS_TEXTS, classCodeFault, classCodeIn, classNameFault, gradeInName, schoolYearFault } from './class.ts'

test.each([
  ['4A1', 4],
  ['Lớp 10A2', 10],
  ['lớp12B', 12],
  ['  5/3', 5],
  ['Khối 9', 9],
  ['6.1', 6],
  ['Lớp 4A1'.normalize('NFD'), 4],
  ['Mầm 2', 0],
  ['Lớp Lá', 0],
  ['Chồi', 0],
  ['Mẫu giáo lớn', 0],
  ['Lan Anh', null],
  ['Láng Hạ', null],
  ['A4', null],
  ['13A', null],
  ['0A1', null],
  ['2026', null],
  ['', null],
])('B-094 %j tells the grade %s', (name, grade) => {
  expect(gradeInName(name)).toBe(grade)
})

describe('B-094 the rules of a class', () => {
  test('a name has 1 to 50 letters that are seen', () => {
    expect(classNameFault('4A1')).toBeNull()
    expect(classNameFault('x'.repeat(50))).toBeNull()
    for (const name of ['', '  ', '\u200b', null, undefined, 5])
      expect(classNameFault(name)).toBe(CLASS_TEXTS.nameMissing)
    expect(classNameFault('x'.repeat(51))).toBe(CLASS_TEXTS.nameTooLong)
    expect(classNameFault('ế'.normalize('NFD').repeat(50))).toBeNull()
  })

  test('a class is of this school year or of the next one', () => {
    const now = new Date('2026-11-20T00:30:00Z')
    expect([2025, 2026, 2027, 2028].map((id) => schoolYearFault(id, now))).toEqual([
      CLASS_TEXTS.yearNotOpen,
      null,
      null,
      CLASS_TEXTS.yearNotOpen,
    ])
  })
})

test.each([
  ['K7M4QX', 'K7M4QX'],
  [' k7m4qx ', 'K7M4QX'],
  ['K7M-4QX', 'K7M4QX'],
  ['k7m 4q x', 'K7M4QX'],
  ['https://phuong.vn/join/K7M4QX', 'K7M4QX'],
  ['phuong.vn/join/k7m4qx', 'K7M4QX'],
  ['\u200bK7M4QX', 'K7M4QX'],
  ['Ấ7M4QX', null],
  ['K7M', null],
  ['K7M4QX?x=1', null],
  ['', null],
])('B-095 %j is read as the code %s', (typed, code) => {
  expect(classCodeIn(typed)).toBe(code)
  expect(classCodeFault(typed) === null).toBe(code !== null)
})
