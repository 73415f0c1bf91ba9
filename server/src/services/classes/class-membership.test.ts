import type { ClassPlace, ClassRole } from '@phuong/domain/people/class-roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'
import { joinClass, leaveClass } from './class-membership.ts'

const hour = 3_600_000

let house: TestHouse
let teacher: Caller
let lan: string
let classId: string
let other: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  lan = await idOf('co.lan@phuong.test')
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute()) {
    if (class_name === '4A1') classId = id
    if (class_name === '8A') other = id
  }
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(hour))

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const join = (...studentIds: string[]) => joinClass(house.db, { classId, studentIds, now: house.clock.now() })
const leave = (...studentIds: string[]) => leaveClass(house.db, { classId, studentIds, now: house.clock.now() })
const periods = async (studentId: string) =>
  (
    await house.db
      .selectFrom('class_people')
      .where('class_id', '=', classId)
      .where('person_id', '=', studentId)
      .select(['joined_at', 'left_at'])
      .orderBy('joined_at')
      .execute()
  ).map(({ joined_at, left_at }) => [joined_at.getTime(), left_at?.getTime() ?? null])
const total = async () => {
  const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
  return (body.results as { className: string; totalStudents: number }[]).find(({ className }) => className === '4A1')
    ?.totalStudents
}
const members = async (studentId: string) => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'CLASSES',
    entityName: 'ClassMembers',
    fields: 'studentId,joinedDate',
    parameters: { filters: { classId, studentId } },
  })
  return body.results
}

describe('periods in a class', () => {
  test('who comes back begins a new period; the one before stays, and the class has the pupil once', async () => {
    const an = await idOf('4a1.01@phuong.test')
    const [first] = await periods(an)
    const before = await total()
    const leftAt = house.clock.now().getTime()
    expect(await leave(an)).toBe(1)
    expect([await total(), await members(an)]).toEqual([(before ?? 0) - 1, []])
    house.clock.forward(hour)
    expect(await join(an)).toBe(1)
    expect(await periods(an)).toEqual([
      [first?.[0], leftAt],
      [leftAt + hour, null],
    ])
    expect(await total()).toBe(before)
    // the list says since when the pupil is there now
    expect(await members(an)).toEqual([{ studentId: an, joinedDate: '2026-11-20 09:30:00' }])
  })

  test('who is there already does not join again, who is not there does not leave', async () => {
    const hoai = await idOf('4a1.02@phuong.test')
    const stranger = await idOf('8a.01@phuong.test')
    const before = await periods(hoai)
    expect(await join(hoai)).toBe(0)
    expect(await periods(hoai)).toEqual(before)
    expect(await leave(stranger)).toBe(0)
    expect(await join()).toBe(0)
    expect(await join(hoai, stranger)).toBe(1)
    expect(await leave(hoai, stranger)).toBe(2)
    expect(await leave(hoai, stranger)).toBe(0)
  })

  test('a period in one class says nothing of another one', async () => {
    const pupil = await idOf('4a1.03@phuong.test')
    await joinClass(house.db, { classId: other, studentIds: [pupil], now: house.clock.now() })
    await leave(pupil)
    const open = house.db.selectFrom('class_people').where('person_id', '=', pupil).where('left_at', 'is', null)
    expect(await open.select('class_id').execute()).toEqual([{ class_id: other }])
  })

  test('two who put the same pupil in at once make one period', async () => {
    const pupil = await idOf('8a.02@phuong.test')
    const joined = await Promise.all([join(pupil), join(pupil), join(pupil)])
    expect(joined.sort()).toEqual([0, 0, 1])
    expect(await periods(pupil)).toHaveLength(1)
  })

  test('no second open period and none that ends before it begins is written, by whomever', async () => {
    const pupil = await idOf('4a1.04@phuong.test')
    const row = { class_id: classId, person_id: pupil, role: 'PUPIL' as const, joined_at: house.clock.now() }
    await expect(house.db.insertInto('class_people').values(row).execute()).rejects.toThrow('class_people_open')
    const earlier = new Date(house.clock.now().getTime() - hour)
    await expect(
      house.db
        .insertInto('class_people')
        .values({ ...row, left_at: earlier })
        .execute(),
    ).rejects.toThrow('class_people_order')
  })
})

describe('places in a class', () => {
  const place = (person_id: string, row: Partial<ClassPlace> & { role: ClassRole; pupil_id?: string }) =>
    house.db
      .insertInto('class_people')
      .values({ class_id: classId, person_id, joined_at: house.clock.now(), ...row })
      .execute()

  test('a class has one owner at a time, a teacher beside the owner a right, a guardian a pupil', async () => {
    const minh = await idOf('thay.minh@phuong.test')
    await expect(place(minh, { role: 'OWNER' })).rejects.toThrow('class_people_owner')
    await expect(place(minh, { role: 'TEACHER' })).rejects.toThrow('class_people_may')
    await expect(place(minh, { role: 'HOMEROOM', may: 'SEE' })).rejects.toThrow('class_people_may')
    await expect(place(minh, { role: 'GUARDIAN' })).rejects.toThrow('class_people_pupil')
  })

  test('D59 a guardian reads of the pupil while the pupil is in the class, and nobody else does', async () => {
    const pupil = await idOf('4a1.06@phuong.test')
    const parent = await makeAccount(house.db, { email: 'me.4a1.06@phuong.test', school: null, roleId: null })
    const caller = await signedIn(house.url, 'me.4a1.06@phuong.test')
    const attachmentId = await addWorksheet(house.db, { createdBy: lan })
    const assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: lan })
    const sees = async () => (await caller.call('CLASSWORK_Assignments_GetById', { id: assignmentId })).status
    expect(await sees()).toBe(404)
    await place(parent, { role: 'GUARDIAN', pupil_id: pupil })
    expect(await sees()).toBe(200)
    // the pupils of the class are those who learn in it
    expect(await members(parent)).toEqual([])
    expect(await leave(pupil)).toBe(1)
    expect(await sees()).toBe(404)
    // the pupil who comes back brings nobody along who was not asked
    expect(await join(pupil)).toBe(1)
    expect(await sees()).toBe(404)
  })
})

test('H123 the work of an earlier period is seen again by those who saw it, once the pupil has come back', async () => {
  const email = '4a1.05@phuong.test'
  const pupil = await idOf(email)
  const caller = await signedIn(house.url, email)
  const attachmentId = await addWorksheet(house.db, { createdBy: lan })
  const assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: lan })
  const { sittingId } = await addAnswer(house.db, { assignmentId, attachmentId, studentId: pupil, score: 90 })
  const seen = async () => {
    const rows = (await teacher.call('CLASSWORK_Assignments_GetPupils', { id: assignmentId })).body.results
    const row = (rows as { studentId: string; score: number }[]).filter(({ studentId }) => studentId === pupil)
    const sitting = await teacher.call('SITTING_Get', { sittingId }, 'query/first')
    const mine = (await caller.call('CLASSWORK_Assignments_GetMine', { PageNum: 1, PageSize: 50 })).body.results
    const given = (mine as { id: string }[]).filter(({ id }) => id === assignmentId)
    return { rows: row.map(({ score }) => score), sitting: sitting.status, given: given.length }
  }
  expect(await seen()).toEqual({ rows: [9], sitting: 200, given: 1 })
  await leave(pupil)
  expect(await seen()).toEqual({ rows: [], sitting: 404, given: 0 })
  house.clock.forward(hour)
  await join(pupil)
  expect(await seen()).toEqual({ rows: [9], sitting: 200, given: 1 })
})
