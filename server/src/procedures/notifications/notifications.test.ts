import { randomUUID } from 'node:crypto'
import { EMPTY_GUID } from '@phuong/domain/catalogue/guid'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newClassCode } from '../../chance.ts'
import { joinClass } from '../../services/classes/class-membership.ts'
import { makeClass } from '../../services/classes/make-class.ts'
import { notify } from '../../services/notices/notify.ts'
import { tell } from '../../services/notices/tell.ts'
import { workGiven } from '../../services/notices/work-given.ts'
import { workMarked } from '../../services/notices/work-marked.ts'
import { workSubmitted } from '../../services/notices/work-submitted.ts'

let house: TestHouse
let pupil: Caller
let classmate: Caller
let admin: Caller
let me: string
let them: string
let lan: string
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  classmate = await signedIn(house.url, '4a1.02@phuong.test')
  admin = await signedIn(house.url, 'admin@phuong.test')
  me = await idOf('4a1.01@phuong.test')
  them = await idOf('4a1.02@phuong.test')
  lan = await idOf('co.lan@phuong.test')
})
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const write = (recipients: string[], more: { title?: string; content?: string; dedupe?: string; now?: Date } = {}) =>
  notify(house.db, {
    now: schoolDay,
    recipients,
    title: 'Bài tập mới',
    content: 'Lớp 4A1.',
    type: 'GIVE_ASSIGNMENT',
    setting: { type: 'GIVE_ASSIGNMENT', classId: randomUUID(), assignmentId: randomUUID() },
    dedupe: randomUUID(),
    ...more,
  })
type Row = Record<string, unknown> & { thongBaoId: string; title: string }
const list = async (caller: Caller, parameters: object = {}): Promise<Row[]> => {
  const { status, body, text } = await caller.call('ThongBao_NguoiDung_DanhSach', parameters)
  if (status !== 200) throw new Error(text)
  return body.results as Row[]
}
const mark = async (caller: Caller, ThongBaoId: string, more: object = {}) =>
  (await caller.call('ThongBao_TrangThai_CapNhat', { ThongBaoId, UserId: me, TrangThai: 1, ...more }, 'execute')).status
const remove = (caller: Caller, ThongBaoId: string, UserId: string) =>
  caller.call('ThongBao_NguoiDung_Xoa', { ThongBaoId, UserId }, 'execute')

describe('the list of notifications', () => {
  test('A-257 A-258 A-259 B-349 B-350 B-351 B-352 a row with its fields, unread at first', async () => {
    const [classId, assignmentId] = [randomUUID(), randomUUID()]
    await makeClass(house.db, {
      ...{ id: classId, name: '4A1', code: newClassCode(), ownerId: lan, schoolId: null, grade: null },
      ...{ schoolYear: schoolYearOf(schoolDay), now: schoolDay },
    })
    await joinClass(house.db, { classId, studentIds: [me], now: schoolDay })
    await house.db.updateTable('users').set({ avatar_url: 'https://a.test/lan.png' }).where('id', '=', lan).execute()
    const about = { classId, assignmentId, className: '4A1', title: 'Động vật', exerciseType: 'LIVEWORKSHEET' } as const
    const by = { now: schoolDay, senderId: lan }
    await tell(house.db, workGiven, { ...about, dueAt: new Date('2026-11-25T16:59:59Z') }, by)
    expect(await list(pupil, { UserId: me, PageNum: 1, PageSize: 5 })).toEqual([
      {
        id: expect.any(String),
        thongBaoId: expect.any(String),
        title: 'Bài tập mới: Động vật',
        content: 'Lớp 4A1, hạn nộp 25/11/2026 23:59.',
        isWhole: true,
        sender: null,
        avatar: 'https://a.test/lan.png',
        status: 0,
        statusText: 'Chưa đọc',
        createDate: '2026-11-20 07:30:00',
        setting: { type: 'GIVE_ASSIGNMENT', classId, assignmentId, exerciseType: 'LIVEWORKSHEET' },
        target: `/lms/student/classes/${classId}/classwork/assignments/${assignmentId}/details`,
        totalRows: 1,
        totalRows_NotRead: 1,
      },
    ])
  })

  test('A-260 A-264 A-265 B-369 newest first, in pages, with the totals on each row', async () => {
    const reader = await signedIn(house.url, '4a1.03@phuong.test')
    const id = await idOf('4a1.03@phuong.test')
    for (let minute = 1; minute <= 7; minute++)
      await write([id], { title: `Tin ${minute}`, now: new Date(schoolDay.getTime() + minute * 60_000) })
    const bell = await list(reader, { UserId: id, PageNum: 1, PageSize: 5 })
    expect(bell.map(({ title }) => title)).toEqual(['Tin 7', 'Tin 6', 'Tin 5', 'Tin 4', 'Tin 3'])
    expect(bell[0]).toMatchObject({ totalRows: 7, totalRows_NotRead: 7 })
    expect((await list(reader, { PageNum: 2, PageSize: 5 })).map(({ title }) => title)).toEqual(['Tin 2', 'Tin 1'])
    expect(await list(reader, { PageNum: 3, PageSize: 5 })).toEqual([])
  })

  test('A-262 A-263 B-372 each sees the own ones; another UserId is refused, to an administrator too', async () => {
    await write([them], { title: 'Chỉ cho bạn' })
    expect((await list(classmate)).map(({ title }) => title)).toContain('Chỉ cho bạn')
    for (const UserId of [undefined, null, '', EMPTY_GUID, me])
      expect((await list(pupil, { UserId })).map(({ title }) => title)).not.toContain('Chỉ cho bạn')
    for (const caller of [pupil, admin])
      expect((await caller.call('ThongBao_NguoiDung_DanhSach', { UserId: them })).status).toBe(403)
  })

  test('C-624 C-625 C-631 the probe of a visitor, with an empty UserId, is answered 401', async () => {
    const visitor = new Caller(house.url)
    const probe = await visitor.call('ThongBao_NguoiDung_DanhSach', { UserId: '', PageNum: 1, PageSize: 5 })
    expect([probe.status, probe.body.code]).toEqual([401, 'NO_SESSION'])
    expect((await pupil.call('ThongBao_NguoiDung_DanhSach', { UserId: me, PageNum: 1, PageSize: 5 })).status).toBe(200)
  })
})

