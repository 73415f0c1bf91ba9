import { classLevelEntries, seesAllLevels } from '@phuong/domain/people/school-levels'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstAdministrator } from '../../../db/seed/first-administrator.ts'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newId } from '../../chance.ts'
import { createPasswords } from '../../services/auth/passwords.ts'
import { startSession } from '../../services/auth/sessions.ts'

let house: TestHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const meOf = async (email: string) => {
  const caller = new Caller(house.url)
  caller.cookie = `sid=${await startSession(house.db, await idOf(email), house.clock.now(), null)}`
  const me = (await caller.call('USERS_Me', {}, 'query/first')).body.result as { flags: string[] }
  // strict lists that hold nobody are told to everybody (docs/protocol.md 4)
  return { ...me, flags: me.flags.filter((flag) => !flag.startsWith('strict:')) } as Record<string, unknown>
}
const entries = async (list: string, more: object = {}) =>
  (await admin.call('ACCOUNTLISTS_Get', { list, ...more })).body.results as Record<string, unknown>[]

describe('A-120 an administrator keeps the lists', () => {
  test('an account is found by its e-mail or user name, in any spelling, and stored by its id', async () => {
    const id = await idOf('thay.minh@phuong.test')
    const added = await admin.call(
      'ACCOUNTLISTS_Add',
      { list: 'testbank', email: ' THAY.Minh@phuong.TEST ' },
      'execute',
    )
    expect(added.body).toEqual({ result: { list: 'testbank', userId: id }, rowsAffected: 1 })
    expect(await entries('testbank')).toEqual([
      {
        list: 'testbank',
        userId: id,
        fullName: 'Trần Văn Minh',
        email: 'thay.minh@phuong.test',
        userName: null,
        roleId: 2,
        value: null,
        addedBy: 'Quản trị Phượng',
        addedDate: '2026-11-20 07:30:00',
        totalRows: 1,
      },
    ])
    expect(await meOf('thay.minh@phuong.test')).toMatchObject({ flags: ['testbank'], role: 'teacher' })

    const again = await admin.call('ACCOUNTLISTS_Add', { list: 'testbank', email: 'thay.minh@phuong.test' })
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_LISTED'])

    const removed = await admin.call('ACCOUNTLISTS_Remove', { list: 'testbank', userId: id }, 'execute')
    expect(removed.body).toEqual({ result: null, rowsAffected: 1 })
    expect(await entries('testbank')).toEqual([])
    expect(await meOf('thay.minh@phuong.test')).toMatchObject({ flags: [] })
    const gone = await admin.call('ACCOUNTLISTS_Remove', { list: 'testbank', userId: id })
    expect([gone.status, gone.body.code, gone.body.rowsAffected]).toEqual([404, 'NO_ROWS', 0])
  })

  test('an unknown or deleted account, an unknown list and a value that the list does not take are refused', async () => {
    await house.db.updateTable('users').set({ status: 'DELETED' }).where('email', '=', '8a.40@phuong.test').execute()
    for (const email of ['nobody@phuong.test', '8a.40@phuong.test', '%', ' '])
      expect((await admin.call('ACCOUNTLISTS_Add', { list: 'beans', email })).body.code).toBe('NOT_FOUND')
    for (const list of ['unknown', 'constructor', '__proto__', '', 'BEANS'])
      expect((await admin.call('ACCOUNTLISTS_Add', { list, email: 'co.lan@phuong.test' })).body.code).toBe(
        'BAD_PARAMETERS',
      )
    for (const [list, value] of [
      ['class-limit', 'many'],
      ['class-limit', -1],
      ['admins', 1],
      ['hidden-menu', null],
      ['hidden-menu', ['https://evil.example']],
    ] as const) {
      const { body } = await admin.call('ACCOUNTLISTS_Add', { list, email: 'thay.minh@phuong.test', value })
      expect([list, value, body.code, Object.keys(body.fields as object)]).toEqual([
        list,
        value,
        'BAD_PARAMETERS',
        ['value'],
      ])
    }
  })

  test('each change is written down for ever: who, what, whom', async () => {
    const userId = await idOf('gv.moi@phuong.test')
    await admin.call('ACCOUNTLISTS_Add', { list: 'beans', email: 'gv.moi@phuong.test' })
    await admin.call('ACCOUNTLISTS_Remove', { list: 'beans', userId })
    const written = await house.db
      .selectFrom('audit_log')
      .where('subject', '=', userId)
      .select(['action', 'actor_id', 'details'])
      .orderBy('id')
      .execute()
    const actor_id = await idOf('admin@phuong.test')
    expect(written).toEqual([
      { action: 'list-entry-added', actor_id, details: { list: 'beans' } },
      { action: 'list-entry-removed', actor_id, details: { list: 'beans' } },
    ])
  })

  test('the entries are found by part of the address or of the name without marks, page by page', async () => {
    expect(await entries('demo', { PageSize: 5, PageNum: 3 })).toHaveLength(3)
    expect((await entries('demo', { PageSize: 5, PageNum: 3 }))[0]?.totalRows).toBe(13)
    expect((await entries('demo', { search: 'giao vien cap' })).map(({ email }) => email).sort()).toEqual([
      'gv.cap1@phuong.test',
      'gv.cap2@phuong.test',
      'gv.cap3@phuong.test',
    ])
    expect(await entries('demo', { search: 'HS.LOP3@' })).toMatchObject([{ email: 'hs.lop3@phuong.test' }])
    for (const search of ['%', '_', '\\', '\u0301', 'không ai']) expect(await entries('demo', { search })).toEqual([])
    const all = (await admin.call('ACCOUNTLISTS_Get', { PageSize: 1000 })).body.results as { list: string }[]
    expect(all.map(({ list }) => list)).toEqual(expect.arrayContaining(['admins', 'beans', 'class-limit', 'demo']))
  })
})

