import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, demoPassword, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { users } from './users.ts'

const crud = '/api/v1.0/dynamic/crud'
const people = { subModuleName: 'USERS', entityName: 'Users' }

let house: TestHouse
let admin: Caller
let teacher: Caller
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

type Row = Record<string, unknown>
const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const put = async (caller: Caller, email: string, parameters: Row) =>
  caller.send('PUT', crud, { ...people, entityId: await idOf(email), parameters, CurrentPassword: sha1(demoPassword) })
/** The same without the own password. */
const putUnproved = async (caller: Caller, email: string, parameters: Row, more: Row = {}) =>
  caller.send('PUT', crud, { ...people, entityId: await idOf(email), parameters, ...more })
/** A city with two wards of it, and a ward of another city. */
const someWards = async () => {
  const wards = await house.db.selectFrom('districts').orderBy('id').select(['id', 'city_id']).execute()
  const own = wards.filter(({ city_id }) => city_id === 79)
  const other = wards.find(({ city_id }) => city_id === 1)
  if (own[0] === undefined || own[1] === undefined || other === undefined) throw new Error('no such wards')
  return { cityId: 79, departmentId: own[0].id, second: own[1].id, foreign: other.id }
}
const rowOf = async (email: string): Promise<Row> =>
  (
    (await admin.send('POST', `${crud}/read`, { ...people, parameters: { filters: { email } } })).body.results as Row[]
  )[0] as Row
const meOf = async (caller: Caller) => (await caller.call('USERS_Me', {}, 'query/first')).body.result as Row

describe('A-378 H118 nothing of a password is a field', () => {
  test('not to be read, not to be written, not to be filtered or sorted by', () => {
    const fields = [...Object.keys(users.read?.fields ?? {}), ...Object.keys(users.update?.input.shape ?? {})]
    expect(fields.filter((field) => /pass|hash|secret|token|key/i.test(field))).toEqual([])
  })

  test('no answer about accounts holds a hash or a key', async () => {
    const answers = [
      await admin.send('POST', `${crud}/read`, { ...people, parameters: { PageSize: 500 } }),
      await admin.call('USERS_Search', { PageSize: 100 }),
      await teacher.send('POST', `${crud}/read`, people),
      await admin.call('USERS_CheckByEmail', { email: 'co.lan@phuong.test' }),
    ]
    const { queue_key } = await house.db
      .selectFrom('users')
      .where('email', '=', 'co.lan@phuong.test')
      .select('queue_key')
      .executeTakeFirstOrThrow()
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/argon2|password/i)
      expect(text).not.toContain(queue_key.toString('base64'))
    }
  })
})

