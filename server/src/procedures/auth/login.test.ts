import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('the main path of signing in', () => {
  test('C-067 C-068 D60 an e-mail and the SHA-1 hex of the password answer the user with roles, and a session', async () => {
    const caller = new Caller(house.url)
    const { status, body } = await caller.signIn(' CO.LAN@phuong.test ')
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      email: 'co.lan@phuong.test',
      role: 'teacher',
      roles: [{ id: 2, name: 'Teacher' }],
    })
    const me = await caller.call('USERS_Me', {}, 'query/first')
    expect(me.body.result).toEqual(body.result)
  })

  test('C-074 C-101 a wrong password and an unknown account get the same answer and no cookie', async () => {
    const answers = await Promise.all(
      ['co.lan@phuong.test', 'nobody@phuong.test'].map(async (email) => {
        const caller = new Caller(house.url)
        const { status, body } = await caller.signIn(email, 'not the password')
        return { status, code: body.code, message: body.message, cookie: caller.cookie }
      }),
    )
    for (const answer of answers)
      expect(answer).toEqual({
        status: 401,
        code: 'LOGIN_FAILED',
        message: 'Tài khoản không tồn tại hoặc sai mật khẩu!',
        cookie: null,
      })
  })

  test.each([
    ['admin@phuong.test', 'administrator'],
    ['quanly@phuong.test', 'manager'],
    ['nganhang@phuong.test', 'testbank'],
    ['co.lan@phuong.test', 'teacher'],
    ['4a1.01@phuong.test', 'student'],
  ])('A-003 A-092 A-093 B-016 %s is %s', async (email, role) => {
    const caller = await signedIn(house.url, email)
    expect((await caller.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ role })
  })
})

test('A-102 A-103 logout ends the session on the server: the old cookie is nobody', async () => {
  const caller = await signedIn(house.url, '4a2.05@phuong.test')
  const { cookie } = caller
  expect((await caller.call('USERS_Logout', {}, 'execute')).status).toBe(200)
  expect(caller.cookie).toBeNull()
  caller.cookie = cookie
  expect((await caller.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
  expect((await caller.call('Classes_GetJoinedClasses_ByStudentId')).status).toBe(401)
})

test('C-070 C-100 POST /login takes the typed password and ends in the same account', async () => {
  const caller = new Caller(house.url)
  const { status, body } = await caller.send('POST', '/login', {
    email: 'thay.minh@phuong.test',
    password: demoPassword,
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    accessToken: '',
    refreshToken: '',
    userProfile: { email: 'thay.minh@phuong.test' },
  })
  expect(house.log.join('')).not.toContain(demoPassword)
  expect(house.log.join('')).not.toContain(sha1(demoPassword))
})
