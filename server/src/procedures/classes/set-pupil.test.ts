import { randomUUID } from 'node:crypto'
import { MAX_NAME_LETTERS } from '@phuong/domain/names/name-fault'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Caller, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'

let house: TestHouse
/** verified, of school 1 */
let teacher: Caller
/** not verified, of no school */
let newcomer: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
})
afterAll(() => house.close())

type Facts = { fullName: string; dateofBirth: string | null; sex: boolean | null }
type Card = { studentId: string; fullName: string; dateofBirth: string | null; userName: string; password: string }

const right: Facts = { fullName: 'Lò Thị Mai Chi', dateofBirth: '2017-04-12', sex: false }
const outcome = ({ status, body }: Answer) => [status, body.code]

const made = async (className: string, caller = teacher): Promise<string> => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  return (body.result as { id: string }).id
}
const cards = async (classId: string, caller = teacher) =>
  (await caller.call('CLASSES_Cards_Get', { classId })).body.results as Card[]
/** A class with one pupil whose name was typed wrongly. */
const withPupil = async (className: string, caller = teacher, fullName = 'Lò Thị Mai Chỉ') => {
  const classId = await made(className, caller)
  const pupils = [{ line: 1, fullName, dateofBirth: '2017-12-04', sex: null }]
  await caller.call('CLASSES_Pupils_Make', { classId, listId: randomUUID(), consent: true, pupils })
  const [card] = (await cards(classId, caller)) as [Card]
  return { classId, studentId: card.studentId, card }
}
type Where = { classId: string; studentId: string }
const set = ({ classId, studentId }: Where, more: object = right, caller = teacher) =>
  caller.call('CLASSES_Pupil_Set', { classId, studentId, ...more }, 'execute')
const rowOf = (studentId: string) =>
  house.db
    .selectFrom('users')
    .where('id', '=', studentId)
    .select(['full_name', 'last_name', 'first_name', 'calling_name', 'search_key', 'user_name', 'sex'])
    .executeTakeFirstOrThrow()
const entries = (studentId: string) =>
  house.db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'actor_id')
    .where('action', '=', 'pupil-changed')
    .where('subject', '=', studentId)
    .select(['users.email', 'details'])
    .orderBy('audit_log.id')
    .execute()
const codeOf = async (classId: string) =>
  (await house.db.selectFrom('classes').where('id', '=', classId).select('code').executeTakeFirstOrThrow()).code
/** The pupil of a card enters another class by its code. */
const join = async ({ userName, password }: Card, classId: string) => {
  const pupil = new Caller(house.url)
  await pupil.call('Users_Login', { Email: userName, Password: sha1(password) })
  await pupil.call('USERS_ChangePassword', { Email: userName, Password: sha1('meo con 2017') })
  await pupil.call('CLASSES_Join', { code: await codeOf(classId) })
}

