import { randomUUID } from 'node:crypto'
import { onceHeader } from '@phuong/domain/once'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import type { ExampleCall } from '../../../testing/example-call.ts'
import { exampleCalls, readFacts } from '../../../testing/example-calls.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { a4, newFolder, pdfOf, sendForm, toFolder, uploaded } from '../../../testing/uploads.ts'
import { entities } from '../../entities/registry.ts'
import type { AnyProcedure } from '../../procedures/define.ts'
import { procedures } from '../../procedures/registry.ts'
import { sweepOnce } from './sweep.ts'

let house: TestHouse
let teacher: Caller
const callers = new Map<string, Caller>()
beforeAll(async () => {
  house = await openHouse()
  teacher = await as('co.lan@phuong.test')
})
afterAll(() => house.close())

const as = async (email: string): Promise<Caller> => {
  const caller = callers.get(email) ?? (await signedIn(house.url, email))
  callers.set(email, caller)
  return caller
}
const withKey = (key: string = randomUUID()) => ({ [onceHeader]: key })
const send = async ({ as: email, method, path, body }: ExampleCall, headers: Record<string, string>) =>
  (await as(email ?? '')).send(method, path, body, headers)

/** How many rows each table has; the keys themselves grow with each act. */
const counts = async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'once_keys'`.execute(house.db)
  const counted = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as count from ${sql.table(name)}`,
  )
  return (
    await sql<{ name: string; count: number }>`${sql.join(counted, sql` union all `)} order by name`.execute(house.db)
  ).rows
}

/** Writes that take transactions of their own, and what makes the second of them the first. */
const ownWay: Readonly<Record<string, string>> = {
  SITTING_Append: 'the id of each event',
  USERS_ChangePassword: 'the new password, which stands already',
  Users_Login: 'who is signed in is signed in',
  AUTH_Typed_Login: 'who is signed in is signed in',
  AUTH_Teacher_Register: 'the key of the registration, which the account keeps',
  USERS_ForgotPassword: 'the mail, which bears the key of the press',
  Users_Register: 'the key of the registration, which the account keeps',
  SHARE_Attachments_SetPages: 'the pages that are chosen are chosen',
  MAIL_SaveEmail: 'the change that it tells of',
  CLASSWORK_WorkFiles_Take: 'the ids of the sittings in the file',
}
/** Writes that take transactions of their own and hold the key within. */
const keyed: readonly string[] = [
  'CLASSES_Join',
  'CLASSES_Pupil_Add',
  'CLASSES_Pupil_Move',
  'CLASSES_Pupil_RenewPassword',
  'CLASSES_Pupils_Make',
  'CLASSES_Teacher_Add',
  'MAIL_SendAgain',
]
/** Writes whose parameters say which act they are, and by what; no key is held for them, and no answer. */
const acts: Readonly<Record<string, string>> = {
  SITTING_Start: 'sittingId',
  SITTING_Finish: 'key',
}
/** They end the session that the second one would come with. */
const endsSession: readonly string[] = ['USERS_Logout']

const writes = (procedures as readonly AnyProcedure[]).filter(({ kind }) => kind === 'write')

test('H159 a write that takes a transaction of its own says what makes it once', () => {
  expect(writes.flatMap(({ name, transaction }) => (transaction === 'own' ? [name] : [])).sort()).toEqual(
    [...Object.keys(ownWay), ...keyed].sort(),
  )
})

test('H159 no answer is held of a write that says itself which act it is, however many keys come with it', async () => {
  expect(Object.fromEntries(writes.flatMap(({ name, act }) => (act === undefined ? [] : [[name, act]])))).toEqual(acts)
  const keys = async () => (await house.db.selectFrom('once_keys').select('key_hash').execute()).length
  const before = await keys()
  for (const call of exampleCalls(await readFacts(house.db, '4a1.06@phuong.test')))
    if (call.name in acts) {
      const first = await send(call, withKey())
      expect([call.name, first.status, first.text]).toEqual([call.name, 200, first.text])
      const rows = await counts()
      expect((await send(call, withKey())).status).toBe(200)
      expect([call.name, await counts()]).toEqual([call.name, rows])
    }
  expect(await keys()).toBe(before)
})

