import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { somebodyWaits } from '../../../testing/somebody-waits.ts'

let house: TestHouse
let owner: Caller
let minh: Caller
let lan: string
let colleague: string
beforeAll(async () => {
  house = await openHouse()
  owner = await signedIn(house.url, 'co.lan@phuong.test')
  minh = await signedIn(house.url, 'thay.minh@phuong.test')
  lan = await idOf('co.lan@phuong.test')
  colleague = await idOf('thay.minh@phuong.test')
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(60_000))

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const made = async (className: string, caller = owner): Promise<string> => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  return (body.result as { id: string }).id
}
const outcome = ({ status, body }: Answer) => [status, body.code]
const add = (classId: string, login: string, place: object = { may: 'MARK' }, caller = owner) =>
  caller.call('CLASSES_Teacher_Add', { classId, login, ...place }, 'execute')
const set = (classId: string, personId: string, place: object, caller = owner) =>
  caller.call('CLASSES_Teacher_Set', { classId, personId, ...place }, 'execute')
const remove = (classId: string, personId: string, caller = owner) =>
  caller.call('CLASSES_Teacher_Remove', { classId, personId }, 'execute')
const handOver = (classId: string, personId: string, caller = owner) =>
  caller.call('CLASSES_Owner_Set', { classId, personId }, 'execute')
const teachers = async (classId: string, caller = owner) =>
  ((await caller.call('CLASSES_Teachers_Get', { classId })).body.results as Record<string, unknown>[]).map(
    ({ personId, owner: isOwner, may, homeroom }) => [personId, isOwner, may, homeroom],
  )
/** What somebody may do in a class, as its page is told; null for who does not see it. */
const rights = async (classId: string, caller: Caller) => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    fields: 'mayGive,mayMark,mayEnrol,mayKeep',
    parameters: { id: classId },
  })
  return (body.results as object[])[0] ?? null
}
const periods = async (classId: string) =>
  (
    await house.db
      .selectFrom('class_people')
      .where('class_id', '=', classId)
      .select(['person_id', 'role', 'may', 'left_at'])
      .orderBy('id')
      .execute()
  ).map(({ person_id, role, may, left_at }) => [person_id, may ?? role, left_at === null])

describe('D06 who is not verified', () => {
  test('lets no teacher in, learns no name, and hands no class over; once verified, the teacher does', async () => {
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    const id = await idOf('gv.moi@phuong.test')
    const verifiedAt = (verified_at: Date | null) =>
      house.db.updateTable('users').set({ verified_at }).where('id', '=', id).execute()
    const classId = await made('4D0', newcomer)
    const refused = await add(classId, 'co.lan@phuong.test', { may: 'SEE' }, newcomer)
    expect(outcome(refused)).toEqual([409, 'NOT_VERIFIED'])
    expect(refused.text).not.toContain('Lan')
    // nor whether there is such an account
    expect(outcome(await add(classId, 'khong.co@phuong.test', { may: 'SEE' }, newcomer))).toEqual([409, 'NOT_VERIFIED'])

    await verifiedAt(house.clock.now())
    expect((await add(classId, 'co.lan@phuong.test', { may: 'SEE' }, newcomer)).status).toBe(200)
    await verifiedAt(null)
    expect(outcome(await handOver(classId, lan, newcomer))).toEqual([409, 'NOT_VERIFIED'])
    expect(await teachers(classId, newcomer)).toEqual([
      [id, true, 'GIVE', false],
      [lan, false, 'SEE', false],
    ])
    const administrator = await signedIn(house.url, 'admin@phuong.test')
    expect((await handOver(classId, lan, administrator)).status).toBe(200)
  })
})

