import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, demoPassword, sha1, signedIn, Caller as Visitor } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const base = '/api/v1.0/dynamic'
const classes = { subModuleName: 'CLASSES', entityName: 'Classes' }
const publicUrl = 'https://hoc.example.vn'

let house: TestHouse
let secure: TestHouse
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  secure = await openHouse({ PUBLIC_URL: publicUrl })
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => Promise.all([house.close(), secure.close()]))

/** Every way in which a signed-in browser can be made to send something, as method, path and body. */
const doors = [
  ['POST', `${base}/query`, { sqlCommand: 'p_PHUONG_USERS_Me' }],
  ['POST', `${base}/query/first`, { sqlCommand: 'p_PHUONG_USERS_Me' }],
  ['POST', `${base}/execute`, { sqlCommand: 'p_PHUONG_USERS_Logout' }],
  ['POST', `${base}/crud/read`, classes],
  ['OPTIONS', `${base}/crud`, classes],
  ['POST', `${base}/crud`, { ...classes, parameters: { className: 'from elsewhere' } }],
  ['PUT', `${base}/crud`, { ...classes, parameters: { className: 'from elsewhere' } }],
  ['DELETE', `${base}/crud`, classes],
  // it does not even learn which names there are
  ['POST', `${base}/query`, { sqlCommand: 'p_PHUONG_NOTHING' }],
  ['POST', '/login', { email: 'co.lan@phuong.test', password: demoPassword }],
] as const

describe('B-669 H111 H143 a call that another site’s page makes is refused on every door', () => {
  const foreign: Record<string, string | null>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': null },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: null, 'sec-fetch-site': 'cross-site' },
    { origin: null, 'sec-fetch-site': null },
    { origin: '', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://127.0.0.1', 'sec-fetch-site': 'same-origin' },
  ]
  test.each(foreign)('%j', async (headers) => {
    const spelled = [headers, { ...headers, origin: headers.origin === undefined ? house.url : headers.origin }]
    for (const [method, path, body] of doors) {
      const answer = await teacher.send(method, path, body, spelled[1])
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'CROSS_SITE'])
      expect(answer.text).not.toContain('co.lan')
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control|^set-cookie/)
    }
    expect((await teacher.call('USERS_Me', {}, 'query/first')).body.result).not.toBeNull()
  })

  test('another port, another loopback name or a longer name is another site', async () => {
    const port = new URL(house.url).port
    for (const origin of [
      `http://127.0.0.1:${Number(port) + 1}`,
      'http://127.0.0.1',
      `http://localhost:${port}`,
      `${house.url}.evil.example`,
      `http://evil@127.0.0.1:${port}`,
      `${house.url}/`,
    ])
      expect([
        origin,
        (await teacher.send('POST', `${base}/query`, { sqlCommand: 'p_PHUONG_USERS_Me' }, { origin })).status,
      ]).toEqual([origin, 403])
  })

  test('here is here: by Origin, by Sec-Fetch-Site, or by both', async () => {
    for (const headers of [
      { origin: house.url, 'sec-fetch-site': null },
      { origin: null, 'sec-fetch-site': 'same-origin' },
      { origin: house.url.toUpperCase(), 'sec-fetch-site': 'same-origin' },
    ])
      expect((await teacher.send('POST', `${base}/query`, { sqlCommand: 'p_PHUONG_USERS_Me' }, headers)).status).toBe(
        200,
      )
  })

  test('a form of another site cannot speak JSON: its media types are 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await teacher.send('POST', `${base}/query`, '{}', { 'content-type': type })).status).toBe(415)
  })

  test('nothing changes by GET, HEAD or a preflight', async () => {
    const before = await house.db.selectFrom('classes').selectAll().orderBy('id').execute()
    for (const [, path] of doors)
      for (const method of ['GET', 'HEAD']) expect((await teacher.send(method, path)).status).toBe(404)
    expect(await house.db.selectFrom('classes').selectAll().orderBy('id').execute()).toEqual(before)
    expect((await teacher.call('USERS_Me', {}, 'query/first')).body.result).not.toBeNull()
  })
})