describe('A-180 A-182 the profile', () => {
  test('A-179 A-181 D05 its nine fields are stored, cleaned, and come back by their wire names; the school by id stays', async () => {
    const { cityId, departmentId } = await someWards()
    const profile = {
      fullName: '  Nguyễn   Thị  Lan '.normalize('NFD'),
      phone: '0912345679',
      sex: 0,
      dateofBirth: '1988-03-27',
      schoolTypeId: 1,
      cityId,
      departmentId,
      schoolName: ' Trường  Tiểu học ',
      classId: null,
    }
    expect((await put(teacher, 'co.lan@phuong.test', profile)).body).toEqual({ rowsAffected: 1 })
    expect(await rowOf('co.lan@phuong.test')).toMatchObject({
      ...profile,
      fullName: 'Nguyễn Thị Lan',
      lastName: 'Nguyễn Thị',
      firstName: 'Lan',
      schoolName: 'Trường Tiểu học',
      sex: false,
      schoolId: 1,
      roleId: 2,
    })
    const found = await admin.call('USERS_Search', { email: 'nguyen thi lan' })
    expect(found.body.results).toMatchObject([{ email: 'co.lan@phuong.test' }])
  })

  test('B-025 a name comes in as fullName or fullname', async () => {
    await put(pupil, '4a1.01@phuong.test', { fullname: 'Lê Thị Thu Ân' })
    expect(await rowOf('4a1.01@phuong.test')).toMatchObject({ fullName: 'Lê Thị Thu Ân', firstName: 'Ân' })
  })

  test('A-097 sex comes in as 1, 0, true or false and goes out as sex and gender', async () => {
    for (const [given, sex, gender] of [
      [1, true, 1],
      [0, false, 2],
      [true, true, 1],
      [false, false, 2],
    ]) {
      expect((await put(pupil, '4a1.01@phuong.test', { sex: given })).status).toBe(200)
      expect(await rowOf('4a1.01@phuong.test')).toMatchObject({ sex })
      expect(await meOf(pupil)).toMatchObject({ sex, gender })
    }
    for (const sex of [2, '1', 'true', -1]) expect((await put(pupil, '4a1.01@phuong.test', { sex })).status).toBe(400)
  })

  test('A-163 A-183 B-711 C-088 a birthday is a date without time; 1900-01-01 and null are none, and one is asked for', async () => {
    await put(pupil, '4a1.01@phuong.test', { dateofBirth: '2017-02-28' })
    expect(await rowOf('4a1.01@phuong.test')).toMatchObject({ dateofBirth: '2017-02-28' })
    expect(await meOf(pupil)).toMatchObject({ dateofBirth: '2017-02-28', birthday: '2017-02-28 00:00:00' })
    for (const empty of ['1900-01-01', null])
      expect(await put(pupil, '4a1.01@phuong.test', { dateofBirth: empty })).toMatchObject({
        status: 400,
        body: { fields: { dateofBirth: 'Chưa nhập Ngày sinh' } },
      })
    // an old row that holds the empty date is empty on the wire
    await house.db
      .updateTable('users')
      .set({ date_of_birth: '1900-01-01' })
      .where('email', '=', '4a1.01@phuong.test')
      .execute()
    expect(await rowOf('4a1.01@phuong.test')).toMatchObject({ dateofBirth: null })
    expect(await meOf(pupil)).toMatchObject({ dateofBirth: null, birthday: null })
  })

  test.each([
    { fullName: '' },
    { fullName: ' \u200b ' },
    { fullName: 'x'.repeat(201) },
    { phone: '12345' },
    { phone: '09123456789' },
    { phone: '０９１２３４５６７８' },
    { dateofBirth: '2017-02-29' },
    { dateofBirth: '0000-01-01' },
    { dateofBirth: '28/02/2017' },
    { schoolTypeId: 4 },
    { schoolTypeId: -1 },
    { cityId: 0 },
    { cityId: 3_000_000_000 },
    { departmentId: 2_147_483_648 },
    { schoolName: '\u200b' },
    { classId: 13 },
    { classId: 6 },
    { dateofBirth: '2999-01-01' },
    { dateofBirth: '1850-01-01' },
    { fullName: 'Ân' },
    { fullName: 'Lê Ân 2' },
    { cityId: 9_999 },
    { departmentId: 9_999 },
  ])('%j is 400', async (parameters) => {
    const { status, body } = await put(pupil, '4a1.01@phuong.test', parameters)
    expect([status, Object.keys(body.fields as Row)]).toEqual([400, Object.keys(parameters)])
  })

  test('D05 the profile changes neither school, role, address nor anything else that is not the person’s to set', async () => {
    for (const field of ['schoolId', 'roleId', 'email', 'userName', 'userCode', 'verified', 'status', 'avatarUrl']) {
      const { status } = await put(teacher, 'co.lan@phuong.test', { [field]: 1, phone: '0911111111' })
      expect([field, status]).toEqual([field, 400])
    }
    expect(await rowOf('co.lan@phuong.test')).toMatchObject({ schoolId: 1, roleId: 2, phone: '0912345679' })
  })

  test('D02 a pupil corrects the level, a teacher sets an empty one once, an admin may change it', async () => {
    expect((await put(pupil, '4a1.01@phuong.test', { schoolTypeId: 2, classId: 6 })).status).toBe(200)
    expect((await put(pupil, '4a1.01@phuong.test', { schoolTypeId: 1, classId: 4 })).status).toBe(200)
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    expect((await put(newcomer, 'gv.moi@phuong.test', { schoolTypeId: 1 })).status).toBe(200)
    expect((await put(newcomer, 'gv.moi@phuong.test', { schoolTypeId: 1 })).status).toBe(200)
    expect((await put(newcomer, 'gv.moi@phuong.test', { schoolTypeId: 2 })).status).toBe(403)
    expect((await put(admin, 'gv.moi@phuong.test', { schoolTypeId: 2 })).status).toBe(200)
    const listed = await signedIn(house.url, 'gv.quantri@phuong.test')
    expect((await put(listed, 'gv.quantri@phuong.test', { schoolTypeId: 2 })).status).toBe(200)
    // being on the admin list opens nobody else's account
    expect((await put(listed, 'gv.moi@phuong.test', { schoolTypeId: 1 })).status).toBe(403)
  })

  test('A-177 a district belongs to the city; another city takes it away, and what is no more may stay', async () => {
    const { cityId, departmentId, second, foreign } = await someWards()
    const place = async () => {
      const row = await rowOf('4a1.01@phuong.test')
      return [row.cityId, row.departmentId]
    }
    await put(pupil, '4a1.01@phuong.test', { cityId, departmentId })
    expect(await put(pupil, '4a1.01@phuong.test', { departmentId: foreign })).toMatchObject({
      status: 400,
      body: { fields: { departmentId: 'Quận/Huyện không thuộc Tỉnh/Thành phố đã chọn' } },
    })
    expect((await put(pupil, '4a1.01@phuong.test', { departmentId: second })).status).toBe(200)
    expect(await place()).toEqual([cityId, second])
    expect((await put(pupil, '4a1.01@phuong.test', { cityId: 1 })).status).toBe(200)
    expect(await place()).toEqual([1, null])
    // what old profiles hold is no unit of today
    await house.db
      .updateTable('users')
      .set({ city_id: 9_998, department_id: 9_999 })
      .where('email', '=', '4a1.01@phuong.test')
      .execute()
    const stays = { cityId: 9_998, departmentId: 9_999, sex: 1 }
    expect((await put(pupil, '4a1.01@phuong.test', stays)).status).toBe(200)
    expect((await put(pupil, '4a1.01@phuong.test', { cityId: null, departmentId: null })).status).toBe(200)
    expect(await place()).toEqual([null, null])
  })

  test('an own phone changes with the own password alone; an administrator needs none', async () => {
    const refused = {
      status: 400,
      body: { code: 'WRONG_CURRENT_PASSWORD', fields: { CurrentPassword: 'Mật khẩu hiện tại không đúng' } },
    }
    const email = '4a1.02@phuong.test'
    const own = await signedIn(house.url, email)
    const { phone } = await rowOf(email)
    expect(await putUnproved(own, email, { phone: '0912000222', sex: 1 })).toMatchObject(refused)
    const wrong = { CurrentPassword: sha1('sai rồi') }
    expect(await putUnproved(own, email, { phone: '0912000222' }, wrong)).toMatchObject(refused)
    expect(await rowOf(email)).toMatchObject({ phone })
    expect((await putUnproved(own, email, { phone, sex: 1 })).status).toBe(200)
    expect((await put(own, email, { phone: '0912000222' })).status).toBe(200)
    // sent again, since the answer was lost
    expect((await putUnproved(own, email, { phone: '0912000222' })).status).toBe(200)
    expect((await putUnproved(admin, email, { phone: '0912000223' })).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ phone: '0912000223' })
  })

  test('an own phone asks for the own password however the id is spelled, of an administrator too', async () => {
    for (const [caller, email] of [
      [admin, 'admin@phuong.test'],
      [teacher, 'co.lan@phuong.test'],
    ] as const) {
      const { id, phone } = await rowOf(email)
      const { status, body } = await caller.send('PUT', crud, {
        ...{ subModuleName: 'USERS', entityName: 'Users', entityId: String(id).toUpperCase() },
        parameters: { phone: '0912000444' },
      })
      expect([email, status, body.code]).toEqual([email, 400, 'WRONG_CURRENT_PASSWORD'])
      expect(await rowOf(email)).toMatchObject({ phone })
    }
  })

  test('D68 a pupil’s phone may stay empty, a teacher’s not', async () => {
    expect((await put(pupil, '4a1.01@phuong.test', { phone: null })).status).toBe(200)
    expect(await put(teacher, 'co.lan@phuong.test', { phone: '' })).toMatchObject({
      status: 400,
      body: { fields: { phone: 'Số điện thoại không hợp lệ' } },
    })
  })

  test('H160 the later of two pages is told what was saved meanwhile', async () => {
    const seen = { schoolName: 'Trường cũ' }
    const { status, body } = await putUnproved(pupil, '4a1.01@phuong.test', { schoolName: 'Trường mới' }, { seen })
    const { schoolName } = await rowOf('4a1.01@phuong.test')
    expect([status, body.code, body.newer]).toEqual([409, 'STALE', { schoolName }])
  })

  test('H121 a sample account stays as it is, for itself and for an administrator', async () => {
    const sample = await signedIn(house.url, 'hs.lop3@phuong.test')
    for (const caller of [sample, admin]) {
      const { status, body } = await put(caller, 'hs.lop3@phuong.test', { phone: '0912000333' })
      expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    }
    expect(await rowOf('hs.lop3@phuong.test')).toMatchObject({ phone: null })
  })
})
