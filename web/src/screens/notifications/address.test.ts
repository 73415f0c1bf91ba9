import { expect, test } from 'vitest'
import { filterOf, pageOf, withFilter, withOpened, withPage } from './address.ts'

const from = (query: string) => new URLSearchParams(query)

test('B-338 the address names a page from 1, and nonsense is the first', () => {
  expect(pageOf(from('page=3'))).toBe(3)
  for (const query of ['', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'page=10000000'])
    expect(pageOf(from(query)), query).toBe(1)
})

test('turning leaves behind what was opened, and the first page has no number', () => {
  expect(String(withPage(from('page=2&id=a'), 3))).toBe('page=3')
  expect(String(withPage(from('page=2&id=a'), 1))).toBe('')
})

test('opening another one stays on the page', () => {
  expect(String(withOpened(from('page=2&id=a'), 'b'))).toBe('page=2&id=b')
  expect(String(withOpened(from('page=2&id=a'), null))).toBe('page=2')
})

test('the address says what of all is shown, which stays with the page; nonsense shows all', () => {
  for (const filter of ['unread', 'given', 'class'] as const) expect(filterOf(from(`show=${filter}`))).toBe(filter)
  for (const query of ['', 'show=', 'show=x', 'show=UNREAD']) expect(filterOf(from(query)), query).toBeNull()
  expect(String(withFilter(from('page=2&id=a&show=class'), 'unread'))).toBe('show=unread')
  expect(String(withFilter(from('page=2&id=a&show=class'), null))).toBe('')
  expect(String(withPage(from('page=2&id=a&show=class'), 3))).toBe('show=class&page=3')
})
