import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { saveWorksheet, worksheetOf } from '../../testing/saved-worksheets.ts'
import { logStatements, type Statement } from '../../testing/statement-log.ts'
import { addWorksheet } from '../../testing/worksheets.ts'
import { entities } from '../entities/registry.ts'
import type { AnyProcedure } from '../procedures/define.ts'
import { procedures } from '../procedures/registry.ts'

const path = '/api/v1.0/dynamic/query'
const strangersBytes = 16_384
const megabyte = 1_048_576
/** So that a busy machine fails no test, milliseconds. */
const patience = { timeout: 60_000 }

let house: TestHouse
let statements: Statement[]
let teacher: Caller
beforeAll(async () => {
  // so that a test can come from several addresses
  house = await openHouse({ TRUST_PROXY: '1' })
  statements = logStatements(house.pools)
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

const json = 'Content-Type: application/json'
const head = (lines: readonly string[], target = path) =>
  `${[`POST ${target} HTTP/1.1`, `Host: ${new URL(house.url).host}`, ...lines].join('\r\n')}\r\n\r\n`
const origin = () => `Origin: ${house.url}`
const cookieOf = ({ cookie }: Caller) => `Cookie: ${cookie}`
const codeIn = (text: string) => /"code":"(\w+)"/.exec(text)?.[1]

/** What is answered to a call of which nothing but the head, and the beginning of its body, is ever sent. */
const unsent = (lines: readonly string[], target = path, beginning = '') =>
  new Promise<{ status: number; code: string | undefined }>((resolve) => {
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
    let text = ''
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      text += piece.toString('latin1')
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])
      if (!text.includes('requestId')) return
      socket.destroy()
      resolve({ status, code: codeIn(text) })
    })
    socket.write(head(lines, target) + beginning)
  })

/** A call of somebody whose body is exactly so many bytes long. */
const callOf = (bytes: number, name = 'USERS_Me') => {
  const [before, after] = [`{"sqlCommand":"p_PHUONG_${name}","parameters":{"a":"`, '"}}']
  return `${before}${'x'.repeat(bytes - before.length - after.length)}${after}`
}

