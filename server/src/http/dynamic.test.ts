import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { logStatements, type Statement } from '../../testing/statement-log.ts'

const base = '/api/v1.0/dynamic'

let house: TestHouse
let statements: Statement[]
let admin: Caller
let teacher: Caller
let pupil: Caller
let visitor: Caller
beforeAll(async () => {
  house = await openHouse()
  statements = logStatements(house.pools)
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  visitor = new Caller(house.url)
})
afterAll(() => house.close())

const bodyOf = ({ text }: Answer): string => text.replace(/"requestId":"[0-9a-f-]{36}"/, '"requestId":""')
const ask = (caller: Caller, sqlCommand: unknown, parameters: unknown = {}, headers = {}) =>
  caller.send('POST', `${base}/query`, { sqlCommand, parameters }, headers)

describe('A-367 A-368 A-369 B-663 B-664 B-670 B-671 B-672 the three doors', () => {
  test('one name answers on each of them, in the envelope of the door', async () => {
    const input = { list: 'admins' }
    const { body } = await admin.call('ACCOUNTLISTS_Get', input, 'query')
    const row = (body.results as object[])[0]
    expect(row).toMatchObject({ list: 'admins', email: 'gv.quantri@phuong.test' })
    expect(body).toEqual({ results: [row] })
    expect((await admin.call('ACCOUNTLISTS_Get', input, 'query/first')).body).toEqual({ result: row })
    expect((await admin.call('ACCOUNTLISTS_Get', input, 'execute')).body).toEqual({ result: row, rowsAffected: 1 })
  })

  test('no row is an empty list, or null, and never an error', async () => {
    const input = { list: 'testbank' }
    expect((await admin.call('ACCOUNTLISTS_Get', input, 'query')).body).toEqual({ results: [] })
    expect((await admin.call('ACCOUNTLISTS_Get', input, 'query/first')).body).toEqual({ result: null })
    expect((await admin.call('ACCOUNTLISTS_Get', input, 'execute')).body).toEqual({ result: null, rowsAffected: 0 })
  })

  test('a write may come through any of them and says on execute how many rows it touched', async () => {
    const entry = { list: 'testbank', email: 'thay.minh@phuong.test' }
    const added = await admin.call('ACCOUNTLISTS_Add', entry, 'query')
    const { userId } = (added.body.results as { userId: string }[])[0] as { userId: string }
    const removed = await admin.call('ACCOUNTLISTS_Remove', { list: 'testbank', userId }, 'execute')
    expect(removed.body).toEqual({ result: null, rowsAffected: 1 })
  })
})

