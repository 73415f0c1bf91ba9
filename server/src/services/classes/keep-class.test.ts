import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { somebodyWaits } from '../../../testing/somebody-waits.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'
import { joinClass, leaveClass } from './class-membership.ts'

const crud = '/api/v1.0/dynamic/crud'
const classes = { subModuleName: 'CLASSES', entityName: 'Classes' }

let house: TestHouse
let teacher: Caller
let pupil: Caller
let lan: string
let worksheet: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  lan = await idOf('co.lan@phuong.test')
  worksheet = await addWorksheet(house.db, { createdBy: lan })
})
afterAll(() => house.close())

const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const make = async (className: string, more: object = {}): Promise<string> => {
  const { body } = await teacher.send('POST', crud, { ...classes, parameters: { className, classId: 4, ...more } })
  return (body.result as { id: string }).id
}
const change = (id: string, parameters: object, caller = teacher) =>
  caller.send('PUT', crud, { ...classes, entityId: id, parameters })
const remove = (id: string, caller = teacher) => caller.send('DELETE', crud, { ...classes, entityId: id })
const read = async (id: string, fields: string, caller = teacher) =>
  ((await caller.send('POST', `${crud}/read`, { ...classes, fields, parameters: { id } })).body.results as object[])[0]
const rows = ({ body }: Answer) => body.results as Record<string, unknown>[]
const archived = async (caller = teacher) => rows(await caller.call('CLASSES_Classes_GetArchived', {}))
const taught = async (id: string, caller = teacher) =>
  rows(await caller.call('CLASSES_GetClasses_ByTeacherId', {})).find((row) => row.id === id)
const stored = (id: string) => house.db.selectFrom('classes').where('id', '=', id).selectAll().executeTakeFirst()
const give = (classId: string, more: object = {}) =>
  addAssignment(house.db, { classId, attachmentId: worksheet, createdBy: lan, ...more })
const begin = (assignmentId: string, studentId: string) =>
  house.db
    .insertInto('sittings')
    .values({
      id: randomUUID(),
      kind: 'worksheet',
      user_id: studentId,
      assignment_id: assignmentId,
      worksheet_id: worksheet,
      pinned_revision: 1,
      attempt: 1,
      started_at: house.clock.now(),
    })
    .execute()
const audited = (subject: string) =>
  house.db
    .selectFrom('audit_log')
    .where('subject', '=', subject)
    .orderBy('id')
    .select(['action', 'actor_id', 'details'])
    .execute()

