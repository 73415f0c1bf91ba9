import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperText, savedPaper } from '../../../testing/paper-files.ts'
import { addPaper } from '../../../testing/papers.ts'
import { addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
const callers: Record<string, Caller> = {}
const ids: Record<string, string> = {}
const classIds: Record<string, string> = {}
const idOf = (name: string): string => ids[name] as string
const classOf = (name: string): string => classIds[name] as string

beforeAll(async () => {
  house = await openHouse()
  for (const name of ['co.lan', 'thay.minh', 'gv.moi', 'quanly', 'nganhang', 'admin', '4a1.01'])
    callers[name] = await signedIn(house.url, `${name}@phuong.test`)
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute())
    classIds[class_name] = id
  for (const { id, email } of await house.db.selectFrom('users').select(['id', 'email']).execute())
    ids[String(email).replace('@phuong.test', '')] = id
})
afterAll(() => house.close())

type Row = { group: string; id: string | number; name: string; [field: string]: unknown }
const find = async (as: string, text: string, more: object = {}): Promise<Row[]> => {
  const answer = await (callers[as] as Caller).call('SEARCH_Menu_Find', { text, ...more })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.results as Row[]
}
const named = async (as: string, text: string, group: string, more: object = {}): Promise<string[]> =>
  (await find(as, text, more)).filter((row) => row.group === group).map(({ name }) => name)
const groupsOf = async (as: string, text: string) => [...new Set((await find(as, text)).map(({ group }) => group))]

