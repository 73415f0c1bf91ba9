import { randomUUID } from 'node:crypto'
import { ANNOUNCEMENT_TEXTS } from '@phuong/domain/forms/announcement'
import { onceHeader } from '@phuong/domain/once'
import { MAX_RICH_TEXT } from '@phuong/domain/rich-text/allowed'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const as = (email: string) => signedIn(house.url, email)
const right = { Title: 'Lịch họp', Content: '<p>Chiều <strong>thứ Tư</strong>.</p>', Type: 'ALL', TypeData: 'ALL' }
const add = (caller: Caller, more: object = {}) => caller.call('ThongBao_ThemMoi', { ...right, ...more }, 'execute')
const idIn = ({ body, text }: Awaited<ReturnType<typeof add>>): string => {
  const { thongBaoId } = (body.result ?? {}) as { thongBaoId?: string }
  if (thongBaoId === undefined) throw new Error(text)
  return thongBaoId
}
const toldBy = async (thongBaoId: string): Promise<string[]> =>
  (
    await house.db
      .selectFrom('notification_recipients')
      .innerJoin('users', 'users.id', 'user_id')
      .where('notification_id', '=', thongBaoId)
      .select(sql<string>`coalesce(email, user_name, users.id::text)`.as('name'))
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)
type Row = Record<string, unknown> & { thongBaoId: string; content: string; totalRows_NotRead: number }
const list = async (caller: Caller, more: object = {}): Promise<Row[]> =>
  (await caller.call('ThongBao_NguoiDung_DanhSach', more)).body.results as Row[]
const forget = () =>
  sql`with gone as (delete from notification_recipients where notification_id in (
    select id from notifications where type = 'ANNOUNCEMENT'))
    delete from notifications where type = 'ANNOUNCEMENT'`.execute(house.db)
const namesWhere = async (condition: ReturnType<typeof sql<boolean>>): Promise<string[]> =>
  (
    await sql<{ name: string }>`select coalesce(email, user_name, id::text) as name from users
      where status <> 'DELETED' and ${condition} order by name`.execute(house.db)
  ).rows.map(({ name }) => name)
const inClassesOf = (email: string) => sql<boolean>`id in (
  select others.person_id from class_people as own join class_people as others using (class_id)
    join classes on classes.id = class_id and archived_at is null
  where own.person_id = (select id from users where email = ${email}) and own.left_at is null and others.left_at is null
    and own.role <> 'GUARDIAN' and others.role <> 'GUARDIAN')`
const withRole = (id: number) => sql<boolean>`id in (select user_id from user_roles where role_id = ${id})`

