import type { Db } from '../src/db/database.ts'

type Named = { id: string; ownerId: string }

/** A class of the demo school, and whose it is. @throws for a name that no class has */
export const classNamed = async (db: Db, name = '4A1'): Promise<Named> => {
  const { id, person_id } = await db
    .selectFrom('classes')
    .innerJoin('class_people', 'class_people.class_id', 'classes.id')
    .where('role', '=', 'OWNER')
    .where('left_at', 'is', null)
    .where('class_name', '=', name)
    .select(['classes.id', 'person_id'])
    .executeTakeFirstOrThrow()
  return { id, ownerId: person_id }
}

/** Gives a class to somebody else, as if it had never been another's. */
export const ownedBy = (db: Db, classId: string, personId: string) =>
  db
    .updateTable('class_people')
    .set({ person_id: personId })
    .where('class_id', '=', classId)
    .where('role', '=', 'OWNER')
    .execute()