describe('a teacher corrects a pupil of the own class', () => {
  test('name, birthday and sex: lists, search and card say it, the log says what stood before, the user name stays', async () => {
    const { classId, studentId, card } = await withPupil('4S1')
    const answer = await set({ classId, studentId }, { ...right, fullName: '  Lò  Thị Mai Chi ' })
    expect([answer.status, answer.body]).toEqual([200, { result: { studentId }, rowsAffected: 1 }])
    expect(await rowOf(studentId)).toEqual({
      full_name: 'Lò Thị Mai Chi',
      last_name: 'Lò Thị Mai',
      first_name: 'Chi',
      calling_name: null,
      search_key: 'lo thi mai chi',
      user_name: card.userName,
      sex: false,
    })
    expect(await cards(classId)).toEqual([{ ...card, fullName: right.fullName, dateofBirth: right.dateofBirth }])
    const { body } = await teacher.call('CLASSES_Pupil_Get', { classId, studentId })
    expect(body.results).toMatchObject([right])
    expect(await entries(studentId)).toEqual([
      {
        email: 'co.lan@phuong.test',
        details: {
          classId,
          before: { fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04', sex: null },
          after: right,
        },
      },
    ])
    // one field alone; and what stands there already is no news
    await set({ classId, studentId }, { ...right, sex: true })
    expect((await set({ classId, studentId }, { ...right, sex: true })).body.rowsAffected).toBe(0)
    expect((await entries(studentId)).slice(1).map(({ details }) => details)).toEqual([
      { classId, before: { sex: false }, after: { sex: true } },
    ])
  })

  test('what the child is called stays, but for a part of the name that is no longer in it', async () => {
    const { classId, studentId } = await withPupil('4S2', teacher, 'Y Bhok Niê')
    const calling = async (calling_name: string, fullName: string) => {
      await house.db.updateTable('users').set({ calling_name }).where('id', '=', studentId).execute()
      await set({ classId, studentId }, { ...right, fullName })
      const { calling_name: after, search_key } = await rowOf(studentId)
      return [after, search_key]
    }
    expect(await calling('Bhok', 'Y Bhok Niê Kđăm')).toEqual(['Bhok', 'y bhok nie kdam bhok'])
    expect(await calling('Bhok', 'Y Bhơk Niê')).toEqual([null, 'y bhok nie'])
    expect(await calling('Gấu', 'Y Bhok Niê')).toEqual(['Gấu', 'y bhok nie gau'])
  })

  test.each([
    [{ fullName: ' ' }, 'fullName'],
    [{ fullName: 'x'.repeat(MAX_NAME_LETTERS + 1) }, 'fullName'],
    [{ dateofBirth: '2017-02-31' }, 'dateofBirth'],
    [{ dateofBirth: '1900-01-01' }, 'dateofBirth'],
    [{ dateofBirth: undefined }, 'dateofBirth'],
    [{ sex: 1 }, 'sex'],
  ])('%j is told at its field', async (wrong, field) => {
    const parameters = { classId: randomUUID(), studentId: randomUUID(), ...right, ...wrong }
    const answer = await teacher.call('CLASSES_Pupil_Set', parameters, 'execute')
    expect([...outcome(answer), Object.keys(answer.body.fields as object)]).toEqual([400, 'BAD_PARAMETERS', [field]])
  })
})

describe('H160 of two who correct a pupil', () => {
  const seen: Facts = { fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04', sex: null }

  test('the later one is told what the other has saved, and overwrites it knowingly', async () => {
    const where = await withPupil('4S3')
    expect((await set(where, { ...seen, sex: false, seen })).status).toBe(200)
    const refused = await set(where, { ...right, sex: true, seen })
    expect([...outcome(refused), refused.body.newer]).toEqual([409, 'STALE', { sex: false }])
    expect((await rowOf(where.studentId)).full_name).toBe(seen.fullName)
    expect((await set(where, { ...right, sex: true, seen: { ...seen, sex: false } })).status).toBe(200)
    expect((await rowOf(where.studentId)).sex).toBe(true)
  })

  test('at once, one is told', async () => {
    const where = await withPupil('4S4')
    const answers = await Promise.all(
      ['Mai', 'Chi', 'Châu'].map((name) => set(where, { ...right, fullName: name, seen })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await entries(where.studentId)).toHaveLength(1)
  })
})

describe('who corrects whom', () => {
  test('D06 who is not verified: the accounts that the teacher has made, and no others', async () => {
    const own = await withPupil('Lớp tự do', newcomer)
    expect(outcome(await set(own, right, newcomer))).toEqual([200, undefined])
    // of a colleague of no school, too
    const colleague = await signedIn(house.url, 'gv.cap3@phuong.test')
    const other = await withPupil('Lớp bạn', colleague)
    await join(other.card, own.classId)
    expect(outcome(await set({ ...own, studentId: other.studentId }, right, newcomer))).toEqual([403, 'FORBIDDEN'])
    expect((await rowOf(other.studentId)).full_name).toBe('Lò Thị Mai Chỉ')
  })

  test('a verified teacher of the school of the pupil who keeps the list of the class; until verified, nobody', async () => {
    const id = await makeAccount(house.db, { email: 'co.hoa@phuong.test', school: 1, roleId: 2 })
    const verified = (verified_at: Date | null) =>
      house.db.updateTable('users').set({ verified_at }).where('id', '=', id).execute()
    const where = await withPupil('4S5')
    const hoa = await signedIn(house.url, 'co.hoa@phuong.test')
    await verified(house.clock.now())
    expect(outcome(await set(where, right, hoa))).toEqual([403, 'FORBIDDEN'])
    const place = { classId: where.classId, login: 'co.hoa@phuong.test', may: 'GIVE' }
    await teacher.call('CLASSES_Teacher_Add', { ...place, homeroom: false })
    expect(outcome(await set(where, right, hoa))).toEqual([403, 'FORBIDDEN'])
    await teacher.call('CLASSES_Teacher_Add', { ...place, homeroom: true })
    await verified(null)
    expect(outcome(await set(where, right, hoa))).toEqual([403, 'FORBIDDEN'])
    await verified(house.clock.now())
    expect(outcome(await set(where, right, hoa))).toEqual([200, undefined])
  })

  test('nobody one with an e-mail, of another school, of another class, who has left, or is a sample; an administrator all else', async () => {
    const where = await withPupil('4S6')
    const user = (row: object) => house.db.updateTable('users').set(row).where('id', '=', where.studentId).execute()
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const refused = async (at: Where = where) => {
      const answers = [await set(at), await set(at, right, admin), await set(at, { ...right, seen: right })]
      const bodies = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, ...body }))
      const unknown = await set({ classId: randomUUID(), studentId: randomUUID() })
      const { requestId: _, ...body } = unknown.body
      expect(bodies).toEqual(Array(3).fill({ status: 403, ...body }))
    }
    await user({ email: 'mai.chi@phuong.test' })
    await refused()
    await user({ email: null, school_id: 2 })
    await refused()
    await user({ school_id: 1 })
    await refused({ ...where, classId: await made('4S7') })
    const sample = { list: 'demo', user_id: where.studentId }
    await house.db
      .insertInto('account_list_entries')
      .values({ ...sample, value: null, added_by: null, added_at: house.clock.now() })
      .execute()
    await refused()
    await house.db.deleteFrom('account_list_entries').where('user_id', '=', where.studentId).execute()
    expect(outcome(await set(where, right, admin))).toEqual([200, undefined])
    await teacher.call('CLASSES_Pupil_Leave', where)
    await refused()
    await teacher.call('CLASSES_Pupil_Return', where)
    await teacher.call('CLASSES_Classes_Archive', { classId: where.classId })
    await refused()
  })
})