describe('B-094 a class is put away and brought back', () => {
  test('D22 it leaves the lists of everybody, and comes back with its people, their work and its code', async () => {
    const id = await make('4A7')
    const student = await idOf('4a1.01@phuong.test')
    await joinClass(house.db, { classId: id, studentIds: [student], now: house.clock.now() })
    const work = await give(id)
    await addAnswer(house.db, { assignmentId: work, attachmentId: worksheet, studentId: student, score: 80 })
    const before = await stored(id)
    const progress = rows(await teacher.call('CLASSES_Progress_Get', { classId: id }))
    expect(progress).toMatchObject([{ studentId: student, handedIn: 1 }])

    expect((await teacher.call('CLASSES_Classes_Archive', { classId: id })).status).toBe(200)
    expect(await taught(id)).toBeUndefined()
    for (const caller of [teacher, pupil]) expect(await read(id, 'className', caller)).toBeUndefined()
    expect((await pupil.call('CLASSWORK_Assignments_GetById', { id: work })).status).toBe(404)
    expect(await archived()).toContainEqual({
      id,
      className: '4A7',
      teacherName: 'Nguyễn Thị Lan',
      classId: 4,
      schoolYear: '2026-2027',
      totalStudents: 1,
      archivedDate: '2026-11-20 07:30:00',
      deletable: false,
      totalRows: (await archived()).length,
    })

    expect((await teacher.call('CLASSES_Classes_Restore', { classId: id })).status).toBe(200)
    expect(await stored(id)).toEqual(before)
    expect(rows(await teacher.call('CLASSES_Progress_Get', { classId: id }))).toEqual(progress)
    expect((await pupil.call('CLASSWORK_Assignments_GetById', { id: work })).status).toBe(200)
    expect((await archived()).some((row) => row.id === id)).toBe(false)
    expect((await audited(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['class-archived', lan],
      ['class-restored', lan],
    ])
  })

  test('what is put away is not put away again, and what is there is not brought back', async () => {
    const id = await make('4A8')
    expect((await teacher.call('CLASSES_Classes_Restore', { classId: id })).status).toBe(404)
    await teacher.call('CLASSES_Classes_Archive', { classId: id })
    expect((await teacher.call('CLASSES_Classes_Archive', { classId: id })).status).toBe(404)
    expect((await change(id, { className: '4A9' })).status).toBe(404)
    expect((await teacher.call('CLASSES_Code_Renew', { classId: id, code: 'K7M4QX' })).status).toBe(403)
  })

  test('the newest stands first; a teacher finds the own ones, an administrator all', async () => {
    const [first, second] = [await make('Trước'), await make('Sau')]
    for (const classId of [first, second]) {
      house.clock.forward(1000)
      await teacher.call('CLASSES_Classes_Archive', { classId })
    }
    expect((await archived()).slice(0, 2).map(({ id }) => id)).toEqual([second, first])
    const minh = await signedIn(house.url, 'thay.minh@phuong.test')
    expect(await archived(minh)).toEqual([])
    const all = await archived(await signedIn(house.url, 'admin@phuong.test'))
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
  })
})

describe('B-094 D22 a class is deleted', () => {
  test('when nothing was answered in it, with what was given to it alone and the times of its people', async () => {
    const id = await make('Gõ nhầm')
    const other = await make('Còn lại')
    await joinClass(house.db, { classId: id, studentIds: [await idOf('4a1.02@phuong.test')], now: house.clock.now() })
    const alone = await give(id)
    const shared = await give(id)
    await house.db.insertInto('assignment_classes').values({ assignment_id: shared, class_id: other }).execute()
    expect(await read(id, 'deletable')).toEqual({ deletable: true })
    expect((await remove(id)).body).toEqual({ rowsAffected: 1 })
    expect(await stored(id)).toBeUndefined()
    const left = await house.db.selectFrom('class_people').where('class_id', '=', id).select('id').execute()
    expect(left).toEqual([])
    const works = await house.db
      .selectFrom('assignments')
      .where('id', 'in', [alone, shared])
      .select(['id', 'deleted_at'])
      .execute()
    expect(new Map(works.map((work) => [work.id, work.deleted_at !== null]))).toEqual(
      new Map([
        [alone, true],
        [shared, false],
      ]),
    )
    expect(await audited(id)).toEqual([{ action: 'class-deleted', actor_id: lan, details: { className: 'Gõ nhầm' } }])
  })

  test('and is archived instead as soon as somebody who is or was in it has begun something, as it says before', async () => {
    const id = await make('4A10')
    const student = await idOf('4a1.03@phuong.test')
    const work = await give(id)
    const now = house.clock.now()
    await joinClass(house.db, { classId: id, studentIds: [student], now })
    await leaveClass(house.db, { classId: id, studentIds: [student], now })
    // what pupils of other classes do with the same work is theirs
    await begin(work, await idOf('8a.05@phuong.test'))
    expect(await read(id, 'deletable')).toEqual({ deletable: true })
    await begin(work, student)
    expect(await read(id, 'deletable')).toEqual({ deletable: false })
    expect((await remove(id)).body).toEqual({ rowsAffected: 1 })
    expect(await stored(id)).toMatchObject({ archived_at: now })
    expect(await house.db.selectFrom('sittings').where('assignment_id', '=', work).select('id').execute()).toHaveLength(
      2,
    )
    // once more there is nothing that could go
    expect((await remove(id)).status).toBe(404)
    expect((await archived()).find((row) => row.id === id)).toMatchObject({ deletable: false })
  })

  test('also from among the archived ones', async () => {
    const id = await make('Bỏ')
    await teacher.call('CLASSES_Classes_Archive', { classId: id })
    expect((await archived()).find((row) => row.id === id)).toMatchObject({ deletable: true })
    expect((await remove(id)).body).toEqual({ rowsAffected: 1 })
    expect(await stored(id)).toBeUndefined()
  })

  test('work that is begun while it is deleted is not lost: one of both waits for the other', async () => {
    const id = await make('Cùng lúc')
    const student = await idOf('4a1.04@phuong.test')
    await joinClass(house.db, { classId: id, studentIds: [student], now: house.clock.now() })
    const work = await give(id)
    let removing: Promise<Answer> | undefined
    await house.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('sittings')
        .values({
          id: randomUUID(),
          kind: 'worksheet',
          user_id: student,
          assignment_id: work,
          worksheet_id: worksheet,
          pinned_revision: 1,
          attempt: 1,
          started_at: house.clock.now(),
        })
        .execute()
      removing = remove(id)
      await somebodyWaits(house.db)
    })
    expect((await removing)?.body).toEqual({ rowsAffected: 1 })
    expect(await stored(id)).toMatchObject({ archived_at: house.clock.now() })
  })
})