describe('people', () => {
  test('A-055 H145 a teacher finds a pupil of an own class by words of the name, without marks and in any order, and nobody else', async () => {
    for (const text of ['quynh nhu', 'QUỲNH NHƯ', 'nhu quynh', 'ngoc ng nhu', ' như '])
      expect([text, await named('co.lan', text, 'people')]).toEqual([text, ['Nguyễn Ngọc Quỳnh Như']])
    const [row] = await find('co.lan', 'quỳnh như')
    expect(row).toEqual({
      group: 'people',
      id: idOf('4a1.26'),
      name: 'Nguyễn Ngọc Quỳnh Như',
      isPupil: true,
      classId: classOf('4A1'),
      className: '4A1',
      dateofBirth: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    // the words begin there, they are no parts from the middle
    expect(await named('co.lan', 'uynh', 'people')).toEqual([])
    // of 8A; a colleague; a pupil of no class
    for (const text of ['Lê Đình Bách', 'Vũ Thị Hạnh', 'Lê Minh Khuê']) expect(await find('co.lan', text)).toEqual([])
    expect(await named('thay.minh', 'bach', 'people')).toEqual(['Lê Đình Bách'])
    expect(await find('gv.moi', 'bach')).toEqual([])
  })

  test('A-055 H146 the nearest stand first: as it is typed, then but for the marks, then the rest by given name', async () => {
    expect(await named('co.lan', 'ân', 'people')).toEqual([
      'Phạm Bảo Ân',
      'Trần Thiên Ân',
      'Lê Thị Thu An',
      'Trần Hoài An',
      'Lê Hoàng Anh',
    ])
    expect((await named('co.lan', 'anh', 'people')).slice(0, 3)).toEqual([
      'Lê Hoàng Anh',
      'Ngô Hồng Ánh',
      'Phạm Ngọc Ánh',
    ])
    expect(await named('co.lan', 'nguyen', 'people', { limit: 2 })).toHaveLength(2)
    expect(await named('co.lan', 'nguyen', 'people')).toHaveLength(5)
  })

  test('A-055 a name of the highlands is found by what the person is called, and namesakes are both found', async () => {
    expect(await named('co.lan', 'bhok', 'people')).toEqual(['Y Bhok Niê'])
    expect(await named('co.lan', 'h’hen', 'people')).toEqual(["H'Hen Niê"])
    const namesakes = await find('co.lan', 'nguyen nhat minh')
    expect(namesakes.map(({ name }) => name)).toEqual(['Nguyễn Nhật Minh', 'Nguyễn Nhật Minh'])
    expect(new Set(namesakes.map(({ dateofBirth }) => dateofBirth)).size).toBe(2)
  })

  test('A-055 D05 a manager finds the pupils and teachers of the school, a teacher by a page of the own', async () => {
    expect(await find('quanly', 'quynh nhu')).toMatchObject([{ isPupil: true, classId: classOf('4A1') }])
    expect(await find('quanly', 'nguyen thi lan')).toEqual([
      {
        ...{ group: 'people', id: idOf('co.lan'), name: 'Nguyễn Thị Lan', isPupil: false },
        ...{ classId: null, className: null, dateofBirth: null },
      },
    ])
    for (const text of ['bach', 'tran van minh', 'khue']) expect(await named('quanly', text, 'people')).toEqual([])
  })

  test('A-055 an administrator finds pupils and teachers of every class by a class of theirs; who is in none has no page', async () => {
    expect(await find('admin', 'le dinh bach')).toMatchObject([{ isPupil: true, classId: classOf('8A') }])
    expect(await find('admin', 'tran van minh')).toMatchObject([{ isPupil: false, classId: classOf('8A') }])
    expect(await find('admin', 'le minh khue')).toEqual([])
  })

  test('H123 who has left, who is deleted, and whose class was archived is found no more', async () => {
    const van = () => named('co.lan', 'cam van', 'people')
    expect(await van()).toEqual(['Đoàn Cẩm Vân'])
    const place = house.db.updateTable('class_people').where('person_id', '=', idOf('4a1.33'))
    await place.set({ left_at: house.clock.now() }).execute()
    expect(await van()).toEqual([])
    await place.set({ left_at: null }).execute()
    const account = house.db.updateTable('users').where('id', '=', idOf('4a1.33'))
    await account.set({ status: 'DELETED' }).execute()
    expect(await van()).toEqual([])
    await account.set({ status: 'ACTIVE' }).execute()
    const room = house.db.updateTable('classes').where('id', '=', classOf('4A1'))
    await room.set({ archived_at: house.clock.now() }).execute()
    expect([await van(), await named('co.lan', '4A1', 'classes'), await named('admin', '4A1', 'classes')]).toEqual([
      [],
      [],
      [],
    ])
    await room.set({ archived_at: null }).execute()
    expect(await van()).toEqual(['Đoàn Cẩm Vân'])
  })
})

describe('classes', () => {
  test('A-055 B-097 D05 a class is found by who looks after it, with or without the word before its name', async () => {
    for (const text of ['4a', '4A1', 'lớp 4a1', 'LOP 4A1', 'lop']) {
      const names = await named('co.lan', text, 'classes')
      expect([text, names[0]]).toEqual([text, '4A1'])
      expect(names).not.toContain('8A')
    }
    expect(await find('co.lan', '4a1')).toEqual([
      { group: 'classes', id: classOf('4A1'), name: '4A1', teacherName: 'Nguyễn Thị Lan', schoolYear: '2026-2027' },
    ])
    expect(await named('quanly', 'lop', 'classes')).toEqual(['4A1', '4A2'])
    expect(await named('admin', 'lop', 'classes')).toEqual(['4A1', '4A2', '8A'])
    expect(await named('thay.minh', 'lop', 'classes')).toEqual(['8A'])
    expect(await named('nganhang', 'lop', 'classes')).toEqual([])
  })

  test('A-055 H168 numbers stand in their order', async () => {
    const room = house.db.updateTable('classes').where('id', '=', classOf('4A1'))
    await room.set({ class_name: 'Lớp 4A10' }).execute()
    expect(await named('co.lan', 'lop 4', 'classes')).toEqual(['4A2', 'Lớp 4A10'])
    expect(await named('co.lan', '4a10', 'classes')).toEqual(['Lớp 4A10'])
    await room.set({ class_name: '4A1' }).execute()
  })

  test('B-013 whom the list of the pages of classes leaves out finds nothing of them', async () => {
    await house.db
      .insertInto('account_list_entries')
      .values({ list: 'strict:/lms/teacher/classes', user_id: idOf('thay.minh'), added_at: house.clock.now() })
      .execute()
    expect([await find('co.lan', 'quynh nhu'), await named('co.lan', '4a1', 'classes')]).toEqual([[], []])
    expect(await named('thay.minh', 'bach', 'people')).toEqual(['Lê Đình Bách'])
    expect(await named('admin', '4a1', 'classes')).toEqual(['4A1'])
    await house.db.deleteFrom('account_list_entries').where('list', '=', 'strict:/lms/teacher/classes').execute()
  })
})

describe('work', () => {
  test('A-055 B-099 an assignment is found by who teaches in its class, the newest first of one name; a manager has no page of it', async () => {
    const attachmentId = await addWorksheet(house.db, { createdBy: idOf('co.lan') })
    const title = 'Ôn tập – Tuần 12'
    const give = (className: string, createdAt: Date) =>
      addAssignment(house.db, {
        ...{ classId: classOf(className), attachmentId, createdBy: idOf('co.lan'), title, createdAt },
        dueAt: new Date('2026-11-22T16:59:59Z'),
      })
    const second = await give('4A2', new Date('2026-11-19T01:00:00Z'))
    const first = await give('4A1', new Date('2026-11-18T01:00:00Z'))
    for (const text of ['on tap', 'tuần 12', 'ôn tập-tuần', '12 on'])
      expect([text, (await find('co.lan', text)).map(({ group, id }) => [group, id])]).toEqual([
        text,
        [
          ['assignments', second],
          ['assignments', first],
        ],
      ])
    expect((await find('co.lan', 'on tap'))[1]).toEqual({
      group: 'assignments',
      id: first,
      name: title,
      exerciseType: 'LIVEWORKSHEET',
      classId: classOf('4A1'),
      className: '4A1',
      dueDate: '2026-11-22 23:59:59',
    })
    expect(await named('admin', 'on tap tuan', 'assignments')).toHaveLength(2)
    for (const as of ['thay.minh', 'quanly', 'nganhang']) expect(await find(as, 'on tap tuan')).toEqual([])
    await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', first).execute()
    expect((await find('co.lan', 'on tap')).map(({ id }) => id)).toEqual([second])
    await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', second).execute()
  })

  test('A-055 D04 a worksheet is found by who made it and by an administrator, a low line between words or none', async () => {
    const fileName = 'Bien_bao.giao thong.pdf'
    const id = await addWorksheet(house.db, { createdBy: idOf('co.lan'), fileName })
    // a file that nobody has drawn on is no worksheet
    await addWorksheet(house.db, { createdBy: idOf('co.lan'), fileName, zones: null })
    const { entity_id: folderId } = await house.db
      .selectFrom('attachments')
      .where('id', '=', id)
      .select('entity_id')
      .executeTakeFirstOrThrow()
    for (const text of ['biển báo', 'bao bien', 'giao_thong', 'Bien_bao.giao'])
      expect([text, await find('co.lan', text)]).toEqual([
        text,
        [{ group: 'worksheets', id, name: fileName, folderId }],
      ])
    expect(await groupsOf('admin', 'bien bao')).toEqual(['worksheets'])
    for (const as of ['thay.minh', 'quanly', 'nganhang']) expect(await find(as, 'bien bao')).toEqual([])
    await house.db.updateTable('attachments').set({ deleted_at: house.clock.now() }).where('id', '=', id).execute()
    expect(await find('co.lan', 'bien bao')).toEqual([])
  })

  test('A-055 C-257 D56 papers are found by the staff of the bank that sees them, as their list finds them', async () => {
    await addPaper(house.db, { classLevel: 2, code: '135' })
    const own = paperText([choiceOf('cat')], {
      kind: 'olympic',
      classLevel: 3,
      code: '901',
      title: 'Đề giữa kỳ',
      visibility: 'PRIVATE',
    })
    const { id } = await savedPaper(callers.admin as Caller, own)
    const codes = async (as: string, text: string) => (await find(as, text)).map(({ group, code }) => [group, code])
    for (const text of ['đề 135', 'Olympic lớp 2, đề 135', '13'])
      expect([text, await codes('nganhang', text)]).toEqual([text, [['papers', '135']]])
    expect(await find('admin', 'giua ky')).toEqual([
      {
        group: 'papers',
        id,
        kind: 'olympic',
        classLevel: 3,
        code: '901',
        title: 'Đề giữa kỳ',
        examTitle: null,
        examGrade: null,
      },
    ])
    for (const as of ['nganhang', 'co.lan', 'quanly']) expect(await find(as, 'giua ky')).toEqual([])
    expect(await find('co.lan', 'de 135')).toEqual([])
  })
})

test('A-055 pupils and visitors ask for nothing', async () => {
  expect((await (callers['4a1.01'] as Caller).call('SEARCH_Menu_Find', { text: 'an' })).status).toBe(403)
  expect((await new Caller(house.url).call('SEARCH_Menu_Find', { text: 'an' })).status).toBe(401)
})

test('A-055 of signs alone nothing is left and nothing is found; what is too long is refused', async () => {
  for (const text of ['', '  ', '%', '_', '%%', '\\', "'", '-', '\u0301', 'x'.repeat(100), 'a '.repeat(50)])
    expect([text, (await find('admin', text)).filter(({ name }) => !/^a| a|^á| á/i.test(name))]).toEqual([text, []])
  for (const parameters of [{ text: 'x'.repeat(101) }, { text: 'an', limit: 6 }, { text: 'an', limit: 0 }, {}])
    expect((await (callers.admin as Caller).call('SEARCH_Menu_Find', parameters)).status).toBe(400)
})
