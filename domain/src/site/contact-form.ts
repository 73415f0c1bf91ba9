import type { Contact } from './contact.ts'

/** Most characters of each. */
export const contactLengths: Readonly<Record<keyof Contact, number>> = {
  address: 200,
  phone: 40,
  partnerName: 40,
  partnerUrl: 300,
  providerHome: 300,
}

/** An https address without a name and a password in it. */
export const isHttpsAddress = (text: string): boolean =>
  /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(text)

/** A phone line as people write it: 3 to 15 digits with signs between, an own '+' first. */
export const isPhoneLine = (text: string): boolean =>
  /^\+?[\d\s.()-]+$/.test(text) && /^\d{3,15}$/.test(text.replace(/\D/g, ''))

/** The fields that can be wrong. */
const checkedFields = ['phone', 'partnerName', 'partnerUrl', 'providerHome'] as const

/** The fields that cannot stand as they are; an empty one can, but for half a partner. */
export const wrongContactFields = (contact: Contact): (typeof checkedFields)[number][] =>
  checkedFields.filter((field) => {
    const text = contact[field]
    if (text === '') {
      const { partnerName, partnerUrl } = contact
      return (field === 'partnerName' && partnerUrl !== '') || (field === 'partnerUrl' && partnerName !== '')
    }
    if (field === 'phone') return !isPhoneLine(text)
    return field !== 'partnerName' && !isHttpsAddress(text)
  })
