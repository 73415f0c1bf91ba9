import { randomUUID } from 'node:crypto'
import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import { onceHeader } from '@phuong/domain/once'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const password = 'hoa phượng đỏ 2017'
const pupil = (more: Record<string, unknown> = {}) => ({
  Email: `${randomUUID()}@phuong.test`,
  Password: sha1(password),
  FullName: 'Nguyễn Ngọc Quỳnh Như',
  Phone: '0912345678',
  SchoolTypeId: 1,
  ClassId: 4,
  Sex: false,
  Status: 'ACTIVE',
  Birthday: '2017-01-11',
  RoleId: 1,
  ConsentVersion: PUPIL_CONSENT.version,
  ...more,
})

const register = (person: Record<string, unknown>, key?: string, caller = new Caller(house.url)) =>
  caller.send(
    'POST',
    '/api/v1.0/dynamic/execute',
    { sqlCommand: 'p_PHUONG_Users_Register', parameters: person },
    key === undefined ? {} : { [onceHeader]: key },
  )
const rowOf = async (email: string) => {
  const user = await house.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow()
  const roles = await house.db.selectFrom('user_roles').where('user_id', '=', user.id).select('role_id').execute()
  return { ...user, roles: roles.map(({ role_id }) => role_id) }
}

test('C-103 C-132 C-133 C-136 C-137 C-138 C-139 a visitor looks the e-mail up, registers as a pupil, is answered an id and signs in', async () => {
  const visitor = new Caller(house.url)
  const person = pupil()
  const lookUp = () => visitor.call('USERS_CheckByEmail', { email: person.Email }, 'query/first')
  expect((await lookUp()).body).toEqual({ result: { exists: false } })
  const { status, body } = await register(person)
  expect([status, body]).toEqual([200, { result: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, rowsAffected: 1 }])
  expect((await lookUp()).body).toEqual({ result: { exists: true } })
  expect(await rowOf(person.Email)).toMatchObject({
    full_name: 'Nguyễn Ngọc Quỳnh Như',
    first_name: 'Như',
    phone: '0912345678',
    grade: 4,
    sex: false,
    status: 'ACTIVE',
    date_of_birth: '2017-01-11',
    must_change_password: false,
    roles: [1],
  })
  expect((await visitor.signIn(person.Email, password)).status).toBe(200)
})

test('C-127 C-128 C-129 C-130 the level follows the class, whatever is sent', async () => {
  const levels = []
  for (const ClassId of [0, 1, 5, 6, 9, 10, 12]) {
    const person = pupil({ ClassId, SchoolTypeId: 2 })
    await register(person)
    levels.push((await rowOf(person.Email)).school_type_id)
  }
  expect(levels).toEqual([0, 1, 1, 2, 2, 3, 3])
})

test('C-141 A-243 role and status are forced for who is no administrator, also for a teacher who sends them', async () => {
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  for (const caller of [new Caller(house.url), teacher]) {
    const person = pupil({ RoleId: 5, roleid: 4, Status: 'LOCKED' })
    expect((await register(person, undefined, caller)).status).toBe(200)
    expect(await rowOf(person.Email)).toMatchObject({ roles: [1], status: 'ACTIVE', verified_at: null })
  }
})

test('C-141 D12 an administrator makes an account of another role, whose password must be changed', async () => {
  const admin = await signedIn(house.url, 'admin@phuong.test')
  const person = pupil({ RoleId: 2, ConsentVersion: null, ClassId: null })
  expect((await register(person, undefined, admin)).status).toBe(200)
  expect(await rowOf(person.Email)).toMatchObject({ roles: [2], must_change_password: true })
})

test('C-140 names of parameters count without regard to case, and absent ones are empty', async () => {
  const email = `${randomUUID()}@phuong.test`
  const { status } = await register({
    email,
    password: sha1(password),
    fullName: 'Lê An',
    consentversion: PUPIL_CONSENT.version,
  })
  expect(status).toBe(200)
  expect(await rowOf(email)).toMatchObject({
    full_name: 'Lê An',
    phone: null,
    grade: null,
    school_type_id: null,
    sex: null,
  })
})

