import type { SchoolYear } from '@phuong/domain/catalogue/school-year'
import type { Db } from '../../db/database.ts'
import { withSchoolYear } from './school-years.ts'

/** A class that is to be made. */
export type NewClass = {
  id: string
  name: string
  code: string
  ownerId: string
  schoolId: number | null
  /** 0 to 12 */
  grade: number | null
  schoolYear: SchoolYear
  now: Date
}

/** Makes a class with its owner in it; one statement. @returns whether its code was free */
export const makeClass = async (
  db: Db,
  { id, name, code, ownerId, schoolId, grade, schoolYear, now }: NewClass,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await withSchoolYear(db, schoolYear)
    .with('made', (query) =>
      query
        .insertInto('classes')
        .values({
          id,
          class_name: name,
          code,
          school_id: schoolId,
          school_year_id: schoolYear.id,
          grade,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id'),
    )
    .insertInto('class_people')
    .columns(['class_id', 'person_id', 'role', 'joined_at'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('made').select([
        'made.id',
        cast<string>(val(ownerId), 'uuid').as('person_id'),
        val('OWNER' as const).as('role'),
        cast<Date>(val(now), 'timestamptz').as('joined_at'),
      ]),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
