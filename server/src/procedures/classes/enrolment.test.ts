import { randomUUID } from 'node:crypto'
import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

const hour = 3_600_000

let house: TestHouse
let teacher: Caller
let colleague: Caller
let lan: string
let from: string
let to: string
beforeAll(async () => {
  house = await openHouse()
  await later(0)
  colleague = await signedIn(house.url, 'thay.minh@phuong.test')
  const own = await classNamed(house.db, '4A1')
  from = own.id
  lan = own.ownerId
  to = (await classNamed(house.db, '4A2')).id
})
afterAll(() => house.close())

/** Some time passes, and the teacher signs in anew. */
const later = async (ms: number) => {
  house.clock.forward(ms)
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
}
const idOf = async (name: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', `${name}@phuong.test`).select('id').executeTakeFirstOrThrow())
    .id
const codeOf = async (classId: string) =>
  (await house.db.selectFrom('classes').where('id', '=', classId).select('code').executeTakeFirstOrThrow()).code
/** Periods of a person in classes: the class, the role, and whether it is over. */
const periods = async (personId: string) =>
  (
    await house.db
      .selectFrom('class_people')
      .where('person_id', '=', personId)
      .select(['class_id', 'role', 'left_at'])
      .orderBy('id')
      .execute()
  ).map(({ class_id, role, left_at }) => [class_id, role, left_at === null])
const outcome = ({ status, body }: Answer) => [status, body.code]
const rowsOf = ({ body }: Answer) => body.results as Record<string, unknown>[]
/** How an act comes out: whether it was news, and its row. */
const done = ({ body }: Answer) => [body.rowsAffected, body.result]
const move = (studentId: string, destination: object, caller = teacher) =>
  caller.call('CLASSES_Pupil_Move', { classId: from, studentId, ...destination }, 'execute')
const leave = (studentId: string, classId = from) =>
  teacher.call('CLASSES_Pupil_Leave', { classId, studentId }, 'execute')
const comeBack = (studentId: string, classId = from) =>
  teacher.call('CLASSES_Pupil_Return', { classId, studentId }, 'execute')
const left = async (classId = from, more: object = {}) =>
  rowsOf(await teacher.call('CLASSES_Pupils_GetLeft', { classId, ...more }))
const roster = async (classId: string, caller = teacher) =>
  rowsOf(await caller.call('CLASSES_Progress_Get', { classId })).map(({ studentId }) => studentId)
const entries = async (subject: string) =>
  (
    await house.db
      .selectFrom('audit_log')
      .where('subject', '=', subject)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details])

