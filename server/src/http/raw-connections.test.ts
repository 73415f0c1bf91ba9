import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sendRaw } from '../../testing/raw-http.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const me = '{"sqlCommand":"p_PHUONG_USERS_Me"}'
const post = (lines: string[], body: string) =>
  [
    'POST /api/v1.0/dynamic/query HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...lines,
    '',
    body,
  ].join('\r\n')
const get = (lines: string[], version = '1.1') => [`GET /healthz HTTP/${version}`, ...lines, '', ''].join('\r\n')
const hidden = 'GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

/** Answers that the server wrote on this connection. */
const answers = (text: string): number => text.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0

describe('H142 what is no clean request is ended by the server with a 4xx, and nothing hidden in it is answered', () => {
  const requests: Record<string, string> = {
    'a length and chunks': post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    'chunks and a length': post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
    'two lengths': post([`Content-Length: ${me.length}`, 'Content-Length: 3'], `${me}${hidden}`),
    'a length that is none': post(['Content-Length: 1x'], `${me}${hidden}`),
    'a negative length': post(['Content-Length: -5'], `${me}${hidden}`),
    'a length with a sign': post([`Content-Length: +${me.length}`], `${me}${hidden}`),
    'an unknown coding': post(['Transfer-Encoding: xchunked'], `${me}${hidden}`),
    'a coding after chunks': post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
    'a blank before the colon': post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
    'a folded header': post(['Content-Length: 3', ' 4'], `${me}${hidden}`),
    'a chunk size that is none': post(['Transfer-Encoding: chunked'], `zz\r\n${me}\r\n0\r\n\r\n`),
    'a chunk that is longer than it says': post(['Transfer-Encoding: chunked'], `1\r\n${me}\r\n0\r\n\r\n`),
    'chunks in HTTP/1.0': `POST /login HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '100 KB of headers': get(['Host: 127.0.0.1', `X-Long: ${'a'.repeat(102_400)}`]),
    'an address of 100 KB': `GET /${'a'.repeat(102_400)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    '10,000 headers': get(['Host: 127.0.0.1', ...Array.from({ length: 10_000 }, (_, n) => `x${n}: 1`)]),
    'no host': get([]),
    'a bare line feed in a header': get(['Host: 127.0.0.1', 'X-A: b\nX-B: c']).replace('X-A: b\r\n', 'X-A: b\n'),
    'NUL in a header': get(['Host: 127.0.0.1', 'X-A: a\0b']),
    'a name that is none': get(['Host: 127.0.0.1', 'X A: b']),
    'another version': get(['Host: 127.0.0.1'], '3.0'),
    'no HTTP': 'hello\r\n\r\n',
    'a TLS greeting': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'a preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  }
  test.each(Object.keys(requests))('%s', async (kind) => {
    const { status, text, closed } = await sendRaw(house.url, requests[kind] as string)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(closed).toBe(true)
    expect(answers(text)).toBe(1)
    expect(text).not.toMatch(/process_cpu|\/work|node_modules|\.ts:/)
  })

  test.each(['TRACE', 'QUERY', 'PATCH', 'PROPFIND', 'GET'])('%s on a data door is 4xx', async (method) => {
    const request = `${method} /api/v1.0/dynamic/query HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n`
    const { status, text } = await sendRaw(house.url, request)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('s3cret')
  })

  test('CONNECT and an upgrade open no tunnel', async () => {
    const tunnel = await sendRaw(house.url, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')
    expect([tunnel.closed, tunnel.status === null || tunnel.status >= 400]).toEqual([true, true])
    const upgrade = get(['Host: 127.0.0.1', 'Connection: Upgrade, close', 'Upgrade: websocket'])
    expect((await sendRaw(house.url, upgrade)).status).not.toBe(101)
  })

  test('HTTP/1.0 gets its answer and a closed connection, also without a host', async () => {
    for (const lines of [[], ['Host: 127.0.0.1']]) {
      const { status, closed } = await sendRaw(house.url, get(lines, '1.0'))
      expect([status, closed]).toEqual([200, true])
    }
    const body = `POST /api/v1.0/dynamic/query HTTP/1.0\r\nContent-Type: application/json\r\nOrigin: null\r\nContent-Length: ${me.length}\r\n\r\n${me}`
    const { status, closed } = await sendRaw(house.url, body)
    expect([status, closed]).toEqual([403, true])
  })

  test('a second request behind a clean first one is answered by itself', async () => {
    const two = `${get(['Host: 127.0.0.1'])}${get(['Host: 127.0.0.1', 'Connection: close'])}`
    const { text, closed } = await sendRaw(house.url, two)
    expect([answers(text), closed]).toEqual([2, true])
  })
})
