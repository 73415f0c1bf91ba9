import { cleanText } from '@phuong/domain/names/clean'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPool } from '../../../src/db/database.ts'
import { migrate, migrationsDirectory } from '../../../src/db/migrate.ts'
import { handClock } from '../../../testing/clock.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { logStatements } from '../../../testing/statement-log.ts'
import { seedSchools } from '../schools.ts'
import { seedUnits } from './lay-out.ts'
import { openUnits, readUnits, type Unit, type Units } from './units.ts'

let house: TestHouse
const lines: string[] = []
const seed = (open: () => Promise<Units> = openUnits) =>
  seedUnits(house.pool, house.clock.now(), (line) => lines.push(line), open)
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const district = (id: number) =>
  house.db
    .selectFrom('districts')
    .where('id', '=', id)
    .select(['name', 'city_id', 'valid_from', 'valid_to'])
    .executeTakeFirst()

test('A-256 the list has 34 provinces and 3,321 units, with whole names, each of a province of the list', async () => {
  const units = await readUnits()
  const cities = new Set(units.filter(({ cityCode }) => cityCode === '').map(({ code }) => code))
  const rest = units.filter(({ cityCode }) => cityCode !== '')
  expect([cities.size, rest.length]).toEqual([34, 3_321])
  expect(new Set(units.map(({ code }) => code)).size).toBe(units.length)
  const isFaulty = ({ code, fullName, cityCode, validFrom }: Unit): boolean =>
    !(cityCode === '' ? /^\d\d$/ : /^\d{5}$/).test(code) ||
    !(cityCode === '' ? /^(Thành phố|Tỉnh) \p{Lu}/u : /^(Phường|Xã|Đặc khu) [\p{Lu}\d]/u).test(fullName) ||
    fullName !== cleanText(fullName) ||
    !(cityCode === '' || cities.has(cityCode)) ||
    !['2025-07-01', '2026-04-30'].includes(validFrom)
  expect(units.filter(isFaulty)).toEqual([])
})

test('a second start costs one statement and says nothing', async () => {
  const log = logStatements(house.pools)
  await seed()
  expect(log).toHaveLength(1)
  expect(lines).toEqual([])
})

test('A-256 field 26 a newer list renames, moves, adds and ends; what an administrator has written stays', async () => {
  const { db, clock } = house
  const today = '2026-11-23'
  expect(clock.now().toISOString().slice(0, 4)).toBe('2026')
  await db
    .updateTable('districts')
    .set({ name: 'Phường Của Ta', edited_at: clock.now() })
    .where('id', 'in', [8, 25])
    .execute()
  await db
    .insertInto('districts')
    .values({ id: 90_001, city_id: 1, name: 'Phường Thêm', valid_from: today, edited_at: clock.now() })
    .execute()
  const units = await openUnits()
  const newer: Units = {
    fingerprint: 'newer',
    cities: units.cities.map((city) =>
      city.id === 4 ? { ...city, name: 'Cao Bình', fullName: 'Tỉnh Cao Bình' } : city,
    ),
    districts: [
      ...units.districts
        .filter(({ id }) => ![70, 25].includes(id))
        .map((unit) => (unit.id === 4 ? { ...unit, name: 'Phường Ba Đình Mới', validFrom: today } : unit))
        .map((unit) => (unit.id === 82 ? { ...unit, cityId: 31 } : unit))
        .map((unit) => (unit.id === 8 ? { ...unit, name: 'Phường Khác' } : unit)),
      { id: 80_001, cityId: 79, name: 'Phường Vừa Lập', validFrom: today },
    ],
  }
  await seed(async () => newer)
  expect(lines).toEqual(['provinces: 0 added, 1 changed, 0 ended', 'wards and communes: 1 added, 2 changed, 1 ended'])
  expect(await district(4)).toMatchObject({ name: 'Phường Ba Đình Mới', valid_from: today })
  expect(await district(82)).toMatchObject({ city_id: 31 })
  expect(await district(80_001)).toMatchObject({ city_id: 79, valid_to: null })
  expect((await district(70))?.valid_to).not.toBeNull()
  for (const id of [8, 25]) expect(await district(id)).toMatchObject({ name: 'Phường Của Ta', valid_to: null })
  expect(await district(90_001)).toMatchObject({ name: 'Phường Thêm', valid_to: null })
  const log = logStatements(house.pools)
  await seed(async () => newer)
  expect(log).toHaveLength(1)

  // and back: what ended is in force again
  lines.length = 0
  await seed()
  expect(await district(70)).toMatchObject({ name: 'Phường Hoàn Kiếm', valid_to: null })
  expect(await district(82)).toMatchObject({ city_id: 1 })
  expect(lines[0]).toBe('provinces: 0 added, 1 changed, 0 ended')
})

test('A-256 an installation without the demo school has the units and no school', async () => {
  const database = await freshDatabase({ holds: 'nothing' })
  onTestFinished(database.drop)
  const client = new pg.Client(database.connection)
  await client.connect()
  await migrate(client, { directory: migrationsDirectory, clock: handClock(), log: () => {} })
  await client.end()
  const { db, pool } = openPool(database.connection, () => {})
  onTestFinished(() => db.destroy())
  const log: string[] = []
  const start = () => seedUnits(pool, house.clock.now(), (line) => log.push(line))
  // two servers that start at once lay it out once
  await Promise.all([start(), start()])
  expect(log).toContain('wards and communes: 3321 added, 0 changed, 0 ended')
  const { rows } = await sql<{ cities: number; districts: number; schools: number }>`select
    (select count(*)::int from cities) as cities, (select count(*)::int from districts) as districts,
    (select count(*)::int from schools) as schools`.execute(db)
  expect(rows).toEqual([{ cities: 34, districts: 3_321, schools: 0 }])
})

test('A-256 an older demo school gets its ward and the schools around it; a school that was moved or closed stays so', async () => {
  const { db, clock } = house
  await db.updateTable('users').set({ school_id: null }).where('school_id', '>', 3).execute()
  await db.deleteFrom('schools').where('id', '>', 3).execute()
  await db.updateTable('schools').set({ district_id: null }).execute()
  await db.updateTable('schools').set({ district_id: 4, closed_at: clock.now() }).where('id', '=', 3).execute()
  await seedSchools(db, clock.now())
  const rows = await db.selectFrom('schools').orderBy('id').select(['id', 'district_id', 'closed_at']).execute()
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.slice(0, 3)).toEqual([
    { id: 1, district_id: 11_329, closed_at: null },
    { id: 2, district_id: 11_329, closed_at: null },
    { id: 3, district_id: 4, closed_at: clock.now() },
  ])
  const log = logStatements(house.pools)
  await seedSchools(db, clock.now())
  expect(log).toHaveLength(1)
  const next = await db
    .insertInto('schools')
    .values({ name: 'Trường Mới', school_type_id: 1, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(next.id).toBeGreaterThan(rows.at(-1)?.id ?? 0)
})
