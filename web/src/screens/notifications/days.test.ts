import { expect, test } from 'vitest'
import { byDays } from './days.ts'

const namesAt = (now: string, ...moments: (string | null)[]) =>
  byDays(
    moments.map((createDate) => ({ createDate })),
    new Date(now),
  ).map(({ name, rows }) => [name, rows.length])

test('rows stand by their days, today and yesterday by name', () => {
  expect(
    namesAt(
      '2026-11-20T03:00:00Z',
      '2026-11-20 09:42:00',
      '2026-11-20 00:00:00',
      '2026-11-19 23:59:59',
      '2026-11-18 08:00:00',
    ),
  ).toEqual([
    ['Hôm nay, 20/11/2026', 2],
    ['Hôm qua, 19/11/2026', 1],
    ['18/11/2026', 1],
  ])
})

test('a day begins at midnight of Asia/Ho_Chi_Minh, whatever the zone of the machine', () => {
  const row = '2026-11-20 23:59:59'
  expect(namesAt('2026-11-20T16:59:59Z', row)).toEqual([['Hôm nay, 20/11/2026', 1]])
  expect(namesAt('2026-11-20T17:00:00Z', row)).toEqual([['Hôm qua, 20/11/2026', 1]])
  expect(namesAt('2026-11-21T16:59:59Z', row)).toEqual([['Hôm qua, 20/11/2026', 1]])
  expect(namesAt('2026-11-21T17:00:00Z', row)).toEqual([['20/11/2026', 1]])
  expect(namesAt('2026-12-31T17:00:00Z', '2027-01-01 00:00:00', '2026-12-31 23:00:00')).toEqual([
    ['Hôm nay, 01/01/2027', 1],
    ['Hôm qua, 31/12/2026', 1],
  ])
})

test('what stands on top from another page has its own day, and a row without a moment none', () => {
  expect(namesAt('2026-11-20T03:00:00Z', '2026-09-05 07:00:00', '2026-11-20 09:42:00', null)).toEqual([
    ['05/09/2026', 1],
    ['Hôm nay, 20/11/2026', 1],
    ['', 1],
  ])
  expect(namesAt('2026-11-20T03:00:00Z')).toEqual([])
})
