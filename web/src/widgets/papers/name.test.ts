import { expect, test } from 'vitest'
import { gradeOf, nameOf, printedAs, titleOf } from './name.ts'

const unit = {
  kind: 'unit',
  code: null,
  classLevel: null,
  title: '',
  examTitle: 'Unit 1 – Test 1',
  examGrade: 3,
} as const
const practice = {
  kind: 'olympic',
  code: '12',
  classLevel: 4,
  title: 'Exam 12',
  examTitle: null,
  examGrade: null,
} as const

test('C-257 a unit paper is called by its examination and its class, so that those of twelve classes are told apart', () => {
  expect([nameOf(unit), titleOf(unit), gradeOf(unit)]).toEqual(['Unit 1 – Test 1', 'Unit 1 – Test 1, lớp 3', 3])
  expect(titleOf({ ...unit, title: 'Ôn tập', examGrade: 0 })).toBe('Ôn tập, mầm non')
  expect(titleOf({ ...unit, examGrade: null })).toBe('Unit 1 – Test 1')
})

test('C-257 a practice paper is called by class and number, in a list by its number and a title of its own', () => {
  expect([nameOf(practice), titleOf(practice), gradeOf(practice)]).toEqual(['Đề 12', 'Olympic lớp 4, đề 12', 4])
  expect(nameOf({ ...practice, title: 'Ôn tập' })).toBe('Đề 12 · Ôn tập')
})

test('C-613 a unit paper is printed by its examination, a practice paper by class and number', () => {
  expect(printedAs({ ...unit, examId: 12 })).toEqual({ id: 12 })
  expect(printedAs({ ...practice, examId: null })).toEqual({ classLevel: 4, code: '12' })
  expect(printedAs({ ...practice, examId: null, code: null })).toBeNull()
})