describe('B-094 a class is changed', () => {
  test('name, grade and school year; the later of two people is told (H160)', async () => {
    const id = await make('4A11')
    const seen = { className: '4A11', classId: 4, schoolYearId: 2026 }
    const parameters = { className: 'Lớp 5A11', classId: 5, schoolYearId: 2027 }
    expect((await change(id, parameters)).body).toEqual({ rowsAffected: 1 })
    expect(await read(id, 'className,classId,schoolYear')).toEqual({
      className: 'Lớp 5A11',
      classId: 5,
      schoolYear: '2027-2028',
    })
    const later = await teacher.send('PUT', crud, { ...classes, entityId: id, parameters: { className: '4B' }, seen })
    expect([later.status, later.body.newer]).toEqual([409, parameters])
    expect(await audited(id)).toMatchObject([{ action: 'class-changed', actor_id: lan, details: parameters }])
  })

  test('D68 its pupils go with its grade and get the level of it; who is in another class of the own grade keeps it', async () => {
    const id = await make('5A12', { classId: 5 })
    const [same, none, own, left] = await Promise.all(
      ['05', '06', '07', '08'].map((at) => idOf(`4a1.${at}@phuong.test`)),
    )
    const gradeOf = async (studentId: string | undefined) => {
      const { grade, school_type_id } = await house.db
        .selectFrom('users')
        .where('id', '=', studentId as string)
        .select(['grade', 'school_type_id'])
        .executeTakeFirstOrThrow()
      return [grade, school_type_id]
    }
    const set = (studentId: string | undefined, grade: number | null, level: number | null) =>
      house.db
        .updateTable('users')
        .set({ grade, school_type_id: level })
        .where('id', '=', studentId as string)
        .execute()
    await set(same, 5, 1)
    await set(none, null, null)
    await set(own, 4, 1)
    await set(left, 5, 1)
    const seats = { classId: id, studentIds: [same, none, own, left] as string[], now: house.clock.now() }
    await joinClass(house.db, seats)
    await leaveClass(house.db, { ...seats, studentIds: [left as string] })
    await change(id, { classId: 6 })
    expect(await Promise.all([same, none, own, left].map(gradeOf))).toEqual([
      [6, 2],
      [6, 2],
      [4, 1],
      [5, 1],
    ])
    await change(id, { classId: null })
    expect(await gradeOf(same)).toEqual([6, 2])
  })

  test('what was given in it stays in the school year of its time', async () => {
    const id = await make('4A13')
    const work = await give(id)
    await change(id, { schoolYearId: 2027 })
    const { school_year_id } = await house.db
      .selectFrom('assignments')
      .where('id', '=', work)
      .select('school_year_id')
      .executeTakeFirstOrThrow()
    expect(school_year_id).toBe(2026)
  })

  test('a year that is over is named only by a class that is of it', async () => {
    const id = await make('4A14')
    house.clock.forward(400 * 86_400_000)
    const late = await signedIn(house.url, 'co.lan@phuong.test')
    expect((await change(id, { className: '4A15', schoolYearId: 2026 }, late)).status).toBe(200)
    expect((await change(id, { schoolYearId: 2025 }, late)).status).toBe(400)
    house.clock.forward(-400 * 86_400_000)
  })
})

