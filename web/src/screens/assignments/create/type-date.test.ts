import { expect, test } from 'vitest'
import { calendarValue, completeDate, completeTime, dayAfter, isTime, typedDate, typedTime } from './type-date.ts'

/** 23:00 on 30/12/2026 in Vietnam. */
const late = new Date('2026-12-30T16:00:00Z')

test('a date is typed with or without slashes', () => {
  expect(typedDate('25112026')).toBe('25/11/2026')
  expect(typedDate('25.11.2026')).toBe('25/11/2026')
  expect(typedDate('25-11')).toBe('25/11')
  expect(typedDate('ngày 5')).toBe('/5')
})

test('a typed date is written out, a day without a year is the next one', () => {
  expect(completeDate('5/1/2027', late)).toBe('05/01/2027')
  expect(completeDate('31/12', late)).toBe('31/12/2026')
  expect(completeDate('2/1', late)).toBe('02/01/2027')
  expect(completeDate('31/02/2027', late)).toBe('31/02/2027')
  expect(completeDate('', late)).toBe('')
  expect(completeDate('1/12/26', late)).toBe('01/12/2026')
  expect(completeDate('31/2/26', late)).toBe('31/2/2026')
})

test('a time is typed as people write it', () => {
  expect(['20h30', '8h', '20.15', '20:15:00', 'tối'].map(typedTime)).toEqual(['20:30', '8:', '20:15', '20:15', ''])
  expect(['8', '8:', '8:5', '2030', '20:30', '', '830'].map(completeTime)).toEqual([
    '08:00',
    '08:00',
    '08:05',
    '20:30',
    '20:30',
    '',
    '08:30',
  ])
  expect(['00:00', '23:59', '24:00', '20:60', '8:00', ''].map(isTime)).toEqual([true, true, false, false, false, false])
})

test('days are counted by the calendar of Vietnam, over the end of a year', () => {
  expect(dayAfter(late, 1)).toBe('2026-12-31')
  expect(dayAfter(late, 3)).toBe('2027-01-02')
  expect(dayAfter(new Date('2026-12-30T17:30:00Z'), 1)).toBe('2027-01-01')
})

test('the calendar opens on what is typed', () => {
  expect(calendarValue('25/11/2026')).toBe('2026-11-25')
  expect(calendarValue('25/11')).toBe('')
})