describe('B-685 names', () => {
  const spellings = [
    'p_PHUONG_USERS_Search',
    'p_phuong_users_search',
    'P_PHUONG_USERS_SEARCH',
    '[p_PHUONG_USERS_Search]',
    'dbo.p_PHUONG_USERS_Search',
    '[dbo].p_PHUONG_USERS_Search',
    '[dbo].[p_PHUONG_USERS_Search]',
    ' DBO.[p_PHUONG_Users_Search] ',
  ]
  test.each(spellings)('%s is found without regard to case, [dbo]. and brackets', async (name) => {
    const { status, body } = await ask(admin, name, { email: 'co.lan@phuong.test' })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([{ email: 'co.lan@phuong.test' }])
  })

  test('p_PHUONG_Users_Login and p_PHUONG_USERS_Login are one name', async () => {
    for (const name of ['p_PHUONG_Users_Login', 'p_PHUONG_USERS_LOGIN'])
      expect((await ask(visitor, name, {})).body.code).toBe('BAD_PARAMETERS')
  })

  const unknown: unknown[] = [
    '',
    'p_PHUONG_',
    'USERS_Me',
    'p_SGK_USERS_Me',
    'p_PHUONG_USERS_Drop',
    'p_PHUONG_USERS_Me;--',
    "p_PHUONG_USERS_Me'; drop table users; --",
    'p_PHUONG_USERS_Me/**/',
    'select * from users',
    'sp_executesql',
    '[dbo].',
    '[]',
    '[dbo.p_PHUONG_USERS_Me',
    'dbo].p_PHUONG_USERS_Me',
    '[dbo].[p_PHUONG_USERS_Me',
    '[dbo].p_PHUONG_USERS_Me]',
    '[[p_PHUONG_USERS_Me]]',
    'dbo.dbo.p_PHUONG_USERS_Me',
    'master.dbo.p_PHUONG_USERS_Me',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'p_PHUONG_constructor',
    // look-alikes: Cyrillic e, full-width p, long s, dotless and dotted i, a letter with an invisible joiner
    'p_PHUONG_USERS_M\u0435',
    '\uff50_PHUONG_USERS_Me',
    'p_PHUONG_U\u017fERS_Me',
    'p_PHUONG_ACCOUNTL\u0131STS_Get',
    'p_PHUONG_ACCOUNTL\u0130STS_Get',
    'p_PHUONG_USERS\u200d_Me',
    'p'.repeat(10_240),
    `p_PHUONG_USERS_Me${' '.repeat(10_240)}x`,
    null,
    7,
    true,
    {},
    ['p_PHUONG_USERS_Me'],
    { name: 'p_PHUONG_USERS_Me' },
  ]
  test('A-370 B-673 C-021 H137 D01 every unknown name is 404 with the same body for everybody, and nothing runs', async () => {
    const expected = bodyOf(await visitor.send('POST', `${base}/query`, {}))
    expect(expected).toBe('{"code":"UNKNOWN_NAME","message":"Không tìm thấy chức năng này.","requestId":""}')
    statements.length = 0
    for (const name of unknown)
      for (const caller of [visitor, pupil, admin])
        for (const door of ['query', 'query/first', 'execute']) {
          const answer = await caller.send('POST', `${base}/${door}`, { sqlCommand: name, parameters: { a: 1 } })
          expect([name, answer.status, bodyOf(answer)]).toEqual([name, 404, expected])
        }
    expect(statements).toEqual([])
  })

  test('A-370 H137 B-683 D01 an unknown entity gets that same body on every verb', async () => {
    const expected = bodyOf(await visitor.send('POST', `${base}/query`, {}))
    const bodies: Record<string, unknown>[] = [
      {},
      { subModuleName: 'USERS' },
      { entityName: 'Users' },
      { subModuleName: 'USERS', entityName: 'users; drop table users' },
      { subModuleName: 'USERS', entityName: 'login_names' },
      { subModuleName: 'USERS', entityName: 'constructor' },
      { subModuleName: 'SHARE', entityName: 'Users' },
      { moduleName: 'OTHER', subModuleName: 'USERS', entityName: 'Users' },
      { subModuleName: 'USERS', entityName: 't_OTHER_USERS_Users' },
      { subModuleName: 'USERS', entityName: '[dbo].[Users]' },
      { subModuleName: ['USERS'], entityName: 'Users' },
      { subModuleName: 'USERS', entityName: 'U\u017fers' },
      { subModuleName: 'USERS', entityName: 'U'.repeat(10_240) },
    ]
    statements.length = 0
    for (const body of bodies)
      for (const caller of [visitor, admin])
        for (const [method, path] of [
          ['POST', 'crud/read'],
          ['OPTIONS', 'crud'],
          ['POST', 'crud'],
          ['PUT', 'crud'],
          ['DELETE', 'crud'],
        ] as const) {
          const answer = await caller.send(method, `${base}/${path}`, body)
          expect([body, method, answer.status, bodyOf(answer)]).toEqual([body, method, 404, expected])
        }
    expect(statements).toEqual([])
  })
})

describe('parameters', () => {
  test('their names ignore case, and unknown ones are dropped', async () => {
    const { body } = await ask(admin, 'p_PHUONG_USERS_Search', {
      EMAIL: '4a1.',
      pagesize: 2,
      PAGENUM: 3,
      isAdmin: true,
      constructor: 1,
    })
    expect((body.results as unknown[]).length).toBe(2)
  })

  test('of two spellings of one name the exact one counts', async () => {
    const { body } = await ask(admin, 'p_PHUONG_USERS_Search', { PAGESIZE: 5, PageSize: 2, pagesize: 7 })
    expect((body.results as unknown[]).length).toBe(2)
  })

  test('applicationName and source beside them are accepted and change nothing; missing parameters are none', async () => {
    const command = { sqlCommand: 'p_PHUONG_USERS_Me', applicationName: 'X', source: 'main' }
    for (const more of [{}, { parameters: null }, { parameters: {} }])
      expect((await teacher.send('POST', `${base}/query/first`, { ...command, ...more })).body.result).toMatchObject({
        email: 'co.lan@phuong.test',
      })
  })

  test.each([['text'], [5], [true], [[]], [[{ PageSize: 2 }]]])('%j in their place is 400', async (parameters) => {
    const { status, body } = await ask(admin, 'p_PHUONG_USERS_Search', parameters)
    expect([status, body.code]).toEqual([400, 'BAD_PARAMETERS'])
    expect(Object.keys(body.fields as object)).toEqual(['parameters'])
  })
})

