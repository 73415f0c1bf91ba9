import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'

let house: TestHouse
let manager: Caller
let administrator: Caller
beforeAll(async () => {
  house = await openHouse()
  manager = await signedIn(house.url, 'quanly@phuong.test')
  administrator = await signedIn(house.url, 'admin@phuong.test')
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(60_000))

/** A teacher whom nobody has verified. */
const newTeacher = async (name: string, school: number | null) => {
  const email = `${name}@phuong.test`
  const id = await makeAccount(house.db, { email, school, roleId: 2 })
  return { id, caller: await signedIn(house.url, email) }
}
const verify = (caller: Caller, id: string) => caller.call('USERS_Teacher_Verify', { id }, 'execute')
const outcome = ({ status, body }: Answer) => [status, body.code ?? body.rowsAffected]
const own = async (caller: Caller) =>
  (await caller.call('USERS_Verification_Get', {}, 'query/first')).body.result as Record<string, unknown>
const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

describe('D05 D06 a teacher is verified', () => {
  test('by the manager of the school: the own profile says when and by whom, and the manager has one less to verify', async () => {
    const { id, caller } = await newTeacher('xac.minh', 1)
    expect(await own(caller)).toEqual({
      verifiedDate: null,
      verifiedBy: null,
      schoolName: expect.any(String),
      waiting: null,
    })
    const { waiting } = await own(manager)
    expect(outcome(await verify(manager, id))).toEqual([200, 1])
    expect(await own(caller)).toMatchObject({ verifiedDate: '2026-11-20 07:31:00', verifiedBy: 'MANAGER' })
    expect((await own(manager)).waiting).toBe(Number(waiting) - 1)
    const [written] = await house.db
      .selectFrom('audit_log')
      .where('action', '=', 'teacher-verified')
      .where('subject', '=', id)
      .select('actor_id')
      .execute()
    expect(written?.actor_id).toBe(await idOf('quanly@phuong.test'))
  })

  test('once: a second one changes neither the day nor the person', async () => {
    const { id, caller } = await newTeacher('mot.lan', 1)
    await verify(manager, id)
    const first = await own(caller)
    house.clock.forward(600_000)
    expect(outcome(await verify(administrator, id))).toEqual([200, 0])
    expect(await own(caller)).toEqual(first)
  })

  test('by an administrator, whatever the school; from then on pupils are added at once', async () => {
    const { id, caller } = await newTeacher('tu.do', null)
    const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      parameters: { className: 'Lớp tự do', classId: 4 },
    })
    const { id: classId } = body.result as { id: string }
    const outcomeOf = async (login: string) =>
      (await caller.call('CLASSES_Pupil_Add', { classId, login }, 'execute')).body.result
    expect(await outcomeOf('hs.cap2@phuong.test')).toMatchObject({ outcome: 'INVITED' })
    expect(outcome(await verify(administrator, id))).toEqual([200, 1])
    expect(await own(caller)).toMatchObject({ verifiedBy: 'ADMINISTRATOR', schoolName: null })
    expect(await outcomeOf('hs.cap1@phuong.test')).toMatchObject({ outcome: 'ADDED' })
  })

  test('a manager verifies no teacher of another school or of none, no pupil, and nobody who is gone', async () => {
    const { id } = await newTeacher('truong.khac', null)
    for (const other of [id, await idOf('4a1.01@phuong.test'), randomUUID()])
      expect(outcome(await verify(manager, other))).toEqual([404, 'NOT_FOUND'])
    const gone = await newTeacher('da.xoa', 1)
    await house.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', gone.id).execute()
    for (const caller of [manager, administrator])
      expect(outcome(await verify(caller, gone.id))).toEqual([404, 'NOT_FOUND'])
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    expect((await verify(teacher, id)).status).toBe(403)
  })

  test('who verified is not told where it is not known, such as of the teachers who came with the school', async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    expect(await own(teacher)).toMatchObject({ verifiedDate: expect.any(String), verifiedBy: null })
  })
})

test('D05 the manager looks through those alone whom nobody has verified, and reads how many there are', async () => {
  const { id } = await newTeacher('dang.cho', 1)
  const rows = (await manager.call('HOME_Manager_GetTeachers', { unverified: true, PageSize: 100 })).body
    .results as Record<string, unknown>[]
  expect(rows.map((row) => row.id)).toContain(id)
  expect(new Set(rows.map(({ verified }) => verified))).toEqual(new Set([false]))
  const { unverified } = (await manager.call('HOME_Manager_Get', {}, 'query/first')).body.result as {
    unverified: number
  }
  expect([unverified, (await own(manager)).waiting]).toEqual([rows.length, rows.length])
})