test.each(['4a1.01@phuong.test', 'quanly@phuong.test', 'nganhang@phuong.test'])(
  'B-034 managing classes is for teacher and administrator: %s neither makes, changes, puts away nor deletes one',
  async (email) => {
    const caller = await signedIn(house.url, email)
    const { id } = await classNamed(house.db)
    const before = await stored(id)
    const answers = [
      await caller.send('POST', crud, { ...classes, parameters: { className: '4A1' } }),
      await change(id, { className: '4A2' }, caller),
      await remove(id, caller),
      await caller.call('CLASSES_Classes_Archive', { classId: id }),
      await caller.call('CLASSES_Classes_Restore', { classId: id }),
      await caller.call('CLASSES_Code_Renew', { classId: id, code: before?.code }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await stored(id)).toEqual(before)
  },
)

describe('B-094 the code of a class', () => {
  test('is made anew by who keeps its list; the old one is nobody’s, and the later of two people is told', async () => {
    const { id } = await classNamed(house.db)
    const before = (await stored(id))?.code
    const made = rows(await teacher.call('CLASSES_Code_Renew', { classId: id, code: before }))[0]
    expect(made).toEqual({ code: expect.stringMatching(/^[CFGHKLMNPQRTVX2345689]{6}$/) })
    expect(made?.code).not.toBe(before)
    expect((await stored(id))?.code).toBe(made?.code)
    const later = await teacher.call('CLASSES_Code_Renew', { classId: id, code: before })
    expect([later.status, later.body.newer]).toEqual([409, made])
    expect((await audited(id)).map(({ action }) => action)).toEqual(['class-code-renewed'])
    const { count } = await house.db
      .selectFrom('classes')
      .where('code', '=', before as string)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})

describe('B-091 the list of a teacher', () => {
  test('says how much work runs and how much waits for a mark, the newest attempt of those who are in the class', async () => {
    const id = await make('4A16')
    const [one, two, gone] = await Promise.all(['09', '10', '11'].map((at) => idOf(`4a1.${at}@phuong.test`)))
    const seats = { classId: id, studentIds: [one, two, gone] as string[], now: house.clock.now() }
    await joinClass(house.db, seats)
    await leaveClass(house.db, { ...seats, studentIds: [gone as string] })
    const hour = 3_600_000
    const [now] = [house.clock.now().getTime()]
    const over = await give(id, { dueAt: new Date(now - hour) })
    const runs = await give(id, { dueAt: new Date(now + hour) })
    await give(id)
    const answer = (assignmentId: string, studentId: string | undefined, score: number | null, attempt = 1) =>
      addAnswer(house.db, { assignmentId, attachmentId: worksheet, studentId: studentId as string, score, attempt })
    await answer(over, one, null)
    await answer(over, two, 70)
    await answer(runs, one, null)
    await answer(runs, one, 90, 2)
    await answer(runs, two, 40)
    await answer(runs, two, null, 2)
    await answer(runs, gone, null)
    expect(await taught(id)).toMatchObject({ totalStudents: 2, running: 2, unmarked: 2, schoolYear: '2026-2027' })
  })

  test('H168 stands by name in Vietnamese order, with its numbers in their order, with or without the word for a class', async () => {
    const minh = await signedIn(house.url, 'thay.minh@phuong.test')
    for (const className of ['Lớp 4A2', 'Lớp học vẽ', '4A10', 'lớp4A3', 'Lá', 'Lớp 4A1'])
      await minh.send('POST', crud, { ...classes, parameters: { className } })
    const names = rows(await minh.call('CLASSES_GetClasses_ByTeacherId', {})).map(({ className }) => className)
    expect(names.filter((name) => name !== '8A')).toEqual(['Lớp 4A1', 'Lớp 4A2', 'lớp4A3', '4A10', 'Lớp học vẽ', 'Lá'])
  })
})