describe('B-097 B-136 B-237 a second teacher in a class', () => {
  test('sees, marks or gives, as the owner says, and is told who let the teacher in', async () => {
    const classId = await made('4D1')
    expect(await rights(classId, minh)).toBeNull()
    const answer = await add(classId, ' Thay.Minh@phuong.test ')
    expect([answer.status, answer.body.result]).toMatchObject([200, { personId: colleague }])
    expect(await teachers(classId)).toEqual([
      [lan, true, 'GIVE', false],
      [colleague, false, 'MARK', false],
    ])
    expect(await teachers(classId, minh)).toEqual(await teachers(classId))
    expect(await rights(classId, minh)).toEqual({ mayGive: false, mayMark: true, mayEnrol: false, mayKeep: false })
    const rows = await house.db
      .selectFrom('notification_recipients')
      .innerJoin('notifications', 'notifications.id', 'notification_id')
      .where('user_id', '=', colleague)
      .where('type', '=', 'CLASS_TEACHER')
      .select(['title', 'content', 'setting'])
      .execute()
    expect(rows).toEqual([
      {
        title: 'Thầy cô cùng dạy Lớp 4D1',
        content: 'Nguyễn Thị Lan đã thêm thầy cô vào lớp.',
        setting: { type: 'CLASS_TEACHER', classId },
      },
    ])
    await set(classId, colleague, { may: 'GIVE', homeroom: true })
    expect(await rights(classId, minh)).toEqual({ mayGive: true, mayMark: true, mayEnrol: true, mayKeep: false })
    await set(classId, colleague, { may: 'SEE', homeroom: true })
    expect(await rights(classId, minh)).toEqual({ mayGive: false, mayMark: false, mayEnrol: true, mayKeep: false })
    await set(classId, colleague, { may: 'SEE', homeroom: false })
    expect(await rights(classId, minh)).toEqual({ mayGive: false, mayMark: false, mayEnrol: false, mayKeep: false })
    // each place is a period
    expect(await periods(classId)).toEqual([
      [lan, 'OWNER', true],
      [colleague, 'MARK', false],
      [colleague, 'HOMEROOM', false],
      [colleague, 'GIVE', false],
      [colleague, 'SEE', true],
    ])
  })

  test('who is in the class already gets the new place, and is not told once more', async () => {
    const classId = await made('4D2')
    await add(classId, 'thay.minh@phuong.test', { may: 'SEE' })
    await add(classId, 'thay.minh@phuong.test', { may: 'GIVE' })
    expect(await teachers(classId)).toEqual([
      [lan, true, 'GIVE', false],
      [colleague, false, 'GIVE', false],
    ])
    const { told } = await house.db
      .selectFrom('notifications')
      .where('dedupe', 'like', `CLASS_TEACHER ${classId}%`)
      .select(({ fn }) => fn.countAll<string>().as('told'))
      .executeTakeFirstOrThrow()
    expect(told).toBe('1')
  })

  test('only a teacher’s account, and not the owner’s: a sentence at the field', async () => {
    const classId = await made('4D3')
    for (const login of ['4a1.01@phuong.test', 'nobody@phuong.test', 'nganhang@phuong.test']) {
      const answer = await add(classId, login)
      expect([outcome(answer), answer.body.fields]).toEqual([
        [400, 'BAD_PARAMETERS'],
        { login: 'Không có tài khoản giáo viên dùng email hoặc tên đăng nhập này' },
      ])
    }
    expect((await add(classId, 'co.lan@phuong.test')).body.fields).toEqual({ login: 'Thầy cô này đang phụ trách lớp' })
    expect(outcome(await add(randomUUID(), 'thay.minh@phuong.test'))).toEqual([403, 'FORBIDDEN'])
    expect(await teachers(classId)).toHaveLength(1)
  })

  test('is let go by the owner, or goes alone; nobody else is moved by a colleague', async () => {
    const classId = await made('4D4')
    await add(classId, 'thay.minh@phuong.test', { may: 'GIVE', homeroom: true })
    expect(outcome(await remove(classId, lan, minh))).toEqual([403, 'FORBIDDEN'])
    expect(outcome(await set(classId, colleague, { may: 'GIVE', homeroom: false }, minh))).toEqual([403, 'FORBIDDEN'])
    expect(outcome(await handOver(classId, colleague, minh))).toEqual([403, 'FORBIDDEN'])
    expect((await remove(classId, colleague, minh)).body.rowsAffected).toBe(1)
    expect((await remove(classId, colleague, minh)).body.rowsAffected).toBe(0)
    expect(await rights(classId, minh)).toBeNull()
    expect(outcome(await remove(randomUUID(), colleague, minh))).toEqual([403, 'FORBIDDEN'])
    await add(classId, 'thay.minh@phuong.test')
    expect((await remove(classId, colleague)).body.rowsAffected).toBe(1)
    expect(outcome(await remove(classId, lan))).toEqual([403, 'FORBIDDEN'])
    expect(outcome(await set(classId, colleague, { may: 'GIVE', homeroom: false }))).toEqual([404, 'NOT_FOUND'])
  })

  test('H160 the later of two who change a place is told', async () => {
    const classId = await made('4D5')
    await add(classId, 'thay.minh@phuong.test')
    const seen = { may: 'MARK', homeroom: false }
    await set(classId, colleague, { may: 'GIVE', homeroom: false, seen })
    const late = await set(classId, colleague, { may: 'SEE', homeroom: false, seen })
    expect([outcome(late), late.body.newer]).toEqual([[409, 'STALE'], { may: 'GIVE' }])
  })
})