describe('the order of checks: of two faults the earlier one is told', () => {
  const foreign = randomUUID()
  const put = (caller: Caller, body: Record<string, unknown>) =>
    caller.send('PUT', `${base}/crud`, { subModuleName: 'CLASSES', entityName: 'Classes', ...body })
  const large = 'x'.repeat(1_048_577)

  test('media type before the body: an unreadable text of another type is 415, and so is one that is too large', async () => {
    for (const text of ['{', large])
      expect((await visitor.send('POST', `${base}/query`, text, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test('media type before the place that the call comes from', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' }
    expect((await visitor.send('POST', `${base}/query`, '{}', headers)).status).toBe(415)
  })

  test('the body before the name: 400 and 413 for an unknown name', async () => {
    expect((await visitor.send('POST', `${base}/query`, '{"sqlCommand":"unknown"')).body.code).toBe('BAD_BODY')
    const body = { sqlCommand: 'unknown', parameters: large }
    expect((await visitor.send('POST', `${base}/query`, body)).body.code).toBe('TOO_LARGE')
  })

  test('the name before the session: a visitor’s unknown name is 404', async () => {
    expect((await ask(visitor, 'unknown')).status).toBe(404)
  })

  test('the place that the call comes from before the name and the session', async () => {
    const elsewhere = { origin: 'https://evil.example' }
    for (const name of ['unknown', 'p_PHUONG_USERS_Search', 'p_PHUONG_USERS_Me'])
      for (const caller of [visitor, admin])
        expect((await ask(caller, name, {}, elsewhere)).body.code).toBe('CROSS_SITE')
  })

  test('the session before the role: a visitor at an administrator’s name is 401', async () => {
    expect((await ask(visitor, 'p_PHUONG_USERS_Search')).status).toBe(401)
    expect((await put(visitor, { entityId: foreign, parameters: { status: 'Ready' } })).status).toBe(401)
  })

  test('the role before the parameters: a pupil’s bad parameters at an administrator’s name are 403', async () => {
    expect((await ask(pupil, 'p_PHUONG_USERS_Search', { PageSize: 'many' })).status).toBe(403)
    expect((await put(pupil, { entityId: foreign, parameters: { status: 'Gone' } })).status).toBe(403)
  })

  test('the parameters before the row: bad parameters for a row that does not exist are 400', async () => {
    expect((await put(teacher, { entityId: foreign, parameters: { status: 'Gone' } })).status).toBe(400)
    expect((await put(teacher, { entityId: foreign, parameters: { status: 'Ready' } })).status).toBe(404)
    const entry = { list: 'class-limit', email: 'nobody@phuong.test' }
    expect((await ask(admin, 'p_PHUONG_ACCOUNTLISTS_Add', { ...entry, value: 'many' })).status).toBe(400)
    expect((await ask(admin, 'p_PHUONG_ACCOUNTLISTS_Add', { ...entry, value: 2 })).status).toBe(404)
  })
})

describe('what is information only', () => {
  test('A-371 A-373 B-665 B-669 a Basic header authorises nothing, the session cookie does', async () => {
    for (const credentials of ['phuong:phuong', 'admin@phuong.test:phuong123', ':']) {
      const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
      const answer = await ask(visitor, 'p_PHUONG_USERS_Search', {}, { authorization })
      expect([answer.status, answer.body.code]).toEqual([401, 'NO_SESSION'])
      expect((await ask(admin, 'p_PHUONG_USERS_Search', {}, { authorization })).status).toBe(200)
    }
  })

  test('A-374 B-668 D16 application-name stands in the log line and changes no right', async () => {
    for (const [name, noted] of [
      ['PHUONG_STAGE', 'PHUONG_STAGE'],
      ['administrator', 'administrator'],
      [null, undefined],
      ['y'.repeat(200), 'y'.repeat(40)],
    ] as const) {
      house.log.length = 0
      const refused = await ask(pupil, 'p_PHUONG_USERS_Search', {}, { 'application-name': name })
      expect(refused.status).toBe(403)
      // written when the answer has gone
      await expect.poll(() => house.log.length).toBe(1)
      const line = JSON.parse(house.log[0] ?? '') as { req: { application?: string } }
      expect(line.req.application).toBe(noted)
      expect((await ask(admin, 'p_PHUONG_USERS_Search', {}, { 'application-name': name })).status).toBe(200)
    }
  })

  test('H122 the host that a call names changes no right', async () => {
    const partner = await openHouse({ HOSTS: 'heid.example.vn=heid+higher,127.0.0.1=partner', DEMO: '1' })
    try {
      const someone = await signedIn(partner.url, '4a1.01@phuong.test')
      const settings = (await someone.call('SITE_Settings_Get', {}, 'query/first')).body.result
      expect(settings).toMatchObject({ hostProfile: 'partner', higherEducation: false })
      // a proxy that nobody configured is not believed
      const forwarded = { 'x-forwarded-host': 'heid.example.vn' }
      const same = await someone.send(
        'POST',
        `${base}/query/first`,
        { sqlCommand: 'p_PHUONG_SITE_Settings_Get' },
        forwarded,
      )
      expect(same.body.result).toEqual(settings)
      expect((await ask(someone, 'p_PHUONG_USERS_Search', {}, forwarded)).status).toBe(403)
    } finally {
      await partner.close()
    }
  })
})
