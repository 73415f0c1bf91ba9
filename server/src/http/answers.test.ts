import { refusals } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Caller, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const crud = '/api/v1.0/dynamic/crud'
const classes = { subModuleName: 'CLASSES', entityName: 'Classes' }
const requestId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let house: TestHouse
let admin: Caller
let teacher: Caller
let visitor: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  visitor = new Caller(house.url)
})
afterAll(() => house.close())

/** The one shape of an error body, with the code's own status and text; the request id is the one of the header. */
const expectRefusal = (answer: Answer, code: keyof typeof refusals, more: object = {}) => {
  expect([answer.status, answer.body]).toEqual([
    refusals[code].status,
    { code, message: refusals[code].text, requestId: answer.headers.get('x-request-id'), ...more },
  ])
  expect(answer.body.requestId).toMatch(requestId)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
}

describe('A-379 B-686 C-022 the body of an error is code, Vietnamese message and request id', () => {
  test('400 for what cannot be read and for bad parameters, which are named', async () => {
    expectRefusal(await visitor.send('POST', '/api/v1.0/dynamic/query', '{'), 'BAD_BODY')
    const answer = await admin.call('USERS_Search', { PageNum: 0, roleId: 9 })
    expectRefusal(answer, 'BAD_PARAMETERS', { fields: answer.body.fields })
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(['PageNum', 'roleId'])
  })

  test('401 without a session, and for a wrong sign-in', async () => {
    expectRefusal(await visitor.call('USERS_Search'), 'NO_SESSION')
    expectRefusal(
      await visitor.call('Users_Login', { email: 'nobody@phuong.test', password: sha1('x') }),
      'LOGIN_FAILED',
    )
  })

  test('403 outside the rule, before a due change of password, and from another site', async () => {
    expectRefusal(await teacher.call('USERS_Search'), 'FORBIDDEN')
    const due = await signedIn(house.url, 'gv.doimk@phuong.test')
    expectRefusal(await due.call('CLASSES_GetClasses_ByTeacherId'), 'MUST_CHANGE_PASSWORD')
    const headers = { origin: 'https://evil.example' }
    expectRefusal(
      await teacher.send('POST', '/api/v1.0/dynamic/query', { sqlCommand: 'p_PHUONG_USERS_Me' }, headers),
      'CROSS_SITE',
    )
  })

  test('404 for a name, a path, a row that is read by its id, and a row that is written', async () => {
    expectRefusal(await visitor.call('nothing'), 'UNKNOWN_NAME')
    expectRefusal(await visitor.send('GET', '/api/nothing'), 'NOT_FOUND')
    const unknown = await admin.call('ACCOUNTLISTS_Add', { list: 'admins', email: 'nobody@phuong.test' })
    expectRefusal(unknown, 'NOT_FOUND', { fields: unknown.body.fields })
    const entityId = '01a1f65c-3340-7758-b4f7-a3ca8195953b'
    expectRefusal(await admin.send('DELETE', crud, { ...classes, entityId }), 'NO_ROWS', { rowsAffected: 0 })
  })

  test('409 for what stands there already', async () => {
    const twice = await admin.call('ACCOUNTLISTS_Add', { list: 'admins', email: 'gv.quantri@phuong.test' })
    expectRefusal(twice, 'ALREADY_LISTED', { fields: twice.body.fields })
  })

  test('413 and 415', async () => {
    expectRefusal(await visitor.send('POST', '/login', 'x'.repeat(1_048_577)), 'TOO_LARGE')
    expectRefusal(await visitor.send('POST', '/login', 'a=b', { 'content-type': 'text/plain' }), 'UNSUPPORTED_MEDIA')
  })

  test('500 is neutral to the caller and whole in the log, under the same request id', async () => {
    await sql`create function fail_on_purpose() returns trigger language plpgsql as $$
      begin raise exception 'the purpose of table %', tg_table_name; end $$`.execute(house.db)
    await sql`create trigger fail_on_purpose before insert on classes for each row execute function fail_on_purpose()`.execute(
      house.db,
    )
    try {
      house.log.length = 0
      const answer = await teacher.send('POST', crud, { ...classes, parameters: { className: '4A9' } })
      expectRefusal(answer, 'FAULT')
      expect(answer.text).not.toMatch(/purpose|classes|insert|at |\.ts/)
      type Line = { level: number; reqId: string; err?: { message: string; stack: string } }
      const faultsSoFar = () => house.log.map((line) => JSON.parse(line) as Line).filter(({ level }) => level >= 50)
      // the line of a request is written when its answer has gone
      await expect.poll(faultsSoFar).toHaveLength(1)
      const faults = faultsSoFar()
      expect(faults).toMatchObject([
        { reqId: answer.body.requestId, err: { message: 'the purpose of table classes', code: 'P0001' } },
      ])
      expect(faults[0]?.err?.stack).toContain('.ts')
    } finally {
      await sql`drop trigger fail_on_purpose on classes`.execute(house.db)
    }
    expect((await teacher.send('POST', crud, { ...classes, parameters: { className: '4A9' } })).status).toBe(200)
  })

  test('an address that cannot be read is 400 with the same body and headers', async () => {
    const answer = await visitor.send('GET', '/%ff')
    expectRefusal(answer, 'BAD_BODY')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.text).not.toContain('%ff')
  })
})

test('503 with Retry-After when the database is gone', async () => {
  // nobody listens on port 1
  const gone = await openHouse({}, { connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' } })
  try {
    const caller = new Caller(gone.url)
    for (const answer of [
      await caller.send('GET', '/readyz'),
      await caller.call('USERS_CheckByEmail', { email: 'a' }),
      await caller.call('Users_Login', { email: 'a', password: sha1('a') }),
    ]) {
      expectRefusal(answer, 'BUSY')
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    expect((await caller.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
  } finally {
    await gone.close()
  }
})
