import { EMPTY_GUID } from '@phuong/domain/catalogue/guid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let admin: Caller
let teacher: Caller
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const joined = async (caller: Caller, parameters: object = {}) => {
  const { status, body } = await caller.call('Classes_GetJoinedClasses_ByStudentId', parameters)
  return status === 200 ? (body.results as { className: string }[]).map(({ className }) => className) : status
}
const managed = async (caller: Caller, parameters: object = {}) => {
  const { status, body } = await caller.call('CLASSES_GetClasses_ByTeacherId', parameters)
  return status === 200 ? (body.results as { className: string }[]).map(({ className }) => className) : status
}

test('B-088 B-089 B-091 B-013 a teacher’s classes with their teacher, the grade as classId, and number of pupils, by name', async () => {
  const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId', { teacherId: await idOf('co.lan@phuong.test') })
  const common = {
    teacherId: await idOf('co.lan@phuong.test'),
    teacherName: 'Nguyễn Thị Lan',
    classId: 4,
    status: 'Ready',
    schoolYear: '2026-2027',
    running: 0,
    unmarked: 0,
    mayGive: true,
    mayMark: true,
    mayEnrol: true,
  }
  expect(body.results).toEqual([
    { id: expect.any(String), className: '4A1', code: 'K7M4QX', totalStudents: 35, ...common },
    { id: expect.any(String), className: '4A2', code: 'P3D8RV', totalStudents: 32, ...common },
  ])
})

test('B-090 B-013 a pupil’s classes, whose pupils are counted without deleted accounts', async () => {
  const { body } = await pupil.call('Classes_GetJoinedClasses_ByStudentId', {
    studentId: await idOf('4a1.01@phuong.test'),
  })
  expect(body.results).toMatchObject([{ className: '4A1', teacherName: 'Nguyễn Thị Lan', totalStudents: 35 }])
  await house.db.updateTable('users').set({ status: 'DELETED' }).where('email', '=', '4a1.35@phuong.test').execute()
  const after = await pupil.call('Classes_GetJoinedClasses_ByStudentId')
  expect(after.body.results).toMatchObject([{ totalStudents: 34 }])
})

test('B-090 who has left a class is not counted in it, and finds it among the own ones no more', async () => {
  const left = await signedIn(house.url, '4a2.30@phuong.test')
  const pupilsOf4A2 = async () => {
    const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
    return (body.results as { className: string; totalStudents: number }[]).find(({ className }) => className === '4A2')
      ?.totalStudents
  }
  expect(await joined(left)).toEqual(['4A2'])
  const before = await pupilsOf4A2()
  await house.db
    .updateTable('class_people')
    .set({ left_at: house.clock.now() })
    .where('person_id', '=', await idOf('4a2.30@phuong.test'))
    .execute()
  expect(await joined(left)).toEqual([])
  expect(await pupilsOf4A2()).toBe((before ?? 0) - 1)
})

describe('B-092 D06 whose classes may be asked for', () => {
  test('B-723 without an id, with null or the empty guid it is oneself', async () => {
    for (const id of [undefined, null, EMPTY_GUID]) {
      expect(await joined(pupil, { studentId: id })).toEqual(['4A1'])
      expect(await managed(teacher, { teacherId: id })).toEqual(['4A1', '4A2'])
    }
    expect(await joined(pupil, { STUDENTID: await idOf('4a1.01@phuong.test') })).toEqual(['4A1'])
  })

  test('B-026 a pupil asks for nobody else, not even a classmate', async () => {
    expect(await joined(pupil, { studentId: await idOf('4a1.02@phuong.test') })).toBe(403)
    expect(await managed(pupil)).toBe(403)
  })

  test('a teacher asks for a pupil of an own class and sees the own classes alone', async () => {
    const shared = await idOf('4a1.02@phuong.test')
    const other = await house.db
      .selectFrom('classes')
      .where('class_name', '=', '8A')
      .select('id')
      .executeTakeFirstOrThrow()
    await house.db
      .insertInto('class_people')
      .values({ class_id: other.id, person_id: shared, role: 'PUPIL', joined_at: house.clock.now() })
      .execute()
    expect(await joined(teacher, { studentId: shared })).toEqual(['4A1'])
    expect(await joined(admin, { studentId: shared })).toEqual(['4A1', '8A'])
    expect(await joined(teacher, { studentId: await idOf('8a.01@phuong.test') })).toBe(403)
    expect(await managed(teacher, { teacherId: await idOf('thay.minh@phuong.test') })).toBe(403)
  })

  test('H123 a pupil who has left, and a class that was archived, are seen no more', async () => {
    const gone = await idOf('4a1.03@phuong.test')
    await house.db
      .updateTable('class_people')
      .set({ left_at: house.clock.now() })
      .where('person_id', '=', gone)
      .execute()
    expect(await joined(teacher, { studentId: gone })).toBe(403)
    const leaver = await signedIn(house.url, '4a1.03@phuong.test')
    expect(await joined(leaver)).toEqual([])
    const members = { subModuleName: 'CLASSES', entityName: 'ClassMembers' }
    for (const entityName of ['Classes', 'ClassMembers'])
      expect((await leaver.send('POST', '/api/v1.0/dynamic/crud/read', { ...members, entityName })).body).toEqual({
        results: [],
      })
    await house.db
      .updateTable('classes')
      .set({ archived_at: house.clock.now() })
      .where('class_name', '=', '4A2')
      .execute()
    expect(await managed(teacher)).toEqual(['4A1'])
    expect(await joined(teacher, { studentId: await idOf('4a2.01@phuong.test') })).toBe(403)
  })

  test('an administrator asks for any teacher', async () => {
    expect(await managed(admin, { teacherId: await idOf('thay.minh@phuong.test') })).toEqual(['8A'])
    expect(await managed(admin)).toEqual([])
  })
})
