import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sendForm, toFolder } from '../../testing/uploads.ts'

type Line = {
  level: number
  msg: string
  reqId: string
  req?: { method: string; url: string }
  status?: number
  ms?: number
  account?: string
  refusal?: string
  err?: { message: string }
}

let house: TestHouse
let teacher: Caller
let teacherId: string
beforeAll(async () => {
  house = await openHouse({ LOG_LEVEL: 'info' })
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const row = await house.db
    .selectFrom('users')
    .where('email', '=', 'co.lan@phuong.test')
    .select('id')
    .executeTakeFirstOrThrow()
  teacherId = row.id
})
afterAll(() => house.close())

const lines = () => house.log.map((line) => JSON.parse(line) as Line)
/** The lines of so many requests: written when their answers have gone. */
const linesOf = async (count: number): Promise<Line[]> => {
  await expect.poll(() => lines().filter(({ req }) => req).length).toBe(count)
  return lines()
}
beforeEach(async () => {
  // what the test before has asked may still be written
  await expect.poll(() => lines().filter(({ req }) => req).length).toBeGreaterThan(0)
  house.log.length = 0
})

test('S20 a refused call has one line: who it was as the id of the account, why, and nothing of the person or the body', async () => {
  const folder = '01a1f65c-3340-7758-b4f7-a3ca8195953b'
  const answers = [
    await teacher.call('USERS_Search', { email: 'secret-body@phuong.test' }),
    await teacher.call('nothing-of-this-name', { email: 'secret-body@phuong.test' }),
    await teacher.send('PUT', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      entityId: folder,
      parameters: { className: 'secret-body' },
    }),
    await sendForm(teacher, 'dynamic/upload-files', toFolder(folder), [
      { name: 'secret-body.png', bytes: Buffer.from('secret-body') },
    ]),
  ]
  const written = await linesOf(answers.length)
  expect(written.map(({ msg }) => msg)).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(written.map(({ status, refusal }) => [status, refusal])).toEqual(
    answers.map(({ status, body }) => [status, body.code]),
  )
  expect(written.map(({ account }) => account)).toEqual([teacherId, undefined, teacherId, teacherId])
  expect(written.map(({ msg }) => msg)).toEqual(['refused', 'refused', 'refused', 'refused'])
  const text = house.log.join('')
  for (const secret of ['secret-body', 'co.lan', 'Lan', teacher.cookie?.split('=')[1] ?? 'no cookie'])
    expect(text).not.toContain(secret)
})

test('S20 a call that is answered has one line too, a visitor’s without an account, a wrong sign-in without what was typed', async () => {
  const visitor = new Caller(house.url)
  await teacher.call('CLASSES_GetClasses_ByTeacherId')
  await visitor.call('USERS_Me')
  await visitor.signIn('co.lan@phuong.test', 'a wrong password')
  await visitor.send('GET', '/api/nothing?token=secret')
  await visitor.send('GET', '/%ff')
  const written = await linesOf(5)
  expect(written.map(({ status, account, refusal, msg }) => [status, account, refusal, msg])).toEqual([
    [200, teacherId, undefined, 'answered'],
    [200, undefined, undefined, 'answered'],
    [401, undefined, 'LOGIN_FAILED', 'refused'],
    [404, undefined, 'NOT_FOUND', 'refused'],
    [400, undefined, 'BAD_BODY', 'refused'],
  ])
  expect(new Set(written.map(({ reqId }) => reqId)).size).toBe(5)
  for (const { ms } of written) expect(ms).toBeGreaterThanOrEqual(0)
  for (const secret of ['co.lan', sha1('a wrong password'), 'token', demoPassword])
    expect(house.log.join('')).not.toContain(secret)
})

test('S19 a fault stands whole in the line of its request, with the account', async () => {
  await sql`create function fail_on_purpose() returns trigger language plpgsql as $$
    begin raise exception 'on purpose'; end $$`.execute(house.db)
  await sql`create trigger fail_on_purpose before insert on classes for each row execute function fail_on_purpose()`.execute(
    house.db,
  )
  await teacher.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className: '4A9' },
  })
  expect(await linesOf(1)).toMatchObject([
    { level: 50, msg: 'a request failed', status: 500, account: teacherId, err: { message: 'on purpose' } },
  ])
  await sql`drop trigger fail_on_purpose on classes`.execute(house.db)
})

test('who leaves before the answer has a line without a status', async () => {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  const head = ['POST /api/v1.0/dynamic/query HTTP/1.1', 'Host: 127.0.0.1', `Origin: ${house.url}`]
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 100', '', '{"a"'].join('\r\n'), () =>
    socket.destroy(),
  )
  const [line] = await linesOf(1)
  expect(line?.req).toMatchObject({ method: 'POST', url: '/api/v1.0/dynamic/query' })
  expect([line?.msg, line?.status]).toEqual(['nobody waits for the answer any more', undefined])
})
