import { expect, test } from 'vitest'
import { faultsIn } from '../forms/faults-in.ts'
import { linkCardForm } from '../forms/link-card.ts'
import { isLinkAddress } from './address.ts'
import { cardFaults } from './texts.ts'

test('A-072 B-068 a card or a link of the sidebar leads to a path of the product or to an address of http or https, and to nothing else', () => {
  for (const good of [
    '/',
    '/lms/sampleTests',
    '/olympicsgk/type43?a=1#b',
    'https://sen.vn',
    'HTTP://sen.vn:8080/a?b',
    'https://học.vn',
  ])
    expect([good, isLinkAddress(good)]).toEqual([good, true])
  for (const bad of [
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.vn',
    '/\\evil.vn',
    '/\t/evil.vn',
    '\\\\evil.vn',
    'https:evil.vn',
    'https://a@evil.vn',
    'https:///evil.vn',
    'https://a b.vn',
    'ftp://sen.vn',
    'lms/home',
  ])
    expect([bad, isLinkAddress(bad)]).toEqual([bad, false])
})

test('B-068 the form of a card: a page, a name, a picture; no address is coming soon', () => {
  const draft = { place: 'slides', title: ' Bài giảng ', text: '', picture: 'yard', address: ' ' }
  expect(faultsIn(linkCardForm.safeParse(draft))).toEqual({})
  const empty = { place: '', title: ' ', text: '', picture: 'x', address: 'javascript:x' }
  const { place, title, picture, address } = cardFaults
  expect(faultsIn(linkCardForm.safeParse(empty))).toEqual({ place, title, picture, address })
})
