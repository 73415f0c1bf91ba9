import { noContact } from '@phuong/domain/site/contact'
import { expect, test } from 'vitest'
import { changedFields, differs, draftOf, faultsOf, trimmed } from './draft.ts'
import { texts } from './texts.ts'

const contact = {
  address: '12 Lê Hồng Phong',
  phone: '0912 345 678',
  partnerName: 'Lá Xanh',
  partnerUrl: 'https://la-xanh.vn',
  providerHome: '',
}

test('C-050 blanks around what is typed do not count', () => {
  expect(trimmed({ ...contact, address: '  12 Lê Hồng Phong ' })).toEqual(contact)
  expect(faultsOf({ ...contact, partnerUrl: ' https://la-xanh.vn ' })).toEqual({})
})

test('C-037 C-050 C-058 what cannot stand so is told beside its field', () => {
  expect(faultsOf(noContact)).toEqual({})
  expect(Object.keys(faultsOf({ ...contact, phone: 'cô Lan', partnerName: '', providerHome: 'phuong.vn' }))).toEqual([
    'phone',
    'partnerName',
    'providerHome',
  ])
})

test('H160 each field has a name and words for the question about newer ones', () => {
  expect(Object.keys(changedFields)).toEqual(Object.keys(noContact))
  expect(changedFields.providerHome?.words(draftOf(contact))).toBe(texts.empty)
  expect(changedFields.phone?.words(draftOf(contact))).toBe('0912 345 678')
  expect(differs(contact, draftOf(contact))).toBe(false)
  expect(differs({ ...contact, phone: '' }, contact)).toBe(true)
})