describe('a notification that somebody writes', () => {
  test('A-302 B-354 B-362 B-363 B-364 B-365 B-373 it is read with its sender, the picture of the sender and an empty setting', async () => {
    const lan = await as('co.lan@phuong.test')
    await house.db
      .updateTable('users')
      .set({ avatar_url: 'https://a.test/lan.png' })
      .where('email', '=', 'co.lan@phuong.test')
      .execute()
    const answer = await add(lan, {
      ...{ Avatar: 'https://evil.test/pixel.gif', Setting: '{"type":"GIVE_ASSIGNMENT","classId":"c-1"}' },
      ...{ Type: 'ROLE', TypeData: 'STUDENT' },
    })
    expect(answer.status, answer.text).toBe(200)
    const id = idIn(answer)
    const pupil = await as('4a1.01@phuong.test')
    expect((await list(pupil, { PageNum: 1, PageSize: 5 }))[0]).toMatchObject({
      thongBaoId: id,
      title: 'Lịch họp',
      content: '<p>Chiều <strong>thứ Tư</strong>.</p>',
      isWhole: true,
      sender: 'Nguyễn Thị Lan',
      avatar: 'https://a.test/lan.png',
      status: 0,
      setting: {},
      target: null,
    })
    const stored = await house.db.selectFrom('notifications').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ type: 'ANNOUNCEMENT', audience: 'STUDENT', setting: {}, avatar: null })
    await forget()
  })

  test('B-355 B-356 B-357 B-358 B-359 B-360 H129 what is wrong is told by field, and nothing is kept', async () => {
    const lan = await as('co.lan@phuong.test')
    const { titleMissing, contentMissing, receiverMissing, contentTooLong, contentTooDeep } = ANNOUNCEMENT_TEXTS
    const wrong: [object, object][] = [
      [{ Title: '  ' }, { Title: titleMissing }],
      [{ Content: '<p><br></p><p>&nbsp;</p>' }, { Content: contentMissing }],
      // nothing is left once it is cleaned
      [{ Content: '<script>alert(1)</script><img src="https://evil.test/p.gif">' }, { Content: contentMissing }],
      [{ TypeData: '' }, { TypeData: receiverMissing }],
      [{ Type: 'ROLE', TypeData: 'ALL' }, { TypeData: receiverMissing }],
      [{ Type: 'ALL', TypeData: 'STUDENT' }, { TypeData: receiverMissing }],
      [{ Content: 'a'.repeat(MAX_RICH_TEXT + 1) }, { Content: contentTooLong }],
      // shorter as it is sent than as it would be kept
      [{ Content: '&'.repeat(MAX_RICH_TEXT) }, { Content: contentTooLong }],
      [{ Content: `${'<b>'.repeat(10_000)}sâu` }, { Content: contentTooDeep }],
    ]
    for (const [part, fields] of wrong) {
      const answer = await add(lan, part)
      expect([answer.status, answer.body.fields], JSON.stringify(part).slice(0, 80)).toEqual([400, fields])
    }
    expect((await add(lan, { Content: 'a'.repeat(1_100_000) })).status).toBe(413)
    const { rows } = await sql`select from notifications where type = 'ANNOUNCEMENT'`.execute(house.db)
    expect(rows).toEqual([])
  })

  test('B-372 it is nobody else’s, and a visitor sends none', async () => {
    const [lan, admin] = [await as('co.lan@phuong.test'), await as('admin@phuong.test')]
    for (const caller of [lan, admin]) expect((await add(caller, { UserId: randomUUID() })).status).toBe(403)
    expect((await add(new Caller(house.url))).status).toBe(401)
  })

  test('B-366 nobody writes to one person or to a class', async () => {
    const lan = await as('co.lan@phuong.test')
    const person = (
      await house.db
        .selectFrom('users')
        .where('email', '=', '4a1.01@phuong.test')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
    for (const [Type, TypeData] of [
      ['USER', person],
      ['CLASS', randomUUID()],
      ['ROLE', person],
    ])
      expect((await add(lan, { Type, TypeData })).status, Type).toBe(400)
  })

  test('H159 the same press sends it once', async () => {
    const lan = await as('co.lan@phuong.test')
    const headers = { [onceHeader]: randomUUID() }
    const body = { sqlCommand: 'p_PHUONG_ThongBao_ThemMoi', parameters: right }
    const press = () => lan.send('POST', '/api/v1.0/dynamic/execute', body, headers)
    const [first, second] = await Promise.all([press(), press()])
    expect(first.status, first.text).toBe(200)
    expect(second.body).toEqual(first.body)
    const { rows } = await sql`select from notifications where type = 'ANNOUNCEMENT'`.execute(house.db)
    expect(rows.length).toBe(1)
    await forget()
  })
})

describe('B-361 D07 whom it reaches', () => {
  test('B-039 D07 a pupil reaches the own classes, and of them the pupils or the teachers', async () => {
    const email = '4a1.01@phuong.test'
    const own = inClassesOf(email)
    const pupil = await as(email)
    const everybody = await toldBy(idIn(await add(pupil)))
    expect(everybody).toEqual(await namesWhere(own))
    expect(everybody).toEqual(expect.arrayContaining([email, '4a1.02@phuong.test', 'co.lan@phuong.test']))
    expect(everybody).not.toContain('4a2.01@phuong.test')
    expect(everybody).not.toContain('admin@phuong.test')
    const [teacher, student] = [
      { Type: 'ROLE', TypeData: 'TEACHER' },
      { Type: 'ROLE', TypeData: 'STUDENT' },
    ]
    expect(await toldBy(idIn(await add(pupil, teacher)))).toEqual(await namesWhere(sql`${own} and ${withRole(2)}`))
    expect(await toldBy(idIn(await add(pupil, student)))).toEqual(await namesWhere(sql`${own} and ${withRole(1)}`))
    await forget()
  })

  test('a teacher reaches the own classes and the school, a manager the school', async () => {
    for (const email of ['co.lan@phuong.test', 'quanly@phuong.test']) {
      const caller = await as(email)
      const school = sql<boolean>`school_id = (select school_id from users where email = ${email})`
      const reached = email === 'co.lan@phuong.test' ? sql<boolean>`(${school} or ${inClassesOf(email)})` : school
      const names = await toldBy(idIn(await add(caller)))
      expect(names, email).toEqual(await namesWhere(reached))
      expect(names.length, email).toBeGreaterThan(30)
      expect(names, email).not.toContain('8a.14@phuong.test')
    }
    await forget()
  })

  test('an administrator and the test bank reach everybody who is not deleted', async () => {
    for (const email of ['admin@phuong.test', 'nganhang@phuong.test']) {
      const caller = await as(email)
      expect(await toldBy(idIn(await add(caller))), email).toEqual(await namesWhere(sql`true`))
    }
    await forget()
  })

  test('who reaches nobody is told so', async () => {
    const answer = await add(await as('hs.thieulop@phuong.test'))
    expect([answer.status, answer.body.code]).toEqual([409, 'NOBODY_REACHED'])
    const { rows } = await sql`select from notifications where type = 'ANNOUNCEMENT'`.execute(house.db)
    expect(rows).toEqual([])
  })
})

