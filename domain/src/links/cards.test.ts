import { expect, test } from 'vitest'
import { faultsIn } from '../forms/faults-in.ts'
import { linkCardForm } from '../forms/link-card.ts'
import { isCardAddress } from './cards.ts'
import { cardFaults } from './texts.ts'

test('B-068 a card leads to a path of the product or to an address of http or https, and to nothing else', () => {
  for (const good of [
    '/',
    '/lms/sampleTests',
    '/olympicsgk/type43?a=1#b',
    'https://sen.vn',
    'HTTP://sen.vn:8080/a?b',
    'https://học.vn',
  ])
    expect([good, isCardAddress(good)]).toEqual([good, true])
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
    expect([bad, isCardAddress(bad)]).toEqual([bad, false])
})

test('B-068 the form of a card: a page, a name, a picture, a place in the order; no address is coming soon', () => {
  const draft = { place: 'slides', title: ' Bài giảng ', text: '', picture: 'yard', address: ' ', position: '7' }
  expect(faultsIn(linkCardForm.safeParse(draft))).toEqual({})
  const empty = { place: '', title: ' ', text: '', picture: 'x', address: 'javascript:x', position: '-1' }
  const { place, title, picture, address, position } = cardFaults
  expect(faultsIn(linkCardForm.safeParse(empty))).toEqual({ place, title, picture, address, position })
})
