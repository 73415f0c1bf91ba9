import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Holds the place of one more class of an owner until the transaction ends: two classes at once take turns, or both would
 * find the last place free. Archived classes take none.
 * @param limit the most classes that the account may have; null for no limit
 * @throws CLASS_LIMIT
 */
export const holdPlaceOfOwner = async (db: Db, ownerId: string, limit: number | null): Promise<void> => {
  if (limit === null) return
  await db.selectFrom('users').where('id', '=', ownerId).select('id').forUpdate().execute()
  const { owned } = await db
    .selectFrom('classes')
    .innerJoin('class_people', 'class_people.class_id', 'classes.id')
    .where('class_people.role', '=', 'OWNER')
    .where('class_people.person_id', '=', ownerId)
    .where('class_people.left_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('owned'))
    .executeTakeFirstOrThrow()
  if (owned >= limit) throw refuse('CLASS_LIMIT')
}
