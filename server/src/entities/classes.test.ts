import { CLASS_STATUSES } from '@phuong/domain/catalogue/learning'
import { CLASS_TEXTS } from '@phuong/domain/forms/class'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const crud = '/api/v1.0/dynamic/crud'
const classes = { subModuleName: 'CLASSES', entityName: 'Classes' }

let house: TestHouse
let admin: Caller
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

const make = (caller: Caller, parameters: object) => caller.send('POST', crud, { ...classes, parameters })
const classOf = async (caller: Caller, id: string, fields = 'className,status') =>
  ((await caller.send('POST', `${crud}/read`, { ...classes, fields, parameters: { id } })).body.results as object[])[0]
const idOfClass = async (name: string) =>
  (await house.db.selectFrom('classes').where('class_name', '=', name).select('id').executeTakeFirstOrThrow()).id

describe('a new class', () => {
  test('A-436 A-437 it is the caller’s, of the caller’s school, Ready, and has a code of its own', async () => {
    const { body } = await make(teacher, { className: ' Lớp   4A5 ', classId: 4 })
    const { id } = body.result as { id: string }
    const row = await classOf(
      teacher,
      id,
      'className,status,teacherName,schoolId,classId,code,totalStudents,schoolYear,schoolYearId',
    )
    expect(row).toEqual({
      className: 'Lớp 4A5',
      status: 'Ready',
      teacherName: 'Nguyễn Thị Lan',
      schoolId: 1,
      classId: 4,
      code: expect.stringMatching(/^[CFGHKLMNPQRTVX2345689]{6}$/),
      schoolYear: '2026-2027',
      schoolYearId: 2026,
      totalStudents: 0,
    })
  })

  test('B-684 it cannot be given to somebody else or another school', async () => {
    for (const more of [
      { teacherId: 'x' },
      { schoolId: 2 },
      { code: 'AAAAAA' },
      { status: 'Finish' },
      { createdBy: 'x' },
    ]) {
      const answer = await make(teacher, { className: '4A6', ...more })
      expect([more, answer.status]).toEqual([more, 400])
    }
  })

  test.each([[''], ['   '], ['\u200b'], ['x'.repeat(51)], ['x'.repeat(300)], [5], [null], [['4A']]])(
    'B-094 %j is no name of a class, and the field says so',
    async (className) => {
      const answer = await make(teacher, { className })
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['className']])
    },
  )

  test('B-094 is of this school year or of the next one, for which classes are made in summer', async () => {
    const { body } = await make(teacher, { className: '5A1', classId: 5, schoolYearId: 2027 })
    expect(await classOf(teacher, (body.result as { id: string }).id, 'schoolYear')).toEqual({
      schoolYear: '2027-2028',
    })
    for (const schoolYearId of [2025, 2028]) {
      const answer = await make(teacher, { className: '5A1', schoolYearId })
      expect([answer.status, answer.body.fields]).toEqual([400, { schoolYearId: CLASS_TEXTS.yearNotOpen }])
    }
  })
})

