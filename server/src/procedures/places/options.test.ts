import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { logStatements } from '../../../testing/statement-log.ts'

let house: TestHouse
let visitor: Caller
beforeAll(async () => {
  house = await openHouse()
  visitor = new Caller(house.url)
})
afterAll(() => house.close())

type Option = { id: number; name: string }
/** A call as the ledger spells it, by a visitor. */
const ask = (sqlCommand: string, parameters: unknown = {}) =>
  visitor.send('POST', '/api/v1.0/dynamic/query', { sqlCommand, parameters })
const optionsOf = async (sqlCommand: string, parameters?: unknown): Promise<Option[]> => {
  const { status, body } = await ask(sqlCommand, parameters)
  expect(status).toBe(200)
  return body.results as Option[]
}
const cities = '[dbo].[p_SGK_Cities_OPTIONS]'
const districts = '[dbo].[p_SGK_District_By_City_OPTIONS]'
const schools = '[dbo].[p_SGK_Schools_By_District_OPTIONS]'

test('A-246 A-247 A-252 A-256 a visitor gets the 34 provinces and cities by name, each with id and name', async () => {
  const rows = await optionsOf(cities)
  expect(rows).toHaveLength(34)
  for (const row of rows) expect(Object.keys(row)).toEqual(['id', 'name'])
  expect(rows.slice(0, 6).map(({ name }) => name)).toEqual([
    ...['An Giang', 'Bắc Ninh', 'Cà Mau', 'Cao Bằng', 'Cần Thơ', 'Đà Nẵng'],
  ])
  expect(rows).toContainEqual({ id: 1, name: 'Hà Nội' })
  expect(rows).toContainEqual({ id: 79, name: 'Hồ Chí Minh' })
})

test('A-246 A-248 A-256 the wards and communes of a city by name, numbers as numbers; none of a city that is unknown', async () => {
  const rows = await optionsOf(districts, { cityId: 1 })
  expect(rows).toHaveLength(126)
  for (const row of rows) expect(Object.keys(row)).toEqual(['id', 'name'])
  expect(rows).toContainEqual({ id: 4, name: 'Phường Ba Đình' })
  expect(await optionsOf(districts, { cityId: 98 })).toEqual([])
  await sql`insert into districts (id, city_id, name, valid_from)
    values (90010, 1, 'Phường 10', '2025-07-01'), (90002, 1, 'Phường 2', '2025-07-01')`.execute(house.db)
  const numbered = (await optionsOf(districts, { cityId: 1 })).filter(({ id }) => id > 90_000)
  expect(numbered.map(({ name }) => name)).toEqual(['Phường 2', 'Phường 10'])
  await sql`delete from districts where id > 90000`.execute(house.db)
})

test('A-246 A-249 A-256 the schools of a ward by name, each with its level; none of a ward that is unknown', async () => {
  expect(await optionsOf(schools, { districtId: 11_329 })).toEqual([
    { id: 101, name: 'Trường Mầm non Hoa Phượng', schoolTypeId: 0 },
    { id: 2, name: 'Trường THCS Lê Hồng Phong', schoolTypeId: 2 },
    { id: 102, name: 'Trường Tiểu học Bến Cảng', schoolTypeId: 1 },
    { id: 1, name: 'Trường Tiểu học Hoa Phượng', schoolTypeId: 1 },
  ])
  expect(await optionsOf(schools, { districtId: 99_998 })).toEqual([])
})

test('A-256 every province has several units of its second level, several of them schools of every kind of place', async () => {
  const { rows } = await sql<{ units: number }>`select count(*)::int as units from districts group by city_id`.execute(
    house.db,
  )
  expect(rows).toHaveLength(34)
  expect(Math.min(...rows.map(({ units }) => units))).toBeGreaterThan(20)
  expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(3_321)
  const { rows: places } = await sql<{ wards: number }>`select count(distinct district_id)::int as wards from schools
    join districts on districts.id = district_id group by city_id`.execute(house.db)
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter(({ wards }) => wards > 1).length).toBeGreaterThan(2)
})

