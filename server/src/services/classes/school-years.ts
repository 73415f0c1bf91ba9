import type { SchoolYear } from '@phuong/domain/catalogue/school-year'
import type { Db } from '../../db/database.ts'

/**
 * Queries that write the row of a school year beside what they do, where it is missing; one statement together.
 * What they insert may name the year: foreign keys are looked at when the statement ends.
 */
export const withSchoolYear = (db: Db, { id, name, startsOn, endsOn }: SchoolYear) =>
  db.with('school_year', (query) =>
    query
      .insertInto('school_years')
      .values({ id, name, starts_on: startsOn, ends_on: endsOn })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
