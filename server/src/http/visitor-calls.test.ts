import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ TRUST_PROXY: '1' })
})
afterAll(() => house.close())

/** As an address that has made all the calls that visitors of one address may make at once. */
const crowded = { 'x-forwarded-for': '10.1.1.1' }
const fill = () => {
  const { visitors } = house.services
  for (;;)
    try {
      visitors.count('10.1.1.1', null, house.clock.now())
    } catch {
      return
    }
}
const settings = { sqlCommand: 'p_PHUONG_SITE_Settings_Get' }
const ask = (caller: Caller, headers: Record<string, string> = crowded, body: unknown = settings) =>
  caller.send('POST', '/api/v1.0/dynamic/query', body, headers)

test('S31 an address whose visitors have called 1,500 times at once waits, on a connection that ends, and nobody who has signed in there', async () => {
  const [visitor, pupil] = [new Caller(house.url), await signedIn(house.url, '4a1.01@phuong.test')]
  fill()
  const { status, body, headers } = await ask(visitor)
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_CHANGES', '1'])
  expect(headers.get('connection')).toBe('close')
  // before the body: this one cannot be read
  expect((await ask(visitor, crowded, '{')).status).toBe(429)
  expect((await visitor.send('POST', '/login', {}, crowded)).status).toBe(429)
  expect((await ask(pupil)).status).toBe(200)
  expect((await ask(visitor, {})).status).toBe(200)
  expect((await visitor.send('GET', '/healthz', undefined, crowded)).status).toBe(200)
  house.clock.forward(1_000)
  expect((await ask(visitor)).status).toBe(200)
})

test('S31 a cookie that is no session, or one that has ended, is a visitor’s', async () => {
  const pupil = await signedIn(house.url, '4a1.02@phuong.test')
  const forged = new Caller(house.url)
  forged.cookie = 'sid=forged'
  expect((await ask(pupil)).status).toBe(200)
  fill()
  expect((await ask(forged)).status).toBe(429)
  expect((await ask(pupil)).status).toBe(200)
  const { cookie } = pupil
  await pupil.call('USERS_Logout', {}, 'execute')
  pupil.cookie = cookie
  // read once, it is known no more
  await pupil.call('USERS_Me')
  expect((await ask(pupil)).status).toBe(429)
})

test('S31 a thousand pupils of one address sign in within a minute', () => {
  const { visitors } = house.services
  for (let call = 0; call < 4_000; call += 1) {
    house.clock.forward(15)
    visitors.count('10.2.2.2', null, house.clock.now())
  }
})