describe('a teacher who leaves the school hands the class over', () => {
  test('the colleague owns it, the teacher gives in it and may then leave; nothing of it is lost', async () => {
    const classId = await made('4D6')
    await add(classId, 'thay.minh@phuong.test', { may: 'SEE' })
    expect((await handOver(classId, colleague)).status).toBe(200)
    expect(await teachers(classId, minh)).toEqual([
      [colleague, true, 'GIVE', false],
      [lan, false, 'GIVE', false],
    ])
    expect(await rights(classId, minh)).toEqual({ mayGive: true, mayMark: true, mayEnrol: true, mayKeep: true })
    expect(await rights(classId, owner)).toEqual({ mayGive: true, mayMark: true, mayEnrol: false, mayKeep: false })
    expect(outcome(await handOver(classId, lan))).toEqual([403, 'FORBIDDEN'])
    await remove(classId, lan)
    expect(await teachers(classId, minh)).toEqual([[colleague, true, 'GIVE', false]])
    const rows = await house.db
      .selectFrom('audit_log')
      .where('subject', 'in', [classId, colleague, lan])
      .where('action', 'like', 'class-%')
      .select(['action', 'subject'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows).toEqual([
      { action: 'class-teacher-removed', subject: lan },
      { action: 'class-handed-over', subject: classId },
      { action: 'class-teacher-set', subject: colleague },
    ])
  })

  test('A-118 only to a colleague in it, and within the limit of the colleague’s account', async () => {
    const classId = await made('4D7')
    expect(outcome(await handOver(classId, colleague))).toEqual([404, 'NOT_FOUND'])
    await add(classId, 'thay.minh@phuong.test')
    const entry = { list: 'class-limit', user_id: colleague, value: '1', added_by: lan, added_at: house.clock.now() }
    await house.db.insertInto('account_list_entries').values(entry).execute()
    expect(outcome(await handOver(classId, colleague))).toEqual([409, 'CLASS_LIMIT'])
    await house.db.deleteFrom('account_list_entries').where('user_id', '=', colleague).execute()
    expect((await teachers(classId))[0]).toEqual([lan, true, 'GIVE', false])
  })

  test('and does not leave it without one', async () => {
    const classId = await made('4D9')
    await add(classId, 'thay.minh@phuong.test')
    expect((await handOver(classId, colleague)).status).toBe(200)
    expect(outcome(await remove(classId, colleague, minh))).toEqual([403, 'FORBIDDEN'])
    expect((await teachers(classId))[0]).toEqual([colleague, true, 'GIVE', false])
  })

  test('who has lost the class while waiting for it changes nothing in it any more', async () => {
    const classId = await made('4D10')
    await add(classId, 'thay.minh@phuong.test', { may: 'GIVE' })
    let late: Promise<Answer>[] = []
    await house.db.transaction().execute(async (tx) => {
      await tx.selectFrom('classes').where('id', '=', classId).select('id').forUpdate().execute()
      late = [handOver(classId, colleague), owner.call('CLASSES_Classes_Archive', { classId }, 'execute')]
      await somebodyWaits(house.db)
      const places = tx.updateTable('class_people').where('class_id', '=', classId).where('left_at', 'is', null)
      await places.set({ left_at: house.clock.now() }).execute()
    })
    expect((await Promise.all(late)).map(outcome)).toEqual([
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ])
  })

  test('an administrator does it for a teacher whose account is gone', async () => {
    const classId = await made('4D8')
    const admin = await signedIn(house.url, 'admin@phuong.test')
    await add(classId, 'thay.minh@phuong.test', { may: 'SEE' }, admin)
    expect((await handOver(classId, colleague, admin)).status).toBe(200)
    expect((await teachers(classId, admin))[0]).toEqual([colleague, true, 'GIVE', false])
  })
})
