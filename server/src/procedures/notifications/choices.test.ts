import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { classInvitation } from '../../services/notices/class-invitation.ts'
import { tell } from '../../services/notices/tell.ts'
import { workGiven } from '../../services/notices/work-given.ts'
import { workMarked } from '../../services/notices/work-marked.ts'

let house: TestHouse
let pupil: Caller
let teacher: Caller
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
})
afterAll(() => house.close())

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const choices = async (caller: Caller) => (await caller.call('ThongBao_TuyChon_DanhSach')).body.results
const choose = (caller: Caller, Type: string, Way: string, Wanted: boolean) =>
  caller.call('ThongBao_TuyChon_CapNhat', { Type, Way, Wanted }, 'execute')
const titles = async (caller: Caller): Promise<string[]> => {
  const { body } = await caller.call('ThongBao_NguoiDung_DanhSach', { PageNum: 1, PageSize: 100 })
  return (body.results as { title: string }[]).map(({ title }) => title)
}

/** Tells a pupil of a mark, or of something given. */
const about = (title: string) => ({
  ...{ assignmentId: randomUUID(), classId: randomUUID(), className: '4A1', title, exerciseType: 'UNIT' as const },
  ...{ dueAt: house.clock.now(), answerId: randomUUID(), change: title },
})
const by = async () => ({ now: house.clock.now(), senderId: await idOf('co.lan@phuong.test') })
const mark = async (title: string, studentId: string) =>
  tell(house.db, workMarked, { ...about(title), studentId }, await by())

test('each role may refuse what it need not be told, and is told everything at first', async () => {
  expect(await choices(pupil)).toEqual([
    { type: 'MARK_ASSIGNMENT', way: 'bell', wanted: true },
    { type: 'CLASS_INVITATION', way: 'mail', wanted: true },
  ])
  expect(await choices(teacher)).toEqual([{ type: 'SUBMIT_ASSIGNMENT', way: 'bell', wanted: true }])
  expect(await choices(await signedIn(house.url, 'quanly@phuong.test'))).toEqual([])
})

test('who refuses a kind is told it no more, and others are; wanted again it comes again', async () => {
  const [own, other] = [await idOf('4a1.01@phuong.test'), await idOf('4a1.02@phuong.test')]
  expect((await choose(pupil, 'MARK_ASSIGNMENT', 'bell', false)).body.rowsAffected).toBe(1)
  expect((await choose(pupil, 'MARK_ASSIGNMENT', 'bell', false)).body.rowsAffected).toBe(0)
  expect(await mark('Bài một', own)).toBe(0)
  expect(await mark('Bài hai', other)).toBe(1)
  expect(await choices(pupil)).toContainEqual({ type: 'MARK_ASSIGNMENT', way: 'bell', wanted: false })
  expect((await choose(pupil, 'MARK_ASSIGNMENT', 'bell', true)).body.rowsAffected).toBe(1)
  expect(await mark('Bài ba', own)).toBe(1)
  const seen = await titles(pupil)
  expect(seen).toContain('Thầy cô đã chấm bài Bài ba')
  expect(seen).not.toContain('Thầy cô đã chấm bài Bài một')
})

test('work that is given is told whatever somebody refuses', async () => {
  const own = await idOf('4a1.01@phuong.test')
  for (const type of ['GIVE_ASSIGNMENT', 'ANNOUNCEMENT', 'SUBMIT_ASSIGNMENT', 'X'])
    expect((await choose(pupil, type, 'bell', false)).status, type).toBe(404)
  expect((await choose(pupil, 'MARK_ASSIGNMENT', 'mail', false)).status).toBe(404)
  expect((await choose(pupil, 'MARK_ASSIGNMENT', 'sms', false)).status).toBe(400)
  await house.db.insertInto('notice_refusals').values({ user_id: own, type: 'GIVE_ASSIGNMENT', way: 'bell' }).execute()
  const toOne = { ...workGiven, recipients: () => [own] }
  expect(await tell(house.db, toOne, about('Bài mới'), await by())).toBe(1)
})

test('D06 who refuses the mail of an invitation has it in the bell all the same', async () => {
  const studentId = await idOf('4a1.01@phuong.test')
  const invite = async () =>
    tell(
      house.db,
      classInvitation,
      {
        invitationId: randomUUID(),
        classId: randomUUID(),
        className: '4A9',
        studentId,
        by: { fullName: 'Lan', sex: false },
      },
      await by(),
    )
  const mails = async () =>
    (await house.db.selectFrom('mail_outbox').where('recipient', '=', '4a1.01@phuong.test').select('id').execute())
      .length
  expect([await invite(), await mails()]).toEqual([1, 1])
  await choose(pupil, 'CLASS_INVITATION', 'mail', false)
  expect([await invite(), await mails()]).toEqual([1, 1])
})