describe('decision 0032: where a call comes from, who sends it and how long it is are looked at before its body is read', () => {
  const long = `Content-Length: ${strangersBytes + 1}`

  test('a visitor’s long body is 401 while not a byte of it has come, also with a cookie that opens nothing', async () => {
    expect(await unsent([origin(), json, long])).toEqual({ status: 401, code: 'NO_SESSION' })
    const ended = `Cookie: sid=${randomBytes(32).toString('base64url')}`
    expect(await unsent([origin(), json, long, ended])).toEqual({ status: 401, code: 'NO_SESSION' })
  })

  test('from another site, or from nowhere, it is 403, and the database is not asked', async () => {
    statements.length = 0
    for (const from of [[], ['Origin: https://evil.example'], ['Origin: null'], ['Sec-Fetch-Site: cross-site']])
      expect(await unsent([...from, json, long, cookieOf(teacher)])).toEqual({ status: 403, code: 'CROSS_SITE' })
    expect(statements).toEqual([])
  })

  test('one that says it is longer than any may be is 413, whoever sends it, and the database is not asked', async () => {
    statements.length = 0
    for (const who of [[], [cookieOf(teacher)]])
      expect(await unsent([origin(), json, `Content-Length: ${megabyte + 1}`, ...who])).toEqual({
        status: 413,
        code: 'TOO_LARGE',
      })
    expect(statements).toEqual([])
  })

  test('an address that there is not needs no body', async () => {
    expect(await unsent([origin(), json, long, cookieOf(teacher)], '/api/nothing')).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('in chunks a visitor’s body is read up to 16 kB and then 413', async () => {
    const chunked = async (bytes: number) => {
      const body = callOf(bytes)
      const lines = [origin(), json, 'Transfer-Encoding: chunked', 'Connection: close']
      const { status, text } = await sendRaw(house.url, `${head(lines)}${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
      return [status, codeIn(text)]
    }
    expect(await chunked(strangersBytes)).toEqual([200, undefined])
    expect(await chunked(strangersBytes + 1)).toEqual([413, 'TOO_LARGE'])
  })

  test('16 kB of anybody are read, and more of somebody who is signed in', async () => {
    const visitor = new Caller(house.url)
    expect((await visitor.send('POST', path, callOf(strangersBytes))).status).toBe(200)
    expect((await visitor.send('POST', path, callOf(strangersBytes + 1))).body.code).toBe('NO_SESSION')
    expect((await teacher.send('POST', path, callOf(strangersBytes + 1))).status).toBe(200)
  })

  test('H109 a session that ends while the body is on its way does nothing any more', async () => {
    const leaver = await signedIn(house.url, '4a1.30@phuong.test')
    const body = callOf(strangersBytes + 1).replace('USERS_Me', 'CLASSES_GetClasses_ByTeacherId')
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (piece) => {
      text += piece.toString('latin1')
    })
    statements.length = 0
    socket.write(head([origin(), json, cookieOf(leaver), `Content-Length: ${body.length}`, 'Connection: close']))
    await expect.poll(() => statements.length).toBeGreaterThan(0)
    await house.db.deleteFrom('sessions').where('token_hash', 'is not', null).execute()
    house.clock.forward(1_000)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(body)
    await closed
    expect(text).toContain('"code":"NO_SESSION"')
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
  })
})

describe('decision 0032: a body is no longer than its call may be', () => {
  const usual = 65_536
  const refused = [413, 'TOO_LARGE']
  const sent = async (who: Caller, body: string, [method, target] = ['POST', path]) => {
    const answer = await who.send(method, target, body)
    return [answer.status, answer.body.code]
  }

  test('a call of a few names takes 64 kB and refuses 100 kB', async () => {
    expect(await sent(teacher, callOf(usual))).toEqual([200, undefined])
    for (const bytes of [usual + 1, 102_400, megabyte]) expect(await sent(teacher, callOf(bytes))).toEqual(refused)
  })

  test('as soon as the beginning has come that names it, and nothing is done', async () => {
    const lines = [origin(), json, cookieOf(teacher), 'Content-Length: 102400']
    expect(await unsent(lines, path, callOf(102_400).slice(0, 2_000))).toEqual({ status: 413, code: 'TOO_LARGE' })
  })

  test('in chunks it is the same', async () => {
    const body = callOf(102_400)
    const lines = [origin(), json, cookieOf(teacher), 'Transfer-Encoding: chunked', 'Connection: close']
    const { status, text } = await sendRaw(
      house.url,
      `${head(lines)}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    )
    expect([status, codeIn(text)]).toEqual(refused)
  })

  test('a worksheet of 900 kB is saved, and answers and a record of as much are read', async () => {
    const { id: createdBy } = await house.db
      .selectFrom('users')
      .where('email', '=', 'co.lan@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    const id = await addWorksheet(house.db, { createdBy, zones: null })
    const at = house.clock.now()
    const made = { height: 1_612, small_at: at, sharp_wanted_at: at, sharp_at: at, next_at: at }
    await house.db
      .insertInto('attachment_pages')
      .values({ attachment_id: id, page: 1, ...made })
      .execute()
    const worksheet = worksheetOf(id, [1], 0)
    const [zone] = worksheet.ExerciseData
    const ExerciseData = Array.from({ length: 950 }, () => ({ ...zone, id: randomUUID(), text: 'x'.repeat(840) }))
    expect(JSON.stringify(ExerciseData).length).toBeGreaterThan(900_000)
    expect((await saveWorksheet(teacher, id, { ...worksheet, ExerciseData })).status).toBe(200)
    const pupil = await signedIn(house.url, '4a1.22@phuong.test')
    expect(await sent(pupil, callOf(900_000, 'SITTING_Append'))).toEqual([400, 'BAD_PARAMETERS'])
    const record = { subModuleName: 'CLASSWORK', entityName: 'Assignments_Answers', parameters: {} }
    const posted = { ...record, parameters: { Type: 'LIVEWORKSHEET', JsonData: 'x'.repeat(900_000) } }
    expect(await sent(pupil, JSON.stringify(posted), ['POST', '/api/v1.0/dynamic/crud'])).not.toEqual(refused)
  })

  test('entities and paths of their own have theirs, too', async () => {
    const long = 'x'.repeat(102_400)
    const folder = { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 'Folders', parameters: { name: long } }
    for (const [method, target] of [
      ['POST', '/api/v1.0/dynamic/crud'],
      ['PUT', '/api/v1.0/dynamic/crud'],
      ['POST', '/api/v1.0/dynamic/crud/read'],
      ['POST', '/login'],
    ] as const)
      expect([target, ...(await sent(teacher, JSON.stringify(folder), [method, target]))]).toEqual([target, ...refused])
  })

  test('nobody gets a larger limit by a name behind the parameters, in another spelling, or by a second one', async () => {
    const name = 'p_PHUONG_SHARE_Attachments_UpdateJsonData'
    const parameters = `"parameters":{"a":"${'x'.repeat(102_400)}"}`
    expect(await sent(teacher, `{${parameters},"sqlCommand":"${name}"}`)).toEqual(refused)
    expect(await sent(teacher, `{"sqlCommand":"\\u0070${name.slice(1)}",${parameters}}`)).toEqual(refused)
    const second = `{"sqlCommand":"${name}",${parameters},"sqlCommand":"p_PHUONG_USERS_Me"}`
    expect(await sent(teacher, second)).toEqual([400, 'BAD_BODY'])
  })

  test('the calls that take more are those of worksheets, of answers, of long lists and of rich text', () => {
    const all: readonly AnyProcedure[] = procedures
    const large = [
      ...all.map(({ name, maxBodyBytes }) => ({ name, maxBodyBytes })),
      ...entities.flatMap(({ name, create, update }) =>
        [create, update].map((verb) => ({ name, maxBodyBytes: verb?.maxBodyBytes })),
      ),
    ].filter(({ maxBodyBytes }) => maxBodyBytes !== undefined)
    expect(large.map(({ name }) => name).toSorted()).toEqual([
      'Assignments_Answers',
      'PLACES_File_Check',
      'PLACES_File_Load',
      'SHARE_Attachments_UpdateJsonData',
      'SITTING_Append',
      'ThongBao_Sach_ThemMoi',
      'ThongBao_ThemMoi',
    ])
    for (const { maxBodyBytes = 0 } of large) expect(maxBodyBytes).toBeLessThanOrEqual(megabyte)
  })
})

describe('decision 0032: bodies that are under way are bounded', () => {
  const open: Socket[] = []
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy()
  })
  /** Begins a body that never comes. Who has no answer holds its room; what is answered is its status. */
  const beginOne = (lines: readonly string[], answered: string[]): void => {
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.once('data', (piece) => answered.push(piece.toString('latin1', 9, 12)))
    socket.write(head([origin(), json, ...lines]))
    open.push(socket)
  }
  /** The same with bodies of a megabyte. @returns what was answered so far */
  const begin = (count: number, who: Caller, address: string, answered: string[] = []): string[] => {
    const lines = [cookieOf(who), `X-Forwarded-For: ${address}`, `Content-Length: ${megabyte}`]
    for (let at = 0; at < count; at++) beginOne(lines, answered)
    return answered
  }
  const large = (who: Caller, address: string) =>
    who.send('POST', path, callOf(strangersBytes + 1), { 'x-forwarded-for': address })
  const statusOf = async (who: Caller, address: string) => (await large(who, address)).status

  test('eight of the largest of one account: the next is 503 with Retry-After, small ones and those of others go on', async () => {
    const [pupil, other] = [
      await signedIn(house.url, '4a1.20@phuong.test'),
      await signedIn(house.url, '4a1.21@phuong.test'),
    ]
    const answered = begin(9, pupil, '10.0.0.1')
    await expect.poll(() => answered, patience).toEqual(['503'])
    const refused = await large(pupil, '10.0.0.1')
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['BUSY', '5'])
    const small = { 'x-forwarded-for': '10.0.0.1' }
    expect((await pupil.send('POST', path, callOf(strangersBytes), small)).status).toBe(200)
    expect(await statusOf(other, '10.0.0.1')).toBe(200)
    // who leaves gives the room back
    for (const socket of open.splice(0)) socket.destroy()
    await expect.poll(() => statusOf(pupil, '10.0.0.1'), patience).toBe(200)
  })

  test('thirty-two of one address, whosever they are; another address goes on', async () => {
    const pupils = await Promise.all(
      ['11', '12', '13', '14', '15', '17'].map((number) => signedIn(house.url, `4a1.${number}@phuong.test`)),
    )
    const last = pupils.pop() as Caller
    const answered: string[] = []
    for (const [at, pupil] of pupils.entries()) begin(at < 4 ? 8 : 2, pupil, '10.0.0.2', answered)
    await expect.poll(() => answered, patience).toEqual(['503', '503'])
    expect(await statusOf(last, '10.0.0.2')).toBe(503)
    expect(await statusOf(last, '10.0.0.3')).toBe(200)
    const small = { 'x-forwarded-for': '10.0.0.2' }
    expect((await last.send('POST', path, callOf(strangersBytes), small)).status).toBe(200)
  })

  test('96 of all addresses together; small ones go on, and large ones of any address once somebody has left', async () => {
    const numbers = Array.from({ length: 13 }, (_, at) => String(at + 1).padStart(2, '0'))
    const pupils = await Promise.all(numbers.map((number) => signedIn(house.url, `4a2.${number}@phuong.test`)))
    const answered: string[] = []
    // eight more than have room, whosever those are
    for (const [at, pupil] of pupils.entries()) begin(8, pupil, `10.0.1.${at % 4}`, answered)
    await expect.poll(() => answered.length, patience).toBe(8)
    expect(new Set(answered)).toEqual(new Set(['503']))
    expect(await statusOf(teacher, '10.0.1.9')).toBe(503)
    const small = { 'x-forwarded-for': '10.0.1.9' }
    expect((await teacher.send('POST', path, callOf(strangersBytes), small)).status).toBe(200)
    for (const socket of open.splice(0)) socket.destroy()
    await expect.poll(() => statusOf(teacher, '10.0.1.9'), patience).toBe(200)
  })

  test('32 MB of small ones of one address: one more is 503, and another address goes on', async () => {
    // of people who are signed in: visitors may not call so often at once (visitor-calls.test.ts)
    const lines = ['X-Forwarded-For: 10.0.2.1', cookieOf(teacher), `Content-Length: ${strangersBytes}`]
    const statusAt = async (address: string) =>
      (await new Caller(house.url).send('POST', path, callOf(strangersBytes), { 'x-forwarded-for': address })).status
    const answered: string[] = []
    for (let at = 0; at < (32 * megabyte) / strangersBytes + 5; at++) beginOne(lines, answered)
    await expect.poll(() => answered.length, patience).toBe(5)
    expect(new Set(answered)).toEqual(new Set(['503']))
    expect(await statusAt('10.0.2.1')).toBe(503)
    expect(await statusAt('10.0.2.2')).toBe(200)
  })
})

test('H080 bodies whose chunks are none are over at once: each has its line, and none holds any room', async () => {
  const pupil = await signedIn(house.url, '4a1.16@phuong.test')
  house.log.length = 0
  const broken = `${head([origin(), json, cookieOf(pupil), 'Transfer-Encoding: chunked'])}5\r\n{"a":\r\nno number\r\n`
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendRaw(house.url, broken)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  const lines = () => house.log.map((line) => JSON.parse(line) as { req?: { method: string } })
  await expect.poll(() => lines().filter(({ req }) => req?.method === 'POST').length).toBe(20)
  // more than eight of the largest would leave this account no room: one is read, and is no such call
  expect((await pupil.send('POST', path, callOf(megabyte, 'SITTING_Append'))).body.code).toBe('BAD_PARAMETERS')
})
