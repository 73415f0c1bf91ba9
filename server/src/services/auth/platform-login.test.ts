import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Caller, sha1 } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

type Seen = { method: string; url: string; authorization: string | undefined; body: unknown }
type Account = { password: string; loginProfile?: object; baseProfile?: object }

/** The other platform: a real HTTP server with accounts of its own, which can be told to misbehave. */
const platform = {
  seen: [] as Seen[],
  accounts: new Map<string, Account>(),
  misbehave: null as null | ((request: IncomingMessage, response: ServerResponse) => boolean),
}

const answer = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const server: Server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const body = text ? JSON.parse(text) : null
    platform.seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body,
    })
    if (platform.misbehave?.(request, response)) return
    if (request.url === '/login') {
      const account = platform.accounts.get(body.email)
      if (account?.password !== body.password) return answer(response, 401, { message: 'no' })
      return answer(response, 200, {
        data: { accessToken: `token of ${body.email}`, refreshToken: 'r', userProfile: account?.loginProfile },
      })
    }
    const email = request.headers.authorization?.replace('Bearer token of ', '') ?? ''
    return answer(response, 200, { data: {}, userProfile: platform.accounts.get(email)?.baseProfile ?? {} })
  })
})

let house: TestHouse
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  house = await openHouse({ PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await house.close()
  server.close()
})
beforeEach(() => {
  platform.seen.length = 0
  platform.accounts.clear()
  platform.misbehave = null
})

const login = (email: string, password: string) => new Caller(house.url).send('POST', '/login', { email, password })
const stored = (email: string) =>
  house.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where('email', '=', email)
    .selectAll()
    .executeTakeFirst()

describe('the alternate path', () => {
  test('C-069 C-070 C-071 C-072 C-092 C-099 C-204 the platform is asked, then who it is, and a pupil is registered here', async () => {
    platform.accounts.set('ban@noikhac.vn', {
      password: 'mật khẩu gõ tay',
      loginProfile: { roleCode: 'PUPIL' },
      baseProfile: {
        fullName: 'Nguyễn Ngọc Quỳnh Như',
        roleCode: 'PUPIL',
        schoolTypeId: 1,
        cityId: 79,
        phone: '0912345678',
      },
    })
    const { status, body } = await login('ban@noikhac.vn', 'mật khẩu gõ tay')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      accessToken: '',
      refreshToken: '',
      userProfile: { email: 'ban@noikhac.vn', role: 'student', roleCode: 'PUPIL', fullName: 'Nguyễn Ngọc Quỳnh Như' },
    })
    expect(platform.seen).toEqual([
      {
        method: 'POST',
        url: '/login',
        authorization: undefined,
        body: { email: 'ban@noikhac.vn', password: 'mật khẩu gõ tay' },
      },
      { method: 'GET', url: '/Home/GetBaseInfo', authorization: 'Bearer token of ban@noikhac.vn', body: null },
    ])
    const row = await stored('ban@noikhac.vn')
    expect(row).toMatchObject({ role_id: 1, school_type_id: 1, city_id: 79, phone: '0912345678', first_name: 'Như' })
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(row?.must_change_password).toBe(false)
    // the main path opens the same account from now on
    expect((await new Caller(house.url).signIn('ban@noikhac.vn', 'mật khẩu gõ tay')).status).toBe(200)
  })

  test('C-093 C-094 C-205 any other roleCode is a teacher, and what the profile lacks stays empty', async () => {
    platform.accounts.set('thay@noikhac.vn', {
      password: 'p',
      baseProfile: { fullName: 'Trần Ân', roleCode: 'SUPERADMIN' },
    })
    expect((await login('thay@noikhac.vn', 'p')).status).toBe(200)
    expect(await stored('thay@noikhac.vn')).toMatchObject({
      role_id: 2,
      school_type_id: null,
      city_id: null,
      phone: null,
    })
    // a password that nobody may take here is changed before anything else
    expect(await stored('thay@noikhac.vn')).toMatchObject({ must_change_password: true })
  })

  test('C-098 an account that exists stays as it is, and no roleId of the browser or the platform counts', async () => {
    platform.accounts.set('4a1.20@phuong.test', {
      password: 'mật khẩu bên kia',
      baseProfile: { fullName: 'Tên Khác', roleCode: 'TEACHER', roleId: 5 },
    })
    const before = await stored('4a1.20@phuong.test')
    const { body } = await new Caller(house.url).send('POST', '/login', {
      email: '4a1.20@phuong.test',
      password: 'mật khẩu bên kia',
      roleId: 5,
    })
    expect(body.data).toMatchObject({ userProfile: { role: 'student', email: '4a1.20@phuong.test' } })
    expect(await stored('4a1.20@phuong.test')).toEqual(before)
  })

  test('C-098 an answer that names somebody else signs nobody in', async () => {
    platform.accounts.set('ke.gian@noikhac.vn', {
      password: 'p',
      baseProfile: { email: 'admin@phuong.test', roleCode: 'X' },
    })
    expect((await login('ke.gian@noikhac.vn', 'p')).status).toBe(401)
    expect(await stored('ke.gian@noikhac.vn')).toBeUndefined()
  })

  test.each([
    ['refuses the password', () => false],
    [
      'fails in step 2',
      (request: IncomingMessage, response: ServerResponse) =>
        request.url !== '/login' && !!response.writeHead(500).end(),
    ],
    [
      'answers a page',
      (_: IncomingMessage, response: ServerResponse) =>
        !!response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    ],
    ['hangs up', (request: IncomingMessage) => !!request.socket.destroy()],
    [
      'redirects',
      (_: IncomingMessage, response: ServerResponse) =>
        !!response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('C-073 the platform %s: the main path signs in', async (_, misbehave) => {
    platform.misbehave = misbehave
    platform.accounts.set('8a.11@phuong.test', { password: 'phuong123x' })
    const { status, body } = await login('8a.11@phuong.test', 'phuong123')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ userProfile: { email: '8a.11@phuong.test' } })
  })

  test('C-073 C-074 both paths fail: the one text of a failed login', async () => {
    expect(await login('8a.12@phuong.test', 'wrong')).toMatchObject({
      status: 401,
      body: { message: 'Tài khoản không tồn tại hoặc sai mật khẩu!' },
    })
  })

  test('C-100 neither log nor database ever holds the typed password', async () => {
    platform.accounts.set('kin@noikhac.vn', { password: 'rất kín đáo 99', baseProfile: { roleCode: 'PUPIL' } })
    await login('kin@noikhac.vn', 'rất kín đáo 99')
    const row = JSON.stringify(await stored('kin@noikhac.vn'))
    for (const text of [house.log.join(''), row]) {
      expect(text).not.toContain('rất kín đáo 99')
      expect(text).not.toContain(sha1('rất kín đáo 99'))
    }
  })
})

test('C-069 C-098 without a configured platform nobody is asked', async () => {
  const alone = await openHouse()
  const { status } = await new Caller(alone.url).send('POST', '/login', {
    email: '8a.13@phuong.test',
    password: 'phuong123',
  })
  expect(status).toBe(200)
  expect(platform.seen).toEqual([])
  await alone.close()
})
