import { randomUUID } from 'node:crypto'
import { TEACHER_CONSENT } from '@phuong/domain/forms/consent'
import { onceHeader } from '@phuong/domain/once'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const password = 'phấn trắng bảng đen'
/** What the form sends (C-159, C-160). */
const teacher = (more: Record<string, unknown> = {}) => ({
  firstname: 'Hoa',
  lastname: 'Lê Thị Thu',
  email: `${randomUUID()}@phuong.test`,
  password,
  confirmPassword: password,
  gender: 1,
  userType: 2,
  schoolTypeId: 0,
  parentFullname: '',
  birthday: '1990-01-01',
  consentVersion: TEACHER_CONSENT.version,
  ...more,
})
const register = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  new Caller(house.url).send('POST', '/Register', body, headers)

test('A-443 C-150 C-159 C-160 C-161 C-162 C-171 C-172 a visitor registers as a teacher over POST /Register and signs in', async () => {
  const person = teacher()
  const { status, body } = await register(person)
  expect([status, body]).toEqual([
    200,
    { data: { status: 'success', id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, errors: [] },
  ])
  const row = await house.db.selectFrom('users').where('email', '=', person.email).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    full_name: 'Lê Thị Thu Hoa',
    last_name: 'Lê Thị Thu',
    first_name: 'Hoa',
    sex: null,
    school_type_id: 0,
    date_of_birth: '1990-01-01',
    status: 'ACTIVE',
    must_change_password: false,
  })
  // argon2id of the SHA-1 hex, as every other path stores it: the main path opens it
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
  expect((await new Caller(house.url).signIn(person.email, password)).status).toBe(200)
})

test('C-173 D06 whatever is sent the account is a teacher whom nobody has verified, with no school, and sees nothing of others', async () => {
  const person = teacher({ userType: 5, roleId: 5, schoolId: 1, verified: true, gender: 2, schoolTypeId: 3 })
  await register(person)
  const caller = await signedIn(house.url, person.email, password)
  const { result } = (await caller.call('USERS_Me', {}, 'query/first')).body as { result: Record<string, unknown> }
  expect(result).toMatchObject({ role: 'teacher', schoolId: null, schoolTypeId: 0, gender: null })
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    moduleName: 'PHUONG',
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: {},
  })
  expect(body.results).toEqual([])
  const row = await house.db
    .selectFrom('users')
    .where('email', '=', person.email)
    .select('verified_at')
    .executeTakeFirst()
  expect(row?.verified_at).toBeNull()
})

test('D14 text and version of the consent are stored; without it no account', async () => {
  const person = teacher()
  await register(person)
  const consents = await house.db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .where('users.email', '=', person.email)
    .selectAll('consents')
    .execute()
  expect(consents).toMatchObject([
    { given_by: 'self', text: TEACHER_CONSENT.text, text_version: TEACHER_CONSENT.version },
  ])
  const { body } = await register(teacher({ consentVersion: '' }))
  expect(body).toMatchObject({ data: { status: 'failed' }, errors: [{ field: 'consent' }] })
})

test('C-153 C-154 C-155 C-156 C-157 C-158 C-163 C-171 what is wrong is answered with its message, the first one first', async () => {
  const firstMessage = async (more: Record<string, unknown>) => {
    const { status, body } = await register(teacher(more))
    expect([status, (body.data as { status: string }).status]).toEqual([200, 'failed'])
    return (body.errors as [{ message: string }])[0].message
  }
  expect(await firstMessage({ lastname: ' ' })).toBe('Chưa nhập họ và tên đệm')
  expect(await firstMessage({ firstname: '' })).toBe('Chưa nhập tên')
  expect(await firstMessage({ email: undefined })).toBe('Chưa nhập Email')
  expect(await firstMessage({ email: 'co.hoa@' })).toBe('Email không hợp lệ')
  expect(await firstMessage({ password: '', confirmPassword: '' })).toBe('Chưa nhập mật khẩu')
  expect(await firstMessage({ password: '12345', confirmPassword: '12345' })).toBe('Mật khẩu ít nhất có 6 ký tự')
  expect(await firstMessage({ confirmPassword: '' })).toBe('Chưa nhập xác nhận mật khẩu')
  expect(await firstMessage({ confirmPassword: 'khác' })).toBe('Xác nhận mật khẩu không khớp')
  expect(await firstMessage({ email: 'co.lan@phuong.test' })).toBe('Email đã được đăng ký')
  expect(await firstMessage({ password: 'abc123', confirmPassword: 'abc123' })).toBe('Mật khẩu quá phổ biến')
})

test('C-174 H159 sent again with its key it is one account; sent by two at once without, one of them', async () => {
  const person = teacher()
  const key = { [onceHeader]: randomUUID() }
  const answers = await Promise.all([register(person, key), register(person, key), register(person, key)])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const other = teacher()
  const raced = await Promise.all([register(other), register(other)])
  expect(raced.map(({ body }) => (body.data as { status: string }).status).sort()).toEqual(['failed', 'success'])
})

test('H103 passwords of 64 signs, with marks in either form and with pictures are taken at every door; NUL, 300 signs and a megabyte at none', async () => {
  const long = 'Mưa rơi trên sân trường, 64 ký tự: '.padEnd(64, 'abcdefgh')
  for (const typed of [long, 'phấn trắng vở mới'.normalize('NFD'), 'bút chì 🌸✏️ tím']) {
    const person = teacher({ password: typed, confirmPassword: typed })
    expect([typed, (await register(person)).body]).toMatchObject([typed, { data: { status: 'success' } }])
    // the main path hashes what the browser sends, the other door what is typed: both take either form
    expect((await new Caller(house.url).signIn(person.email, typed.normalize('NFC'))).status).toBe(200)
    for (const form of ['NFC', 'NFD'] as const) {
      const body = { email: person.email, password: typed.normalize(form) }
      expect((await new Caller(house.url).send('POST', '/login', body)).status).toBe(200)
    }
  }
  const nul = 'hoa\u0000phượng'
  for (const path of ['/Register', '/login'])
    expect(
      (await new Caller(house.url).send('POST', path, teacher({ password: nul, confirmPassword: nul }))).status,
    ).toBe(400)
  const tooLong = 'x'.repeat(300)
  expect((await register(teacher({ password: tooLong, confirmPassword: tooLong }))).body).toMatchObject({
    errors: [{ field: 'password', message: 'Mật khẩu dài quá 256 ký tự' }],
  })
  const megabyte = 'x'.repeat(1_000_000)
  expect((await register(teacher({ password: megabyte }))).status).toBeGreaterThanOrEqual(400)
  expect(
    (await new Caller(house.url).send('POST', '/login', { email: 'a@b.vn', password: megabyte })).status,
  ).toBeGreaterThanOrEqual(400)
})
