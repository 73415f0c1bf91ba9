import { type Contact, noContact } from '@phuong/domain/site/contact'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'

const columns = [
  'address',
  'phone',
  'partner_name as partnerName',
  'partner_url as partnerUrl',
  'provider_home as providerHome',
] as const

/** What visitors are told of whoever runs this installation. */
export const readContact = async (db: Db): Promise<Contact> =>
  (await db.selectFrom('site_settings').select(columns).executeTakeFirst()) ?? noContact

/** The same under a lock, until the transaction ends (H160). */
export const holdContact = async (tx: Db, now: Date): Promise<Contact> => {
  // what is not there cannot be locked
  await tx
    .insertInto('site_settings')
    .values({ changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('site_settings').select(columns).forUpdate().executeTakeFirstOrThrow()
}

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
