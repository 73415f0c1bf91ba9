import { randomUUID } from 'node:crypto'
import { onceHeader } from '@phuong/domain/once'
import { placeFaults, placeFileTexts, placeKeepTexts } from '@phuong/domain/places/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

const first = async (name: string, parameters: unknown) => {
  const { status, body } = await admin.call(name, parameters, 'query/first')
  return { status, code: body.code, fields: body.fields, row: body.result as Record<string, unknown> }
}
const rows = async (name: string, parameters: unknown) =>
  (await admin.call(name, parameters)).body.results as Record<string, unknown>[]
const check = async (kind: string, text: string) => (await first('PLACES_File_Check', { kind, text })).row
const load = async (kind: string, text: string) => (await first('PLACES_File_Load', { kind, text })).row
const get = async (kind: string) => (await first('PLACES_File_Get', { kind })).row.text as string
const entries = async (action: string) =>
  house.db.selectFrom('audit_log').where('action', '=', action).select(['subject', 'details']).orderBy('id').execute()
const none = { added: 0, changed: 0, unchanged: 0, faulty: 0, faults: [] }

test('A-256 units and schools are listed page by page, by words without marks and by province', async () => {
  const units = await rows('PLACES_Units_List', { search: 'ba dinh' })
  expect(units.map(({ code, name, cityName }) => [code, name, cityName])).toContainEqual([
    ...['00004', 'Phường Ba Đình', 'Hà Nội'],
  ])
  expect((await rows('PLACES_Units_List', { search: '00004' })).map(({ id }) => id)).toEqual([4])
  const ofCity = await rows('PLACES_Units_List', { cityId: 31, PageSize: 100, PageNum: 2 })
  expect([ofCity.length, ofCity[0]?.totalRows]).toEqual([14, 114])
  const schools = await rows('PLACES_Schools_List', { search: 'hoa phuong', cityId: 31 })
  expect(schools.map(({ name, districtName }) => [name, districtName])).toEqual([
    ['Trường Mầm non Hoa Phượng', 'Phường Ngô Quyền'],
    ['Trường Tiểu học Hoa Phượng', 'Phường Ngô Quyền'],
  ])
  expect(await rows('PLACES_Schools_List', { search: 'hoa phuong', cityId: 1 })).toEqual([])
})

test('A-256 S20 an administrator adds, renames and ends a unit; each is written down', async () => {
  const code = '90001'
  expect((await first('PLACES_Unit_Save', { code, isNew: true, name: ' Phường  Thêm ', cityId: 31 })).status).toBe(200)
  expect((await first('PLACES_Unit_Save', { code, isNew: true, name: 'Phường Khác', cityId: 31 })).fields).toEqual({
    code: placeKeepTexts.codeTaken,
  })
  expect((await first('PLACES_Unit_Save', { code: '00000', name: 'X', cityId: 31 })).code).toBe('BAD_PARAMETERS')
  expect((await first('PLACES_Unit_Save', { code: '90002', name: 'X', cityId: 31 })).code).toBe('NOT_FOUND')
  expect((await first('PLACES_Unit_Save', { code, name: 'X', cityId: 98 })).fields).toEqual({
    cityId: placeFaults.city,
  })
  await first('PLACES_Unit_Save', { code, name: 'Phường Mới', cityId: 31 })
  const listed = async () => (await rows('PLACES_Units_List', { search: code }))[0]
  expect(await listed()).toMatchObject({ name: 'Phường Mới', cityName: 'Hải Phòng', ended: false })
  await first('PLACES_Unit_Save', { code, name: 'Phường Mới', cityId: 31, ended: true })
  expect(await listed()).toMatchObject({ ended: true })
  const options = await rows('District_By_City_OPTIONS', { cityId: 31 })
  expect(options.map(({ id }) => id)).not.toContain(90_001)
  expect((await entries('unit-kept')).map(({ details }) => details)).toEqual([
    { before: null, after: { name: 'Phường Thêm', cityId: 31, ended: false } },
    {
      before: { name: 'Phường Thêm', cityId: 31, ended: false },
      after: { name: 'Phường Mới', cityId: 31, ended: false },
    },
    {
      before: { name: 'Phường Mới', cityId: 31, ended: false },
      after: { name: 'Phường Mới', cityId: 31, ended: true },
    },
  ])
})

test('A-256 S20 an administrator adds, moves and closes a school; two of one name do not stand in one ward', async () => {
  const school = { name: 'Trường Tiểu học Tre Xanh', schoolTypeId: 1, districtId: 11_329 }
  const { row } = await first('PLACES_School_Save', { schoolId: null, ...school })
  const again = await first('PLACES_School_Save', { schoolId: null, ...school, name: 'TRƯỜNG TIỂU HỌC TRE XANH' })
  expect(again.fields).toEqual({ name: placeKeepTexts.schoolTaken })
  expect((await first('PLACES_School_Save', { schoolId: null, ...school, districtId: 90_999 })).fields).toEqual({
    districtId: placeFaults.district,
  })
  await first('PLACES_School_Save', { schoolId: row.id, ...school, districtId: 11_383 })
  const inWard = async () => (await rows('Schools_By_District_OPTIONS', { districtId: 11_383 })).map(({ id }) => id)
  expect(await inWard()).toContain(row.id)
  await first('PLACES_School_Save', { schoolId: row.id, ...school, districtId: 11_383, closed: true })
  expect(await inWard()).not.toContain(row.id)
  expect((await first('PLACES_School_Save', { schoolId: 99_999, ...school })).code).toBe('NOT_FOUND')
  expect(await entries('school-kept')).toHaveLength(3)
})

