import { searchFold } from '@phuong/domain/names/search-fold'
import { schoolLevel } from '@phuong/domain/people/school-levels'
import { type PlaceFileKind, placeFileOf } from '@phuong/domain/places/place-file'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anywhere } from '../people/people.ts'
import { inForce } from './in-force.ts'

/** Which places a list is about, and which page of them, from 1. */
export type SoughtPlaces = { search: string; cityId: number | null; PageNum: number; PageSize: number }

/** Whether a row is called so, without regard to marks; nothing typed calls all. */
const isCalled = (key: string, search: string): RawBuilder<boolean> => {
  if (search.trim() === '') return sql`true`
  const folded = searchFold(search)
  return folded === '' ? sql`false` : sql`${sql.ref(key)} like ${anywhere(folded)}`
}

const page = ({ PageNum, PageSize }: SoughtPlaces) => sql`limit ${PageSize} offset ${(PageNum - 1) * PageSize}`

export type UnitRow = {
  id: number
  code: string
  name: string
  cityId: number
  cityName: string
  /** YYYY-MM-DD */
  validFrom: string
  validTo: string | null
  ended: boolean
  totalRows: number
}

/** Wards, communes and special zones, ended ones too, province by province and by name. */
export const listUnits = async (db: Db, sought: SoughtPlaces, now: Date): Promise<UnitRow[]> => {
  const wanted = sql`${isCalled('districts.search_key', sought.search)}
    and (${sought.cityId}::integer is null or districts.city_id = ${sought.cityId}::integer)`
  const { rows } = await sql<UnitRow>`
    select districts.id, districts.code, districts.name, districts.city_id as "cityId", cities.name as "cityName",
      districts.valid_from as "validFrom", districts.valid_to as "validTo", not ${inForce('districts', now)} as ended,
      (select count(*)::int from districts where ${wanted}) as "totalRows"
    from (
      select * from districts where ${wanted} order by city_id, name collate vi_names, id ${page(sought)}
    ) as districts join cities on cities.id = districts.city_id
    order by districts.city_id, districts.name collate vi_names, districts.id`.execute(db)
  return rows
}

export type SchoolRow = {
  id: number
  name: string
  schoolTypeId: number
  districtId: number | null
  districtName: string | null
  cityId: number | null
  cityName: string | null
  closed: boolean
  totalRows: number
}

/** Schools by name, closed ones too. */
export const listSchools = async (db: Db, sought: SoughtPlaces): Promise<SchoolRow[]> => {
  const wanted = sql`${isCalled('schools.search_key', sought.search)}
    and (${sought.cityId}::integer is null
      or schools.district_id in (select id from districts where city_id = ${sought.cityId}::integer))`
  const { rows } = await sql<SchoolRow>`
    select schools.id, schools.name, schools.school_type_id as "schoolTypeId", schools.district_id as "districtId",
      districts.name as "districtName", districts.city_id as "cityId", cities.name as "cityName",
      schools.closed_at is not null as closed, (select count(*)::int from schools where ${wanted}) as "totalRows"
    from (
      select * from schools where ${wanted} order by name collate vi_names, id ${page(sought)}
    ) as schools
    left join districts on districts.id = schools.district_id left join cities on cities.id = districts.city_id
    order by schools.name collate vi_names, schools.id`.execute(db)
  return rows
}

/** What is in force and open now, as a file that can be loaded again and then changes nothing. */
export const placeFile = async (db: Db, kind: PlaceFileKind, now: Date): Promise<string> => {
  if (kind === 'units') {
    const { rows } = await sql<{ code: string; name: string; city: string }>`
      select code, name, city from (
        select 0 as level, code, full_name as name, '' as city from cities where ${inForce('cities', now)}
        union all
        select 1, districts.code, districts.name, cities.code from districts join cities on cities.id = city_id
        where ${inForce('districts', now)}
      ) as unit order by level, code`.execute(db)
    return placeFileOf(
      kind,
      rows.map(({ code, name, city }) => [code, name, city]),
    )
  }
  const { rows } = await sql<{ name: string; district: string; level: number }>`
    select schools.name, districts.code as district, school_type_id as level
    from schools join districts on districts.id = district_id where closed_at is null and ${inForce('districts', now)}
    order by districts.id, schools.name collate vi_names, schools.id`.execute(db)
  return placeFileOf(
    kind,
    rows.map(({ name, district, level }) => [name, district, schoolLevel(level)?.code ?? '']),
  )
}
