import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { secondsToWait } from './throttle.ts'

describe('how long the next try waits', () => {
  const none = { account: 0, accountAge: 0, accountSpan: 0, address: 0, addressSpan: 0 }
  test('C-101 five tries are free, then each waits twice as long as the one before', () => {
    expect([0, 1, 2, 3, 4].map((account) => secondsToWait({ ...none, account }))).toEqual([0, 0, 0, 0, 0])
    expect([5, 6, 7, 8, 9].map((account) => secondsToWait({ ...none, account }))).toEqual([2, 4, 8, 16, 32])
    expect(secondsToWait({ ...none, account: 6, accountAge: 3 })).toBe(1)
    expect(secondsToWait({ ...none, account: 6, accountAge: 4 })).toBe(0)
  })
  test('C-101 S17 after ten none is heard until the oldest is ten minutes old', () => {
    expect(secondsToWait({ ...none, account: 10, accountAge: 300, accountSpan: 400 })).toBe(200)
    expect(secondsToWait({ ...none, address: 300, addressSpan: 590 })).toBe(10)
    expect(secondsToWait({ ...none, address: 299, addressSpan: 590 })).toBe(0)
  })
})

describe('signing in over and over', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  test('C-101 H101 repeated failures of one account are slowed, then refused with the same text, and the account comes back', async () => {
    const caller = new Caller(house.url)
    const wrong = () => caller.signIn('4a2.02@phuong.test', 'wrong')
    for (let tries = 0; tries < 5; tries++) expect((await wrong()).status).toBe(401)
    const slowed = await wrong()
    expect(slowed.status).toBe(429)
    expect(slowed.headers.get('retry-after')).toBe('2')
    expect(slowed.body).toMatchObject({ code: 'TOO_MANY_TRIES', message: 'Tài khoản không tồn tại hoặc sai mật khẩu!' })
    for (let tries = 5; tries < 10; tries++) {
      house.clock.forward(60_000)
      expect((await wrong()).status).toBe(401)
    }
    house.clock.forward(60_000)
    expect((await caller.signIn('4a2.02@phuong.test')).status).toBe(429)
    house.clock.forward(600_000)
    expect((await caller.signIn('4a2.02@phuong.test')).status).toBe(200)
  })

  test('H101 a live session goes on while somebody hammers its account', async () => {
    const pupil = await signedIn(house.url, '4a2.03@phuong.test')
    const stranger = new Caller(house.url)
    for (let tries = 0; tries < 8; tries++) await stranger.signIn('4a2.03@phuong.test', 'wrong')
    expect((await pupil.call('Classes_GetJoinedClasses_ByStudentId')).status).toBe(200)
  })

  test('H101 a forged X-Forwarded-For changes nothing about whose tries are counted', async () => {
    const before = await house.db.selectFrom('login_attempts').select('address_hash').distinct().execute()
    const caller = new Caller(house.url)
    for (const address of ['10.1.1.1', '10.1.1.2'])
      await caller.send(
        'POST',
        '/api/v1.0/dynamic/query/first',
        { sqlCommand: 'p_PHUONG_Users_Login', parameters: { email: 'nobody@phuong.test', password: sha1('x') } },
        { 'x-forwarded-for': address },
      )
    const after = await house.db.selectFrom('login_attempts').select('address_hash').distinct().execute()
    expect(after.length).toBe(Math.max(1, before.length))
  })

  test('C-101 P4 H104 a whole school of 107 pupils signs in at once from one address', async () => {
    const pupils = [
      ...Array.from({ length: 35 }, (_, n) => `4a1.${String(n + 1).padStart(2, '0')}@phuong.test`),
      ...Array.from({ length: 32 }, (_, n) => `4a2.${String(n + 1).padStart(2, '0')}@phuong.test`),
      ...Array.from({ length: 40 }, (_, n) => `8a.${String(n + 1).padStart(2, '0')}@phuong.test`),
    ].filter((email) => !email.startsWith('4a2.03'))
    const answers = await Promise.all(pupils.map((email) => new Caller(house.url).signIn(email)))
    expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 200))
  })

  test('H101 two hundred tries at once at one account are not all heard', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => new Caller(house.url).signIn('nganhang@phuong.test', 'wrong')),
    )
    const heard = answers.filter(({ status }) => status === 401)
    expect(heard.length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status === 401 || status === 429 || status === 503)).toBe(true)
  })
})
