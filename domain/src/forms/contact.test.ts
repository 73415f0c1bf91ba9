import { expect, test } from 'vitest'
import { type Contact, noContact } from '../site/contact.ts'
import { contactFaults } from '../site/texts.ts'
import { contactForm, trimmedContact } from './contact.ts'
import { faultsIn } from './faults-in.ts'

const contact: Contact = {
  address: '12 Lê Hồng Phong',
  phone: '0912 345 678',
  partnerName: 'Lá Xanh',
  partnerUrl: 'https://la-xanh.vn',
  providerHome: '',
}
const faults = (part: Partial<Contact>) => faultsIn(contactForm.safeParse({ ...contact, ...part }))

test('C-050 blanks around what is typed do not count', () => {
  expect(trimmedContact({ ...contact, address: '  12 Lê Hồng Phong ' })).toEqual(contact)
  expect(faults({ partnerUrl: ' https://la-xanh.vn ' })).toEqual({})
})

test('C-037 C-050 C-058 what cannot stand so is told beside its field', () => {
  expect(faults(noContact)).toEqual({})
  expect(faults({ phone: 'cô Lan', partnerName: ' ', providerHome: 'phuong.vn' })).toEqual({
    phone: contactFaults.phone,
    partnerName: contactFaults.partnerName,
    providerHome: contactFaults.providerHome,
  })
})
