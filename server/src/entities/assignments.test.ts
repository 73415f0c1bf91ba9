import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addWorksheet, finishedZones, writeZone } from '../../testing/worksheets.ts'

const crud = '/api/v1.0/dynamic/crud'
const entity = { subModuleName: 'CLASSWORK', entityName: 'Assignments' }

let house: TestHouse
let admin: Caller
let teacher: Caller
let other: Caller
let manager: Caller
let pupil: Caller
let lan: string
let minh: string
const classIds: Record<string, string> = {}
let worksheet: string
beforeAll(async () => {
  house = await openHouse()
  admin = await signedIn(house.url, 'admin@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  other = await signedIn(house.url, 'thay.minh@phuong.test')
  manager = await signedIn(house.url, 'quanly@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  lan = await idOf('co.lan@phuong.test')
  minh = await idOf('thay.minh@phuong.test')
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute())
    classIds[class_name] = id
  worksheet = await addWorksheet(house.db, { createdBy: lan, tags: 'Unit 3; động vật', fileName: 'Động vật.pdf' })
})
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const fields = (more: object = {}) => ({
  title: 'Động vật',
  dueDate: '2026-11-25',
  classId: classIds['4A1'],
  attachmentId: worksheet,
  ...more,
})
const give = (caller: Caller, more: object = {}) => caller.send('POST', crud, { ...entity, parameters: fields(more) })
const given = async (caller: Caller, more: object = {}): Promise<string> => {
  const { status, text, body } = await give(caller, more)
  if (status !== 200) throw new Error(text)
  return (body.result as { id: string }).id
}
const read = async (caller: Caller, parameters: object) =>
  (await caller.send('POST', `${crud}/read`, { ...entity, parameters })).body.results as Record<string, unknown>[]
const counts = async () => {
  const count = async (table: 'assignments' | 'assignment_classes' | 'notifications' | 'notification_recipients') =>
    (
      await house.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  return Promise.all([
    count('assignments'),
    count('assignment_classes'),
    count('notifications'),
    count('notification_recipients'),
  ])
}

describe('B-098 B-100 B-124 giving a worksheet', () => {
  test('B-105 B-110 B-111 B-112 B-113 B-118 B-136 the record holds what was given, and what the server knows', async () => {
    const id = await given(teacher, { title: '  Động   vật ', instructions: 'Đọc kỹ.\nRồi viết.' })
    expect(await read(teacher, { id })).toEqual([
      {
        id,
        rowId: id,
        title: 'Động vật',
        instructions: 'Đọc kỹ.\nRồi viết.',
        dueDate: '2026-11-25 23:59:59',
        color: '#b93a1b',
        assignmentType: 'ASSIGNMENT',
        exerciseType: 'LIVEWORKSHEET',
        points: 10,
        classId: classIds['4A1'],
        className: '4A1',
        createdBy: lan,
        createdByName: 'Nguyễn Thị Lan',
        createdDate: '2026-11-20 07:30:00',
        attachmentId: worksheet,
        fileName: 'Động vật.pdf',
        examId: null,
        settings: { tags: 'Unit 3; động vật', attempts: null, solutions: 'AFTER_SUBMIT' },
      },
    ])
  })

  test('B-113 the tags are those of the day it was given', async () => {
    const tagged = await addWorksheet(house.db, { createdBy: lan, tags: 'cũ' })
    const id = await given(teacher, { attachmentId: tagged })
    await house.db.updateTable('attachments').set({ tags: 'mới' }).where('id', '=', tagged).execute()
    expect(await read(teacher, { id })).toMatchObject([{ settings: { tags: 'cũ' } }])
  })

  test('B-106 B-117 B-123 points, colour, attempts and the rule of the solutions are the teacher’s', async () => {
    const id = await given(teacher, {
      points: 7.5,
      color: '#1d5fa8',
      dueDate: '2026-11-21 08:00:00',
      settings: { attempts: 2, solutions: 'AFTER_DUE' },
    })
    expect(await read(teacher, { id })).toMatchObject([
      {
        points: 7.5,
        color: '#1d5fa8',
        dueDate: '2026-11-21 08:00:00',
        settings: { attempts: 2, solutions: 'AFTER_DUE' },
      },
    ])
    for (const wrong of [
      { color: '#ffffff' },
      { color: 'red' },
      { settings: { attempts: 4 } },
      { settings: { solutions: 'X' } },
    ])
      expect([wrong, (await give(teacher, wrong)).status]).toEqual([wrong, 400])
  })

  test('B-114 B-115 B-116 B-117 B-119 B-120 B-121 each field that is wrong is said with its text', async () => {
    const before = await counts()
    const { status, body } = await give(teacher, { title: ' ', dueDate: '', points: 11, classId: null })
    expect([status, body.code, body.fields]).toEqual([
      400,
      'BAD_PARAMETERS',
      {
        title: 'Chưa nhập tiêu đề',
        dueDate: 'Chưa nhập hạn nộp',
        points: 'Điểm phải từ 0 đến 10',
        classId: 'Vui lòng chọn lớp học!',
      },
    ])
    const missing = await teacher.send('POST', crud, { ...entity, parameters: {} })
    expect(missing.body.fields).toMatchObject({ title: 'Chưa nhập tiêu đề', dueDate: 'Chưa nhập hạn nộp' })
    for (const dueDate of ['1900-01-01', '2027-02-29', 'mai', 5, null])
      expect([dueDate, (await give(teacher, { dueDate })).body.fields]).toEqual([
        dueDate,
        { dueDate: 'Chưa nhập hạn nộp' },
      ])
    for (const points of [-0.1, 10.01, '10', null])
      expect([points, (await give(teacher, { points })).body.fields]).toEqual([
        points,
        { points: 'Điểm phải từ 0 đến 10' },
      ])
    expect((await give(teacher, { points: 7.25 })).body.fields).toEqual({
      points: 'Điểm chỉ có một chữ số sau dấu phẩy',
    })
    expect(await counts()).toEqual(before)
  })

  test('B-116 B-122 H148 it is due after the end of today, by the calendar of Vietnam and the clock of the server', async () => {
    // a session ends after a night, so each day has its own
    const today = () => signedIn(house.url, 'co.lan@phuong.test')
    const early = async (dueDate: string) => (await give(await today(), { dueDate })).body.fields
    const tooEarly = { dueDate: 'Hạn nộp phải sau ngày hôm nay' }
    expect(await early('2026-11-19')).toEqual(tooEarly)
    // D63: with a time of day it is due after now
    expect(await early('2026-11-20 07:30:00')).toEqual({ dueDate: 'Hạn nộp phải sau lúc này' })
    expect((await give(await today(), { dueDate: '2026-11-20 20:00:00' })).status).toBe(200)
    house.clock.set(new Date('2026-11-20T17:00:00Z'))
    try {
      expect(await early('2026-11-21')).toEqual(tooEarly)
      expect((await give(await today(), { dueDate: '2026-11-22' })).status).toBe(200)
      house.clock.set(new Date('2026-12-31T16:59:59Z'))
      expect((await give(await today(), { dueDate: '2027-01-01' })).status).toBe(200)
    } finally {
      house.clock.set(new Date('2026-11-20T00:30:00Z'))
    }
  })

  test('B-136 H117 what the server decides is not the caller’s to say', async () => {
    const wrong = [
      { createdBy: minh },
      { createdDate: '2026-01-01' },
      { id: worksheet },
      { exerciseType: 'UNIT' },
      { tags: 'x' },
      { score: 10 },
      { examId: 5 },
      { assignmentType: 'OTHER' },
      { title: ['x'] },
      { classId: [classIds['4A1']] },
    ]
    for (const more of wrong) expect([more, (await give(teacher, more)).status]).toEqual([more, 400])
    expect((await give(teacher, { examId: 5 })).body.fields).toEqual({ examId: 'Đề kiểm tra chưa giao được ở đây' })
  })

  test('B-100 B-136 D05 only the class’s teacher and an administrator give; a manager and a pupil do not', async () => {
    expect((await give(admin)).status).toBe(200)
    for (const caller of [pupil, manager]) expect((await give(caller)).status).toBe(403)
    const own = await addWorksheet(house.db, { createdBy: minh })
    expect((await give(other, { attachmentId: own })).status).toBe(404)
    const archived = classIds['4A2'] as string
    await house.db.updateTable('classes').set({ archived_at: house.clock.now() }).where('id', '=', archived).execute()
    expect((await give(teacher, { classId: archived })).status).toBe(404)
    await house.db.updateTable('classes').set({ archived_at: null }).where('id', '=', archived).execute()
  })

  test('B-098 D04 a teacher gives own worksheets and public ones', async () => {
    const hidden = await addWorksheet(house.db, { createdBy: minh })
    const shared = await addWorksheet(house.db, { createdBy: minh, visibility: 'PUBLIC' })
    const removed = await addWorksheet(house.db, { createdBy: lan })
    await house.db.updateTable('attachments').set({ deleted_at: house.clock.now() }).where('id', '=', removed).execute()
    expect((await give(teacher, { attachmentId: hidden })).status).toBe(404)
    expect((await give(teacher, { attachmentId: removed })).status).toBe(404)
    expect((await give(admin, { attachmentId: removed })).status).toBe(404)
    expect((await give(teacher, { attachmentId: shared })).status).toBe(200)
    expect((await give(admin, { attachmentId: hidden })).status).toBe(200)
  })

  test('a worksheet with zones to mend is not given until each is set aside, nor one without a zone to give', async () => {
    const before = await counts()
    const halfDone = await addWorksheet(house.db, {
      createdBy: lan,
      zones: [...finishedZones, writeZone('w4', '', 400), writeZone('w5', '', 500)],
    })
    const { status, body } = await give(teacher, { attachmentId: halfDone })
    expect([status, body.code, body.message, body.fields]).toEqual([
      409,
      'UNFINISHED',
      'Phiếu còn vùng chưa xong nên chưa giao được.',
      { attachmentId: 'Còn 2 vùng chưa xong' },
    ])
    const plain = await addWorksheet(house.db, { createdBy: lan, zones: null })
    expect((await give(teacher, { attachmentId: plain })).body).toMatchObject({
      code: 'UNFINISHED',
      fields: { attachmentId: 'Phiếu chưa được soạn' },
    })
    const aside = { ...writeZone('w4', '', 400), aside: true }
    const nothingLeft = await addWorksheet(house.db, { createdBy: lan, zones: [aside] })
    expect((await give(teacher, { attachmentId: nothingLeft })).body.code).toBe('UNFINISHED')
    expect(await counts()).toEqual(before)
    const allMended = await addWorksheet(house.db, { createdBy: lan, zones: [...finishedZones, aside] })
    expect((await give(teacher, { attachmentId: allMended })).status).toBe(200)
  })

  test('A-303 B-144 the pupils of the class are told, each once; who has left or is deleted is not', async () => {
    const gone = await idOf('4a1.34@phuong.test')
    const deleted = await idOf('4a1.35@phuong.test')
    await house.db
      .updateTable('class_people')
      .set({ left_at: house.clock.now() })
      .where('person_id', '=', gone)
      .execute()
    await house.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', deleted).execute()
    const id = await given(teacher, { title: 'Số & "dấu" <b>', dueDate: '2026-11-25' })
    const notices = await house.db
      .selectFrom('notifications')
      .where('dedupe', '=', `GIVE_ASSIGNMENT ${id}`)
      .selectAll()
      .execute()
    expect(notices).toMatchObject([
      {
        type: 'GIVE_ASSIGNMENT',
        title: 'Bài tập mới: Số & "dấu" <b>',
        content: 'Lớp 4A1, hạn nộp 25/11/2026 23:59.',
        setting: {
          type: 'GIVE_ASSIGNMENT',
          classId: classIds['4A1'],
          assignmentId: id,
          exerciseType: 'LIVEWORKSHEET',
        },
        sender_id: lan,
        created_at: house.clock.now(),
      },
    ])
    const told = await house.db
      .selectFrom('notification_recipients')
      .where('notification_id', '=', notices[0]?.id ?? '')
      .select('user_id')
      .execute()
    expect(told.length).toBe(33)
    expect(told.map(({ user_id }) => user_id)).not.toContain(gone)
    expect(told.map(({ user_id }) => user_id)).not.toContain(deleted)
  })
})

describe('B-131 B-136 reading assignments', () => {
  test('B-131 they are filtered by class, sorted by due date, and counted', async () => {
    const second = await given(teacher, { classId: classIds['4A2'], title: 'Sau', dueDate: '2026-12-01' })
    const first = await given(teacher, { classId: classIds['4A2'], title: 'Trước', dueDate: '2026-11-30' })
    const answer = await teacher.send('POST', `${crud}/read`, {
      ...entity,
      fields: 'id, title',
      parameters: { filters: { classId: classIds['4A2'], examId: null }, PageNum: 1, PageSize: 1 },
      sort: 'DueDate',
    })
    expect(answer.body.results).toEqual([{ id: first, title: 'Trước', totalRows: 2 }])
    expect(await read(teacher, { filters: { classId: classIds['4A2'], examId: 7 } })).toEqual([])
    expect((await read(teacher, { filters: { classId: classIds['4A2'] } })).map(({ id }) => id).sort()).toEqual(
      [first, second].sort(),
    )
  })

  test('D05 H115 H123 who belongs to the class reads it, nobody else, and nobody once they have left', async () => {
    const id = await given(teacher)
    const sees = async (caller: Caller) => (await read(caller, { id })).length
    const leaver = await signedIn(house.url, '4a1.02@phuong.test')
    const stranger = await signedIn(house.url, '4a2.01@phuong.test')
    expect([await sees(pupil), await sees(leaver), await sees(manager), await sees(admin)]).toEqual([1, 1, 1, 1])
    expect([await sees(other), await sees(stranger)]).toEqual([0, 0])
    await house.db
      .updateTable('class_people')
      .set({ left_at: house.clock.now() })
      .where('person_id', '=', await idOf('4a1.02@phuong.test'))
      .execute()
    expect(await sees(leaver)).toBe(0)
    await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', id).execute()
    expect([await sees(pupil), await sees(teacher), await sees(admin)]).toEqual([0, 0, 0])
  })

  test('B-135 D05 nobody changes one or takes it back yet', async () => {
    const entityId = await given(teacher)
    for (const caller of [admin, teacher, manager, pupil]) {
      expect((await caller.send('PUT', crud, { ...entity, entityId, parameters: { title: 'x' } })).status).toBe(403)
      expect((await caller.send('DELETE', crud, { ...entity, entityId })).status).toBe(403)
    }
  })
})
