import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classNamed } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../testing/worksheets.ts'
import { audit } from '../services/audit/audit.ts'
import { erasePupil } from './erase-pupil.ts'

const email = '4a1.26@phuong.test'

let house: TestHouse
let client: pg.Client
let child: string
beforeAll(async () => {
  house = await openHouse()
  client = new pg.Client(house.database.connection)
  await client.connect()
  child = await idOf(email)
  await addFacts()
})
afterAll(async () => {
  await client.end()
  await house.close()
})

const idOf = async (name: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', name).select('id').executeTakeFirstOrThrow()).id

/** A row in each table that the attempts are made on. */
const addFacts = async () => {
  const { db, clock } = house
  const schoolClass = await classNamed(db)
  const attachmentId = await addWorksheet(db, { createdBy: schoolClass.ownerId })
  const assignmentId = await addAssignment(db, {
    classId: schoolClass.id,
    attachmentId,
    createdBy: schoolClass.ownerId,
  })
  const { answerId, sittingId } = await addAnswer(db, { assignmentId, attachmentId, studentId: child })
  const at = clock.now()
  await db
    .insertInto('sitting_events')
    .values({
      sitting_id: sittingId,
      id: randomUUID(),
      item: 'w1',
      seq: 1,
      kind: 'draft',
      status: 'stored',
      client_at: at,
      server_at: at,
      device: 'tablet',
    })
    .execute()
  await db
    .insertInto('recordings')
    .values({
      sitting_id: sittingId,
      id: randomUUID(),
      media_type: 'audio/webm',
      bytes: 9,
      sha256: Buffer.alloc(32),
      storage_key: 'recordings/ab/abc',
      created_at: at,
    })
    .execute()
  await db
    .insertInto('score_changes')
    .values({
      answer_id: answerId,
      before: 1,
      after: 2,
      changed_by: schoolClass.ownerId,
      changed_at: at,
      reason: 'Chữ đẹp',
    })
    .execute()
  await audit(db, { now: at, request: { id: 'r' } }, { action: 'logout', actorId: child })
}

/** Ways past the triggers that are no erasing. */
const attempts: Record<string, string> = {
  'a plain statement': 'delete from sitting_events',
  'a setting of the transaction': `begin; set local phuong.erasing = 'on'; set local phuong.erase_pupil = 'on';
    delete from sitting_events`,
  'a block of code': 'do $$ begin delete from sitting_events; end $$',
  'a block that writes the name of the function into its statement': `do $$ begin delete from sitting_events /*
PL/pgSQL function erase_pupil(uuid,text,timestamp with time zone) line 1 at SQL statement */; end $$`,
  'a statement made of text': `do $$ begin execute 'delete from sitting_events /*
PL/pgSQL function erase_pupil(uuid,text,timestamp with time zone) line 1 at SQL statement */'; end $$`,
  'a change of a recording': 'update recordings set bytes = 1',
  'a change of a mark that was changed': "update score_changes set reason = ''",
  'an emptied audit log': "update audit_log set details = '{}', subject = 'x'",
  'a table that is emptied as a whole': 'truncate sitting_events',
  'a table that is emptied with one that it points to': 'truncate sittings cascade',
  'everything emptied from the people on': 'truncate users cascade',
  'a list of the erased that is emptied': 'truncate erased_people',
  'a name on the list of the erased': `insert into erased_people values ('${randomUUID()}', now())`,
  'a block with a name on the list': `do $$ begin insert into erased_people values ('${randomUUID()}', now()); end $$`,
}

describe('nothing else changes what is only ever added', () => {
  test.each(Object.keys(attempts))('%s', async (name) => {
    const before = await client.query(
      'select (select count(*) from sitting_events) as events, (select count(*) from erased_people)',
    )
    await expect(client.query(attempts[name] ?? '')).rejects.toMatchObject({ code: '23001' })
    await client.query('rollback')
    const after = await client.query(
      'select (select count(*) from sitting_events) as events, (select count(*) from erased_people)',
    )
    expect(after.rows).toEqual(before.rows)
  })

  test('no table that refuses to lose a row can be emptied', async () => {
    const { rows } = await client.query<{ name: string; guarded: boolean }>(
      // the bits of pg_trigger.tgtype: 1 each row, 8 delete, 32 truncate
      `select tgrelid::regclass::text as name, bool_or(tgtype & 33 = 32) as guarded from pg_trigger
       where tgfoid in ('forbid_change'::regproc, 'keep_recordings'::regproc) group by tgrelid having bool_or(tgtype & 9 = 9) order by name`,
    )
    for (const name of ['sitting_events', 'recordings']) expect(rows.map((row) => row.name)).toContain(name)
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([])
    for (const { name } of rows)
      await expect(client.query(`truncate ${name} cascade`), name).rejects.toMatchObject({ code: '23001' })
  })

  test('not even erase_pupil from within another function', async () => {
    const inside = `do $$ begin perform erase_pupil('${child}', 'x', now()); end $$`
    await expect(client.query(inside)).rejects.toMatchObject({ code: '23001' })
    const called = `create function through() returns setof text language sql as $$ select erase_pupil('${child}', 'x', now()) $$`
    await client.query(called)
    await expect(client.query('select through()')).rejects.toMatchObject({ code: '23001' })
    expect(await idOf(email)).toBe(child)
  })
})

test('by itself it erases, remembers the id, and names the folders of the files; once more it only remembers', async () => {
  expect(await erasePupil(client, child, house.clock.now())).toEqual(['recordings/ab/abc'])
  expect(await erasePupil(client, child, house.clock.now())).toEqual([])
  expect((await client.query('select person_id from erased_people')).rows).toEqual([{ person_id: child }])
  expect((await client.query('select from users where id = $1', [child])).rows).toEqual([])
})
