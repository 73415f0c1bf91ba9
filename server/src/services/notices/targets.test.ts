import { expect, test } from 'vitest'
import type { NoticeSetting } from './define.ts'
import { notices, targetOf } from './registry.ts'

const ids = { classId: 'c-1', assignmentId: 'a-1' }

test('A-277 A-284 a handed-in work opens the teacher details with the row of that pupil', () => {
  expect(targetOf({ type: 'SUBMIT_ASSIGNMENT', ...ids, studentId: 's-1', exerciseType: 'LIVEWORKSHEET' })).toBe(
    '/lms/teacher/classes/c-1/classwork/assignments/a-1/details/LIVEWORKSHEET?studentId=s-1',
  )
  expect(targetOf({ type: 'SUBMIT_ASSIGNMENT', ...ids, exerciseType: 'UNIT' })).toBe(
    '/lms/teacher/classes/c-1/classwork/assignments/a-1/details/UNIT',
  )
})

test('A-278 A-279 what was given or marked opens the student details', () => {
  for (const type of ['GIVE_ASSIGNMENT', 'MARK_ASSIGNMENT'])
    expect(targetOf({ type, ...ids })).toBe('/lms/student/classes/c-1/classwork/assignments/a-1/details')
})

test('A-280 a notice of a class opens the page of the class on its notifications', () => {
  expect(targetOf({ type: 'CLASS_NOTIFICATION', classId: 'c-1' })).toBe('/lms/student/classes/c-1?tab=notifications')
})

test('a teacher who was let into a class, or given it, and a pupil who was put into one come to its page', () => {
  expect(targetOf({ type: 'CLASS_TEACHER', classId: 'c-1' })).toBe('/lms/teacher/classes/c-1')
  expect(targetOf({ type: 'CLASS_MEMBER', classId: 'c-1' })).toBe('/lms/student/classes/c-1')
})

test('D06 a pupil who is asked into a class comes to the own classes', () => {
  expect(targetOf({ type: 'CLASS_INVITATION', classId: 'c-1' })).toBe('/lms/student/classes')
})

test('A-216 a mail of a changed password that did not go leads to the own page, whatever stands in its setting', () => {
  expect(targetOf({ type: 'MAIL_FAILED' })).toBe('/lms/profile')
})

test('another type and none at all lead nowhere of their own (A-283)', () => {
  expect(targetOf(null)).toBeNull()
  expect(targetOf({ type: 'SOMETHING_ELSE', ...ids })).toBeNull()
  expect(targetOf({} as NoticeSetting)).toBeNull()
})

test('A-283 a setting that lacks what the address needs leads nowhere, and nothing but an id comes into an address', () => {
  for (const { type } of notices.filter((notice) => notice.type !== 'MAIL_FAILED')) {
    expect(targetOf({ type }), type).toBeNull()
    expect(targetOf({ type, ...ids, classId: '../..' }), type).toBeNull()
  }
  expect(targetOf({ type: 'GIVE_ASSIGNMENT', classId: 'c-1' })).toBeNull()
  expect(targetOf({ type: 'SUBMIT_ASSIGNMENT', ...ids })).toBeNull()
  expect(targetOf({ type: 'SUBMIT_ASSIGNMENT', ...ids, exerciseType: 'GAME' })).toBeNull()
  expect(targetOf({ type: 'SUBMIT_ASSIGNMENT', ...ids, exerciseType: 'UNIT', studentId: 'x&y=1' })).toBe(
    '/lms/teacher/classes/c-1/classwork/assignments/a-1/details/UNIT',
  )
})

test('A-259 each kind has a type of its own', () => {
  const types = notices.map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
  for (const type of types) expect(type).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
})
