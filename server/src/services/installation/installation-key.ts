import { newKey } from '../../chance.ts'
import type { Db } from '../../db/database.ts'

/**
 * 32 random bytes that belong to the database: every server over it has the same ones, at each start, and a backup carries
 * them. They are made at the first use; of two servers that ask at once one makes them.
 * @param name what they are for
 */
export const installationKey = async (db: Db, name: string): Promise<Buffer> => {
  const read = db.selectFrom('installation_keys').where('name', '=', name).select('key')
  const kept = await read.executeTakeFirst()
  if (kept !== undefined) return kept.key
  await db
    .insertInto('installation_keys')
    .values({ name, key: newKey() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read.executeTakeFirstOrThrow()).key
}
