import * as z from 'zod/mini'
import type { Contact } from '../site/contact.ts'
import { wrongContactFields } from '../site/contact-form.ts'
import { contactFaults } from '../site/texts.ts'

/** A form of the contact as it is sent, without blanks around its words. */
export const trimmedContact = (typed: Contact): Contact => ({
  address: typed.address.trim(),
  phone: typed.phone.trim(),
  partnerName: typed.partnerName.trim(),
  partnerUrl: typed.partnerUrl.trim(),
  providerHome: typed.providerHome.trim(),
})

/** The form of what visitors are told of whoever runs the installation (C-037, C-050, C-058). */
export const contactForm = z
  .object({
    address: z.string(),
    phone: z.string(),
    partnerName: z.string(),
    partnerUrl: z.string(),
    providerHome: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const field of wrongContactFields(trimmedContact(value)))
        issues.push({
          code: 'custom',
          message: contactFaults[field],
          path: [field],
          input: value[field],
          continue: true,
        })
    }),
  )