test('C-108 C-110 C-140 A-226 a phone and a birthday are what one of the forms takes, whoever sends them', async () => {
  const phones = {
    abc: 400,
    '<b>': 400,
    '0912 345 678': 400,
    '٠٩١٢٣٤٥٦٧٨': 400,
    '+84912345678': 200,
    '84912345678': 200,
    '': 200,
  }
  for (const [Phone, expected] of Object.entries(phones)) {
    const { status, body } = await register(pupil({ Phone }))
    expect([Phone, status, Object.keys(body.fields ?? {})]).toEqual([
      Phone,
      expected,
      expected === 200 ? [] : ['Phone'],
    ])
  }
  for (const [Birthday, text] of [
    ['2999-01-01', 'Ngày sinh ở tương lai'],
    ['0001-01-01', 'Ngày sinh chưa đúng, ghi ngày/tháng/năm'],
  ] as const) {
    const { status, body } = await register(pupil({ Birthday }))
    expect([status, body.fields]).toEqual([400, { Birthday: text }])
  }
})

test('D14 A-220 C-104 text and version of the consent are stored, of a representative or of who is sixteen; without it no account', async () => {
  const [child, grown, none] = [
    pupil({ Birthday: '2017-01-11' }),
    pupil({ Birthday: '2000-05-01', ClassId: 12 }),
    pupil({ ConsentVersion: 'old' }),
  ]
  const refused = await register(none)
  expect([refused.status, refused.body.fields]).toEqual([400, { Consent: 'Cần đánh dấu đồng ý thì mới đăng ký được' }])
  expect(await house.db.selectFrom('users').where('email', '=', none.Email).select('id').execute()).toEqual([])
  for (const [person, givenBy] of [
    [child, 'representative'],
    [grown, 'self'],
  ] as const) {
    await register(person)
    const { id } = await rowOf(person.Email)
    const consents = await house.db.selectFrom('consents').where('user_id', '=', id).selectAll().execute()
    expect(consents).toMatchObject([
      { given_by: givenBy, text_version: PUPIL_CONSENT.version, text: PUPIL_CONSENT.text },
    ])
  }
})

test('C-134 C-174 A-224 an address that somebody has is refused in whatever spelling, also when two race; nothing is registered', async () => {
  const person = pupil()
  const answers = await Promise.all([
    register(person),
    register({ ...person, Email: ` ${person.Email.toUpperCase()}` }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'EMAIL_TAKEN', message: 'Email đã được đăng ký' })
  const rows = await house.db.selectFrom('users').where('email', '=', person.Email).select('id').execute()
  expect(rows).toHaveLength(1)
})

test('H159 the same registration sent again, one after the other or at once, makes one account and answers the same id', async () => {
  const person = pupil()
  const key = randomUUID()
  const [first, second] = await Promise.all([register(person, key), register(person, key)])
  const third = await register(person, key)
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
  expect(second.body).toEqual(first.body)
  expect(third.body).toEqual(first.body)
})

test('H159 a key that made one account makes no other one, and nobody is told that an e-mail is taken', async () => {
  const key = randomUUID()
  await register(pupil(), key)
  const other = pupil()
  const { status, body } = await register(other, key)
  expect([status, body.code]).toEqual([422, 'KEY_REUSED'])
  expect(await house.db.selectFrom('users').where('email', '=', other.Email).select('id').execute()).toEqual([])
  expect((await register(other, randomUUID())).status).toBe(200)
})

test('D15 D66 a password that everybody uses, one that is too short, and the own name are refused at its field', async () => {
  for (const [typed, text] of [
    ['123456', 'Mật khẩu quá phổ biến'],
    ['12345', 'Tối thiểu 6 ký tự!'],
    ['quynhnhu2017', 'Mật khẩu quá phổ biến'],
  ] as const) {
    const { status, body } = await register(pupil({ Password: sha1(typed) }))
    expect([typed, status, body.fields]).toEqual([typed, 400, { Password: text }])
  }
})

test('A-222 A-223 A-225 what no form sends is refused by its field, and no account is half made', async () => {
  const before = await house.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirst()
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ Email: 'lan@phuong' }, 'Email', 'Email không hợp lệ'],
    [{ Email: null }, 'Email', 'Vui lòng nhập E-mail!'],
    [{ FullName: '  ' }, 'FullName', 'Vui lòng nhập Họ và tên'],
    [{ FullName: '<script>alert(1)</script>' }, 'FullName', 'Họ và tên có chữ số'],
    [{ FullName: 'a'.repeat(5_000) }, 'FullName', 'Họ và tên dài quá 100 ký tự'],
    [{ FullName: 'Bé 🌸' }, 'FullName', 'Họ và tên có ký tự lạ'],
  ]
  for (const [more, field, text] of wrong) {
    const { status, body } = await register(pupil(more))
    expect([field, status, body.fields]).toEqual([field, 400, { [field]: text }])
  }
  const after = await house.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirst()
  expect(after).toEqual(before)
})

