import { dayOf } from '@phuong/domain/family/weeks'
import { sql } from 'kysely'
import type pg from 'pg'
import { copying } from '../copying.ts'
import { openUnits } from './units.ts'

/** What was done to the units of one level. */
type Laid = { readonly added: number; readonly changed: number; readonly ended: number }

const listedTables = `
  create temporary table listed_cities (id integer, name text, full_name text, valid_from date) on commit drop;
  create temporary table listed_districts (id integer, city_id integer, name text, valid_from date) on commit drop`

/** Brings one level to what the list says of it, but for rows that an administrator has written. */
const layOut = (table: 'cities' | 'districts', facts: readonly string[], today: string) => {
  const of = (row: string) => sql.raw(facts.map((fact) => `${row}.${fact}`).join(', '))
  const units = sql.table(table)
  const listed = sql.table(`listed_${table}`)
  const columns = sql.raw(facts.join(', '))
  return sql<Laid>`
    with added as (
      insert into ${units} (id, ${columns}) select id, ${columns} from ${listed} as listed
      where not exists (select from ${units} as unit where unit.id = listed.id) returning id
    ), changed as (
      update ${units} as unit set (${columns}, valid_to) = (${of('listed')}, null::date) from ${listed} as listed
      where unit.id = listed.id and unit.edited_at is null
        and (${of('unit')}, unit.valid_to) is distinct from (${of('listed')}, null::date) returning unit.id
    ), ended as (
      update ${units} as unit set valid_to = greatest(valid_from, ${today}::date)
      where edited_at is null and valid_to is null
        and not exists (select from ${listed} as listed where listed.id = unit.id) returning unit.id
    )
    select (select count(*)::int from added) as added, (select count(*)::int from changed) as changed,
      (select count(*)::int from ended) as ended`
}

/**
 * Lays out the provinces, wards, communes and special zones of Vietnam in every installation. A newer list renames and
 * moves what it says otherwise, adds what is new, and ends on the day of the start what it has no more; what an administrator
 * has added or edited stays as it is. All or nothing, and idempotent: a start with nothing new costs one statement.
 * @param open another list than the repository's
 */
export const seedUnits = async (
  pool: pg.Pool,
  now: Date,
  log: (line: string) => void,
  open = openUnits,
): Promise<void> => {
  const { fingerprint, cities, districts } = await open()
  const { rowCount } = await pool.query('select from units_state where fingerprint = $1', [fingerprint])
  if (rowCount === 1) return
  const laid = await copying(pool, async (tx, copy) => {
    // two servers that start at once take turns
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtext('phuong-units'))`.execute(tx)
    await sql.raw(listedTables).execute(tx)
    const rowsOf = cities.map((city) => ({ ...city, full_name: city.fullName, valid_from: city.validFrom }))
    await copy('listed_cities', ['id', 'name', 'full_name', 'valid_from'], rowsOf)
    const units = districts.map((unit) => ({ ...unit, city_id: unit.cityId, valid_from: unit.validFrom }))
    await copy('listed_districts', ['id', 'city_id', 'name', 'valid_from'], units)
    const today = dayOf(now)
    const { rows: ofCities } = await layOut('cities', ['name', 'full_name', 'valid_from'], today).execute(tx)
    const { rows: ofDistricts } = await layOut('districts', ['city_id', 'name', 'valid_from'], today).execute(tx)
    await sql`insert into units_state (fingerprint, laid_at) values (${fingerprint}, ${now})
      on conflict (one) do update set fingerprint = excluded.fingerprint, laid_at = excluded.laid_at`.execute(tx)
    return { provinces: ofCities[0], 'wards and communes': ofDistricts[0] }
  })
  for (const [what, done] of Object.entries(laid))
    log(`${what}: ${done?.added} added, ${done?.changed} changed, ${done?.ended} ended`)
}
