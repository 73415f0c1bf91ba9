import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { poolConfig } from './connect.ts'
import { inTransaction, maxTries } from './database.ts'
import { mendSortOrders } from './sort-orders.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('transactions that lose a race', () => {
  const lost = (code: string) => Object.assign(new Error('lost'), { code })

  test.each(['40001', '40P01'])('H058 %s is tried again and ends well', async (code) => {
    let tries = 0
    const outcome = await inTransaction(house.db, async (tx) => {
      tries++
      if (tries < maxTries) throw lost(code)
      return (await sql<{ n: number }>`select 1 as n`.execute(tx)).rows[0]?.n
    })
    expect({ tries, outcome }).toEqual({ tries: maxTries, outcome: 1 })
  })

  test('H058 two that lock each other really end both: who lost was tried again', async () => {
    const users = await house.db.selectFrom('users').select('id').orderBy('id').limit(2).execute()
    const [first, second] = users.map(({ id }) => id) as [string, string]
    let release = () => {}
    const bothHold = new Promise<void>((resolve) => {
      release = resolve
    })
    let holding = 0
    let runs = 0
    const swap = (one: string, other: string) =>
      inTransaction(house.db, async (tx) => {
        runs++
        const touch = (id: string) =>
          tx.updateTable('users').set({ phone: '0912345678' }).where('id', '=', id).execute()
        await touch(one)
        if (++holding === 2) release()
        await bothHold
        await touch(other)
      })
    await Promise.all([swap(first, second), swap(second, first)])
    // both may be made to give way when the server looks at them at the same moment
    expect(runs).toBeGreaterThan(2)
  })

  test('H058 a race that is lost every time is 503 with Retry-After, and nothing is half written', async () => {
    const admin = await signedIn(house.url, 'admin@phuong.test')
    await sql`create function lose() returns trigger language plpgsql as $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(
      house.db,
    )
    await sql`create trigger lose before insert on audit_log for each row when (new.action = 'list-entry-added') execute function lose()`.execute(
      house.db,
    )
    const answer = await admin.call('ACCOUNTLISTS_Add', { list: 'beans', email: '4a2.07@phuong.test' }, 'execute')
    expect(answer).toMatchObject({ status: 503, body: { code: 'BUSY' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await sql`drop trigger lose on audit_log`.execute(house.db)
    const { body } = await admin.call('ACCOUNTLISTS_Get', { list: 'beans', search: '4a2.07' })
    expect(body.results).toEqual([])
  })
})

describe('connections', () => {
  test('H060 every connection of the pool ends statements, waits and forgotten transactions in time', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(house.db)
    for (const { setting } of rows) expect(Number(setting)).toBeGreaterThan(0)
    expect(rows).toHaveLength(3)
  })

  test('H060 a transaction that its owner forgot is ended by the server and holds no lock any more', async () => {
    const client = new pg.Client({
      ...poolConfig(house.database.connection, 1),
      options: '-c idle_in_transaction_session_timeout=50',
    })
    const ended = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await client.query('begin')
    await client.query('lock table schools in access exclusive mode')
    expect(await ended).toMatchObject({ code: '25P03' })
    expect(
      (await sql<{ n: number }>`select count(*)::int as n from schools`.execute(house.db)).rows[0]?.n,
    ).toBeGreaterThan(3)
  })

  test('H044 a connection that is cut between two statements fails its request and nothing else', async () => {
    const cut = inTransaction(house.db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(house.db)
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toThrow()
    expect((await new Caller(house.url).send('GET', '/readyz')).status).toBe(200)
  })
})

describe('names to sign in with', () => {
  test('H062 D60 A-224 spellings of one address are one account: letter case, full width, blanks, NFC and NFD', async () => {
    for (const spelling of [
      'CO.LAN@PHUONG.TEST',
      'co.lan@phuong.test ',
      'ｃｏ.ｌａｎ@phuong.test',
      'co.lan@phuong.test\u00a0',
    ])
      expect((await new Caller(house.url).signIn(spelling)).body.result, spelling).toMatchObject({
        email: 'co.lan@phuong.test',
      })
    const insert = (key: string) =>
      sql`insert into login_names (key, user_id, kind) select ${key}, id, 'userName' from users where email = 'admin@phuong.test'`.execute(
        house.db,
      )
    await expect(insert('co.lan@phuong.test')).rejects.toMatchObject({ code: '23505' })
  })

  test('D60 a pupil with a user name in place of an e-mail signs in with it', async () => {
    const { rows } = await sql<{
      id: string
    }>`update users set email = null, user_name = 'quynh.nhu' where email = '4a1.26@phuong.test' returning id`.execute(
      house.db,
    )
    await sql`update login_names set key = 'quynh.nhu', kind = 'userName' where user_id = ${rows[0]?.id}`.execute(
      house.db,
    )
    expect((await new Caller(house.url).signIn('Quynh.Nhu')).body.result).toMatchObject({
      email: null,
      userName: 'quynh.nhu',
    })
  })

  test('H061 unique keys are compared byte by byte, so no library decides whether two are equal', async () => {
    const { rows } = await sql<{
      name: string
      collation: string
    }>`select c.relname || '.' || a.attname as name, l.collname as collation
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
      where i.indisunique and t.typcategory = 'S' and c.relnamespace = 'public'::regnamespace`.execute(house.db)
    // the database itself is made with the collation C, so 'default' is C
    const [{ datcollate } = { datcollate: '' }] = (
      await sql<{ datcollate: string }>`select datcollate from pg_database where datname = current_database()`.execute(
        house.db,
      )
    ).rows
    for (const { name, collation } of rows) expect(collation === 'C' || datcollate === 'C', name).toBe(true)
  })

  test('H061 an index on an older sort order is found at the start and built again', async () => {
    const lines: string[] = []
    const administrator = { ...inject('cluster').administrator, database: house.database.connection.database }
    const owner = new pg.Client(administrator)
    await owner.connect()
    await owner.query(`update pg_collation set collversion = '1.0' where collname = 'vi_names'`)
    const client = new pg.Client(house.database.connection)
    await client.connect()
    await mendSortOrders(client, administrator, (line) => lines.push(line))
    expect(lines.join('\n')).toMatch(/vi_names.* changed from 1\.0[\s\S]*built again/)
    lines.length = 0
    await mendSortOrders(client, administrator, (line) => lines.push(line))
    expect(lines).toEqual([])
    await client.end()
    await owner.end()
  })
})

test('A-095 A-096 C-087 the login row says sex both ways and the birthday with and without a time', async () => {
  const teacher = (await new Caller(house.url).signIn('thay.minh@phuong.test')).body.result
  expect(teacher).toMatchObject({ sex: true, gender: 1, birthday: '1984-11-02 00:00:00', dateofBirth: '1984-11-02' })
  expect((await new Caller(house.url).signIn('nganhang@phuong.test')).body.result).toMatchObject({
    sex: false,
    gender: 2,
    birthday: null,
  })
})

test('A-099 C-097 no answer of a sign-in holds a password, its hash or a token, and the cookie is out of reach of scripts', async () => {
  const caller = new Caller(house.url)
  const signIn = await caller.signIn('co.lan@phuong.test')
  const me = await caller.call('USERS_Me')
  const stored = await house.db
    .selectFrom('users')
    .where('email', '=', 'co.lan@phuong.test')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  for (const { text, body } of [signIn, me]) {
    for (const secret of ['phuong123', sha1('phuong123'), stored.password_hash, String(caller.cookie?.split('=')[1])])
      expect(text).not.toContain(secret)
    expect(JSON.stringify(body)).not.toMatch(/"password/i)
  }
  expect(signIn.body.result).toMatchObject({ accessToken: '', refreshToken: '' })
  expect(signIn.headers.getSetCookie()[0]).toMatch(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
})