describe('the list of some of them', () => {
  const hour = 3_600_000
  const tellSome = async (id: string, type: string, count: number, hoursBefore: number) => {
    for (let at = 0; at < count; at++)
      await notify(house.db, {
        ...{
          now: new Date(schoolDay.getTime() - hoursBefore * hour + at * 60_000),
          recipients: [id],
          dedupe: randomUUID(),
        },
        ...{ title: `${type} ${at}`, content: 'Lời.', type, setting: { type } },
      })
  }
  const counts = async (caller: Caller, parameters: object = {}) =>
    (await caller.call('ThongBao_NguoiDung_Dem', parameters)).body.results

  test('A-260 B-351 those of a group, and those that are unread, come in pages with their own total, and the unread of all', async () => {
    const reader = await signedIn(house.url, '4a1.08@phuong.test')
    const id = await idOf('4a1.08@phuong.test')
    await tellSome(id, 'GIVE_ASSIGNMENT', 4, 1)
    await tellSome(id, 'CLASS_NOTIFICATION', 2, 3)
    await tellSome(id, 'CLASS_MEMBER', 1, 2)
    await tellSome(id, 'SOMETHING_OLD', 1, 4)
    const [newest] = await list(reader)
    await reader.call('ThongBao_TrangThai_CapNhat', { ThongBaoId: newest?.thongBaoId, TrangThai: 1 }, 'execute')

    const ofGroup = await list(reader, { Group: 'given', PageSize: 3 })
    expect(ofGroup.map(({ title }) => title)).toEqual(['GIVE_ASSIGNMENT 3', 'GIVE_ASSIGNMENT 2', 'GIVE_ASSIGNMENT 1'])
    expect(ofGroup[0]).toMatchObject({ totalRows: 4, totalRows_NotRead: 7 })
    expect((await list(reader, { Group: 'given', PageSize: 3, PageNum: 2 })).map(({ title }) => title)).toEqual([
      'GIVE_ASSIGNMENT 0',
    ])
    expect((await list(reader, { Group: 'class' })).map(({ title }) => title)).toEqual([
      ...['CLASS_MEMBER 0', 'CLASS_NOTIFICATION 1', 'CLASS_NOTIFICATION 0'],
    ])
    const unread = await list(reader, { Unread: true })
    expect([unread.length, unread[0]?.totalRows, unread[0]?.title]).toEqual([7, 7, 'GIVE_ASSIGNMENT 2'])
    expect((await list(reader, { Unread: true, Group: 'given' })).length).toBe(3)
    expect(await list(reader, { Group: 'handed' })).toEqual([])
    expect((await list(reader, { Unread: false })).length).toBe(8)
    expect((await reader.call('ThongBao_NguoiDung_DanhSach', { Group: 'other' })).status).toBe(400)

    // who reads a page and goes on finds the next ones: what was read there keeps its place
    const ReadMeanwhile = unread.slice(0, 3).map(({ thongBaoId }) => thongBaoId)
    for (const ThongBaoId of ReadMeanwhile)
      await reader.call('ThongBao_TrangThai_CapNhat', { ThongBaoId, TrangThai: 1 }, 'execute')
    const page = { Unread: true, PageNum: 2, PageSize: 3 }
    const next = await list(reader, { ...page, ReadMeanwhile })
    expect(next.map(({ title }) => title)).toEqual(unread.slice(3, 6).map(({ title }) => title))
    expect(next[0]).toMatchObject({ totalRows: 7, totalRows_NotRead: 4 })
    expect((await list(reader, page)).map(({ title }) => title)).toEqual([unread[6]?.title])
    const many = Array.from({ length: 201 }, () => randomUUID())
    expect((await reader.call('ThongBao_NguoiDung_DanhSach', { ...page, ReadMeanwhile: many })).status).toBe(400)
    for (const ThongBaoId of ReadMeanwhile)
      await reader.call('ThongBao_TrangThai_CapNhat', { ThongBaoId, TrangThai: 0 }, 'execute')

    // what has no group counts among all alone
    expect(await counts(reader, { UserId: id })).toEqual([
      { group: 'all', total: 8, unread: 7 },
      { group: 'given', total: 4, unread: 3 },
      { group: 'class', total: 3, unread: 3 },
    ])
    await remove(reader, ofGroup[0]?.thongBaoId ?? '', id)
    expect(((await counts(reader)) as object[])[0]).toEqual({ group: 'all', total: 7, unread: 7 })
  })

  test('B-372 nobody counts those of another person, and who has none counts none', async () => {
    for (const caller of [pupil, admin])
      expect((await caller.call('ThongBao_NguoiDung_Dem', { UserId: them })).status).toBe(403)
    const reader = await signedIn(house.url, 'hs.thieulop@phuong.test')
    expect(await counts(reader)).toEqual([{ group: 'all', total: 0, unread: 0 }])
  })
})

