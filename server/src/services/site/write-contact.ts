import { type Contact, noContact } from '@phuong/domain/site/contact'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { holdContact } from './contact.ts'

/** Writes it, and into the log what stood before. @returns whether that is news */
export const writeContact = async (
  tx: Db,
  { user, now, request }: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  contact: Contact,
): Promise<boolean> => {
  const before = await holdContact(tx, now)
  const changed = (Object.keys(noContact) as (keyof Contact)[]).filter((field) => before[field] !== contact[field])
  if (changed.length === 0) return false
  const { address, phone, partnerName, partnerUrl, providerHome } = contact
  await tx
    .updateTable('site_settings')
    .set({
      address,
      phone,
      partner_name: partnerName,
      partner_url: partnerUrl,
      provider_home: providerHome,
      changed_at: now,
    })
    .execute()
  const part = (of: Contact) => Object.fromEntries(changed.map((field) => [field, of[field]]))
  const details = { before: part(before), after: part(contact) }
  await audit(tx, { now, request }, { action: 'site-changed', actorId: user.id, details })
  return true
}
