import { expect, test } from 'vitest'
import { atLeast, atMost, missed, tableText } from './table.ts'

test('a figure is held against its aim, and one without an aim is not judged', () => {
  expect([atMost(5, 5), atMost(6, 5), atMost(6, undefined), atLeast(5, 5), atLeast(4, 5)]).toEqual([
    'ok',
    'MISSED',
    '',
    'ok',
    'MISSED',
  ])
})

test('columns of figures stand at the right, and what was missed is counted', () => {
  const table = {
    title: 'Bytes',
    columns: ['page', 'kB', 'aim'],
    rows: [
      ['home', 1200, 'MISSED'],
      ['login', 7, 'ok'],
    ],
    notes: ['cold'],
  }
  expect(tableText(table)).toBe(
    [
      '',
      'Bytes',
      'page      kB  aim',
      '-----  -----  ------',
      'home   1,200  MISSED',
      'login      7  ok',
      '  cold',
    ].join('\n'),
  )
  expect(missed([table, table])).toBe(2)
})
