import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasValidClass, mustUpdateClass, wholeNumber } from './class-validity.ts'

const grades = Array.from({ length: 16 }, (_, index) => index - 1)
const validGrades = (schoolTypeId: unknown) => grades.filter((classId) => hasValidClass({ schoolTypeId, classId }))

test('A-121 C-221 the class check applies to a student who is not an admin', () => {
  expect(mustUpdateClass({ role: 'student', isAdmin: false, schoolTypeId: 1, classId: null })).toBe(true)
  expect(mustUpdateClass({ role: 'student', isAdmin: false, schoolTypeId: 1, classId: 4 })).toBe(false)
})

test('A-122 the class check does not apply to other roles or to an admin', () => {
  for (const role of ['teacher', 'testbank', 'manager', 'administrator', 'null'])
    expect(mustUpdateClass({ role, isAdmin: false, schoolTypeId: null, classId: null })).toBe(false)
  expect(mustUpdateClass({ role: 'student', isAdmin: true, schoolTypeId: null, classId: null })).toBe(false)
})

const notNumbers = [
  null,
  undefined,
  '',
  ' ',
  'four',
  '4a',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [4],
  { valueOf: () => 4 },
]

test('A-123 C-222 a class that is no number is invalid', () => {
  for (const classId of notNumbers) expect(hasValidClass({ schoolTypeId: 1, classId })).toBe(false)
})

test('A-124 C-223 a school type that is no number is invalid', () => {
  for (const schoolTypeId of notNumbers) expect(hasValidClass({ schoolTypeId, classId: 4 })).toBe(false)
  expect(hasValidClass({ schoolTypeId: null, classId: 0 })).toBe(false)
})

test('A-125 C-224 school type 0 needs class 0', () => expect(validGrades(0)).toEqual([0]))
test('A-126 C-225 school type 1 needs class 1 to 5', () => expect(validGrades(1)).toEqual([1, 2, 3, 4, 5]))
test('A-127 C-226 school type 2 needs class 6 to 9', () => expect(validGrades(2)).toEqual([6, 7, 8, 9]))
test('A-128 C-227 school type 3 needs class 10 to 12', () => expect(validGrades(3)).toEqual([10, 11, 12]))

test('A-129 C-228 a school type above 3 is invalid', () => {
  for (const schoolTypeId of [4, 5, 12, '4']) expect(validGrades(schoolTypeId)).toEqual([])
})

test('A-130 negative and non-integer values are invalid', () => {
  for (const schoolTypeId of [-1, 1.5, '-1', '1.5', -0.1]) expect(validGrades(schoolTypeId)).toEqual([])
  for (const classId of [-1, 4.5, '-4', '4.5']) expect(hasValidClass({ schoolTypeId: 1, classId })).toBe(false)
})

test('numeric text counts as a number', () => {
  expect(hasValidClass({ schoolTypeId: '1', classId: ' 4 ' })).toBe(true)
  expect(hasValidClass({ schoolTypeId: '1', classId: '6' })).toBe(false)
  expect(['7', '007', '0x7', '1e1', '٧', '99999999999'].map(wholeNumber)).toEqual([7, 7, null, null, null, null])
})

test('any JSON value gets a verdict', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (schoolTypeId, classId) => {
      expect(typeof hasValidClass({ schoolTypeId, classId })).toBe('boolean')
    }),
  )
})