describe('reading a notification', () => {
  test('A-273 A-276 B-371 it is read from then on, the count goes down, and the first moment stays', async () => {
    await write([me], { title: 'Đọc đi', dedupe: 'read-me' })
    const [row] = await list(pupil)
    const before = row?.totalRows_NotRead as number
    const id = row?.thongBaoId ?? ''
    expect(await mark(pupil, id)).toBe(200)
    expect((await list(pupil))[0]).toMatchObject({ status: 1, statusText: 'Đã đọc', totalRows_NotRead: before - 1 })
    const readAt = () =>
      house.db.selectFrom('notification_recipients').where('notification_id', '=', id).select('read_at').execute()
    const first = await readAt()
    house.clock.forward(60_000)
    expect(await mark(pupil, id)).toBe(200)
    expect(await readAt()).toEqual(first)
    expect(await mark(pupil, id, { TrangThai: 0, UserId: undefined })).toBe(200)
    expect((await list(pupil))[0]).toMatchObject({ status: 0, totalRows_NotRead: before })
  })

  test('B-372 H115 H124 what is another’s cannot be marked, and does not exist', async () => {
    await write([them], { title: 'Của bạn' })
    const theirs = (await list(classmate)).find(({ title }) => title === 'Của bạn')?.thongBaoId ?? ''
    expect(await mark(pupil, theirs)).toBe(404)
    expect(await mark(pupil, randomUUID())).toBe(404)
    expect(await mark(pupil, theirs, { UserId: them })).toBe(403)
    expect(await mark(admin, theirs, { UserId: them })).toBe(403)
    expect((await list(classmate)).find(({ thongBaoId }) => thongBaoId === theirs)).toMatchObject({ status: 0 })
    expect(await mark(pupil, theirs, { TrangThai: 2 })).toBe(400)
  })

  test('H174 all of them are read at once, up to the newest that was seen; what has come since and what is another’s stays unread', async () => {
    const reader = await signedIn(house.url, '4a1.04@phuong.test')
    const id = await idOf('4a1.04@phuong.test')
    for (let minute = 1; minute <= 7; minute++)
      await write([id], { title: `Tin ${minute}`, now: new Date(schoolDay.getTime() + minute * 60_000) })
    await write([id, them], { title: 'Cho hai người nữa', now: new Date(schoolDay.getTime() + 8 * 60_000) })
    const [newest, ...older] = await list(reader, { PageNum: 1, PageSize: 5 })
    expect(await mark(reader, older[2]?.thongBaoId ?? '', { UserId: id })).toBe(200)
    const readAt = async () =>
      (
        await house.db
          .selectFrom('notification_recipients')
          .where('user_id', '=', id)
          .where('notification_id', '=', older[2]?.thongBaoId ?? '')
          .select('read_at')
          .executeTakeFirstOrThrow()
      ).read_at
    const first = await readAt()
    await write([id], { title: 'Sau đó', now: new Date(schoolDay.getTime() + 9 * 60_000) })
    house.clock.forward(60_000)
    const markAll = (UserId: string) =>
      reader.call('ThongBao_TrangThai_CapNhatTatCa', { ThongBaoId: newest?.thongBaoId, UserId }, 'execute')
    expect((await markAll(id)).body.result).toEqual({ count: 7 })
    const after = await list(reader, { PageNum: 1, PageSize: 20 })
    expect(after.filter(({ status }) => status === 0).map(({ title }) => title)).toEqual(['Sau đó'])
    expect(await readAt()).toEqual(first)
    expect((await list(classmate)).find(({ title }) => title === 'Cho hai người nữa')).toMatchObject({ status: 0 })
    expect((await markAll(id)).body.result).toEqual({ count: 0 })
    expect((await markAll(them)).status).toBe(403)
  })

  test('A-298 A-300 B-347 B-370 one that is deleted is gone for that person alone, and once more does nothing', async () => {
    await write([me, them], { title: 'Cho hai người' })
    const { thongBaoId = '' } = (await list(pupil)).find(({ title }) => title === 'Cho hai người') ?? {}
    const before = (await list(pupil))[0]?.totalRows as number
    for (let press = 0; press < 2; press += 1)
      expect((await remove(pupil, thongBaoId, me)).body).toEqual({ result: { thongBaoId }, rowsAffected: 1 })
    expect((await list(pupil)).map((row) => row.thongBaoId)).not.toContain(thongBaoId)
    expect((await list(pupil))[0]?.totalRows).toBe(before - 1)
    expect((await list(classmate)).map((row) => row.thongBaoId)).toContain(thongBaoId)
    expect(await mark(pupil, thongBaoId)).toBe(404)
  })

  test('B-372 H115 what is another’s cannot be deleted, and does not exist', async () => {
    await write([them], { title: 'Bạn giữ' })
    const theirs = (await list(classmate)).find(({ title }) => title === 'Bạn giữ')?.thongBaoId ?? ''
    expect((await remove(pupil, theirs, me)).status).toBe(404)
    expect((await remove(pupil, theirs, them)).status).toBe(403)
    expect((await remove(admin, theirs, them)).status).toBe(403)
    expect((await list(classmate)).map((row) => row.thongBaoId)).toContain(theirs)
  })

  test('B-346 one is found by its id wherever it stands; another’s and one that is nobody’s are not', async () => {
    await write([me], { title: 'Tin cũ', now: new Date('2026-09-05T00:00:00Z') })
    await write([them], { title: 'Tin của bạn' })
    const idOfTitle = async (title: string) =>
      (await house.db.selectFrom('notifications').where('title', '=', title).select('id').executeTakeFirstOrThrow()).id
    const old = await idOfTitle('Tin cũ')
    expect((await list(pupil, { PageSize: 1 })).map(({ title }) => title)).not.toContain('Tin cũ')
    expect((await list(pupil, { ThongBaoId: old, PageSize: 1 })).map(({ title }) => title)).toEqual(['Tin cũ'])
    expect(await list(pupil, { ThongBaoId: await idOfTitle('Tin của bạn') })).toEqual([])
    expect(await list(pupil, { ThongBaoId: randomUUID() })).toEqual([])
  })
})

