import { noContact } from '@phuong/domain/site/contact'
import { expect, test } from 'vitest'
import { changedFields, draftOf } from './draft.ts'
import { texts } from './texts.ts'

const contact = {
  address: '12 Lê Hồng Phong',
  phone: '0912 345 678',
  partnerName: 'Lá Xanh',
  partnerUrl: 'https://la-xanh.vn',
  providerHome: '',
}

test('H160 each field has a name and words for the question about newer ones', () => {
  expect(Object.keys(changedFields)).toEqual(Object.keys(noContact))
  expect(changedFields.providerHome?.words(draftOf(contact))).toBe(texts.empty)
  expect(changedFields.phone?.words(draftOf(contact))).toBe('0912 345 678')
})
