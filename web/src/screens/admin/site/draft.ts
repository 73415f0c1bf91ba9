import { type Contact, noContact } from '@phuong/domain/site/contact'
import { contactLengths } from '@phuong/domain/site/contact-form'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

const names = Object.keys(noContact) as (keyof Contact)[]

/** The settings as their form shows them. */
export const draftOf = (contact: Contact): Contact => {
  const { address, phone, partnerName, partnerUrl, providerHome } = contact
  return { address, phone, partnerName, partnerUrl, providerHome }
}

/** What the form changes, by wire name. */
export const changedFields: ChangedFields<Contact> = Object.fromEntries(
  names.map((name) => [
    name,
    { label: texts[name], typed: [name], words: (draft: Contact) => draft[name].trim() || texts.empty },
  ]),
)

export const longest = contactLengths
