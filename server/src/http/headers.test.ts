import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const base = '/api/v1.0/dynamic'

/** What is ours and nothing else: nothing inline, no eval, no other place to load from or to speak to (S9). */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "frame-src 'self'",
].join('; ')

/** A page of another site in a frame, and a host for media. */
const elsewhere = {
  OLYMPIC_ENGLISH_URL: 'https://olympic.example.vn:8443/demo?level=teens',
  MEDIA_HOST: 'https://media.example.vn',
}

let house: TestHouse
let secure: TestHouse
let kinds: Record<string, (url: string) => Promise<Answer>>
beforeAll(async () => {
  house = await openHouse()
  secure = await openHouse({ PUBLIC_URL: 'https://hoc.example.vn', ...elsewhere })
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const visitor = (url: string) => new Caller(url)
  kinds = {
    'a row': () => teacher.call('USERS_Me'),
    'rows of an entity': () =>
      teacher.send('POST', `${base}/crud/read`, { subModuleName: 'CLASSES', entityName: 'ClassMembers' }),
    'a preflight': (url) =>
      visitor(url).send('OPTIONS', `${base}/crud`, undefined, { 'access-control-request-method': 'PUT' }),
    'an unreadable body': (url) => visitor(url).send('POST', `${base}/query`, '{'),
    'a body that is too large': (url) => visitor(url).send('POST', `${base}/query`, ' '.repeat(1_048_577)),
    'another media type': (url) => visitor(url).send('POST', '/login', 'a', { 'content-type': 'text/plain' }),
    'no session': (url) => visitor(url).call('USERS_Search'),
    'an unknown name': (url) => visitor(url).call('nothing'),
    'an unknown path': (url) => visitor(url).send('GET', '/nothing'),
    'an unreadable path': (url) => visitor(url).send('GET', '/%c3'),
    'a healthy server': (url) => visitor(url).send('GET', '/healthz'),
    metrics: (url) => visitor(url).send('GET', '/metrics'),
  }
})
afterAll(() => Promise.all([house.close(), secure.close()]))

describe('every kind of answer carries the headers that protect it', () => {
  test('policy, nosniff, referrer, framing, no-store and a request id of its own', async () => {
    const ids = new Set<string | null>()
    for (const [kind, ask] of Object.entries(kinds)) {
      const { headers } = await ask(house.url)
      const found = Object.fromEntries(
        [
          'content-security-policy',
          'x-content-type-options',
          'referrer-policy',
          'x-frame-options',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
          'cache-control',
          'strict-transport-security',
        ].map((name) => [name, headers.get(name)]),
      )
      expect([kind, found]).toEqual([
        kind,
        {
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-frame-options': 'SAMEORIGIN',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'no-store',
          'strict-transport-security': null,
        },
      ])
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.has('server')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
      ids.add(headers.get('x-request-id'))
    }
    expect(ids.size).toBe(Object.keys(kinds).length)
  })

  test('only an https address tells the browser to come by https alone', async () => {
    for (const kind of ['a healthy server', 'an unknown path', 'an unreadable path', 'an unreadable body']) {
      const ask = kinds[kind] as (url: string) => Promise<Answer>
      const { headers } = await ask(secure.url)
      expect([kind, headers.get('strict-transport-security')]).toEqual([kind, 'max-age=63072000; includeSubDomains'])
    }
  })

  test('C-521 C-553 settings let the media host and the one site of the frame into the policy, and the page learns both', async () => {
    const { headers } = await new Caller(secure.url).send('GET', '/nothing')
    expect(headers.get('content-security-policy')).toBe(
      policy
        .replace("img-src 'self' blob:", "img-src 'self' blob: https://media.example.vn")
        .replace("media-src 'self' blob:", "media-src 'self' blob: https://media.example.vn")
        // the socket of the own address, by name for browsers that take it for another place (S24)
        .replace("connect-src 'self'", "connect-src 'self' wss://hoc.example.vn")
        .concat(' https://olympic.example.vn:8443'),
    )
    const siteOf = async (url: string) =>
      (
        await new Caller(url).send(
          'POST',
          `${base}/query/first`,
          { sqlCommand: 'p_PHUONG_SITE_Settings_Get' },
          { origin: null },
        )
      ).body.result
    expect(await siteOf(secure.url)).toMatchObject({
      olympicEnglishUrl: elsewhere.OLYMPIC_ENGLISH_URL,
      mediaHost: elsewhere.MEDIA_HOST,
    })
    expect(await siteOf(house.url)).toMatchObject({ olympicEnglishUrl: null, mediaHost: null })
  })

  test('a request id from outside is not taken over', async () => {
    const mine = '00000000-0000-4000-8000-000000000000'
    const { headers } = await new Caller(house.url).send('GET', '/healthz', undefined, { 'x-request-id': mine })
    expect(headers.get('x-request-id')).not.toBe(mine)
  })
})
