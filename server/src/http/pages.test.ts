import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { noContact } from '@phuong/domain/site/contact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { mediaNames } from '../services/files/media-names.ts'
import { installationKey } from '../services/installation/installation-key.ts'

const script = `export const words = '${'phượng '.repeat(400)}'`
const files: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>landing</title>',
  'app.html': '<!doctype html><title>product</title>',
  'robots.txt': 'User-agent: *\n',
  'icon-192.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  '.inputs': 'a note of the build',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'sounds/words/cat.mp3': Buffer.from('MP3 a recorded word'),
  'sounds/words/LICENCE.md': '# Recorded words\n',
  'sounds/scripts/talk.mp3': Buffer.from('MP3 a talk'),
  'pictures/words/apple.svg': '<svg/>',
  'pictures/clocks/3-15.svg': '<svg/>',
  'clips/day.mp4': Buffer.from('a clip'),
}

let webRoot: string
let house: TestHouse
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'phuong-web-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(webRoot, name)), { recursive: true })
    await writeFile(join(webRoot, name), content)
  }
  house = await openHouse({}, { webRoot })
})
afterAll(async () => {
  await house.close()
  await rm(webRoot, { recursive: true })
})

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (path: string, headers: Record<string, string | null> = page, caller = new Caller(house.url)) =>
  caller.send('GET', path, undefined, headers)

test('C-025 C-026 A-004 a visitor gets the landing page at /', async () => {
  const { status, text, headers } = await open('/')
  expect([status, text]).toEqual([200, files['index.html']])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('cookie')
  expect(headers.has('x-robots-tag')).toBe(false)
})