describe('A-303 B-144 what the school day tells', () => {
  const about = {
    classId: randomUUID(),
    assignmentId: randomUUID(),
    className: '4A1',
    title: 'Động vật',
    exerciseType: 'LIVEWORKSHEET' as const,
  }
  const handedIn = (attempt: number) => ({
    ...about,
    markers: [lan],
    studentId: me,
    studentName: 'Lê Thị Thu An',
    attempt,
  })
  const stored = async (dedupe: string) =>
    house.db
      .selectFrom('notifications')
      .leftJoin('notification_recipients', 'notification_id', 'id')
      .where('dedupe', '=', dedupe)
      .select(['title', 'content', 'type', 'setting', 'user_id'])
      .execute()

  test('a hand-in is told once for each attempt, of which the newest is kept, a mark once for each change', async () => {
    const hand = (attempt: number) => tell(house.db, workSubmitted, handedIn(attempt), { now: schoolDay, senderId: me })
    const submitted = (attempt: number) => stored(`SUBMIT_ASSIGNMENT ${workSubmitted.occasion(handedIn(attempt))}`)
    await hand(1)
    await hand(1)
    expect(await submitted(1)).toEqual([
      {
        title: 'Lê Thị Thu An đã nộp bài Động vật',
        content: 'Lớp 4A1, lần làm 1.',
        type: 'SUBMIT_ASSIGNMENT',
        setting: {
          type: 'SUBMIT_ASSIGNMENT',
          classId: about.classId,
          assignmentId: about.assignmentId,
          studentId: me,
          exerciseType: 'LIVEWORKSHEET',
        },
        user_id: lan,
      },
    ])
    await hand(2)
    expect([await submitted(1), (await submitted(2)).length]).toEqual([[], 1])
    const shown = (await list(await signedIn(house.url, 'co.lan@phuong.test'))).filter(
      ({ title }) => title === workSubmitted.title(handedIn(1)),
    )
    expect(shown.map(({ content }) => content)).toEqual(['Lớp 4A1, lần làm 2.'])
    const marked = (change: string) => ({ ...about, studentId: me, answerId: about.assignmentId, change })
    for (const change of ['85', '85', '90'])
      await tell(house.db, workMarked, marked(change), { now: schoolDay, senderId: lan })
    const titles = (await list(pupil)).map(({ title }) => title)
    expect(titles.filter((title) => title === 'Thầy cô đã chấm bài Động vật').length).toBe(2)
    expect((await stored(`MARK_ASSIGNMENT ${workMarked.occasion(marked('85'))}`))[0]).toMatchObject({
      type: 'MARK_ASSIGNMENT',
      user_id: me,
    })
  })

  test('A-261 H128 words that look like markup are words, in the title and in the content', async () => {
    const evil = '<img src=x onerror="alert(1)">&amp; \'x\'\nHai'
    await write([me], { title: evil, content: evil, dedupe: 'evil' })
    expect((await list(pupil)).find(({ title }) => title === evil)).toMatchObject({
      content: '&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;amp; &#39;x&#39;<br>Hai',
    })
  })

  test('nobody is told when the work that told them is undone', async () => {
    await expect(
      house.db.transaction().execute(async (tx) => {
        await tell(tx, workSubmitted, handedIn(9), { now: schoolDay, senderId: me })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await stored(`SUBMIT_ASSIGNMENT ${workSubmitted.occasion(handedIn(9))}`)).toEqual([])
  })
})

test('among thousands each list is read out of an index', async () => {
  const id = await idOf('4a1.09@phuong.test')
  await sql`with told as (
      insert into notifications (id, dedupe, type, title, content, created_at)
      select uuidv7(), 'PLAN ' || n, (array['GIVE_ASSIGNMENT', 'MARK_ASSIGNMENT', 'CLASS_NOTIFICATION', 'ANNOUNCEMENT'])[1 + n % 4],
        'Tin', 'Lời', ${schoolDay} from generate_series(1, 400) as n returning id, type)
    insert into notification_recipients (notification_id, user_id, kind, read_at)
    select told.id, users.id, told.type, case when random() < 0.9 then ${schoolDay}::timestamptz end
    from told cross join users where users.email like '4a_.__@phuong.test'`.execute(house.db)
  await sql`vacuum analyze notification_recipients`.execute(house.db)
  const plan = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(house.db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  const own = sql`from notification_recipients where user_id = ${sql.lit(id)} and deleted_at is null`
  const newest = sql`order by notification_id desc limit 10`
  for (const [statement, index] of [
    [sql`select notification_id ${own} and kind in ('GIVE_ASSIGNMENT') ${newest}`, 'notification_recipients_kind'],
    [sql`select notification_id ${own} and read_at is null ${newest}`, 'notification_recipients_unread'],
    [
      sql`select kind, count(*), count(*) filter (where read_at is null) ${own} group by kind`,
      'Index Scan on notification_recipients_',
    ],
    [sql`select count(*) ${own} and kind in ('GIVE_ASSIGNMENT')`, 'notification_recipients_kind'],
  ] as const) {
    const steps = await plan(statement)
    expect(steps).toContain(index)
    expect(steps).not.toContain('Seq Scan')
    if (steps.includes('Limit')) expect(steps).not.toContain('Sort')
  }
  await sql`with gone as (delete from notification_recipients using notifications
      where notifications.id = notification_id and dedupe like 'PLAN %')
    delete from notifications where dedupe like 'PLAN %'`.execute(house.db)
})