describe('A-108 A-109 A-110 C-217 B-043 D02 the admin list', () => {
  test('who is on it counts as an admin, and the role stays what it is', async () => {
    expect(await meOf('admin@phuong.test')).toMatchObject({ isAdmin: true, role: 'administrator' })
    expect(await meOf('gv.quantri@phuong.test')).toMatchObject({ isAdmin: true, role: 'teacher', flags: ['admins'] })
    for (const email of ['co.lan@phuong.test', 'quanly@phuong.test', 'nganhang@phuong.test', '4a1.01@phuong.test'])
      expect(await meOf(email)).toMatchObject({ isAdmin: false })
  })

  test('only the role administrator edits a list, and who is on the admin list does not', async () => {
    const userId = await idOf('co.lan@phuong.test')
    for (const email of [
      'gv.quantri@phuong.test',
      'quanly@phuong.test',
      'nganhang@phuong.test',
      '4a1.01@phuong.test',
    ]) {
      const caller = await signedIn(house.url, email)
      for (const answer of [
        await caller.call('ACCOUNTLISTS_Add', { list: 'admins', email }),
        await caller.call('ACCOUNTLISTS_Remove', { list: 'beans', userId }),
        await caller.call('ACCOUNTLISTS_Get', { list: 'admins' }),
        await caller.call('USERS_Search'),
      ])
        expect([email, answer.status]).toEqual([email, 403])
    }
    expect((await entries('admins')).map(({ email }) => email)).toEqual(['gv.quantri@phuong.test'])
  })

  test('an account that is made later with a listed address gains nothing', async () => {
    const address = 'gv.quantri@phuong.test'
    const listed = await idOf(address)
    await house.db.updateTable('users').set({ email: 'moved@phuong.test' }).where('id', '=', listed).execute()
    await house.db.updateTable('login_names').set({ key: 'moved@phuong.test' }).where('user_id', '=', listed).execute()
    const id = newId(house.clock.now())
    await sql`insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
        password_changed_at, queue_key, created_at, updated_at)
      select ${id}, 'LATER', ${address}, 'Người đến sau', 'Người đến', 'sau', 'nguoi den sau', password_hash,
        password_changed_at, queue_key, created_at, updated_at from users where id = ${listed}`.execute(house.db)
    await house.db.insertInto('login_names').values({ key: address, user_id: id, kind: 'email' }).execute()
    await house.db.insertInto('user_roles').values({ user_id: id, role_id: 2 }).execute()
    expect(await meOf(address)).toMatchObject({ id, isAdmin: false, flags: [] })
    expect(await meOf('moved@phuong.test')).toMatchObject({ id: listed, isAdmin: true })
  })
})