test('H159 every write of a procedure and of an entity that is sent again with its key is answered as the first was, and does nothing', async () => {
  const done = new Set<string>()
  const isWrite = ({ name }: ExampleCall) =>
    writes.some((write) => write.name === name) || / (create|update|remove)$/.test(name)
  for (const call of exampleCalls(await readFacts(house.db, '4a1.05@phuong.test')).filter(isWrite)) {
    if (call.name in ownWay || call.name in acts || endsSession.includes(call.name)) continue
    const headers = withKey()
    const first = await send(call, headers)
    expect([call.name, first.status, first.text]).toEqual([call.name, 200, first.text])
    const before = await counts()
    const second = await send(call, headers)
    expect([call.name, second.status, second.body]).toEqual([call.name, 200, first.body])
    expect([call.name, await counts()]).toEqual([call.name, before])
    done.add(call.name)
  }
  const named = entities.flatMap((entity) =>
    (['create', 'update', 'remove'] as const)
      .filter((verb) => verb in entity)
      .map((verb) => `${entity.subModule}.${entity.name} ${verb}`),
  )
  const all = [...writes.map(({ name }) => name), ...named]
  expect(all.filter((name) => !done.has(name)).sort()).toEqual(
    [...Object.keys(ownWay), ...Object.keys(acts), ...endsSession].sort(),
  )
})

describe('H159 a write of a class that comes once more, after others have changed what it did,', () => {
  const key = withKey()
  const call = (caller: Caller, name: string, parameters: unknown, headers: Record<string, string> = key) =>
    caller.send('POST', '/api/v1.0/dynamic/execute', { sqlCommand: `p_PHUONG_${name}`, parameters }, headers)

  test('does nothing: who has left does not come back, and the password on the card stays', async () => {
    const pupil = await as('4a1.07@phuong.test')
    const { body: room } = await teacher.send('POST', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      parameters: { className: '4A9', classId: 4 },
    })
    const { id: classId } = room.result as { id: string }
    const { code } = await house.db
      .selectFrom('classes')
      .where('id', '=', classId)
      .select('code')
      .executeTakeFirstOrThrow()
    const { id: studentId } = await house.db
      .selectFrom('users')
      .where('email', '=', '4a1.07@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    const periods = async () =>
      (
        await house.db
          .selectFrom('class_people')
          .where('class_id', '=', classId)
          .where('person_id', '=', studentId)
          .where('left_at', 'is', null)
          .select('id')
          .execute()
      ).length
    const joined = await call(pupil, 'CLASSES_Join', { code })
    expect([joined.status, await periods()]).toEqual([200, 1])
    await call(teacher, 'CLASSES_Pupil_Leave', { classId, studentId }, withKey())
    expect((await call(pupil, 'CLASSES_Join', { code })).body).toEqual(joined.body)
    expect(await periods()).toBe(0)

    const listId = randomUUID()
    const pupils = [{ line: 1, fullName: 'Lò Thị Một Lần' }]
    const list = { classId, listId, consent: true, pupils }
    const made = await call(teacher, 'CLASSES_Pupils_Make', list)
    const { studentId: madeId } = made.body.result as { studentId: string }
    const cardOf = async () =>
      (await teacher.call('CLASSES_Cards_Get', { classId, studentId: madeId })).body.results as { password: string }[]
    const renewal = withKey()
    await call(teacher, 'CLASSES_Pupil_RenewPassword', { classId, studentId: madeId }, renewal)
    const card = await cardOf()
    await call(teacher, 'CLASSES_Pupil_RenewPassword', { classId, studentId: madeId }, renewal)
    expect(await cardOf()).toEqual(card)
    const other = await call(teacher, 'CLASSES_Pupil_RenewPassword', { classId, studentId }, renewal)
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED'])

    await call(teacher, 'CLASSES_List_Undo', { listId }, withKey())
    expect((await call(teacher, 'CLASSES_Pupils_Make', list)).body).toEqual(made.body)
    expect(await cardOf()).toEqual([])
  })
})

