import { dayOf } from '@phuong/domain/family/weeks'
import { schoolKey } from '@phuong/domain/places/place-file'
import { placeFaults, placeKeepTexts } from '@phuong/domain/places/texts'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { inForce } from './in-force.ts'

/** A unit of the second level as a form has it; an ended one ends today. */
export type KeptUnit = { name: string; cityId: number; ended: boolean }
/** A school as a form has it. */
export type KeptSchool = { name: string; schoolTypeId: number; districtId: number; closed: boolean }

const fault = (field: string, text: string) => refuse('BAD_PARAMETERS', { fields: { [field]: text } })

/** How a unit stands now, held until the end of the transaction; null for one that is not there. */
export const holdUnit = async (db: Db, id: number, now: Date): Promise<KeptUnit | null> => {
  const { rows } = await sql<KeptUnit>`select name, city_id as "cityId", not ${inForce('districts', now)} as ended
    from districts where id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

/** How a school stands now, held in the same way; a school without a ward has the district 0. */
export const holdSchool = async (db: Db, id: number): Promise<KeptSchool | null> => {
  const { rows } = await sql<KeptSchool>`select name, school_type_id as "schoolTypeId",
    coalesce(district_id, 0) as "districtId", closed_at is not null as closed from schools where id = ${id} for update`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Adds a unit, or changes it: from today it is called so and belongs there, or it has ended.
 * @param before how it stands, as `holdUnit` has it; null adds it
 * @throws BAD_PARAMETERS for a city that is not in force, or a code that is taken
 */
export const keepUnit = async (
  db: Db,
  { id, before, unit, now }: { id: number; before: KeptUnit | null; unit: KeptUnit; now: Date },
): Promise<void> => {
  const today = dayOf(now)
  const city = await db
    .selectFrom('cities')
    .where('id', '=', unit.cityId)
    .where(inForce('cities', now))
    .select('id')
    .executeTakeFirst()
  if (city === undefined) throw fault('cityId', placeFaults.city)
  const row = { name: unit.name, city_id: unit.cityId, edited_at: now }
  if (before === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('districts')
      .values({ id, ...row, valid_from: today })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw fault('code', placeKeepTexts.codeTaken)
    return
  }
  const isCalledAnew = before.name !== unit.name || before.cityId !== unit.cityId || before.ended
  await db
    .updateTable('districts')
    .set({
      ...row,
      ...(unit.ended ? {} : { valid_to: null }),
      ...(unit.ended && !before.ended ? { valid_to: sql`greatest(valid_from, ${today}::date)` } : {}),
      ...(isCalledAnew && !unit.ended ? { valid_from: today } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Adds a school, or changes it.
 * @param id null adds it
 * @returns its id
 * @throws BAD_PARAMETERS for a ward that is not in force, or a school that is there by this name
 */
export const keepSchool = async (
  db: Db,
  { id, school, now }: { id: number | null; school: KeptSchool; now: Date },
): Promise<number> => {
  // held, so that two who add the same take turns
  const { rows: wards } = await sql<{ inForce: boolean }>`
    select ${inForce('districts', now)} as "inForce" from districts where id = ${school.districtId} for update`.execute(
    db,
  )
  if (!wards[0]?.inForce) throw fault('districtId', placeFaults.district)
  const others = await db
    .selectFrom('schools')
    .where('district_id', '=', school.districtId)
    .where('closed_at', 'is', null)
    .select(['id', 'name'])
    .execute()
  const key = schoolKey(school.districtId, school.name)
  if (!school.closed && others.some((other) => other.id !== id && schoolKey(school.districtId, other.name) === key))
    throw fault('name', placeKeepTexts.schoolTaken)
  const row = { name: school.name, school_type_id: school.schoolTypeId, district_id: school.districtId }
  if (id === null) {
    const added = await db
      .insertInto('schools')
      .values({ ...row, created_at: now, closed_at: school.closed ? now : null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return added.id
  }
  const closed_at = school.closed ? sql<Date>`coalesce(closed_at, ${now})` : null
  await db
    .updateTable('schools')
    .set({ ...row, closed_at })
    .where('id', '=', id)
    .execute()
  return id
}
