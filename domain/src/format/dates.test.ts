import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dueMoment,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatTime,
  isEmptyMoment,
  parseDate,
  parseDisplayDate,
  parseMoment,
  toWireDate,
  toWireMoment,
} from './dates.ts'

/** 06:05:09 of 1 March 2026 in Việt Nam, still the evening of 28 February in UTC. */
const morning = new Date('2026-02-28T23:05:09Z')

test('A-408 dates are shown as DD/MM/YYYY', () => {
  expect(formatDate('2026-03-01')).toBe('01/03/2026')
  expect([formatDayOfYear('2026-03-01 23:59:59'), formatDayOfYear(null)]).toEqual(['01/03', ''])
  expect(formatDate('2026-03-01 06:05:09')).toBe('01/03/2026')
  expect(formatDate(morning)).toBe('01/03/2026')
})

test('A-409 times are shown as HH:mm', () => {
  expect(formatTime('2026-03-01 06:05:09')).toBe('06:05')
  expect(formatTime(morning)).toBe('06:05')
})

test('B-709 moments are shown as DD/MM/YYYY HH:mm', () => {
  expect(formatDateTime('2026-12-31 23:59:59')).toBe('31/12/2026 23:59')
  expect(formatDateTime(morning)).toBe('01/03/2026 06:05')
})

test('A-410 B-712 a moment has a form with time and one without, on every screen the same (D41)', () => {
  expect([formatDateTime(morning), formatDate(morning)]).toEqual(['01/03/2026 06:05', '01/03/2026'])
})

test('B-710 moments are sent as YYYY-MM-DD HH:mm:ss', () => {
  expect(toWireMoment(morning)).toBe('2026-03-01 06:05:09')
  expect(toWireDate(morning)).toBe('2026-03-01')
  expect(parseMoment('2026-03-01 06:05:09')).toEqual(morning)
  expect(parseMoment('2026-03-01')).toEqual(new Date('2026-02-28T17:00:00Z'))
})

test('B-711 a date that contains 1900-01-01 is empty', () => {
  for (const text of ['1900-01-01', '1900-01-01 00:00:00', '1900-01-01T00:00:00', '1900-01-01 12:30:00']) {
    expect(isEmptyMoment(text)).toBe(true)
    expect([formatDate(text), formatTime(text), formatDateTime(text)]).toEqual(['', '', ''])
    expect([parseMoment(text), parseDate(text), dueMoment(text)]).toEqual([null, null, null])
  }
  expect(isEmptyMoment(new Date('1899-12-31T17:00:00Z'))).toBe(true)
  expect(parseDisplayDate('01/01/1900')).toBeNull()
  expect(isEmptyMoment('1900-01-02')).toBe(false)
})

test('H148 a due day means 23:59:59 of it in Việt Nam, also on 29-02 and 31-12; 1900-01-01 is empty', () => {
  expect(dueMoment('2028-02-29')).toBe('2028-02-29 23:59:59')
  expect(parseMoment(dueMoment('2028-02-29'))).toEqual(new Date('2028-02-29T16:59:59Z'))
  expect(dueMoment('2026-12-31')).toBe('2026-12-31 23:59:59')
  expect(parseMoment(dueMoment('2026-12-31'))).toEqual(new Date('2026-12-31T16:59:59Z'))
  expect(formatDateTime(dueMoment('2026-12-31'))).toBe('31/12/2026 23:59')
  expect(toWireMoment(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00')
  expect(dueMoment('2026-12-31 07:30:00')).toBe('2026-12-31 07:30:00')
  expect([dueMoment('2027-02-29'), dueMoment('1900-01-01'), dueMoment(null)]).toEqual([null, null, null])
})

test('days that do not exist, and texts of another form, are empty', () => {
  const wrong = ['2027-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01']
  const others = [
    '',
    '2026-1-1',
    '01/03/2026',
    '2026-03-01T06:05:09',
    '2026-03-01 24:00:00',
    '2026-03-01 06:60:00',
    '2026-03-01 06:05',
    ' 2026-03-01',
  ]
  for (const text of [...wrong, ...others]) expect([text, parseDate(text), formatDate(text)]).toEqual([text, null, ''])
  expect(parseDate('2000-02-29')).toBe('2000-02-29')
  expect(parseDate('9999-12-31 23:59:59')).toBe('9999-12-31')
})

test('a typed DD/MM/YYYY becomes the date of the wire', () => {
  expect(parseDisplayDate('29/02/2028')).toBe('2028-02-29')
  expect(parseDisplayDate(' 1/3/2026 ')).toBe('2026-03-01')
  for (const text of ['29/02/2027', '31/04/2026', '2026-03-01', '1/3/26', '00/01/2026', '', null, 5])
    expect(parseDisplayDate(text)).toBeNull()
})

test('a day is typed with what the number pad of a phone has', () => {
  for (const text of ['5.9.2017', '05-09-2017', '5 9 2017', '05092017', ' 05092017 '])
    expect(parseDisplayDate(text)).toBe('2017-09-05')
  for (const text of ['31022017', '5.9-2017', '5092017', '592017', '20170905', '2017.09.05', '5  9  2017'])
    expect(parseDisplayDate(text)).toBeNull()
})

test('a moment survives the wire to the second, and a shown date reads back', () => {
  const moments = fc.date({
    min: new Date('1901-01-01T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(parseMoment(toWireMoment(moment))?.getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000)
      expect(parseDisplayDate(formatDate(moment))).toBe(toWireDate(moment))
    }),
  )
})

test('no value makes a date function throw', () => {
  for (const date of [new Date(Number.NaN), new Date(8.64e15), new Date(-8.64e15), new Date('-000001-01-01T00:00:00Z')])
    expect([toWireMoment(date), formatDateTime(date), isEmptyMoment(date)]).toEqual([null, '', true])
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseMoment(value) === null || value instanceof Date || typeof value === 'string').toBe(true)
      expect(typeof dueMoment(value) === 'string' || dueMoment(value) === null).toBe(true)
      expect(parseDisplayDate(value) ?? '').toEqual(expect.any(String))
    }),
  )
})