describe('the landing page as its host shows it (decision 0052)', () => {
  const drawn =
    '<!doctype html><!--if:partner--><a href="{{partnerUrl}}">{{partnerName}}</a><!--end:partner-->' +
    '<!--if:samples--><p>Làm thử</p><!--end:samples--><!--if:address--><p>{{address}}</p><!--end:address-->'
  const contact = { ...noContact, partnerName: 'Lá Xanh', partnerUrl: 'https://la-xanh.vn', address: '<Phố Huế>' }
  let root: string
  let filled: TestHouse
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'phuong-web-'))
    for (const name of ['index.html', 'app.html']) await writeFile(join(root, name), drawn)
    filled = await openHouse({ HOSTS: 'doi-tac.vn=partner' }, { webRoot: root })
  })
  afterAll(async () => {
    await filled.close()
    await rm(root, { recursive: true })
  })
  const front = (headers: Record<string, string | null> = {}) =>
    new Caller(filled.url).send('GET', '/', undefined, { ...page, ...headers })

  test('C-033 C-034 C-037 C-050 settings stand in it as text, on the host that shows them, from the next visit on', async () => {
    const before = await front()
    expect(before.text).toBe('<!doctype html><p>Làm thử</p>')
    const administrator = await signedIn(filled.url, 'admin@phuong.test')
    expect((await administrator.call('SITE_Contact_Set', contact, 'execute')).status).toBe(200)
    const after = await front()
    expect(after.text).toBe(
      '<!doctype html><a href="https://la-xanh.vn">Lá Xanh</a><p>Làm thử</p><p>&lt;Phố Huế&gt;</p>',
    )
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    // the partner's own host: neither its link nor the sample pages, which it has not
    const there = await filled.app.inject({ method: 'GET', url: '/', headers: { ...page, host: 'doi-tac.vn' } })
    expect(there.body).toBe('<!doctype html><p>&lt;Phố Huế&gt;</p>')
  })

  test('P10 it is asked for each time, travels compressed, and not at all where the browser has it', async () => {
    const { headers } = await front()
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toContain('cookie')
    const etag = headers.get('etag') ?? ''
    expect(await front({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    const compressed = await filled.app.inject({
      method: 'GET',
      url: '/',
      headers: { ...page, 'accept-encoding': 'br' },
    })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe((await front()).text)
    const plain = await filled.app.inject({
      method: 'GET',
      url: '/',
      headers: { ...page, 'accept-encoding': 'br;q=0' },
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })
})

test.each(['/', '/auth', '/auth?returnTo=%2Flms%2Fhome'])(
  'C-027 C-057 C-084 somebody signed in is sent from %s to /lms/home',
  async (path) => {
    const caller = await signedIn(house.url, '4a1.01@phuong.test')
    const { status, headers } = await open(path, page, caller)
    expect([status, headers.get('location')]).toEqual([302, '/lms/home'])
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

test('C-027 an ended session is a visitor again', async () => {
  const caller = await signedIn(house.url, '4a1.02@phuong.test')
  const { cookie } = caller
  await caller.call('USERS_Logout', {}, 'execute')
  expect((await open('/', { ...page, cookie })).status).toBe(200)
})

test.each(['/auth', '/lms/home', '/lms/teacher/classes/1?tab=a', '/khong/co', '/RegisterStudent'])(
  'C-697 C-700 the product answers a browser at %s and asks search engines to stay away',
  async (path) => {
    const { status, text, headers } = await open(path)
    expect([status, text]).toEqual([200, files['app.html']])
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

test.each(['/family/abc', '/Family/abc/', '/family/abc?week=2026-11-16'])(
  'D59 the page of a family’s link is the same for everybody at %s: no search engine keeps it, no other site is told its address, no session is read',
  async (path) => {
    const caller = await signedIn(house.url, '4a1.03@phuong.test')
    const seen = () =>
      house.db.selectFrom('sessions').select(['token_hash', 'last_seen_at']).orderBy('token_hash').execute()
    const before = await seen()
    house.clock.forward(3_600_000)
    const { status, text, headers } = await open(path, page, caller)
    expect([status, text]).toEqual([200, files['app.html']])
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await seen()).toEqual(before)
  },
)

test.each([
  '/api/v1.0/khong-co',
  '/api',
  '/assets/missing-0000.js',
  '/assets/..%2f..%2fpackage.json',
  '/.inputs',
  '/assets/',
  '/sounds/words/missing.mp3',
  '/sounds/words/..%2f..%2f.inputs',
  '/sounds/words/',
  '/sounds/cat.mp3',
])('what is data or a file is never answered with a page: %s is 404', async (path) => {
  const { status, body, headers } = await open(path, { accept: '*/*' })
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a missing picture is 404, not a page', async () => {
  expect((await open('/anh/khong-co.png', { accept: 'image/avif,image/*,*/*;q=0.8' })).status).toBe(404)
})

test('a built file is kept for ever, and travels compressed', async () => {
  const answer = await fetch(`${house.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
  expect(await answer.text()).toBe(script)
  expect(brotliDecompressSync(files['assets/app-1a2b.js.br'] as Buffer).toString()).toBe(script)
})

test('files with lasting names are kept for a day', async () => {
  const robots = await open('/robots.txt', { accept: '*/*' })
  expect([robots.status, robots.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  expect((await open('/icon-192.png', { accept: 'image/*' })).headers.get('content-type')).toBe('image/png')
})

test('C-383 a recorded word is kept for a day, plays from the middle, and has the notice of its licence beside it', async () => {
  const whole = await open('/sounds/words/cat.mp3', { accept: '*/*' })
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(whole.headers.get('cache-control')).toBe('public, max-age=86400')
  // players of phones ask for parts
  const part = await open('/sounds/words/cat.mp3', { accept: '*/*', range: 'bytes=4-9' })
  expect([part.status, part.text]).toEqual([206, 'a reco'])
  expect((await open('/sounds/words/LICENCE.md', { accept: '*/*' })).status).toBe(200)
})

test.each([
  ['/sounds/words/cat.mp3', 'audio/mpeg'],
  ['/clips/day.mp4', 'video/mp4'],
])(
  'P9 C-383 %s is one and the same for who takes it compressed and who does not, so that a cache plays it',
  async (path, type) => {
    for (const asked of [
      { 'accept-encoding': 'gzip, br', range: null },
      { 'accept-encoding': 'identity;q=1, *;q=0', range: 'bytes=0-' },
    ]) {
      const { headers } = await open(path, { accept: '*/*', ...asked })
      expect([headers.get('content-type'), headers.get('vary'), headers.get('content-encoding')]).toEqual([
        type,
        null,
        null,
      ])
      expect([headers.get('accept-ranges'), headers.get('last-modified')]).toEqual(['bytes', expect.any(String)])
    }
    // a picture may be compressed
    const picture = await open('/pictures/words/apple.svg', { accept: '*/*' })
    expect(picture.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
  },
)

test.each([
  ['/pictures/words/apple.svg', 'image/svg+xml'],
  ['/pictures/clocks/3-15.svg', 'image/svg+xml'],
  ['/sounds/scripts/talk.mp3', 'audio/mpeg'],
  ['/clips/day.mp4', 'video/mp4'],
])('C-383 the picture, sound or clip %s of an exercise is sent as what it is', async (path, type) => {
  const sent = await open(path, { accept: '*/*' })
  expect([sent.status, sent.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  expect(sent.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect((await open(path.replace(/\/[^/]+$/, '/missing.svg'), { accept: 'text/html' })).status).toBe(404)
})

describe('media under the names that say nothing', () => {
  const named = async (path: string, { db } = house) =>
    mediaNames(await installationKey(db, 'media names')).addressOf(path)
  /** The headers of an answer but for those that every answer has for itself. */
  const headersOf = ({ headers }: { headers: Headers }) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  const told = ['etag', 'last-modified', 'content-length']

  test.each([
    '/sounds/words/cat.mp3',
    '/sounds/scripts/talk.mp3',
    '/pictures/words/apple.svg',
    '/pictures/clocks/3-15.svg',
    '/clips/day.mp4',
  ])(
    'D20 C-383 %s: the same medium, and neither bytes, length, validator nor date are those of its file',
    async (path) => {
      const asked = { accept: '*/*', 'accept-encoding': 'identity' }
      const [plain, hidden] = [await open(path, asked), await open(await named(path), asked)]
      const content = files[path.slice(1)]?.toString() ?? ''
      expect(hidden.status).toBe(200)
      expect(hidden.text).toContain(content)
      expect(hidden.text).not.toBe(content)
      const [plainHeaders, hiddenHeaders] = [headersOf(plain), headersOf(hidden)]
      for (const name of told) {
        expect(plainHeaders[name]).toBeDefined()
        expect(hiddenHeaders[name]).not.toBe(plainHeaders[name])
      }
      expect(hiddenHeaders['last-modified']).toBeUndefined()
      const rest = (headers: Record<string, string>) =>
        Object.fromEntries(
          ['cache-control', 'content-type', 'content-security-policy', 'x-content-type-options'].map((name) => [
            name,
            headers[name]?.split('; charset')[0],
          ]),
        )
      expect(rest(hiddenHeaders)).toEqual(rest(plainHeaders))
      const name = new RegExp(`\\b${path.replace(/^.*\/|\.\w+$/g, '')}\\b`)
      expect([...hidden.headers.values()].filter((value) => name.test(value))).toEqual([])
      expect([hidden.headers.has('location'), hidden.headers.has('content-disposition')]).toEqual([false, false])
    },
  )

  test('D20 who has the validator of the public file is sent the whole, who has that of the name nothing again', async () => {
    const address = await named('/sounds/words/cat.mp3')
    const plain = (await open('/sounds/words/cat.mp3', { accept: '*/*' })).headers.get('etag') ?? ''
    const etag = (await open(address, { accept: '*/*' })).headers.get('etag') ?? ''
    for (const tags of [plain, plain.replace('W/', ''), '"other"'])
      expect((await open(address, { accept: '*/*', 'if-none-match': tags })).status).toBe(200)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await open(address, { accept: '*/*', 'if-none-match': tags })
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag])
    }
    const later = { accept: '*/*', 'if-modified-since': new Date(2_100_000_000_000).toUTCString() }
    expect((await open(address, later)).status).toBe(200)
  })

  test('D20 H086 players of phones get their parts, and a visitor may ask, as for the file itself', async () => {
    const address = await named('/sounds/words/cat.mp3')
    const { text: whole, headers } = await open(address, { accept: '*/*' })
    const etag = headers.get('etag') ?? ''
    expect([headers.get('accept-ranges'), headers.get('vary')]).toEqual(['bytes', null])
    const length = whole.length
    for (const [range, first, last] of [
      ['bytes=4-9', 4, 9],
      ['bytes=0-', 0, length - 1],
      ['bytes=0-999999', 0, length - 1],
      ['bytes=-6', length - 6, length - 1],
      ['bytes=-999999', 0, length - 1],
    ] as const) {
      const part = await open(address, { accept: '*/*', range, 'if-range': etag })
      expect([range, part.status, part.text]).toEqual([range, 206, whole.slice(first, last + 1)])
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${length}`)
    }
    // of another version, of several, and what is none: the whole
    const withoutPart: Record<string, string>[] = [
      { range: 'bytes=4-9', 'if-range': '"other"' },
      { range: `bytes=${Array.from({ length: 1_000 }, () => '0-').join()}` },
      { range: 'bytes=9-4' },
      { range: 'bytes=-' },
      { range: 'letters=1-2' },
    ]
    for (const asked of withoutPart)
      expect([asked, (await open(address, { accept: '*/*', ...asked })).text]).toEqual([asked, whole])
    for (const range of [`bytes=${length}-`, 'bytes=-0']) {
      const beyond = await open(address, { accept: '*/*', range })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    }
    const head = await new Caller(house.url).send('HEAD', address)
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', String(length)])
  })

  test('D20 every other name is 404, one of another installation among them, and the answer repeats nothing', async () => {
    const other = await openHouse({}, { webRoot })
    const address = await named('/sounds/words/cat.mp3')
    const foreign = await named('/sounds/words/cat.mp3', other)
    await other.close()
    expect(foreign).not.toBe(address)
    const wrong = [
      foreign,
      address.replace('.mp3', ''),
      address.replace('.mp3', '.svg'),
      await named('/sounds/words/missing.mp3'),
      await named('/sounds/words/LICENCE.md'),
      await named('/robots.txt'),
      '/media/cat.mp3',
      '/media/sounds%2fwords%2fcat.mp3',
      '/media/..%2findex.html',
      '/media/',
      '/media',
    ]
    for (const path of wrong) {
      const { status, body, headers } = await open(path)
      expect([path, status, body]).toMatchObject([path, 404, { code: 'NOT_FOUND' }])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('a page allows no foreign script, no inline style, no frame of others, and no data: picture', async () => {
  const { headers } = await open('/')
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "frame-ancestors 'self'"]),
  )
  expect(policy.join()).not.toMatch(/unsafe|nonce|data:|\*/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the cookie of nobody is a visitor', async () => {
  const { status, text } = await open('/', { ...page, cookie: `sid=${'x'.repeat(43)}` })
  expect([status, text]).toEqual([200, files['index.html']])
})

test('the landing page is there while the database is away', async () => {
  const lone = await openHouse({}, { webRoot })
  const { cookie } = await signedIn(lone.url, '4a1.03@phuong.test')
  await Promise.all(lone.pools.map((pool) => pool.end()))
  const { status, text } = await new Caller(lone.url).send('GET', '/', undefined, { ...page, cookie })
  expect([status, text]).toEqual([200, files['index.html']])
  await lone.app.close()
  await lone.database.drop()
})