test('A-256 what is downloaded can be loaded and changes nothing', async () => {
  const { length } = await house.db.selectFrom('districts').where('valid_to', 'is', null).select('id').execute()
  const units = await get('units')
  expect(units.startsWith('\ufeffcode,name,city_code\r\n01,Thành phố Hà Nội,\r\n')).toBe(true)
  expect(await check('units', units)).toEqual({ ...none, unchanged: length + 34 })
  const schools = await get('schools')
  expect(schools).toContain('\r\nTrường Tiểu học Hoa Phượng,11329,TH\r\n')
  const { added, changed, faulty } = await load('schools', schools)
  expect([added, changed, faulty]).toEqual([0, 0, 0])
  expect(await entries('places-loaded')).toEqual([])
})

test('A-256 a file says what is new, changed, the same and faulty, each fault at its line; loading it does the good lines in one act, and the second time nothing', async () => {
  const text = `code,name,city_code
4,Phường Ba Đình,1
8,Phường Ngọc Hà Mới,01
80001,"Phường ""Một"", khu A",31

80002,Xã Hòa Bình,98
abc,Xã Sai,31
80003,,31
80001,Phường Một Nữa,31
80004,Xã Không Tỉnh,
97,Tỉnh Mới,
80005,Xã Của Tỉnh Mới,97
`.normalize('NFD')
  const looked = await check('units', text)
  expect(looked).toEqual({
    added: 3,
    changed: 1,
    unchanged: 1,
    faulty: 5,
    faults: [
      { line: 6, fault: placeFileTexts.unknownCity('98') },
      { line: 7, fault: placeFileTexts.badCode },
      { line: 8, fault: placeFileTexts.nameMissing },
      { line: 9, fault: placeFileTexts.twice(4) },
      { line: 10, fault: placeFileTexts.cityMissing },
    ],
  })
  expect((await rows('PLACES_Units_List', { search: '80001' })).length).toBe(0)
  expect(await load('units', text)).toEqual({ added: 3, changed: 1, unchanged: 1, faulty: 5 })
  expect((await rows('PLACES_Units_List', { search: '80001' }))[0]).toMatchObject({ name: 'Phường "Một", khu A' })
  expect(await rows('Cities_OPTIONS', {})).toContainEqual({ id: 97, name: 'Mới' })
  expect((await rows('District_By_City_OPTIONS', { cityId: 97 })).map(({ name }) => name)).toEqual(['Xã Của Tỉnh Mới'])
  expect(await load('units', text)).toEqual({ added: 0, changed: 0, unchanged: 5, faulty: 5 })
  expect(await entries('places-loaded')).toEqual([
    { subject: 'units', details: { added: 3, changed: 1, unchanged: 1, faulty: 5 } },
  ])
})

test('A-256 signs between cells, line ends, a byte order mark and quotes are read as they come', async () => {
  const lines = [
    ['level', 'district_code', 'name'],
    ['th', '166', 'Trường Tiểu học Hoà Bình'],
    ['3', '00166', 'Trường THPT "Hòa Bình"'],
    ['Cấp 1', '166', 'Trường Sai Cấp'],
    ['TH', '99998', 'Trường Sai Xã'],
  ]
  const expected = { added: 2, changed: 0, unchanged: 0, faulty: 2 }
  for (const [sign, end, begin] of [
    [',', '\n', ''],
    [';', '\r\n', '\ufeff'],
    ['\t', '\r', ''],
  ] as const) {
    const text = begin + lines.map((cells) => cells.join(sign)).join(end)
    const { faults, ...counted } = (await check('schools', text)) as { faults: { line: number; fault: string }[] }
    expect([sign, counted]).toEqual([sign, expected])
    expect(faults).toEqual([
      { line: 4, fault: placeFileTexts.badLevel },
      { line: 5, fault: placeFileTexts.unknownDistrict('99998') },
    ])
  }
  await load('schools', lines.map((cells) => cells.join(',')).join('\n'))
  // another place of the tone is the same school: it is called so now
  const again = 'name,district_code,level\nTrường Tiểu học Hòa Bình,166,TH\n'
  expect(await check('schools', again)).toEqual({ ...none, changed: 1 })
})

test('A-256 a file without its head, and one whose quote never ends, say so', async () => {
  expect(await check('schools', 'Trường A,166,TH\n')).toEqual({
    ...none,
    faulty: 1,
    faults: [{ line: 1, fault: placeFileTexts.head(['name', 'district_code', 'level']) }],
  })
  expect(await check('schools', '')).toMatchObject({ faulty: 1 })
  expect(await check('schools', 'name,district_code,level\n"Trường A,166,TH\nTrường B,166,TH\n')).toMatchObject({
    added: 0,
    faults: [{ line: 2, fault: placeFileTexts.openQuote }],
  })
})

test('A-256 ten thousand lines are loaded in one act, once for one key', async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `Trường Tiểu học Nguyễn Văn Trỗi ${at},${at % 2 ? 166 : 11_329},TH`,
  )
  const text = ['name,district_code,level', ...lines].join('\r\n')
  expect(await check('schools', text)).toEqual({ ...none, added: 10_000 })
  const headers = { [onceHeader]: randomUUID() }
  const body = { sqlCommand: 'p_PHUONG_PLACES_File_Load', parameters: { kind: 'schools', text } }
  const send = () => admin.send('POST', '/api/v1.0/dynamic/execute', body, headers)
  const once = await send()
  expect(once.body).toMatchObject({ result: { added: 10_000 }, rowsAffected: 10_000 })
  expect((await send()).body).toEqual(once.body)
  expect(await check('schools', text)).toEqual({ ...none, unchanged: 10_000 })
  expect(await check('schools', `${text}\r\nTrường Thừa,166,TH`)).toMatchObject({
    added: 0,
    faults: [{ line: 10_002, fault: placeFileTexts.tooManyLines }],
  })
})