describe('a pupil moves to another class', () => {
  test('of the same teacher: one period ends, one begins, both lists say it, and the log names both', async () => {
    const studentId = await idOf('4a1.01')
    const answer = await move(studentId, { toClassId: to })
    expect(done(answer)).toEqual([1, { studentId, classId: to, className: '4A2' }])
    expect(await periods(studentId)).toEqual([
      [from, 'PUPIL', false],
      [to, 'PUPIL', true],
    ])
    expect(await roster(from)).not.toContain(studentId)
    expect(await roster(to)).toContain(studentId)
    expect(await left()).toMatchObject([{ studentId, toClassName: '4A2', returnable: true, totalRows: 1 }])
    expect(await entries(studentId)).toEqual([['pupil-moved', { from, to }]])
    // a second press finds the pupil there
    expect(done(await move(studentId, { toClassId: to }))).toMatchObject([0, { classId: to }])
    expect(await periods(studentId)).toHaveLength(2)
    // and back again
    const back = { classId: to, studentId, toClassId: from }
    expect(done(await teacher.call('CLASSES_Pupil_Move', back, 'execute'))).toMatchObject([1, { classId: from }])
    expect(await left()).toEqual([])
  })

  test('the pupil is told in the bell who did it; what was told of the class that is left goes', async () => {
    const studentId = await idOf('4a1.14')
    const bell = async () =>
      rowsOf(await (await signedIn(house.url, '4a1.14@phuong.test')).call('ThongBao_NguoiDung_DanhSach', {})).map(
        ({ title, content, setting }) => [title, content, setting],
      )
    const before = await bell()
    const moved = (className: string, classId: string) => [
      `Em đã vào Lớp ${className}`,
      'Cô Nguyễn Thị Lan đã chuyển em sang lớp này.',
      { type: 'CLASS_MEMBER', classId },
    ]
    await move(studentId, { toClassId: to })
    // the second press finds the pupil there, and tells nothing
    await move(studentId, { toClassId: to })
    expect(await bell()).toEqual([moved('4A2', to), ...before])
    await later(hour)
    await teacher.call('CLASSES_Pupil_Move', { classId: to, studentId, toClassId: from }, 'execute')
    expect(await bell()).toEqual([moved('4A1', from), ...before])
  })

  test('of a colleague, by its code: each teacher sees what belongs to the own class', async () => {
    const studentId = await idOf('4a1.02')
    const { id: other } = await classNamed(house.db, '8A')
    const worksheet = await addWorksheet(house.db, { createdBy: lan })
    const work = await addAssignment(house.db, { classId: from, attachmentId: worksheet, createdBy: lan })
    await addAnswer(house.db, { assignmentId: work, attachmentId: worksheet, studentId, score: 70 })
    expect(outcome(await move(studentId, { toClassId: other }))).toEqual([403, 'FORBIDDEN'])
    const code = await codeOf(other)
    expect(rowsOf(await teacher.call('CLASSES_Code_Find', { code }))).toMatchObject([
      { classId: other, className: '8A', teacherName: expect.any(String), joined: false },
    ])
    expect(done(await move(studentId, { code: ` ${code.toLowerCase()} ` }))).toMatchObject([1, { classId: other }])
    expect(await roster(other, colleague)).toContain(studentId)
    // the new teacher sees the child and nothing of the work in the class before
    const [seen] = rowsOf(await colleague.call('CLASSES_Pupil_Get', { classId: other, studentId }))
    expect(seen).toMatchObject({ handedIn: 0, average: null, trend: [] })
    // the teacher before keeps what the work came to, and reads it no more (H123)
    expect((await left()).find((row) => row.studentId === studentId)).toMatchObject({
      toClassName: '8A',
      handedIn: 1,
      average: 7,
    })
    expect(outcome(await teacher.call('CLASSES_Pupil_Get', { classId: from, studentId }))).toEqual([403, 'FORBIDDEN'])
    expect(outcome(await teacher.call('CLASSES_Pupil_GetWork', { classId: from, studentId }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    // D68
    const { grade } = await house.db
      .selectFrom('users')
      .where('id', '=', studentId)
      .select('grade')
      .executeTakeFirstOrThrow()
    expect(grade).toBe(8)
  })

  test('where the pupil is already: the old period ends, the other one stays', async () => {
    const studentId = await idOf('4a1.03')
    const pupil = await signedIn(house.url, '4a1.03@phuong.test')
    await pupil.call('CLASSES_Join', { code: await codeOf(to) })
    expect((await move(studentId, { toClassId: to })).status).toBe(200)
    expect(await periods(studentId)).toEqual([
      [from, 'PUPIL', false],
      [to, 'PUPIL', true],
    ])
  })

  test('guardians go along, and come back with the pupil', async () => {
    const studentId = await idOf('4a1.04')
    const parent = await makeAccount(house.db, { email: 'me.chau@phuong.test', school: null, roleId: null })
    const row = { person_id: parent, role: 'GUARDIAN' as const, pupil_id: studentId, joined_at: house.clock.now() }
    await house.db
      .insertInto('class_people')
      .values({ class_id: from, ...row })
      .execute()
    await move(studentId, { toClassId: to })
    expect(await periods(parent)).toEqual([
      [from, 'GUARDIAN', false],
      [to, 'GUARDIAN', true],
    ])
    await leave(studentId, to)
    expect((await periods(parent)).map(([, , open]) => open)).toEqual([false, false])
    await comeBack(studentId, to)
    expect((await periods(parent)).map(([classId, , open]) => [classId, open])).toEqual([
      [from, false],
      [to, false],
      [to, true],
    ])
  })

  test('and nobody learns who is in the class of a code by moving who was never in the own one', async () => {
    const code = await codeOf((await classNamed(house.db, '8A')).id)
    for (const studentId of [await idOf('8a.01'), randomUUID()])
      expect(outcome(await move(studentId, { code }))).toEqual([404, 'NOT_FOUND'])
  })

  test('classes between which pupils are moved both ways at once wait for each other, and none for ever', async () => {
    const { id: other } = await classNamed(house.db, '8A')
    const codes = { there: await codeOf(other), back: await codeOf(from) }
    const own = await Promise.all(['4a1.20', '4a1.21', '4a1.22', '4a1.23', '4a1.24'].map(idOf))
    const theirs = await Promise.all(['8a.11', '8a.12', '8a.13', '8a.14', '8a.15'].map(idOf))
    const answers = await Promise.all([
      ...own.map((studentId) => move(studentId, { code: codes.there })),
      ...theirs.map((studentId) =>
        colleague.call('CLASSES_Pupil_Move', { classId: other, studentId, code: codes.back }, 'execute'),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  test('not into the same class, an archived, a full or an unknown one, and not by two ways at once', async () => {
    const studentId = await idOf('4a1.05')
    expect(outcome(await move(studentId, { toClassId: from }))).toEqual([400, 'BAD_PARAMETERS'])
    expect((await move(studentId, { code: await codeOf(from) })).body.fields).toHaveProperty('code')
    for (const both of [{}, { toClassId: to, code: await codeOf(to) }])
      expect(outcome(await move(studentId, both))).toEqual([400, 'BAD_PARAMETERS'])
    expect(outcome(await move(studentId, { toClassId: randomUUID() }))).toEqual([403, 'FORBIDDEN'])
    const { id: other } = await classNamed(house.db, '8A')
    const code = await codeOf(other)
    const archived = (at: Date | null) =>
      house.db.updateTable('classes').set({ archived_at: at }).where('id', '=', other).execute()
    await archived(house.clock.now())
    expect(outcome(await move(studentId, { code }))).toEqual([409, 'CLASS_CLOSED'])
    await archived(null)
    const { rows } = await sql<{ id: string }>`insert into users (id, user_code, user_name, full_name, last_name,
        first_name, search_key, password_hash, password_changed_at, queue_key, created_at, updated_at)
      select gen_random_uuid(), 'F' || n, 'full.' || n, 'Đầy', '', 'Đầy', 'day', password_hash, password_changed_at,
        queue_key, created_at, updated_at
      from users, generate_series(1, ${MAX_CLASS_PUPILS}) as n where email = '4a1.01@phuong.test' returning id`.execute(
      house.db,
    )
    const full = rows.map(({ id }) => id)
    await sql`insert into class_people (class_id, person_id, role, joined_at)
      select ${other}, id, 'PUPIL', ${house.clock.now()} from unnest(${full}::uuid[]) as id`.execute(house.db)
    expect(outcome(await move(studentId, { code }))).toEqual([409, 'CLASS_FULL'])
    await sql`delete from class_people where person_id = any(${full}::uuid[])`.execute(house.db)
    await sql`delete from users where id = any(${full}::uuid[])`.execute(house.db)
    expect(await periods(studentId)).toEqual([[from, 'PUPIL', true]])
  })

  test('codes are guessed ten times an hour at most, also here', async () => {
    const studentId = await idOf('4a1.06')
    const { id: other } = await classNamed(house.db, '8A')
    const guess = (code: string) =>
      colleague.call('CLASSES_Pupil_Move', { classId: other, studentId, code }).then(outcome)
    for (let n = 0; n < 10; n += 1) expect(await guess(`ZZZZ${n}Z`)).toEqual([404, 'CLASS_CODE_UNKNOWN'])
    expect(await guess('ZZZZZZ')).toEqual([429, 'TOO_MANY_CODES'])
    expect(await guess(await codeOf(to))).toEqual([429, 'TOO_MANY_CODES'])
  })

  test('two who move the same pupil at once move the child once', async () => {
    const studentId = await idOf('4a1.07')
    const answers = await Promise.all(Array.from({ length: 4 }, () => move(studentId, { toClassId: to })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + Number(body.rowsAffected), 0)).toBe(1)
    expect(await periods(studentId)).toEqual([
      [from, 'PUPIL', false],
      [to, 'PUPIL', true],
    ])
  })
})

describe('H123 a pupil leaves a class, and comes back', () => {
  test('what was done stays with the class; the pupil sees nothing of it any more, and all of it once back', async () => {
    const studentId = await idOf('4a1.10')
    const pupil = await signedIn(house.url, '4a1.10@phuong.test')
    const classes = async () => rowsOf(await pupil.call('Classes_GetJoinedClasses_ByStudentId', {}))
    expect((await leave(studentId)).body.rowsAffected).toBe(1)
    expect((await leave(studentId)).body.rowsAffected).toBe(0)
    expect(await classes()).toEqual([])
    expect((await left()).find((row) => row.studentId === studentId)).toMatchObject({
      fullName: expect.any(String),
      dateofBirth: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      toClassName: null,
      returnable: true,
    })
    await later(hour)
    expect((await comeBack(studentId)).body.rowsAffected).toBe(1)
    expect((await comeBack(studentId)).body.rowsAffected).toBe(0)
    expect(await classes()).toHaveLength(1)
    expect((await left()).some((row) => row.studentId === studentId)).toBe(false)
    expect(await periods(studentId)).toEqual([
      [from, 'PUPIL', false],
      [from, 'PUPIL', true],
    ])
    expect(await entries(studentId)).toEqual([
      ['pupil-left', { classId: from }],
      ['pupil-returned', { classId: from }],
    ])
  })

  test('A-118 not within the limit of the account’s classes', async () => {
    const studentId = await idOf('4a1.11')
    await leave(studentId)
    await house.db
      .insertInto('account_list_entries')
      .values({ list: 'class-limit', user_id: studentId, value: '0', added_by: lan, added_at: house.clock.now() })
      .execute()
    expect(outcome(await comeBack(studentId))).toEqual([409, 'CLASS_LIMIT'])
  })

  test('after thirty days only by the code of the class; who never was in it, never', async () => {
    const studentId = await idOf('4a1.12')
    await later(hour)
    await leave(studentId)
    await later(31 * 24 * hour)
    expect(outcome(await comeBack(studentId))).toEqual([404, 'NOT_FOUND'])
    expect((await left()).find((row) => row.studentId === studentId)).toMatchObject({ returnable: false })
    const stranger = await idOf('8a.01')
    for (const name of ['CLASSES_Pupil_Return', 'CLASSES_Pupil_Leave'])
      expect(outcome(await teacher.call(name, { classId: from, studentId: stranger }))).toEqual([404, 'NOT_FOUND'])
  })

  test('the list of those who have left comes in pages, the last first', async () => {
    const page = (PageNum: number) => left(from, { PageNum, PageSize: 2 })
    const [first, second] = [await page(1), await page(2)]
    expect([first.length, first[0]?.studentId]).toEqual([2, await idOf('4a1.12')])
    const moments = [...first, ...second].map(({ leftDate }) => String(leftDate))
    expect(moments).toEqual([...moments].sort().reverse())
  })
})
