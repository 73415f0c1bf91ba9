import { type Contact, noContact } from '@phuong/domain/site/contact'
import type { Db } from '../../db/database.ts'

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
