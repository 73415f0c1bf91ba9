import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
let teacher: Caller
let manager: Caller
let lan: string
let worksheet: string
const classIds: Record<string, string> = {}
const ids: Record<string, string> = {}
/** Given to 4A1: due, and handed in by three, one of them twice and one of them late; to 4A2: handed in by one. */
const works: Record<'read' | 'write' | 'other' | 'gone', string> = { read: '', write: '', other: '', gone: '' }

const idOf = (name: string): string => ids[name] as string
const classOf = (name: string): string => classIds[name] as string
type Given = Partial<Parameters<typeof addAssignment>[1]>
const give = (className: string, more: Given = {}) =>
  addAssignment(house.db, { classId: classOf(className), attachmentId: worksheet, createdBy: lan, ...more })
type Answer = Partial<Parameters<typeof addAnswer>[1]>
const handIn = (assignmentId: string, name: string, more: Answer = {}) =>
  addAnswer(house.db, { assignmentId, attachmentId: worksheet, studentId: idOf(name), ...more })

beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  manager = await signedIn(house.url, 'quanly@phuong.test')
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute())
    classIds[class_name] = id
  for (const { id, email } of await house.db.selectFrom('users').select(['id', 'email']).execute())
    ids[String(email).replace('@phuong.test', '')] = id
  lan = idOf('co.lan')
  worksheet = await addWorksheet(house.db, { createdBy: lan })
  works.read = await give('4A1', { title: 'Bài đọc' })
  works.write = await give('4A1', { title: 'Bài viết', points: 7, dueAt: new Date('2026-11-22T16:59:59Z') })
  works.other = await give('4A2', { title: 'Bài khác', dueAt: new Date('2026-11-19T16:59:59Z') })
  works.gone = await give('4A1', { title: 'Bài đã thu' })
  await house.db
    .updateTable('assignments')
    .set({ deleted_at: house.clock.now() })
    .where('id', '=', works.gone)
    .execute()
  await handIn(works.gone, '4a1.01', { score: 0 })
  await handIn(works.read, '4a1.01', { score: 20, submittedAt: new Date('2026-11-17T01:00:00Z') })
  await handIn(works.read, '4a1.01', { attempt: 2, score: 90, submittedAt: new Date('2026-11-19T20:00:00Z') })
  await handIn(works.read, '4a1.02', { score: 75, late: true, submittedAt: new Date('2026-11-18T17:00:00Z') })
  await handIn(works.read, '4a1.03', { score: null, submittedAt: new Date('2026-11-18T16:59:59Z') })
  await handIn(works.other, '4a2.01', { score: 60, submittedAt: new Date('2026-11-19T10:00:00Z') })
  await house.db
    .updateTable('class_people')
    .set({ left_at: house.clock.now() })
    .where('person_id', '=', idOf('4a1.35'))
    .execute()
  await handIn(works.read, '4a1.35', { score: 0 })
})
afterAll(() => house.close())

type Row = Record<string, unknown>
const asked = async (caller: Caller, name: string, parameters: object = {}): Promise<Row[]> => {
  const { status, body, text } = await caller.call(name, parameters)
  if (status !== 200) throw new Error(text)
  return body.results as Row[]
}
const status = async (caller: Caller, name: string, parameters: object) => (await caller.call(name, parameters)).status

describe('B-053 HOME_Teacher_Get', () => {
  type Work = { title: string; pupils: Row[]; [field: string]: unknown }
  type Home = { newCount: number; handedIn: Work[]; due: Work[]; dueCount: number }
  const home = async (caller = teacher) => (await asked(caller, 'HOME_Teacher_Get'))[0] as unknown as Home

  test('B-143 D22 names who handed in what, with mark and lateness, by assignment, the newest first and the newest attempt alone', async () => {
    const { handedIn } = await home()
    expect(
      handedIn.map(({ title, className, handedIn: count, total, late }) => [title, className, count, total, late]),
    ).toEqual([
      ['Bài đọc', '4A1', 3, 34, 1],
      ['Bài khác', '4A2', 1, 32, 0],
    ])
    expect(
      handedIn[0]?.pupils.map(({ fullName, score, late, submittedAt }) => [fullName, score, late, submittedAt]),
    ).toEqual([
      ['Lê Thị Thu An', 9, false, '2026-11-20 03:00:00'],
      [expect.any(String), 7.5, true, '2026-11-19 00:00:00'],
      [expect.any(String), null, false, '2026-11-18 23:59:59'],
    ])
  })

  test('counts what came in since the beginning of yesterday in Vietnam', async () => {
    // one second before it is not counted
    expect((await home()).newCount).toBe(3)
  })

  test('what is due next leaves out what came in names already and what has gone by, and says who is missing', async () => {
    const { due, dueCount } = await home()
    expect(due.map(({ title, handedIn, total }) => [title, handedIn, total])).toEqual([['Bài viết', 0, 34]])
    expect(dueCount).toBe(1)
  })

  test('H123 another teacher finds nothing of it, a teacher of a class without work empty lists', async () => {
    const minh = await signedIn(house.url, 'thay.minh@phuong.test')
    expect(await home(minh)).toEqual({ newCount: 0, handedIn: [], due: [], dueCount: 0 })
  })

  test('both lists are short, and the number of what is due is whole', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        give('4A2', { title: `Bài ${at}`, dueAt: new Date('2026-12-01T16:59:59Z') }),
      ),
    )
    const pupils = Array.from({ length: 12 }, (_, at) => `4a2.${String(at + 5).padStart(2, '0')}`)
    for (const name of pupils) await handIn(works.other, name)
    const { handedIn, due, dueCount } = await home()
    expect(handedIn.flatMap((work) => work.pupils)).toHaveLength(8)
    expect([due.length, dueCount]).toEqual([4, 8])
    await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', 'in', many).execute()
    await house.db.deleteFrom('assignments_answers').where('student_id', 'in', pupils.map(idOf)).execute()
  })
})

