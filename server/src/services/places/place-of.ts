import { otherSchoolId } from '@phuong/domain/places/chosen'
import { placeFaults } from '@phuong/domain/places/texts'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { inForce } from './in-force.ts'

/** A place as it may be stored: null where it was not named. */
export type Place = {
  readonly cityId: number | null
  readonly districtId: number | null
  readonly schoolId: number | null
  /** of the school, where it is one of the list; its level, 0 to 3 */
  readonly schoolName: string | null
  readonly schoolTypeId: number | null
}

/** What is asked about; a null asks nothing. `schoolId` may be `otherSchoolId`, which is no school of the list. */
export type AskedPlace = {
  readonly cityId: number | null
  readonly districtId: number | null
  readonly schoolId: number | null
}

/**
 * The place with these ids, once it is certain that the district belongs to the city and the school to the district, and that
 * they are in force and open today. One statement.
 * @param names what the caller calls the fields on the wire, where a form has other names (`departmentId`)
 * @throws BAD_PARAMETERS with the text of the first field that does not fit
 */
export const placeOf = async (
  db: Db,
  asked: AskedPlace,
  now: Date,
  names: { readonly [Field in keyof AskedPlace]?: string } = {},
): Promise<Place> => {
  const { cityId, districtId } = asked
  const schoolId = asked.schoolId === otherSchoolId ? null : asked.schoolId
  const { rows } = await sql<{
    city: boolean
    district: boolean
    schoolName: string | null
    schoolTypeId: number | null
  }>`
    select exists (select from cities where id = ${cityId}::integer and ${inForce('cities', now)}) as city,
      exists (select from districts where id = ${districtId}::integer and city_id = ${cityId}::integer
        and ${inForce('districts', now)}) as district,
      school.name as "schoolName", school.school_type_id as "schoolTypeId"
    from (select 1) as one left join schools as school
      on school.id = ${schoolId}::integer and school.district_id = ${districtId}::integer and school.closed_at is null`.execute(
    db,
  )
  const known = rows[0]
  const fault = (field: keyof AskedPlace, text: string) =>
    refuse('BAD_PARAMETERS', { fields: { [names[field] ?? field]: text } })
  if (cityId !== null && !known?.city) throw fault('cityId', placeFaults.city)
  if (districtId !== null && !known?.district) throw fault('districtId', placeFaults.district)
  const schoolName = known?.schoolName ?? null
  if (schoolId !== null && schoolName === null) throw fault('schoolId', placeFaults.school)
  return { cityId, districtId, schoolId, schoolName, schoolTypeId: known?.schoolTypeId ?? null }
}
