import { ROLES } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

type Row = Record<string, unknown>
const search = async (parameters: Row): Promise<Row[]> => {
  const { status, body, text } = await admin.call('USERS_Search', { PageSize: 100, ...parameters })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return body.results as Row[]
}
const emails = async (parameters: Row) => (await search(parameters)).map(({ email }) => email)

test('the overview counts the accounts of each role as the search finds them', async () => {
  const { body } = await admin.call('USERS_Overview')
  const [{ byRole }] = body.results as [{ byRole: { roleId: number; count: number }[] }]
  for (const { roleId, count } of byRole)
    expect([roleId, count]).toEqual([roleId, (await search({ roleId, PageSize: 1 }))[0]?.totalRows ?? 0])
  expect(byRole.map(({ roleId }) => roleId)).toEqual(ROLES.map(({ id }) => id))
})

test('C-090 D05 the overview names the teachers whom nobody has verified and the accounts without a role, the newest first, and counts all of them', async () => {
  type Waiting = { count: number; newest: Row[] }
  const overview = async () =>
    (await admin.call('USERS_Overview')).body.results as unknown as [{ unverified: Waiting; withoutRole: Waiting }]
  const teachers = await search({ roleId: 2 })
  const waiting = teachers.filter(({ verified }) => !verified)
  const [{ unverified, withoutRole }] = await overview()
  expect(unverified.count).toBe(waiting.length)
  expect(unverified.newest).toEqual(waiting.slice(0, 5).map(({ totalRows, ...account }) => account))
  expect(withoutRole).toEqual({ count: 0, newest: [] })
  const id = await makeAccount(house.db, { email: 'vai.tro@phuong.test', school: null, roleId: null })
  await makeAccount(house.db, { email: 'da.xoa@phuong.test', school: null, roleId: null, status: 'DELETED' })
  const [after] = await overview()
  expect(after.withoutRole).toMatchObject({ count: 1, newest: [{ id, roleID: null }] })
  expect(after.unverified.count).toBe(waiting.length)
  await house.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', id).execute()
})

describe('B-379 B-382 the search of accounts', () => {
  test('a row holds exactly what the list shows, and nothing of a password', async () => {
    expect(await search({ email: 'co.lan@' })).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        rowId: expect.any(String),
        userCode: expect.stringMatching(/^GV/),
        fullName: 'Nguyễn Thị Lan',
        email: 'co.lan@phuong.test',
        userName: null,
        phone: '0912345678',
        roleID: 2,
        schoolTypeId: 1,
        schoolName: 'Trường Tiểu học Hoa Phượng',
        verified: true,
        createdDate: '2026-09-05 07:30:00',
        totalRows: 1,
      },
    ])
  })

  test('each condition narrows the list, and all of them hold together', async () => {
    expect(await emails({ roleId: 5 })).toEqual(['admin@phuong.test'])
    expect(await emails({ phone: '091 234 5678' })).toEqual(['co.lan@phuong.test'])
    expect(await emails({ phone: '3456' })).toEqual(['co.lan@phuong.test'])
    expect((await emails({ schoolTypeId: 2, roleId: 2 })).sort()).toEqual([
      'gv.cap2@phuong.test',
      'thay.minh@phuong.test',
    ])
    expect(await emails({ schoolTypeId: 0 })).toEqual(['gv.mamnon@phuong.test'])
    expect(await emails({ email: 'CO.LAN', roleId: 1 })).toEqual([])
    expect(await emails({ email: null, phone: null, roleId: null, schoolTypeId: null })).toHaveLength(100)
  })

  test.each(['nguyen nhat minh', 'NGUYỄN NHẬT MINH', 'Nguyễn Nhật Minh'.normalize('NFD'), '  nhat   minh '])(
    'H145 a name is found with and without marks: %s',
    async (email) => {
      const found = await search({ email })
      expect(found.map(({ fullName }) => fullName)).toEqual(['Nguyễn Nhật Minh', 'Nguyễn Nhật Minh'])
    },
  )

  test('H145 đ and d are one letter for the search, and so are the apostrophes', async () => {
    expect(await search({ email: 'dang van duc' })).toMatchObject([{ fullName: 'Đặng Văn Đức' }])
    for (const email of ["h'hen", 'H’HEN', 'hʼhen nie'])
      expect(await search({ email })).toMatchObject([{ fullName: "H'Hen Niê" }])
  })

  test('signs that mean something to a database stand for themselves', async () => {
    for (const email of ['%', '_', '\\', '%lan%', "' or 1=1 --", '\u0301', '\u200b'])
      expect([email, await emails({ email })]).toEqual([email, []])
    for (const phone of ['%', '_', '\\']) expect(await emails({ phone })).toEqual([])
  })

  test('pages of 10 come without asking, newest first, with the number of all', async () => {
    const { body } = await admin.call('USERS_Search')
    expect(body.results).toHaveLength(10)
    expect((body.results as Row[])[0]?.totalRows).toBe(129)
    const seen = new Set<unknown>()
    for (let PageNum = 1; PageNum <= 3; PageNum++)
      for (const { id } of await search({ PageNum, PageSize: 50 })) seen.add(id)
    expect(seen.size).toBe(129)
    await sql`update users set created_at = created_at + interval '1 day' where email = '8a.17@phuong.test'`.execute(
      house.db,
    )
    expect((await emails({ PageSize: 1 }))[0]).toBe('8a.17@phuong.test')
  })

  test('a deleted account is found no more', async () => {
    await house.db.updateTable('users').set({ status: 'DELETED' }).where('email', '=', '8a.39@phuong.test').execute()
    expect(await emails({ email: '8a.39' })).toEqual([])
    const { body } = await admin.call('USERS_CheckByEmail', { email: '8a.39@phuong.test' })
    expect(body.results).toEqual([{ exists: false }])
  })

  test('a role or level that does not exist is 400', async () => {
    const ids = ROLES.map(({ id }) => id)
    const outside = [Math.min(...ids) - 1, Math.max(...ids) + 1, '5'].map((roleId) => ({ roleId }))
    for (const parameters of [...outside, { schoolTypeId: 4 }, { schoolTypeId: -1 }])
      expect((await admin.call('USERS_Search', parameters)).status).toBe(400)
  })
})

