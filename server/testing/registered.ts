import { sql } from 'kysely'
import type pg from 'pg'
import { openPool } from '../src/db/database.ts'

/** A school of the list with the units that it belongs to, as a form sends it. */
export type ListedSchool = { cityId: number; districtId: number; schoolId: number }

/** A school that a registration can choose. @throws where the list has none */
export const someSchool = async (connection: pg.ClientConfig): Promise<ListedSchool> => {
  const { db } = openPool(connection, () => {})
  try {
    const { rows } = await sql<ListedSchool>`
      select cities.id as "cityId", districts.id as "districtId", schools.id as "schoolId"
      from schools join districts on districts.id = schools.district_id join cities on cities.id = districts.city_id
      where schools.closed_at is null order by schools.id limit 1`.execute(db)
    const [school] = rows
    if (school === undefined) throw new Error('no school is on the list')
    return school
  } finally {
    await db.destroy()
  }
}

/** The accounts with e-mails of a host, and the ids of them. */
export const accountsAt = async (connection: pg.ClientConfig, host: string): Promise<string[]> => {
  const { db } = openPool(connection, () => {})
  try {
    const rows = await db.selectFrom('users').where('email', 'like', `%@${host}`).select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  } finally {
    await db.destroy()
  }
}
