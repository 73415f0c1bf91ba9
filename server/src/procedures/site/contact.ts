import { contactForm } from '@phuong/domain/forms/contact'
import { faultsIn } from '@phuong/domain/forms/faults-in'
import { refuse } from '@phuong/domain/refusals'
import type { Contact } from '@phuong/domain/site/contact'
import { contactLengths } from '@phuong/domain/site/contact-form'
import { z } from 'zod'
import { holdContact, readContact } from '../../services/site/contact.ts'
import { writeContact } from '../../services/site/write-contact.ts'
import { defineProcedure, seenOf } from '../define.ts'

const words = z.string()
const contact = {
  address: words,
  phone: words,
  partnerName: words,
  partnerUrl: words,
  providerHome: words,
} as const satisfies Record<keyof Contact, z.ZodString>

const field = (name: keyof Contact) => z.string().trim().max(contactLengths[name])

/**
 * What visitors are told of whoever runs this installation: address and phone line of the foot (C-047, C-048, C-050), name
 * and https address of the partner (C-037), https address of the provider's home (C-058). '' is not shown.
 */
export const siteContactGet = defineProcedure({
  name: 'SITE_Contact_Get',
  kind: 'read',
  allow: 'visitors',
  input: z.object({}),
  output: z.object(contact),
  handle: async ({ db }) => ({ rows: [await readContact(db)] }),
})

/**
 * Writes it whole (C-050), and says what it saw (H160): texts of at most 200 (address) and 40 characters (phone line, name
 * of the partner), https addresses of at most 300; a partner has both a name and an address, or neither.
 * @throws BAD_PARAMETERS with the fields that cannot stand so
 */
export const siteContactSet = defineProcedure({
  name: 'SITE_Contact_Set',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    address: field('address'),
    phone: field('phone'),
    partnerName: field('partnerName'),
    partnerUrl: field('partnerUrl'),
    providerHome: field('providerHome'),
    seen: seenOf(contact),
  }),
  output: z.object(contact),
  current: ({ db, now }) => holdContact(db, now),
  handle: async (context, { seen: _, ...wanted }) => {
    const fields = faultsIn(contactForm.safeParse(wanted))
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    const isNews = await writeContact(context.db, context, wanted)
    return { rows: [wanted], rowsAffected: isNews ? 1 : 0 }
  },
})
