import { expect, test } from 'vitest'
import { isCrowded, pagesOf, signInLink } from './cards-pages.ts'

test('cards stand eight to a page', () => {
  const pages = (count: number) => pagesOf(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length)
  expect([pages(0), pages(8), pages(9), pages(40)]).toEqual([[], [8], [8, 1], [8, 8, 8, 8, 8]])
})

test('a card with many letters has smaller ones', () => {
  const card = { fullName: 'Nguyễn Ngọc Quỳnh Như', className: 'Lớp 4A1', userName: 'nhunnq' }
  expect(isCrowded(card)).toBe(false)
  expect(isCrowded({ ...card, fullName: 'x'.repeat(100) })).toBe(true)
  expect(isCrowded({ ...card, userName: 'x'.repeat(50) })).toBe(true)
})

test('the code of a card fills the sign-in, and sends nothing of it to a server', () => {
  const link = new URL(signInLink('https://phuong.edu.vn', 'an.lt', 'k4m6qx'))
  expect(link.pathname + link.search).toBe('/card')
  expect([...new URLSearchParams(link.hash.slice(1))]).toEqual([
    ['user', 'an.lt'],
    ['code', 'k4m6qx'],
  ])
})
