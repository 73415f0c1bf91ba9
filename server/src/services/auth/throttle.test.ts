import { refuse } from '@phuong/domain/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { noteInvitation, sweepTries, waitOfAccount, waitOfAddress } from './throttle.ts'

describe('how long the next try waits', () => {
  const wait = (count: number, age = 0, span = 0) => waitOfAccount({ count, age, span })
  test('C-101 five tries are free, then each waits twice as long as the one before', () => {
    expect([0, 1, 2, 3, 4].map((count) => wait(count))).toEqual([0, 0, 0, 0, 0])
    expect([5, 6, 7, 8, 9].map((count) => wait(count))).toEqual([2, 4, 8, 16, 32])
    expect(wait(6, 3)).toBe(1)
    expect(wait(6, 4)).toBe(0)
  })
  test('C-101 S17 after ten none is heard until the oldest is ten minutes old', () => {
    expect(wait(10, 300, 400)).toBe(200)
    expect(wait(10, 0, 600)).toBe(1)
  })
  test('C-101 S17 an address waits little by little after three hundred, and never longer than 16 seconds', () => {
    const all = (count: number, age = 0) => waitOfAddress({ count, age })
    expect([0, 299].map((count) => all(count))).toEqual([0, 0])
    expect([300, 309, 310, 320, 330, 1_000_000].map((count) => all(count))).toEqual([2, 2, 4, 8, 16, 16])
    expect(all(330, 15.5)).toBe(1)
    expect(all(330, 16)).toBe(0)
    // so an address that goes on for ten minutes is heard less than 360 times
    let heard = 0
    for (let second = 0, newest = 0; second < 600; second++)
      while (all(heard, second - newest) === 0) {
        heard++
        newest = second
      }
    expect(heard).toBeGreaterThan(330)
    expect(heard).toBeLessThan(360)
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

  test('H104 C-101 a try whose password nobody has looked at, since the server is busy, counts for nothing', async () => {
    const caller = new Caller(house.url)
    const { passwords } = house.services
    const matches = passwords.matches
    passwords.matches = () => Promise.reject(refuse('BUSY', { retryAfter: 3 }))
    try {
      for (let tries = 0; tries < 12; tries++) {
        const { status, headers } = await caller.signIn('4a2.09@phuong.test')
        expect([status, headers.get('retry-after')]).toEqual([503, '3'])
      }
    } finally {
      passwords.matches = matches
    }
    // all five free ones are there
    for (let tries = 0; tries < 5; tries++)
      expect((await caller.signIn('4a2.09@phuong.test', 'wrong')).status).toBe(401)
    expect((await caller.signIn('4a2.09@phuong.test', 'wrong')).status).toBe(429)
    house.clock.forward(600_000)
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

describe('three hundred failures at one address', () => {
  const school = '203.0.113.7'
  let house: TestHouse
  /** a sign-in from an address, as the proxy of the installation names it */
  const signIn = (email: string, password: string, address = school) =>
    new Caller(house.url).send(
      'POST',
      '/api/v1.0/dynamic/query/first',
      { sqlCommand: 'p_PHUONG_Users_Login', parameters: { email, password: sha1(password) } },
      { 'x-forwarded-for': address },
    )
  const right = async (email: string, address?: string) => {
    const { status, headers } = await signIn(email, demoPassword, address)
    return [status, headers.get('retry-after')]
  }
  const knownThere = ['admin@phuong.test', 'co.lan@phuong.test', '4a1.03@phuong.test']
  beforeAll(async () => {
    house = await openHouse({ TRUST_PROXY: '1' })
    for (const email of knownThere) expect((await right(email))[0]).toBe(200)
    for (let tries = 0; tries < 300; tries += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => signIn(`ai.do.${tries + n}@phuong.test`, 'sai')),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 401))
    }
  })
  afterAll(() => house.close())

  test('C-101 S17 who has signed in there lately gets in at once, the administrator included', async () => {
    for (const email of knownThere) expect(await right(email)).toEqual([200, null])
  })

  test('C-101 nobody can tell from the answer who has signed in there, nor whether the account exists', async () => {
    const told = await Promise.all(
      ['admin@phuong.test', 'quanly@phuong.test', 'khong.co@phuong.test'].map((email) => signIn(email, 'sai')),
    )
    for (const { status, headers, body } of told) {
      expect([status, headers.get('retry-after')]).toEqual([429, '2'])
      expect({ ...body, requestId: '' }).toEqual({
        code: 'TOO_MANY_TRIES',
        message: 'Tài khoản không tồn tại hoặc sai mật khẩu!',
        requestId: '',
      })
    }
  })

  test('C-101 everybody else waits two seconds, told by Retry-After, and is not shut out', async () => {
    expect(await right('quanly@phuong.test')).toEqual([429, '2'])
    house.clock.forward(2_000)
    expect(await right('quanly@phuong.test')).toEqual([200, null])
    // from then on the manager is known there, too
    for (let tries = 0; tries < 3; tries++) await signIn(`ai.nua.${tries}@phuong.test`, 'sai')
    expect(await right('thay.minh@phuong.test')).toEqual([429, '2'])
    expect(await right('quanly@phuong.test')).toEqual([200, null])
  })

  test('C-101 H101 whoever is known there is slowed and refused on a counter of their own', async () => {
    const email = '4a1.03@phuong.test'
    for (let tries = 0; tries < 5; tries++) expect((await signIn(email, 'sai')).status).toBe(429)
    expect((await right(email))[0]).toBe(429)
    // it is not the address: others who are known there get in
    expect((await right('co.lan@phuong.test'))[0]).toBe(200)
    // nor is it the account: from another address the pupil gets in
    expect((await right(email, '203.0.113.8'))[0]).toBe(200)
  })

  test('C-101 H101 many at once do not share the turn of one: only one try of a stranger is heard', async () => {
    house.clock.forward(16_000)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(`cung.luc.${n}@phuong.test`, 'sai')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test('C-101 an address is remembered for thirty days, as a hash, and then swept', async () => {
    const places = () => house.db.selectFrom('sign_in_places').selectAll().execute()
    const before = await places()
    expect(before.length).toBeGreaterThan(3)
    expect(JSON.stringify(before)).not.toContain(school)
    await sweepTries(house.db, new Date(house.clock.now().getTime() + 29 * 24 * 3_600_000))
    expect(await places()).toEqual(before)
    await sweepTries(house.db, new Date(house.clock.now().getTime() + 30 * 24 * 3_600_000))
    expect(await places()).toEqual([])
  })
})

test('D06 a pupil is told of three invitations of one teacher a day, and of ten of all teachers together', async () => {
  const house = await openHouse()
  const now = house.clock.now()
  const isTold = (teacherId: string, pupilId: string, at = now) => noteInvitation(house.db, { teacherId, pupilId }, at)
  const answers: boolean[] = []
  for (const teacherId of ['a', 'b', 'c', 'd'])
    for (let time = 0; time < 4; time++) answers.push(await isTold(teacherId, 'An'))
  const three = [true, true, true, false]
  expect(answers).toEqual([...three, ...three, ...three, true, false, false, false])
  expect([await isTold('a', 'Bình'), await isTold('e', 'An')]).toEqual([true, false])
  const tomorrow = new Date(now.getTime() + 86_400_001)
  expect([await isTold('a', 'An', tomorrow), await isTold('e', 'An', tomorrow)]).toEqual([true, true])
  await house.close()
})