describe('A-119 B-044 the limit of an account', () => {
  const limit = async (email: string, value: number | null) => {
    await admin.call('ACCOUNTLISTS_Add', { list: 'class-limit', email, value })
  }
  const raise = async (email: string, value: number | null) => {
    const { id } = await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    await admin.call('ACCOUNTLISTS_Remove', { list: 'class-limit', userId: id })
    await limit(email, value)
  }

  test('beyond it a new class is 409, until an administrator raises it or takes it away', async () => {
    const email = 'thay.minh@phuong.test'
    const caller = await signedIn(house.url, email)
    await limit(email, 1)
    const refused = await make(caller, { className: '8B' })
    expect([refused.status, refused.body.code]).toEqual([409, 'CLASS_LIMIT'])
    await raise(email, 2)
    expect((await make(caller, { className: '8B' })).status).toBe(200)
    expect((await make(caller, { className: '8C' })).status).toBe(409)
    await raise(email, null)
    expect((await make(caller, { className: '8C' })).status).toBe(200)
  })

  test('an archived class makes room, and no class at all is a limit too', async () => {
    const caller = await signedIn(house.url, 'gv.cap2@phuong.test')
    await limit('gv.cap2@phuong.test', 1)
    const { body } = await make(caller, { className: '7A' })
    expect((await make(caller, { className: '7B' })).status).toBe(409)
    const classId = (body.result as { id: string }).id
    await caller.call('CLASSES_Classes_Archive', { classId })
    expect((await make(caller, { className: '7B' })).status).toBe(200)
    const refused = await caller.call('CLASSES_Classes_Restore', { classId })
    expect([refused.status, refused.body.code]).toEqual([409, 'CLASS_LIMIT'])
    // what limits is the account of the owner, whoever brings the class back
    expect((await admin.call('CLASSES_Classes_Restore', { classId })).status).toBe(409)
    await limit('gv.cap3@phuong.test', 0)
    expect((await make(await signedIn(house.url, 'gv.cap3@phuong.test'), { className: '10A' })).status).toBe(409)
  })

  test('of several new classes at once no more are made than the limit allows', async () => {
    const caller = await signedIn(house.url, 'gv.moi@phuong.test')
    await limit('gv.moi@phuong.test', 2)
    // whoever wants to write waits at a gate, so that all of them are on their way together
    await sql`create function wait_at_the_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(20261120); return new; end $$`.execute(house.db)
    await sql`create trigger wait_at_the_gate before insert on classes for each row execute function wait_at_the_gate()`.execute(
      house.db,
    )
    const together = 6
    const answers = await house.db.connection().execute(async (gate) => {
      await sql`select pg_advisory_lock(20261120)`.execute(gate)
      const making = Array.from({ length: together }, (_, at) => make(caller, { className: `Cùng lúc ${at}` }))
      for (let waiting = 0; waiting < together; ) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(gate)
        waiting = rows[0]?.n ?? 0
      }
      await sql`select pg_advisory_unlock(20261120)`.execute(gate)
      return Promise.all(making)
    })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    await sql`drop trigger wait_at_the_gate on classes`.execute(house.db)
  })
})

describe('A-437 A-438 B-079 the status of a class', () => {
  test('its teacher and an administrator set any of the three, which changes nothing else', async () => {
    expect(CLASS_STATUSES).toEqual(['Not Ready', 'Ready', 'Finish'])
    const entityId = await idOfClass('4A1')
    const before = await house.db.selectFrom('classes').where('id', '=', entityId).selectAll().executeTakeFirstOrThrow()
    for (const caller of [teacher, admin])
      for (const status of ['Finish', 'Not Ready', 'Ready'] as const) {
        const { body } = await caller.send('PUT', crud, { ...classes, entityId, parameters: { status } })
        expect(body).toEqual({ rowsAffected: 1 })
        const after = await house.db.selectFrom('classes').where('id', '=', entityId).selectAll().executeTakeFirst()
        expect(after).toEqual({ ...before, status })
      }
  })

  test('others do not, and a fourth status does not exist', async () => {
    const entityId = await idOfClass('4A1')
    const set = async (email: string, status: string) =>
      (await (await signedIn(house.url, email)).send('PUT', crud, { ...classes, entityId, parameters: { status } }))
        .status
    expect(await set('thay.minh@phuong.test', 'Finish')).toBe(404)
    expect(await set('gv.quantri@phuong.test', 'Finish')).toBe(404)
    expect(await set('quanly@phuong.test', 'Finish')).toBe(403)
    expect(await set('4a1.01@phuong.test', 'Finish')).toBe(403)
    for (const status of ['ready', 'Đã xong', '', 'FINISH']) expect(await set('co.lan@phuong.test', status)).toBe(400)
    expect(await classOf(teacher, entityId)).toEqual({ className: '4A1', status: 'Ready' })
  })
})