describe('B-399 C-133 D06 looking up an address', () => {
  const check = async (caller: Caller, email: string) =>
    (await caller.call('USERS_CheckByEmail', { email }, 'query/first')).body.result

  test('a visitor learns whether it exists, in any spelling, and nothing else', async () => {
    const visitor = new Caller(house.url)
    for (const email of ['4a1.05@phuong.test', ' 4A1.05@PHUONG.test ', '４a1.05@phuong.test'])
      expect(await check(visitor, email)).toEqual({ exists: true })
    for (const email of ['nobody@phuong.test', '4a1.05', '%', '4a1.05@phuong.test.evil.example', ' '])
      expect(await check(visitor, email)).toEqual({ exists: false })
    expect((await visitor.call('USERS_CheckByEmail', {})).status).toBe(400)
  })

  test('B-421 a verified teacher and an administrator learn who it is; a teacher who is not verified does not', async () => {
    const who = { exists: true, id: expect.any(String), fullName: 'Phạm Thái Bình', roleId: 1 }
    expect(await check(admin, '8a.04@phuong.test')).toEqual(who)
    const teacher = await signedIn(house.url, 'thay.minh@phuong.test')
    expect(await check(teacher, '8a.04@phuong.test')).toEqual(who)
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    expect(await check(newcomer, '8a.04@phuong.test')).toEqual({ exists: true })
    await house.db
      .updateTable('users')
      .set({ verified_at: null })
      .where('email', '=', 'thay.minh@phuong.test')
      .execute()
    expect(await check(teacher, '8a.04@phuong.test')).toEqual({ exists: true })
  })

  test('D05 D06 B-421 a verified teacher learns who it is in the own school alone, and of a pupil who has none yet', async () => {
    const lan = await signedIn(house.url, 'co.lan@phuong.test')
    expect(await check(lan, '4a1.05@phuong.test')).toMatchObject({ exists: true, fullName: 'Y Bhok Niê' })
    for (const elsewhere of ['8a.05@phuong.test', 'thay.minh@phuong.test', 'admin@phuong.test'])
      expect(await check(lan, elsewhere)).toEqual({ exists: true })
    const school = (school_id: number | null) =>
      house.db.updateTable('users').set({ school_id }).where('email', '=', '8a.11@phuong.test').execute()
    await school(null)
    expect(await check(lan, '8a.11@phuong.test')).toMatchObject({ exists: true, roleId: 1 })
    await school(2)
    expect(await check(admin, 'thay.minh@phuong.test')).toMatchObject({ fullName: expect.any(String) })
  })

  test('D06 C-133 nobody looks up addresses without end: an account a hundred, visitors of one address three hundred', async () => {
    const many = async (caller: Caller, count: number) => {
      const answers = []
      for (let done = 0; done < count; done += 20)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 20 }, (_, n) =>
              caller.call('USERS_CheckByEmail', { email: `ai.${done + n}@phuong.test` }, 'query/first'),
            ),
          )),
        )
      return answers.filter(({ status }) => status === 200).length
    }
    house.clock.forward(600_000)
    const lan = await signedIn(house.url, 'co.lan@phuong.test')
    expect(await many(lan, 80)).toBe(80)
    house.clock.forward(60_000)
    expect(await many(lan, 20)).toBe(20)
    const refused = await lan.call('USERS_CheckByEmail', { email: '4a1.05@phuong.test' }, 'query/first')
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY_LOOKUPS',
      '540',
    ])
    const visitor = new Caller(house.url)
    expect(await many(visitor, 300)).toBe(300)
    expect((await visitor.call('USERS_CheckByEmail', { email: 'x' })).status).toBe(429)
    // others look up all the same, and everybody signs in
    expect(await check(admin, '4a1.05@phuong.test')).toMatchObject({ exists: true })
    expect((await new Caller(house.url).signIn('4a1.01@phuong.test')).status).toBe(200)
    house.clock.forward(540_000)
    expect(await check(lan, '4a1.05@phuong.test')).toMatchObject({ exists: true })
    house.clock.forward(60_000)
    expect(await check(visitor, '4a1.05@phuong.test')).toEqual({ exists: true })
  })

  test('D60 a user name is looked up like an address', async () => {
    const { id } = await house.db
      .selectFrom('users')
      .where('email', '=', '8a.05@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    await house.db.insertInto('login_names').values({ key: 'cuong.8a', user_id: id, kind: 'userName' }).execute()
    expect(await check(new Caller(house.url), 'Cuong.8A')).toEqual({ exists: true })
  })
})

test('A-104 A-105 B-020 B-021 B-022 the roles of the database are the five of the product, by id and name', async () => {
  const { rows } = await sql`select id, name from roles order by id`.execute(house.db)
  expect(rows).toEqual(ROLES.map(({ id, name }) => ({ id, name })))
})