test('H145 H147 a name in NFD with doubled blanks and direction marks is stored clean', async () => {
  const person = pupil({ FullName: `  ${'Nguyễn  Văn'.normalize('NFD')}\u202e\u00a0Ân ` })
  await register(person)
  expect((await rowOf(person.Email)).full_name).toBe('Nguyễn Văn Ân')
})

test('D60 C-105 a pupil registers with a user name in place of an e-mail and signs in with it', async () => {
  const person = pupil({ Email: null, UserName: 'quynhnhu.4a1' })
  expect((await register(person)).status).toBe(200)
  expect((await new Caller(house.url).signIn('QuynhNhu.4A1', password)).status).toBe(200)
})

test('D60 nobody registers with a user name that looks like the house, however it is written, an administrator neither', async () => {
  const count = () =>
    house.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const fields = { UserName: 'Tên đăng nhập này dành riêng cho nhà trường' }
  for (const UserName of ['admin', 'Quan.Tri', 'HE_THONG', 'giao-vien', 'ｐｈｕｏｎｇ', ' r.o_o-t '])
    expect((await register(pupil({ Email: null, UserName }))).body, UserName).toMatchObject({
      code: 'BAD_PARAMETERS',
      fields,
    })
  const admin = await signedIn(house.url, 'admin@phuong.test')
  const byAdmin = await register(pupil({ Email: null, UserName: 'Administrator' }), undefined, admin)
  expect([byAdmin.status, byAdmin.body.fields]).toEqual([400, fields])
  expect(await count()).toEqual(before)
})

test('C-174 registrations of one address are bounded, at more than a school makes in an hour', async () => {
  const person = pupil()
  await register(person)
  // the product's own note of it, as often as a large school would make it
  const [note] = await house.db.selectFrom('login_attempts').orderBy('id', 'desc').limit(1).selectAll().execute()
  const { account_hash, address_hash } = note as NonNullable<typeof note>
  const more = (count: number) =>
    house.db
      .insertInto('login_attempts')
      .values(Array.from({ length: count }, () => ({ account_hash, address_hash, tried_at: house.clock.now() })))
      .execute()
  await more(900)
  expect((await register(pupil())).status).toBe(200)
  await more(100)
  const refused = await register(pupil())
  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    'TOO_MANY_REGISTRATIONS',
    3_600,
  ])
  // who has an account already is not kept from it
  expect((await new Caller(house.url).signIn(person.Email, password)).status).toBe(200)
  house.clock.forward(3_601_000)
  expect((await register(pupil())).status).toBe(200)
})

test('A-220 A-238 A-254 D05 city, district and school are stored with the level of the school; another school is its name alone', async () => {
  const school = await house.db
    .selectFrom('schools')
    .innerJoin('districts', 'districts.id', 'schools.district_id')
    .select(['schools.id', 'schools.name', 'schools.school_type_id', 'district_id', 'city_id'])
    .executeTakeFirstOrThrow()
  const place = { CityId: school.city_id, DepartmentId: school.district_id, SchoolId: school.id, ClassId: null }
  const listed = pupil(place)
  expect((await register(listed)).status).toBe(200)
  expect(await rowOf(listed.Email)).toMatchObject({
    city_id: school.city_id,
    department_id: school.district_id,
    school_id: school.id,
    school_name: school.name,
    school_type_id: school.school_type_id,
    grade: null,
  })
  const other = pupil({ ...place, SchoolId: 0, SchoolName: '  Trường  Tiểu học Cây Bàng ' })
  expect((await register(other)).status).toBe(200)
  expect(await rowOf(other.Email)).toMatchObject({ school_id: null, school_name: 'Trường Tiểu học Cây Bàng' })
  const elsewhere = await register(pupil({ ...place, CityId: school.city_id === 1 ? 4 : 1 }))
  expect([elsewhere.status, Object.keys(elsewhere.body.fields as object)]).toEqual([400, ['DepartmentId']])
})

test('P4 C-174 forty who register at the same moment all get their account, and nobody of them twice when all send it again', async () => {
  const people = Array.from({ length: 40 }, (_, at) => ({
    person: pupil({ FullName: `Lê An ${'Ngọc '.repeat(at % 3)}Vy` }),
    key: randomUUID(),
  }))
  const all = () => Promise.all(people.map(({ person, key }) => register(person, key)))
  const first = await all()
  expect(first.map(({ status }) => status)).toEqual(people.map(() => 200))
  const again = await all()
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  const emails = people.map(({ person }) => person.Email)
  expect(await house.db.selectFrom('users').where('email', 'in', emails).select('id').execute()).toHaveLength(40)
})
