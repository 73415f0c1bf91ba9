import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { logStatements, type Statement } from '../../testing/statement-log.ts'

const path = '/api/v1.0/dynamic/query'
const me = '{"sqlCommand":"p_PHUONG_USERS_Me"}'

let house: TestHouse
let statements: Statement[]
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  statements = logStatements(house.pools)
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

/** Sends bytes as they are, with the header lines given. */
const send = (body: string | Buffer, lines: string[]) => {
  const bytes = Buffer.from(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(house.url).host}`,
    `Origin: ${house.url}`,
    `Cookie: ${admin.cookie}`,
    'Connection: close',
    `Content-Length: ${bytes.length}`,
    ...lines,
  ]
  return sendRaw(house.url, Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]))
}
const json = ['Content-Type: application/json']
/** A call whose body may be a megabyte (decision 0032). */
const worksheetSave = (parameters: string) =>
  `{"sqlCommand":"p_PHUONG_SHARE_Attachments_UpdateJsonData","parameters":${parameters}}`

describe('H135 the media type', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'Application/JSON',
    'application/json\t; charset=utf-8',
    ' application/json ',
  ])('%j is read', async (type) => {
    const { status, text } = await send(me, [`Content-Type: ${type}`])
    expect(status).toBe(200)
    expect(text).toContain('admin@phuong.test')
  })

  test.each([
    'application/json\t;',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; boundary=x',
    'application/json, text/plain',
    'application/json text/plain',
    'application/jsonp',
    'application/x-json',
    'text/json',
    'text/plain',
    'text/plain; application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'a/b',
    'json',
    '/',
    ';',
    '',
    'undefined',
    '*/*',
  ])('%j is 415 and its body is never looked at', async (type) => {
    for (const body of [me, '{"sqlCommand":', 'sqlCommand=p_PHUONG_USERS_Me']) {
      statements.length = 0
      const { status, text } = await send(body, [`Content-Type: ${type}`])
      expect([status, text.includes('UNSUPPORTED_MEDIA')]).toEqual([415, true])
      expect(statements).toEqual([])
    }
  })

  test('none at all is 415, and of two the first is taken', async () => {
    expect((await send(me, [])).status).toBe(415)
    expect((await send(me, ['Content-Type: text/plain', ...json])).status).toBe(415)
    expect((await send('{"a":', [...json, 'Content-Type: text/plain'])).status).toBe(400)
  })

  test('a body in another coding is refused, not unpacked', async () => {
    const { status } = await send(me, [...json, 'Content-Encoding: gzip'])
    expect([400, 415]).toContain(status)
  })
})

describe('H139 S22 a body that two readers could read in two ways, or that nobody can read, is 400', () => {
  const name = (text: string) => `{"sqlCommand":"p_PHUONG_USERS_CheckByEmail","parameters":{"email":${text}}}`
  const bodies: Record<string, string | Buffer> = {
    'nothing at all': '',
    blanks: '   ',
    'half a body': '{"sqlCommand":"p_PHUONG_USERS_Me"',
    'two bodies': `${me}${me}`,
    'a comment': `${me}//`,
    'single quotes': "{'sqlCommand':'p_PHUONG_USERS_Me'}",
    'a comma too many': '{"sqlCommand":"p_PHUONG_USERS_Me",}',
    'no number': '{"sqlCommand":"p_PHUONG_USERS_Me","parameters":{"a":NaN}}',
    'a text': '"p_PHUONG_USERS_Me"',
    'a number': '1',
    null: 'null',
    true: 'true',
    'a list': `[${me}]`,
    'a list 10,000 deep': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'an object 10,000 deep': `{"sqlCommand":"p_PHUONG_USERS_Me","parameters":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    'half a million lists in one another': worksheetSave(`${'['.repeat(500_000)}${']'.repeat(500_000)}`),
    'a million lists that never end': worksheetSave('['.repeat(1_000_000)),
    'more values than any document has': worksheetSave(`{"a":[${'0,'.repeat(400_000)}0]}`),
    'more keys than any document has': worksheetSave(
      `{${Array.from({ length: 60_000 }, (_, key) => `"${key}":0`).join()}}`,
    ),
    'the same key twice': `{"sqlCommand":"p_PHUONG_USERS_Me","sqlCommand":"p_PHUONG_USERS_Search"}`,
    'the same key twice, once escaped': '{"sqlCommand":"p_PHUONG_USERS_Me","sql\\u0043ommand":"p_PHUONG_USERS_Search"}',
    'the same key twice, deep down':
      '{"sqlCommand":"p_PHUONG_USERS_Me","parameters":{"a":[{"b":{"c":1,"d":[{}],"c":2}}]}}',
    'the same key in two normal forms': '{"sqlCommand":"p_PHUONG_USERS_Me","parameters":{"\\u1ea1":1,"a\\u0323":2}}',
    __proto__: '{"sqlCommand":"p_PHUONG_USERS_Me","parameters":{"__proto__":{"role":"administrator"}}}',
    '__proto__, escaped': '{"sqlCommand":"p_PHUONG_USERS_Me","\\u005f_proto__":{}}',
    'a byte order mark': `\ufeff${me}`,
    'a byte order mark of UTF-16': Buffer.from(`\ufeff${me}`, 'utf16le'),
    'a byte that UTF-8 does not have': Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]),
    'an overlong slash': Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    'half a letter': Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xe1, 0xba]), Buffer.from('"}')]),
    'a surrogate written as bytes': Buffer.concat([
      Buffer.from('{"a":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
    'half a pair of surrogates': name('"\\ud800@phuong.test"'),
    'the other half': name('"\\udc00@phuong.test"'),
    'half a pair in a key': '{"sqlCommand":"p_PHUONG_USERS_Me","\\ud800":1}',
    'NUL in a text': name('"a\\u0000@phuong.test"'),
    'NUL in a key': '{"sqlCommand":"p_PHUONG_USERS_Me","parameters":{"a\\u0000":1}}',
    'NUL as it is': name('"a\0@phuong.test"'),
    'a line break in a text': name('"a\nb"'),
  }
  test.each(Object.keys(bodies))('%s', async (kind) => {
    statements.length = 0
    const body = bodies[kind] as string | Buffer
    const { status, text } = await send(body, json)
    expect([status, text.includes('"code":"BAD_BODY"')]).toEqual([400, true])
    // of a long one it is asked first whose it is, and nothing else (decision 0032)
    const isLong = Buffer.byteLength(body) > 16_384
    expect(statements.map((statement) => /from "sessions"/.test(statement.text))).toEqual(isLong ? [true] : [])
  })

  test('what only looks like it is read: keys of other objects, escaped quotes', async () => {
    for (const parameters of [
      '{"a":{"c":1},"b":{"c":2},"d":[{"c":1},{"c":2}]}',
      '{"a":"\\":\\"","b":"{\\"a\\":1,\\"a\\":2}","c\\"":1,"c":2}',
      '{"proto":1,"constructor":1,"prototype":{},"toString":1,"hasOwnProperty":1}',
      '{"a":1e400,"b":123456789012345678901234567890}',
    ]) {
      const { status } = await send(`{"sqlCommand":"p_PHUONG_USERS_Me","parameters":${parameters}}`, json)
      expect([parameters.slice(0, 60), status]).toEqual([parameters.slice(0, 60), 200])
    }
  })

  test('a text of nearly the whole body is read, and is no worksheet', async () => {
    for (const text of ['x'.repeat(1_000_000), '\\n'.repeat(500_000)]) {
      const answer = await send(worksheetSave(`{"id":"${randomUUID()}","JsonData":"${text}"}`), json)
      expect([answer.status, answer.text.includes('"fields":{"JsonData"')]).toEqual([400, true])
    }
  })

  test('H145 a text arrives in NFC, however it was typed', async () => {
    const found = await admin.call('USERS_Search', { email: 'Nguyễn'.normalize('NFD') })
    expect(found.text).toBe((await admin.call('USERS_Search', { email: 'Nguyễn'.normalize('NFC') })).text)
    expect((found.body.results as unknown[]).length).toBeGreaterThan(0)
  })
})

describe('limits', () => {
  test('413 for a body of more than 1 MiB, told or not', async () => {
    const large = `{"sqlCommand":"${'x'.repeat(1_048_576)}"}`
    expect((await send(large, json)).status).toBe(413)
    const chunked = [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(house.url).host}`,
      `Origin: ${house.url}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      'Connection: close',
      '',
      large.length.toString(16),
      large,
      '0',
      '',
      '',
    ].join('\r\n')
    expect((await sendRaw(house.url, chunked)).status).toBe(413)
  })

  test('the largest body that fits is read', async () => {
    const withText = (text: string) => worksheetSave(`{"id":"${randomUUID()}","JsonData":"${text}"}`)
    const body = withText('x'.repeat(1_048_576 - withText('').length))
    expect(body).toHaveLength(1_048_576)
    expect((await send(body, json)).text).toContain('"fields":{"JsonData"')
  })
})