test('A-117 A-119 B-044 D11 the eight sample pupils have class limit 1, everybody else none until an administrator says so', async () => {
  const limited = await entries('class-limit', { PageSize: 100 })
  expect(limited.map(({ email, value }) => [email, value]).sort()).toEqual(
    ['cap1', 'cap2', 'cap3', 'lop1', 'lop2', 'lop3', 'lop4', 'lop5'].map((name) => [`hs.${name}@phuong.test`, 1]),
  )
  const add = await admin.call('ACCOUNTLISTS_Add', { list: 'class-limit', email: 'ctv@phuong.test', value: 2 })
  expect(add.status).toBe(200)
  expect((await entries('class-limit', { search: 'ctv@' }))[0]).toMatchObject({ value: 2 })
})

test('A-081 A-082 the server says who sees all levels: an administrator puts an account on the list, and its group has each of them', async () => {
  const email = '4a1.02@phuong.test'
  const levels = async () => {
    const me = (await meOf(email)) as { schoolTypeId: number; isAdmin: boolean; flags: string[] }
    return classLevelEntries({ schoolTypeId: me.schoolTypeId, seesAllLevels: seesAllLevels(me), archive: false }).length
  }
  expect(await levels()).toBe(5)
  const pupil = await signedIn(house.url, email)
  for (const as of [pupil, await signedIn(house.url, 'co.lan@phuong.test')])
    expect((await as.call('ACCOUNTLISTS_Add', { list: 'class-level', email }, 'execute')).status).toBe(403)
  expect(await levels()).toBe(5)
  expect((await admin.call('ACCOUNTLISTS_Add', { list: 'class-level', email }, 'execute')).status).toBe(200)
  expect(await levels()).toBe(13)
  await admin.call('ACCOUNTLISTS_Remove', { list: 'class-level', userId: await idOf(email) }, 'execute')
  expect(await levels()).toBe(5)
})

test('A-086 what is hidden from an account reaches that account', async () => {
  const value = ['/lms/home', '/lms/teacher/classes']
  await admin.call('ACCOUNTLISTS_Add', { list: 'hidden-menu', email: 'co.lan@phuong.test', value })
  expect(await meOf('co.lan@phuong.test')).toMatchObject({ hiddenMenu: value })
  expect(await meOf('thay.minh@phuong.test')).toMatchObject({ hiddenMenu: [] })
})

test('B-042 the lists of the three screens begin with the first administrator, and nobody else learns who is on them', async () => {
  const lists = ['document-library', 'question-types', 'offline-ebooks']
  const fresh = await openHouse()
  try {
    await fresh.db.deleteFrom('account_list_entries').execute()
    await fresh.db.deleteFrom('user_roles').where('role_id', '=', 5).execute()
    expect(await firstAdministrator(fresh.db, createPasswords(), fresh.clock.now())).not.toBeNull()
    const first = await fresh.db
      .selectFrom('users')
      .where('user_name', '=', 'admin')
      .select('id')
      .executeTakeFirstOrThrow()
    const found = await fresh.db
      .selectFrom('account_list_entries')
      .select(['list', 'user_id'])
      .orderBy('list')
      .execute()
    expect(found).toEqual(lists.toSorted().map((list) => ({ list, user_id: first.id })))
  } finally {
    await fresh.close()
  }
  expect((await meOf('nganhang@phuong.test')).flags).toEqual(['document-library', 'question-types'])
  const bank = await signedIn(house.url, 'nganhang@phuong.test')
  for (const list of lists) expect((await bank.call('ACCOUNTLISTS_Get', { list })).status).toBe(403)
})