describe('H159', () => {
  const makeClass = (className: string, headers: Record<string, string>, caller = teacher) =>
    caller.send(
      'POST',
      '/api/v1.0/dynamic/crud',
      { subModuleName: 'CLASSES', entityName: 'Classes', parameters: { className } },
      headers,
    )
  const classesOf = async (className: string) =>
    (await house.db.selectFrom('classes').where('class_name', '=', className).select('id').execute()).length

  test('ten at once with one key make one class, and all are answered with it', async () => {
    const headers = withKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => makeClass('Một lần', headers)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await classesOf('Một lần')).toBe(1)
  })

  test('without a key, or with another one, each is an act of its own', async () => {
    for (const headers of [{}, {}, withKey(), withKey()]) await makeClass('Bốn lần', headers)
    expect(await classesOf('Bốn lần')).toBe(4)
  })

  test('a key that stands for another call is refused, and nothing is done', async () => {
    const headers = withKey()
    expect((await makeClass('Lớp đầu', headers)).status).toBe(200)
    const other = await makeClass('Lớp khác', headers)
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED'])
    expect(await classesOf('Lớp khác')).toBe(0)
  })

  test('the same key of another person is theirs', async () => {
    const [headers, other] = [withKey(), await as('thay.minh@phuong.test')]
    const [mine, theirs] = [await makeClass('Hai người', headers), await makeClass('Hai người', headers, other)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(await classesOf('Hai người')).toBe(2)
  })

  test('what was refused has used no key', async () => {
    const headers = withKey()
    expect((await makeClass('', headers)).status).toBe(400)
    expect((await makeClass('Sau lỗi', headers)).status).toBe(200)
  })

  test.each(['', 'short', 'with a blank in it', 'x'.repeat(101)])('%j is no key', async (key) => {
    expect((await makeClass('Khóa lạ', withKey(key))).status).toBe(400)
    expect(await classesOf('Khóa lạ')).toBe(0)
  })

  test('an upload that is sent again with its key stores nothing twice', async () => {
    const [folder, bytes, headers] = [await newFolder(teacher), await pdfOf([a4]), withKey()]
    const upload = (path: string) => sendForm(teacher, path, toFolder(folder), [{ name: 'Phiếu.pdf', bytes }], headers)
    const first = await upload('pdf/upload-files')
    expect(first.status).toBe(200)
    const before = await counts()
    const again = await Promise.all([upload('pdf/upload-files'), upload('pdf/upload-files')])
    for (const answer of again) expect([answer.status, answer.body]).toEqual([200, first.body])
    expect(await counts()).toEqual(before)
    expect((await upload('dynamic/upload-files')).status).toBe(422)
  })

  test('two uploads at once with one key are one', async () => {
    const [folder, bytes, headers] = [await newFolder(teacher), await pdfOf([a4, a4]), withKey()]
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendForm(teacher, 'pdf/upload-files', toFolder(folder), [{ name: 'b.pdf', bytes }], headers)),
    )
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body))
    const stored = await house.db.selectFrom('attachments').where('entity_id', '=', folder).select('id').execute()
    expect(stored).toHaveLength(1)
  })

  test('a file that is removed again with its key, after an answer that was lost, was removed', async () => {
    const [folder, headers] = [await newFolder(teacher), withKey()]
    const { id } = await uploaded(teacher, toFolder(folder), { name: 'Bỏ.pdf', bytes: await pdfOf([a4]) })
    const remove = (more: Record<string, string>) => teacher.send('DELETE', '/api/v1.0/dynamic/files', { id }, more)
    for (const answer of [await remove(headers), await remove(headers)])
      expect([answer.status, answer.body]).toEqual([200, { rowsAffected: 1 }])
    expect((await remove({})).status).toBe(404)
  })

  test('a picture of a person that comes again with its key is the one that is there', async () => {
    const headers = withKey()
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const me = (await teacher.call('USERS_Me', {}, 'query/first')).body.result as { id: string }
    const change = () =>
      sendForm(teacher, 'user/profile/update-avatar', { entityId: me.id }, [{ name: 'a.png', bytes }], headers)
    const first = await change()
    expect(first.status, first.text).toBe(200)
    const again = await Promise.all([change(), change()])
    for (const answer of again) expect([answer.status, answer.body]).toEqual([200, first.body])
  })

  test('a password that is changed again, after an answer that was lost, is changed', async () => {
    const person = await signedIn(house.url, '4a1.08@phuong.test')
    const change = {
      Email: '4a1.08@phuong.test',
      Password: sha1('hoa nở cuối sân'),
      CurrentPassword: sha1(demoPassword),
    }
    for (let time = 1; time <= 2; time++)
      expect((await person.call('USERS_ChangePassword', change, 'execute')).status).toBe(200)
    const wrong = { ...change, Password: sha1('mưa rào tháng sáu') }
    expect((await person.call('USERS_ChangePassword', wrong, 'execute')).body.code).toBe('WRONG_CURRENT_PASSWORD')
  })

  test('keys are kept for a day', async () => {
    const headers = withKey()
    await makeClass('Hôm qua', headers)
    house.clock.forward(23 * 3_600_000)
    await sweepOnce(house.db, house.clock.now())
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
    await makeClass('Hôm qua', headers)
    expect(await classesOf('Hôm qua')).toBe(1)
    house.clock.forward(2 * 3_600_000)
    await sweepOnce(house.db, house.clock.now())
    expect(await house.db.selectFrom('once_keys').selectAll().execute()).toEqual([])
  })
})
