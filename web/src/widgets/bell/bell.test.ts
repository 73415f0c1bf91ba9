import { BELL_TITLE_LENGTH, truncate } from '@phuong/domain/format/truncate'
import { expect, test } from 'vitest'
import { bellLabel } from './bell-label.ts'
import { bellTarget } from './bell-target.ts'

const ids = { classId: 'c-1', assignmentId: 'a-1' }

test('A-277 A-284 a handed-in work opens the teacher details with the row of that pupil', () => {
  expect(bellTarget({ type: 'SUBMIT_ASSIGNMENT', ...ids, studentId: 's-1', exerciseType: 'LIVEWORKSHEET' })).toBe(
    '/lms/teacher/classes/c-1/classwork/assignments/a-1/details/LIVEWORKSHEET?studentId=s-1',
  )
  expect(bellTarget({ type: 'SUBMIT_ASSIGNMENT', ...ids, exerciseType: 'UNIT' })).toBe(
    '/lms/teacher/classes/c-1/classwork/assignments/a-1/details/UNIT',
  )
})

test('A-278 A-279 what was given or marked opens the student details', () => {
  for (const type of ['GIVE_ASSIGNMENT', 'MARK_ASSIGNMENT'])
    expect(bellTarget({ type, ...ids })).toBe('/lms/student/classes/c-1/classwork/assignments/a-1/details')
})

test('A-280 a notice of a class opens the page of the class on its notifications', () => {
  expect(bellTarget({ type: 'CLASS_NOTIFICATION', classId: 'c-1' })).toBe('/lms/student/classes/c-1?tab=notifications')
  expect(bellTarget({ type: 'CLASS_NOTIFICATION' })).toBeNull()
})

test('a teacher who was let into a class, or given it, comes to its page', () => {
  expect(bellTarget({ type: 'CLASS_TEACHER', classId: 'c-1' })).toBe('/lms/teacher/classes/c-1')
  expect(bellTarget({ type: 'CLASS_TEACHER' })).toBeNull()
})

test('D06 a pupil who is asked into a class comes to the own classes', () => {
  expect(bellTarget({ type: 'CLASS_INVITATION', classId: 'c-1' })).toBe('/lms/student/classes')
})

test('a pupil whom somebody has put into a class comes to its page', () => {
  expect(bellTarget({ type: 'CLASS_MEMBER', classId: 'c-1' })).toBe('/lms/student/classes/c-1')
  expect(bellTarget({ type: 'CLASS_MEMBER' })).toBeNull()
})

test('A-283 a setting that lacks what the address needs leads nowhere, like none at all', () => {
  expect(bellTarget(null)).toBeNull()
  expect(bellTarget(undefined)).toBeNull()
  expect(bellTarget({ type: 'GIVE_ASSIGNMENT', classId: 'c-1' })).toBeNull()
  expect(bellTarget({ type: 'GIVE_ASSIGNMENT', assignmentId: 'a-1', classId: null })).toBeNull()
  expect(bellTarget({ type: 'SUBMIT_ASSIGNMENT', ...ids })).toBeNull()
  expect(bellTarget({ type: 'SUBMIT_ASSIGNMENT', ...ids, exerciseType: 'GAME' })).toBeNull()
  expect(bellTarget({ type: 'SOMETHING_ELSE', ...ids })).toBeNull()
  expect(bellTarget({ type: 'MARK_ASSIGNMENT', classId: '../..', assignmentId: 'a-1' })).toBeNull()
})

test('A-265 A-268 A-269 the bell says how many are unread, more than nine as such, none as nothing', () => {
  expect(bellLabel(0)).toBe('Thông báo')
  expect(bellLabel(9)).toBe('Thông báo, 9 chưa đọc')
  expect(bellLabel(10)).toBe('Thông báo, hơn 9 chưa đọc')
})

test('A-270 A-271 a title is cut after 67 characters and marked with three dots', () => {
  expect(truncate('ệ'.repeat(67), BELL_TITLE_LENGTH)).toBe('ệ'.repeat(67))
  expect(truncate('ệ'.repeat(68), BELL_TITLE_LENGTH)).toBe(`${'ệ'.repeat(67)}...`)
})
