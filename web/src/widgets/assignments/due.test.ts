import { expect, test } from 'vitest'
import { dueOf, handedInStatus, percentOf } from './due.ts'
import { assignmentTexts } from './texts.ts'

/** 08:00 on 20/11/2026 in Vietnam. */
const morning = new Date('2026-11-20T01:00:00Z')
const words = (dueDate: string | null) => {
  const due = dueOf(dueDate, morning)
  return due && assignmentTexts.due(due)
}

test('a due date is told in days of the calendar of Vietnam', () => {
  expect(words('2026-11-20 23:59:59')).toBe('Hạn hôm nay')
  expect(words('2026-11-21 00:00:00')).toBe('Còn 1 ngày')
  expect(words('2026-11-22 23:59:59')).toBe('Còn 2 ngày')
  expect(words('2026-11-19 23:59:59')).toBe('Quá hạn')
  expect(words('2026-11-20 07:59:59')).toBe('Quá hạn')
  expect(words(null)).toBeNull()
})

test('an evening in UTC is the next day in Vietnam', () => {
  expect(dueOf('2026-11-22 23:59:59', new Date('2026-11-21T17:30:00Z'))).toEqual({ tone: 'today', days: 0 })
})

test('a bar under half is red only near its due date', () => {
  const at = (dueDate: string) => handedInStatus(49, dueOf(dueDate, morning))
  expect(at('2026-11-27 23:59:59')).toBe('neutral')
  expect(at('2026-11-21 23:59:59')).toBe('exception')
  expect(at('2026-11-20 23:59:59')).toBe('exception')
  expect(at('2026-11-19 23:59:59')).toBe('exception')
  expect(handedInStatus(50, dueOf('2026-11-20 23:59:59', morning))).toBe('neutral')
  expect(handedInStatus(80, dueOf('2026-11-27 23:59:59', morning))).toBe('success')
})

test('nobody of nobody is no share', () => {
  expect(percentOf(0, 0)).toBe(0)
  expect(percentOf(29, 35)).toBeCloseTo(82.86, 2)
})
