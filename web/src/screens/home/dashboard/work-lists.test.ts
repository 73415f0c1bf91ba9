import { expect, test } from 'vitest'
import { dueNext, newestHandedIn } from './work-lists.ts'

const given = (id: string, dueDate: string | null, newestAt: string | null) => ({ id, dueDate, newestAt })
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ')

const rows = [
  given('a', '2026-11-25 23:59:59', '2026-11-20 07:00:00'),
  given('b', '2026-11-19 23:59:59', '2026-11-20 09:42:00'),
  given('c', '2026-11-20 23:59:59', null),
  given('d', null, '2026-11-18 10:00:00'),
]

test('what came in stands newest first, without what nobody handed in', () => {
  expect(ids(newestHandedIn(rows))).toBe('b a d')
})

test('what is due stands nearest first, without what has gone by', () => {
  expect(ids(dueNext(rows, '2026-11-20 08:00:00'))).toBe('c a')
})

test('each list is short', () => {
  const many = Array.from({ length: 9 }, (_, at) => given(`${at}`, '2026-12-01 23:59:59', '2026-11-20 07:00:00'))
  expect(newestHandedIn(many)).toHaveLength(6)
  expect(dueNext(many, '2026-11-20 08:00:00')).toHaveLength(3)
})
