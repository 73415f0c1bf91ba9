import { type Contact, noContact } from '@phuong/domain/site/contact'
import { contactLengths, wrongContactFields } from '@phuong/domain/site/contact-form'
import { contactFaults } from '@phuong/domain/site/texts'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

export type Draft = Contact

const names = Object.keys(noContact) as (keyof Contact)[]

/** The settings as their form shows them. */
export const draftOf = (contact: Contact): Draft => {
  const { address, phone, partnerName, partnerUrl, providerHome } = contact
  return { address, phone, partnerName, partnerUrl, providerHome }
}

/** A draft as it is sent, without blanks around its words. */
export const trimmed = (draft: Draft): Contact => ({
  address: draft.address.trim(),
  phone: draft.phone.trim(),
  partnerName: draft.partnerName.trim(),
  partnerUrl: draft.partnerUrl.trim(),
  providerHome: draft.providerHome.trim(),
})

/** What the form changes, by wire name. */
export const changedFields: ChangedFields<Draft> = Object.fromEntries(
  names.map((name) => [
    name,
    { label: texts[name], typed: [name], words: (draft: Draft) => draft[name].trim() || texts.empty },
  ]),
)

export type Faults = Partial<Record<keyof typeof contactFaults, string>>

/** What is wrong with a draft, by field; {} when all is well (C-037, C-050, C-058). */
export const faultsOf = (draft: Draft): Faults =>
  Object.fromEntries(wrongContactFields(trimmed(draft)).map((field) => [field, contactFaults[field]]))

/** Whether something was typed. */
export const differs = (draft: Draft, first: Draft): boolean => names.some((name) => draft[name] !== first[name])

export const longest = contactLengths
