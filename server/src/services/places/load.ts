import { dayOf } from '@phuong/domain/family/weeks'
import {
  type LineFault,
  type PlaceFileKind,
  readSchoolLines,
  readUnitLines,
  type SchoolLine,
  schoolKey,
  type UnitLine,
} from '@phuong/domain/places/place-file'
import { placeFileTexts as texts } from '@phuong/domain/places/texts'
import { shortCityName } from '@phuong/domain/places/units'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { inForce } from './in-force.ts'
import { readCsv } from './read-csv.ts'

/** What loading a file would do, or has done. */
export type Load = { added: number; changed: number; unchanged: number; faults: readonly LineFault[] }

/** What a line does to what stands here: nothing stands, something else stands, or the same. */
type Judged<Line> = { added: Line[]; changed: Line[]; unchanged: number; faults: LineFault[] }

const loadOf = ({ added, changed, unchanged, faults }: Judged<unknown>): Load => ({
  added: added.length,
  changed: changed.length,
  unchanged,
  faults: faults.toSorted((a, b) => a.line - b.line),
})

const code = (id: number, digits: number): string => String(id).padStart(digits, '0')

const judgeUnits = async (db: Db, { lines, faults }: ReturnType<typeof readUnitLines>, now: Date) => {
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'full_name as name', inForce('cities', now).as('now')])
    .execute()
  const { rows: districts } = await sql<{ id: number; name: string; cityId: number; now: boolean }>`
    select id, name, city_id as "cityId", ${inForce('districts', now)} as now from districts`.execute(db)
  const here = new Map<string, { name: string; cityId: number | null; now: boolean }>([
    ...cities.map(({ id, name, now: stands }) => [`city ${id}`, { name, cityId: null, now: stands }] as const),
    ...districts.map((unit) => [`district ${unit.id}`, unit] as const),
  ])
  const known = new Set([
    ...cities.map(({ id }) => id),
    ...lines.flatMap(({ id, cityId }) => (cityId === null ? [id] : [])),
  ])
  const judged: Judged<UnitLine> = { added: [], changed: [], unchanged: 0, faults: [...faults] }
  for (const unit of lines) {
    const row = here.get(`${unit.cityId === null ? 'city' : 'district'} ${unit.id}`)
    if (unit.cityId !== null && !known.has(unit.cityId))
      judged.faults.push({ line: unit.line, fault: texts.unknownCity(code(unit.cityId, 2)) })
    else if (row === undefined) judged.added.push(unit)
    else if (row.name === unit.name && row.cityId === unit.cityId && row.now) judged.unchanged++
    else judged.changed.push(unit)
  }
  return judged
}

type SchoolChange = SchoolLine & { id: number | null }

const judgeSchools = async (db: Db, { lines, faults }: ReturnType<typeof readSchoolLines>, now: Date) => {
  const named = [...new Set(lines.map(({ districtId }) => districtId))]
  const { rows: units } = await sql<{ id: number }>`
    select id from districts where id = any(${named}) and ${inForce('districts', now)}`.execute(db)
  const known = new Set(units.map(({ id }) => id))
  const { rows: schools } = await sql<{ id: number; name: string; districtId: number; level: number; open: boolean }>`
    select id, name, district_id as "districtId", school_type_id as level, closed_at is null as open from schools
    where district_id = any(${named}) order by closed_at is null desc, id`.execute(db)
  const here = new Map<string, (typeof schools)[number]>()
  for (const school of schools) {
    const key = schoolKey(school.districtId, school.name)
    // of several that are called alike the oldest open one is meant
    if (!here.has(key)) here.set(key, school)
  }
  const judged: Judged<SchoolChange> = { added: [], changed: [], unchanged: 0, faults: [...faults] }
  for (const school of lines) {
    const row = here.get(schoolKey(school.districtId, school.name))
    if (!known.has(school.districtId))
      judged.faults.push({ line: school.line, fault: texts.unknownDistrict(code(school.districtId, 5)) })
    else if (row === undefined) judged.added.push({ ...school, id: null })
    else if (row.name === school.name && row.level === school.schoolTypeId && row.open) judged.unchanged++
    else judged.changed.push({ ...school, id: row.id })
  }
  return judged
}

const storeUnits = async (db: Db, { added, changed }: Judged<UnitLine>, now: Date): Promise<void> => {
  const [today, units] = [dayOf(now), [...added, ...changed]]
  const cities = units.filter(({ cityId }) => cityId === null)
  const districts = units.filter(({ cityId }) => cityId !== null)
  // who is called otherwise is so from today
  if (cities.length > 0)
    await sql`insert into cities as unit (id, name, full_name, valid_from, edited_at)
      select id, name, full_name, ${today}::date, ${now}
      from unnest(${cities.map(({ id }) => id)}::integer[], ${cities.map(({ name }) => shortCityName(name))}::text[],
        ${cities.map(({ name }) => name)}::text[]) as line (id, name, full_name)
      on conflict (id) do update set name = excluded.name, full_name = excluded.full_name,
        valid_from = excluded.valid_from, valid_to = null, edited_at = excluded.edited_at`.execute(db)
  if (districts.length > 0)
    await sql`insert into districts as unit (id, city_id, name, valid_from, edited_at)
      select id, city_id, name, ${today}::date, ${now}
      from unnest(${districts.map(({ id }) => id)}::integer[], ${districts.map(({ cityId }) => cityId)}::integer[],
        ${districts.map(({ name }) => name)}::text[]) as line (id, city_id, name)
      on conflict (id) do update set city_id = excluded.city_id, name = excluded.name,
        valid_from = excluded.valid_from, valid_to = null, edited_at = excluded.edited_at`.execute(db)
}

const storeSchools = async (db: Db, { added, changed }: Judged<SchoolChange>, now: Date): Promise<void> => {
  const columns = (schools: readonly SchoolChange[]) => sql`${schools.map(({ name }) => name)}::text[],
    ${schools.map(({ schoolTypeId }) => schoolTypeId)}::smallint[], ${schools.map(({ districtId }) => districtId)}::integer[]`
  if (added.length > 0)
    await sql`insert into schools (name, school_type_id, district_id, created_at)
      select name, level, district_id, ${now} from unnest(${columns(added)}) as line (name, level, district_id)`.execute(
      db,
    )
  if (changed.length > 0)
    await sql`update schools set name = line.name, school_type_id = line.level, closed_at = null
      from unnest(${columns(changed)}, ${changed.map(({ id }) => id)}::integer[]) as line (name, level, district_id, id)
      where schools.id = line.id`.execute(db)
}

/** A file with what it would do here; `store` does it. Faulty lines do nothing. */
export const judgeFile = async (
  db: Db,
  kind: PlaceFileKind,
  text: string,
  now: Date,
): Promise<Load & { store(): Promise<void> }> => {
  const { lines, fault } = await readCsv(text)
  const more = fault === null ? [] : [fault]
  if (kind === 'units') {
    const { lines: units, faults } = readUnitLines(lines)
    const judged = await judgeUnits(db, { lines: units, faults: [...faults, ...more] }, now)
    return { ...loadOf(judged), store: () => storeUnits(db, judged, now) }
  }
  const { lines: schools, faults } = readSchoolLines(lines)
  const judged = await judgeSchools(db, { lines: schools, faults: [...faults, ...more] }, now)
  return { ...loadOf(judged), store: () => storeSchools(db, judged, now) }
}
