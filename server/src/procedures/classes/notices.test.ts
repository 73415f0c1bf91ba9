import { CLASS_NOTICE_TEXTS } from '@phuong/domain/forms/class-notice'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let teacher: Caller
let pupil: Caller
let classId: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  classId = (await classNamed(house.db, '4A1')).id
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(60_000))

const outcome = ({ status, body }: Answer) => [status, body.code]
const notice = { title: 'Ngày mai nghỉ học', content: 'Các em nghỉ học.\n\nThứ tư học bù.' }
const post = (caller: Caller, more: object = {}) =>
  caller.call('CLASSES_Notice_Post', { classId, ...notice, ...more }, 'execute')
const idOf = ({ body }: Answer) => (body.result as { id: string }).id
const list = async (caller: Caller, more: object = {}) =>
  (await caller.call('CLASSES_Notices_Get', { classId, ...more })).body.results as Record<string, unknown>[]
const bell = async (caller: Caller) =>
  (
    (await caller.call('ThongBao_NguoiDung_DanhSach', {})).body.results as { title: string; [field: string]: unknown }[]
  ).filter(({ title }) => title.startsWith('Lớp 4A1:'))

describe('A-303 B-093 D53 a teacher tells a class something', () => {
  test('it stands on the page of the class, and its pupils find it in the bell', async () => {
    const answer = await post(teacher, { title: '  Ngày mai  nghỉ học ' })
    expect(answer.status).toBe(200)
    const row = {
      id: idOf(answer),
      title: 'Ngày mai nghỉ học',
      content: 'Các em nghỉ học.\n\nThứ tư học bù.',
      postedBy: 'Nguyễn Thị Lan',
      postedDate: '2026-11-20 07:31:00',
      totalRows: 1,
    }
    expect(await list(teacher)).toEqual([{ ...row, removable: true }])
    expect(await list(pupil)).toEqual([{ ...row, removable: false }])
    expect(await bell(pupil)).toMatchObject([
      {
        title: 'Lớp 4A1: Ngày mai nghỉ học',
        content: 'Các em nghỉ học.<br><br>Thứ tư học bù.',
        setting: { type: 'CLASS_NOTIFICATION', classId },
      },
    ])
    expect(await bell(await signedIn(house.url, '4a2.01@phuong.test'))).toEqual([])
    expect(await bell(teacher)).toEqual([])
  })

  test('who comes into the class later reads it there, who has left reads it no more', async () => {
    const late = await signedIn(house.url, '4a2.02@phuong.test')
    expect(outcome(await late.call('CLASSES_Notices_Get', { classId }))).toEqual([403, 'FORBIDDEN'])
    const { code } = await house.db
      .selectFrom('classes')
      .where('id', '=', classId)
      .select('code')
      .executeTakeFirstOrThrow()
    await late.call('CLASSES_Join', { code })
    expect(await list(late)).toHaveLength(1)
    const { id } = await house.db
      .selectFrom('users')
      .where('email', '=', '4a2.02@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    await teacher.call('CLASSES_Pupil_Leave', { classId, studentId: id })
    expect(outcome(await late.call('CLASSES_Notices_Get', { classId }))).toEqual([403, 'FORBIDDEN'])
  })

  test('what is wrong is told at its field, and nothing is posted', async () => {
    const empty = await post(teacher, { title: ' ', content: '\u200b' })
    expect([outcome(empty), empty.body.fields]).toEqual([
      [400, 'BAD_PARAMETERS'],
      { title: CLASS_NOTICE_TEXTS.titleMissing, content: CLASS_NOTICE_TEXTS.contentMissing },
    ])
    const long = await post(teacher, { title: 'x'.repeat(121), content: 'x'.repeat(4001) })
    expect(long.body.fields).toEqual({
      title: CLASS_NOTICE_TEXTS.titleTooLong,
      content: CLASS_NOTICE_TEXTS.contentTooLong,
    })
    expect(await list(teacher)).toHaveLength(1)
  })

  test('H128 markup in it is words', async () => {
    const evil = '<img src=x onerror=alert(1)> & "x"'
    await post(teacher, { title: evil, content: evil })
    expect((await list(pupil))[0]).toMatchObject({ title: evil, content: evil })
    expect((await bell(pupil))[0]?.content).toBe('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;x&#34;')
  })

  test('it is taken back out of the page and the bells; once more is no news; a colleague takes back the own ones', async () => {
    const id = idOf(await post(teacher, { title: 'Nhầm' }))
    const remove = (caller: Caller, noticeId = id) => caller.call('CLASSES_Notice_Remove', { id: noticeId }, 'execute')
    expect(outcome(await remove(await signedIn(house.url, 'thay.minh@phuong.test')))).toEqual([404, 'NOT_FOUND'])
    expect((await remove(teacher)).body.rowsAffected).toBe(1)
    expect((await remove(teacher)).body.rowsAffected).toBe(0)
    expect((await list(pupil)).map(({ title }) => title)).not.toContain('Nhầm')
    expect((await bell(pupil)).map(({ title }) => title)).not.toContain('Lớp 4A1: Nhầm')

    await teacher.call('CLASSES_Teacher_Add', { classId, login: 'thay.minh@phuong.test', may: 'SEE' })
    const minh = await signedIn(house.url, 'thay.minh@phuong.test')
    expect(outcome(await post(minh))).toEqual([403, 'FORBIDDEN'])
    await teacher.call('CLASSES_Teacher_Add', { classId, login: 'thay.minh@phuong.test', may: 'GIVE' })
    const own = idOf(await post(minh, { title: 'Của thầy Minh' }))
    const of = async (caller: Caller) => (await list(caller)).map(({ title, removable }) => [title, removable])
    expect((await of(minh)).slice(0, 2)).toEqual([
      ['Của thầy Minh', true],
      [expect.stringContaining('<img'), false],
    ])
    expect((await remove(minh, own)).body.rowsAffected).toBe(1)
  })

  test('they come in pages, the newest first', async () => {
    const [first, second] = [await list(teacher, { PageSize: 1 }), await list(teacher, { PageNum: 2, PageSize: 1 })]
    expect([first[0]?.totalRows, first.length, second.length]).toEqual([2, 1, 1])
    expect(second[0]?.title).toBe('Ngày mai nghỉ học')
  })
})