test('H154 B-373 within an hour a pupil sends five and staff sixty; an hour later the pupil may again', async () => {
  const pupil = await as('4a1.01@phuong.test')
  for (let sent = 1; sent <= 5; sent++) expect((await add(pupil)).status).toBe(200)
  const refused = await add(pupil)
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_NOTICES'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
  // another one is not held back by it
  const lan = await as('co.lan@phuong.test')
  for (let sent = 1; sent <= 60; sent++) expect((await add(lan)).status).toBe(200)
  expect((await add(lan)).status).toBe(429)
  house.clock.forward(3_600_001)
  expect((await add(pupil)).status).toBe(200)
  await forget()
})

test('B-373 an administrator finds what was sent and takes it back out of all bells, and nobody else does', async () => {
  const [pupil, classmate, lan, admin] = (await Promise.all(
    ['4a1.01', '4a1.02', 'co.lan', 'admin'].map((name) => as(`${name}@phuong.test`)),
  )) as [Caller, Caller, Caller, Caller]
  const id = idIn(await add(pupil, { Title: 'Tin rác' }))
  const before = (await list(classmate))[0]?.totalRows_NotRead ?? 0
  const sent = async () => (await admin.call('ThongBao_DaGui_DanhSach', {})).body.results as Row[]
  expect((await sent())[0]).toMatchObject({
    thongBaoId: id,
    title: 'Tin rác',
    lead: 'Chiều thứ Tư.',
    typeData: 'ALL',
    sender: 'Lê Thị Thu An',
    isWithdrawn: false,
    receivers: (await toldBy(id)).length,
    totalRows: 1,
  })
  const takeBack = (caller: Caller) => caller.call('ThongBao_ThuHoi', { ThongBaoId: id }, 'execute')
  for (const caller of [pupil, lan]) expect((await takeBack(caller)).status).toBe(403)
  expect((await takeBack(admin)).body.rowsAffected).toBe(1)
  expect((await takeBack(admin)).body.rowsAffected).toBe(0)
  expect((await list(classmate)).map(({ thongBaoId }) => thongBaoId)).not.toContain(id)
  expect((await list(classmate))[0]?.totalRows_NotRead ?? 0).toBe(before - 1)
  expect((await sent())[0]).toMatchObject({ thongBaoId: id, isWithdrawn: true })
  await forget()
})

test('a long content comes whole when it is asked for alone, and as its beginning among others', async () => {
  const lan = await as('co.lan@phuong.test')
  const Content = `<p>Kính gửi &amp; chào ${'dài '.repeat(2_000)}</p>`
  const id = idIn(await add(lan, { Content }))
  const pupil = await as('4a1.03@phuong.test')
  const [beginning] = await list(pupil, { PageNum: 1, PageSize: 5 })
  expect(beginning).toMatchObject({ thongBaoId: id, isWhole: false })
  expect(beginning?.content).toMatch(/^Kính gửi &#38; chào dài .+\.\.\.$/)
  const [whole] = await list(pupil, { ThongBaoId: id })
  expect(whole?.isWhole).toBe(true)
  expect(whole?.content.length).toBeGreaterThan(8_000)
  await forget()
})

test('20,000 receivers are one statement, within seconds', async () => {
  await sql`insert into users (id, user_code, user_name, full_name, last_name, first_name, search_key, password_hash,
      password_changed_at, queue_key, status, created_at, updated_at)
    select gen_random_uuid(), 'Q' || n, 'Q' || n, 'Học sinh', 'Học', 'sinh', '', '', 'epoch', sha256(('Q' || n)::bytea), 'ACTIVE',
      'epoch', 'epoch' from generate_series(1, 20000) as n`.execute(house.db)
  // as the database does by itself where accounts come one by one: it looks each receiver up by its key
  await sql`analyze users`.execute(house.db)
  const admin = await as('admin@phuong.test')
  const answer = await add(admin)
  expect(answer.status, answer.text).toBe(200)
  expect((answer.body.result as { count: number }).count).toBeGreaterThan(20_000)
  await forget()
})
