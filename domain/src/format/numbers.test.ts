import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMark, formatMoney, formatNumber, formatPoints, isTooFine, parseMark } from './numbers.ts'

test('A-405 numbers are shown in the format 0,0', () => {
  expect([1234567, 1000, 999, 0, -1234, 1e12].map(formatNumber)).toEqual([
    '1,234,567',
    '1,000',
    '999',
    '0',
    '-1,234',
    '1,000,000,000,000',
  ])
  expect([1234.4, 1234.5, 0.4, -0.4, -1234.5].map(formatNumber)).toEqual(['1,234', '1,235', '0', '0', '-1,235'])
})

test('A-406 A-407 money ends in đ, directly after the number', () => {
  expect([1234567, 0].map(formatMoney)).toEqual(['1,234,567đ', '0đ'])
})

test('marks have one decimal and a comma (D43)', () => {
  expect([8.5, 8, 10, 0, 7.25, 8.35, 9.95, 9.94, -0.01].map(formatMark)).toEqual([
    '8,5',
    '8,0',
    '10,0',
    '0,0',
    '7,3',
    '8,4',
    '10,0',
    '9,9',
    '0,0',
  ])
})

test('points are as short as they are, and what is finer than a mark is seen', () => {
  expect([7, 7.5, 10, 0, null].map(formatPoints)).toEqual(['7', '7,5', '10', '0', ''])
  expect([7, 7.5, 0.3, 7.25, 8.01].map(isTooFine)).toEqual([false, false, false, true, true])
})

test('every mark of two decimals is rounded with halves going up', () => {
  for (let hundredths = 0; hundredths <= 1000; hundredths += 1) {
    const tenths = Math.floor((hundredths + 5) / 10)
    expect(formatMark(hundredths / 100)).toBe(`${Math.floor(tenths / 10)},${tenths % 10}`)
  }
})

test('a mark is read with a comma or a dot, and only when it is one', () => {
  expect(['8,5', '8.5', ' 8 ', '10', '0,25', 7.5].map(parseMark)).toEqual([8.5, 8.5, 8, 10, 0.25, 7.5])
  for (const text of [
    '',
    '8,',
    ',5',
    '8,5,1',
    '-1',
    '1e2',
    '0x1',
    'tám',
    '12345',
    '٨',
    null,
    undefined,
    Number.NaN,
    true,
    [8],
  ])
    expect([text, parseMark(text)]).toEqual([text, null])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (tenths) => {
      expect(parseMark(formatMark(tenths / 10))).toBe(tenths / 10)
    }),
  )
})

test('what is no number is shown as nothing', () => {
  for (const value of [null, undefined, '', '5', Number.NaN, Number.POSITIVE_INFINITY, {}, [5], true])
    expect([formatNumber(value), formatMoney(value), formatMark(value)]).toEqual(['', '', ''])
})
