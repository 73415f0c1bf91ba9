import { expect, test } from 'vitest'
import { nextSort } from './table-sort.ts'

test('the head of a column sorts ascending first and then turns round; another column begins anew', () => {
  const first = nextSort(undefined, 'name')
  expect(first).toEqual({ column: 'name', direction: 'ascending' })
  const second = nextSort(first, 'name')
  expect(second).toEqual({ column: 'name', direction: 'descending' })
  expect(nextSort(second, 'name')).toEqual(first)
  expect(nextSort(second, 'email')).toEqual({ column: 'email', direction: 'ascending' })
})