describe('where the product is', () => {
  const me = { sqlCommand: 'p_PHUONG_USERS_Me' }
  test('without PUBLIC_URL a Host beyond loopback is nobody’s own place', async () => {
    for (const host of ['evil.example', '192.168.1.5:3000', 'localhost.evil.example', '127.0.0.1.evil.example', ''])
      expect(
        (
          await house.app.inject({
            method: 'POST',
            url: `${base}/query`,
            headers: { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
            payload: me,
          })
        ).statusCode,
      ).toBe(403)
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(
        (
          await house.app.inject({
            method: 'POST',
            url: `${base}/query`,
            headers: { host, origin: `http://${host}` },
            payload: me,
          })
        ).statusCode,
      ).toBe(200)
  })

  test('with PUBLIC_URL it is that address alone, whatever the Host says', async () => {
    const visitor = new Visitor(secure.url)
    const status = async (origin: string, more = {}) =>
      (await visitor.send('POST', `${base}/query`, me, { origin, ...more })).status
    expect(await status(publicUrl)).toBe(200)
    expect(await status('https://HOC.example.vn')).toBe(200)
    expect(await status(secure.url)).toBe(403)
    expect(await status('http://hoc.example.vn')).toBe(403)
    expect(await status('https://evil.example', { 'x-forwarded-host': 'evil.example' })).toBe(403)
  })

  test('A-022 a host of the table is an own place too, under its own name and over the scheme of PUBLIC_URL', async () => {
    const status = async (at: TestHouse, host: string, origin: string) =>
      (
        await at.app.inject({
          method: 'POST',
          url: `${base}/query`,
          headers: { host, origin, 'sec-fetch-site': 'same-origin' },
          payload: me,
        })
      ).statusCode
    const values = { host: 'doi-tac.example.vn', profile: 'partner' as const, changed_at: house.clock.now() }
    for (const { db, services } of [secure, house]) {
      await db.insertInto('hosts').values(values).execute()
      await services.hosts.renew(house.clock.now())
    }
    const own = 'doi-tac.example.vn'
    expect(await status(secure, own, `https://${own}`)).toBe(200)
    expect(await status(secure, own, `http://${own}`)).toBe(403)
    expect(await status(secure, own, publicUrl)).toBe(403)
    expect(await status(secure, own, `https://${own}:8443`)).toBe(403)
    expect(await status(secure, 'hoc.example.vn', `https://${own}`)).toBe(403)
    expect(await status(secure, 'khac.example.vn', 'https://khac.example.vn')).toBe(403)
    expect(await status(house, `${own}:3000`, `http://${own}:3000`)).toBe(200)
    expect(await status(house, `${own}:3000`, `https://${own}:3000`)).toBe(403)
    for (const { db, services } of [secure, house]) {
      await db.deleteFrom('hosts').execute()
      await services.hosts.renew(house.clock.now())
    }
  })
})

describe('B-665 B-669 the cookie', () => {
  const cookieOf = async (url: string, origin: string): Promise<string[]> => {
    const parameters = { email: 'thay.minh@phuong.test', password: sha1(demoPassword) }
    const body = { sqlCommand: 'p_PHUONG_Users_Login', parameters }
    const answer = await new Visitor(url).send('POST', `${base}/query/first`, body, { origin })
    const [cookie = ''] = answer.headers.getSetCookie()
    return cookie.split('; ')
  }

  test('on loopback over http it is sid, httpOnly and SameSite=Lax', async () => {
    const [pair, ...attributes] = await cookieOf(house.url, house.url)
    expect(pair).toMatch(/^sid=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
  })

  test('under an https address it is __Host-sid and Secure, and a plain sid is nobody', async () => {
    const [pair = '', ...attributes] = await cookieOf(secure.url, publicUrl)
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'])
    const as = async (cookie: string) =>
      (
        await new Visitor(secure.url).send(
          'POST',
          `${base}/query/first`,
          { sqlCommand: 'p_PHUONG_USERS_Me' },
          { origin: publicUrl, cookie },
        )
      ).body.result
    expect(await as(pair)).toMatchObject({ email: 'thay.minh@phuong.test' })
    expect(await as(pair.replace('__Host-sid', 'sid'))).toBeNull()
    expect(await as(`sid=x; __proto__=y; ${pair}`)).toMatchObject({ email: 'thay.minh@phuong.test' })
  })
})
