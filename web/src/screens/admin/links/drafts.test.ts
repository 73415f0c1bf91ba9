import { expect, test } from 'vitest'
import { cardFactsOf, cardFields, linkDraftOf, linkFactsOf, linkFields, newCard, newLink } from './drafts.ts'
import { texts } from './texts.ts'

test('H160 each field of a card and of a link has a name and words for the question about newer ones', () => {
  const ofCard = cardFields((place) => place)
  expect(Object.keys(ofCard)).toEqual(Object.keys(cardFactsOf(newCard('slides'))))
  const card = { ...newCard('slides'), title: ' Bài giảng ' }
  expect(Object.values(ofCard).map(({ words }) => words(card))).toEqual([
    'slides',
    'Bài giảng',
    texts.empty,
    'Quyển vở',
    texts.empty,
  ])
  expect(Object.keys(linkFields)).toEqual(Object.keys(linkFactsOf(newLink)))
  const link = linkDraftOf({ ...newLink, label: 'Thư viện', roles: ['manager', 'teacher'] })
  expect(Object.values(linkFields).map(({ words }) => words(link))).toEqual([
    'Thư viện',
    texts.no,
    texts.empty,
    'Giáo viên, Quản lý',
  ])
})