describe('B-052 D05 the manager’s home', () => {
  test('HOME_Manager_Get counts the classes, people and work of the own school', async () => {
    const [row] = await asked(manager, 'HOME_Manager_Get')
    const teachers = (await asked(manager, 'HOME_Manager_GetTeachers', { PageSize: 100 })).length
    const unverified = (await asked(manager, 'HOME_Manager_GetTeachers', { PageSize: 100, unverified: true })).length
    expect(row).toEqual({
      classes: 2,
      pupils: 66,
      teachers,
      unverified,
      given: 3,
      expected: 2 * 34 + 32,
      handedIn: 4,
      late: 1,
      average: 7.5,
    })
  })

  test('HOME_Manager_GetClasses has a row for each class of the school with its work, in pages', async () => {
    const rows = await asked(manager, 'HOME_Manager_GetClasses')
    expect(
      rows.map(({ className, totalStudents, given, expected, handedIn, late, average }) => [
        className,
        totalStudents,
        given,
        expected,
        handedIn,
        late,
        average,
      ]),
    ).toEqual([
      ['4A1', 34, 2, 68, 3, 1, 8.3],
      ['4A2', 32, 1, 32, 1, 0, 6],
    ])
    const [second, ...rest] = await asked(manager, 'HOME_Manager_GetClasses', { PageNum: 2, PageSize: 1 })
    expect([second?.className, second?.totalRows, rest.length]).toEqual(['4A2', 2, 0])
  })

  test('HOME_Manager_GetClasses gives the classes of one teacher, and one class', async () => {
    const names = async (parameters: object) =>
      (await asked(manager, 'HOME_Manager_GetClasses', parameters)).map(({ className }) => className)
    expect(await names({ teacherId: lan })).toEqual(['4A1', '4A2'])
    expect(await names({ teacherId: idOf('thay.minh') })).toEqual([])
    expect(await names({ classId: classOf('4A2') })).toEqual(['4A2'])
  })

  test('HOME_Manager_GetTeachers has a row for each teacher of the school by given name, with the work of their classes', async () => {
    const rows = await asked(manager, 'HOME_Manager_GetTeachers', { PageSize: 100 })
    expect(rows.find(({ id }) => id === lan)).toMatchObject({
      fullName: 'Nguyễn Thị Lan',
      email: 'co.lan@phuong.test',
      phone: '0912345678',
      verified: true,
      classes: 2,
      given: 3,
      expected: 100,
      handedIn: 4,
      late: 1,
      average: 7.5,
    })
    expect(rows.map(({ email }) => email)).not.toContain('thay.minh@phuong.test')
    expect(await asked(manager, 'HOME_Manager_GetTeachers', { teacherId: lan })).toHaveLength(1)
    expect(new Set(rows.map(({ totalRows }) => totalRows))).toEqual(new Set([rows.length]))
  })

  test('H114 a class or a teacher of another school, and what does not exist, is not found', async () => {
    for (const classId of [classOf('8A'), randomUUID()])
      expect(await status(manager, 'HOME_Manager_GetClasses', { classId })).toBe(404)
    for (const teacherId of [idOf('thay.minh'), idOf('4a1.01'), randomUUID()])
      expect(await status(manager, 'HOME_Manager_GetTeachers', { teacherId })).toBe(404)
  })
})

describe('B-085 CLASSES_Progress_Get', () => {
  type Progress = { studentId: string; latest: Row | null; [field: string]: unknown }
  const progress = async (caller: Caller, name: string) =>
    (await asked(caller, 'CLASSES_Progress_Get', { classId: classOf(name) })) as Progress[]

  test('B-143 D22 says of each pupil what was given, handed in and late, the average and the work handed in last', async () => {
    await handIn(works.write, '4a1.02', { score: 50, submittedAt: new Date('2026-11-19T23:00:00Z') })
    const rows = await progress(teacher, '4A1')
    expect(rows).toHaveLength(34)
    const of = (name: string) => rows.find(({ studentId }) => studentId === idOf(name))
    expect(of('4a1.02')).toEqual({
      studentId: idOf('4a1.02'),
      lastSeenDate: null,
      given: 2,
      handedIn: 2,
      late: 1,
      average: 6.3,
      latest: {
        assignmentId: works.write,
        title: 'Bài viết',
        exerciseType: 'LIVEWORKSHEET',
        // D64: on whose scale the mark is shown; what is told stays on 10
        points: 7,
        score: 5,
        late: false,
        submittedAt: '2026-11-20 06:00:00',
      },
    })
    expect(of('4a1.01')).toMatchObject({ handedIn: 1, average: 9, latest: { score: 9 } })
    expect(of('4a1.03')).toMatchObject({ handedIn: 1, average: null, latest: { score: null } })
    expect(of('4a1.20')).toEqual({
      studentId: idOf('4a1.20'),
      lastSeenDate: null,
      given: 2,
      handedIn: 0,
      late: 0,
      average: null,
      latest: null,
    })
  })

  test('D05 the manager of the school sees the same, nobody of another class anything', async () => {
    expect(await progress(manager, '4A1')).toEqual(await progress(teacher, '4A1'))
    for (const classId of [classOf('8A'), randomUUID()])
      for (const caller of [teacher, manager])
        expect(await status(caller, 'CLASSES_Progress_Get', { classId })).toBe(403)
  })
})
