import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Holds a place of an account until the transaction ends: two at once take turns, or both would find the last one free. */
const holdPlace = async (db: Db, personId: string, role: 'OWNER' | 'PUPIL', limit: number | null): Promise<void> => {
  if (limit === null) return
  await db.selectFrom('users').where('id', '=', personId).select('id').forUpdate().execute()
  const { taken } = await db
    .selectFrom('classes')
    .innerJoin('class_people', 'class_people.class_id', 'classes.id')
    .where('class_people.role', '=', role)
    .where('class_people.person_id', '=', personId)
    .where('class_people.left_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('taken'))
    .executeTakeFirstOrThrow()
  if (taken >= limit) throw refuse('CLASS_LIMIT')
}

/**
 * Holds the place of one more class of an owner; archived classes take none.
 * @param limit the most classes that the account may have; null for no limit
 * @throws CLASS_LIMIT
 */
export const holdPlaceOfOwner = (db: Db, ownerId: string, limit: number | null): Promise<void> =>
  holdPlace(db, ownerId, 'OWNER', limit)

/** The same for a pupil who comes into one more class. @throws CLASS_LIMIT */
export const holdPlaceOfPupil = (db: Db, studentId: string, limit: number | null): Promise<void> =>
  holdPlace(db, studentId, 'PUPIL', limit)