test('A-251 each asks for its own parameter, and any other text is refused', async () => {
  for (const [name, parameters] of [
    [districts, {}],
    [districts, { cityId: 'select 1' }],
    [districts, { cityId: -1 }],
    [schools, { districtId: 3_000_000_000 }],
    [schools, { cityId: 1 }],
  ] as const)
    expect([name, (await ask(name, parameters)).body.code]).toEqual([name, 'BAD_PARAMETERS'])
  for (const name of [
    'select id, name from cities',
    '[dbo].[p_SGK_Cities_OPTIONS]; drop table cities',
    'p_SGK_Wards_OPTIONS',
    'p_PHUONG_Cities_OPTIONS',
    'p_SGK_USERS_Me',
  ])
    expect([name, (await ask(name)).body.code]).toEqual([name, 'UNKNOWN_NAME'])
})

test('A-250 A-253 Cities is read by everybody who is signed in: id, code and name, sorted by code', async () => {
  const read = (caller: Caller) =>
    caller.send('POST', '/api/v1.0/dynamic/crud/read', {
      ...{ moduleName: 'METADATA', subModuleName: 'METADATA', entityName: 'Cities' },
      ...{ fields: 'id,code,name', sort: 'code', parameters: {} },
    })
  const { status, body } = await read(await signedIn(house.url, '4a1.01@phuong.test'))
  expect(status).toBe(200)
  const rows = body.results as (Option & { code: string })[]
  expect(rows).toHaveLength(34)
  expect(rows.slice(0, 2)).toEqual([
    { id: 1, code: '01', name: 'Hà Nội' },
    { id: 4, code: '04', name: 'Cao Bằng' },
  ])
  expect(rows.map(({ code }) => code)).toEqual(rows.map(({ code }) => code).toSorted())
  expect((await read(visitor)).status).toBe(401)
})

test('field 26 what has ended is offered no more, and what begins later not yet', async () => {
  const { db } = house
  await db.updateTable('cities').set({ valid_to: '2026-07-01' }).where('id', '=', 4).execute()
  await db.updateTable('districts').set({ valid_to: '2026-07-01' }).where('id', '=', 4).execute()
  await db.updateTable('districts').set({ valid_from: '2199-01-01' }).where('id', '=', 8).execute()
  await db.updateTable('schools').set({ closed_at: house.clock.now() }).where('id', '=', 102).execute()
  expect((await optionsOf(cities)).map(({ id }) => id)).not.toContain(4)
  const left = (await optionsOf(districts, { cityId: 1 })).map(({ id }) => id)
  expect(left).toHaveLength(124)
  expect(left.filter((id) => id === 4 || id === 8)).toEqual([])
  expect((await optionsOf(schools, { districtId: 11_329 })).map(({ id }) => id)).toEqual([101, 2, 1])
})

test('among 10,000 units and as many schools those of one place are found by an index', async () => {
  await sql`insert into districts (id, city_id, name, valid_from)
    select 40000 + n, (array(select id from cities))[1 + n % 34], 'Phường Mới ' || n, '2025-07-01'
    from generate_series(1, 6700) as n`.execute(house.db)
  await sql`insert into schools (name, school_type_id, district_id, created_at)
    select 'Trường ' || n, 1, 40000 + n % 6700 + 1, now() from generate_series(1, 10000) as n`.execute(house.db)
  await sql`analyze districts`.execute(house.db)
  await sql`analyze schools`.execute(house.db)
  const log = logStatements(house.pools)
  await optionsOf(districts, { cityId: 79 })
  await optionsOf(schools, { districtId: 40_777 })
  const plans = await Promise.all(
    log.map(async ({ text, values }) => {
      const { rows } = await house.pool.query(`explain ${text}`, [...values])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
  expect(plans).toHaveLength(2)
  expect(plans[0]).toContain('districts_of_city')
  expect(plans[1]).toContain('schools_of_district')
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})
