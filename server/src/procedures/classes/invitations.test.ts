import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'

let house: TestHouse
/** verified, of school 1 */
let teacher: Caller
/** not verified, of no school */
let newcomer: Caller
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
})
afterAll(() => house.close())
beforeEach(() => house.clock.forward(60_000))

const made = async (className: string, caller = teacher): Promise<string> => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  return (body.result as { id: string }).id
}
const outcome = ({ status, body }: Answer) => [status, body.code]
const add = (classId: string, login: string, caller = teacher) =>
  caller.call('CLASSES_Pupil_Add', { classId, login }, 'execute')
const rowOf = ({ body }: Answer) => body.result
const rowsOf = ({ body }: Answer) => body.results as Record<string, string>[]
const classesOf = async (caller: Caller) =>
  rowsOf(await caller.call('Classes_GetJoinedClasses_ByStudentId', {})).map(({ className }) => className)
const mine = async (caller: Caller) => rowsOf(await caller.call('CLASSES_Invitations_GetMine', {}))
const answer = (caller: Caller, id: string | undefined, accept: boolean) =>
  caller.call('CLASSES_Invitation_Answer', { id, accept }, 'execute')
const pending = async (classId: string, caller = newcomer) =>
  rowsOf(await caller.call('CLASSES_Invitations_Get', { classId }))

describe('B-096 a teacher adds a pupil by e-mail', () => {
  test('a verified one at once: pupils of the own school and of none, with the grade of the class (D06 D68)', async () => {
    const classId = await made('4V1')
    expect(rowOf(await add(classId, ' 4A1.01@phuong.test '))).toEqual({ outcome: 'ADDED', fullName: 'Lê Thị Thu An' })
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    expect(await classesOf(pupil)).toEqual(['4A1', '4V1'])
    expect(rowOf(await add(classId, '4a1.01@phuong.test'))).toEqual({ outcome: 'MEMBER', fullName: 'Lê Thị Thu An' })
    expect(rowOf(await add(classId, 'hs.thieulop@phuong.test'))).toMatchObject({ outcome: 'ADDED' })
    const { grade } = await house.db
      .selectFrom('users')
      .where('email', '=', 'hs.thieulop@phuong.test')
      .select('grade')
      .executeTakeFirstOrThrow()
    expect(grade).toBe(4)
  })

  test('the pupil who is added at once is told in the bell by whom', async () => {
    const classId = await made('4V6')
    await add(classId, '4a1.21@phuong.test')
    await add(classId, '4a1.21@phuong.test')
    // 'Cô' and 'Thầy' are teachers
    await house.db.updateTable('users').set({ sex: true }).where('email', '=', 'admin@phuong.test').execute()
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const other = await made('4V7')
    house.clock.forward(60_000)
    await add(other, '4a1.21@phuong.test', admin)
    const pupil = await signedIn(house.url, '4a1.21@phuong.test')
    const notices = rowsOf(await pupil.call('ThongBao_NguoiDung_DanhSach', {}))
      .filter(({ title }) => /^Em đã vào Lớp 4V[67]$/.test(title ?? ''))
      .map(({ content, setting }) => [content, setting])
    expect(notices).toEqual([
      ['Quản trị Phượng đã thêm em vào lớp.', { type: 'CLASS_MEMBER', classId: other }],
      ['Cô Nguyễn Thị Lan đã thêm em vào lớp.', { type: 'CLASS_MEMBER', classId }],
    ])
  })

  test('an unknown e-mail and an account that is no pupil’s are told at the field', async () => {
    const classId = await made('4V2')
    const fieldOf = async (login: string) => (await add(classId, login)).body.fields
    expect(await fieldOf('nobody@phuong.test')).toEqual({
      login: 'Không có tài khoản nào dùng email hoặc tên đăng nhập này',
    })
    expect(await fieldOf('quanly@phuong.test')).toEqual({ login: 'Tài khoản này không phải của học sinh' })
    expect(outcome(await add(classId, ' '))).toEqual([400, 'BAD_PARAMETERS'])
  })

  test('A-118 B-045 not into more classes than the account may be in, whether added or answering', async () => {
    const classId = await made('4V3')
    const email = 'gioihan@phuong.test'
    const id = await makeAccount(house.db, { email, school: 1, roleId: 1 })
    const entry = { list: 'class-limit', user_id: id, value: '0', added_by: null, added_at: house.clock.now() }
    await house.db.insertInto('account_list_entries').values(entry).execute()
    expect(outcome(await add(classId, email))).toEqual([409, 'CLASS_LIMIT'])
    const own = await made('Lớp giới hạn', newcomer)
    await add(own, email, newcomer)
    const pupil = await signedIn(house.url, email)
    const [invitation] = await mine(pupil)
    expect(outcome(await answer(pupil, invitation?.id, true))).toEqual([409, 'CLASS_LIMIT'])
    expect(await mine(pupil)).toHaveLength(1)
  })

  test('two teachers who add the same pupil at once add the child once each', async () => {
    const classId = await made('4V4')
    await teacher.call('CLASSES_Teacher_Add', {
      classId,
      login: 'thay.minh@phuong.test',
      may: 'SEE',
      homeroom: true,
    })
    const minh = await signedIn(house.url, 'thay.minh@phuong.test')
    const answers = await Promise.all([add(classId, '4a1.09@phuong.test'), add(classId, '4a1.09@phuong.test', minh)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { n } = await house.db
      .selectFrom('class_people')
      .where('class_id', '=', classId)
      .where('role', '=', 'PUPIL')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe('1')
  })
})

describe('D06 who is not verified, or of another school, asks the pupil', () => {
  test('nothing of the pupil is told before the pupil has answered; then the child is in the class', async () => {
    const classId = await made('Lớp nhà', newcomer)
    expect(rowOf(await add(classId, '4a1.15@phuong.test', newcomer))).toEqual({ outcome: 'INVITED', fullName: null })
    // asked once more, it is one invitation
    await add(classId, '4a1.15@phuong.test', newcomer)
    expect(await pending(classId)).toEqual([
      { id: expect.any(String), login: '4a1.15@phuong.test', invitedDate: expect.any(String) },
    ])
    expect(rowsOf(await newcomer.call('CLASSES_Progress_Get', { classId }))).toEqual([])
    const pupil = await signedIn(house.url, '4a1.15@phuong.test')
    const [invitation] = await mine(pupil)
    expect(invitation).toMatchObject({ className: 'Lớp nhà', schoolName: null })
    const notices = rowsOf(await pupil.call('ThongBao_NguoiDung_DanhSach', {}))
    expect(notices.filter(({ title }) => title === 'Em được mời vào Lớp nhà')).toHaveLength(1)
    expect((await answer(pupil, invitation?.id, true)).status).toBe(200)
    expect(rowOf(await answer(pupil, invitation?.id, false))).toEqual({ classId, accepted: true })
    expect(await classesOf(pupil)).toContain('Lớp nhà')
    expect([await pending(classId), await mine(pupil)]).toEqual([[], []])
    expect(rowsOf(await newcomer.call('CLASSES_Progress_Get', { classId }))).toHaveLength(1)
  })

  test('a pupil with an e-mail is asked by mail too, once for an invitation; who is no pupil or has none gets no mail', async () => {
    const classId = await made('Lớp thư', newcomer)
    const userName = 'thu.khongemail'
    const child = await makeAccount(house.db, { email: 'thu.khongemail@phuong.test', school: 1, roleId: 1 })
    await house.db.updateTable('users').set({ email: null, user_name: userName }).where('id', '=', child).execute()
    await house.db
      .updateTable('login_names')
      .set({ key: userName, kind: 'userName' })
      .where('user_id', '=', child)
      .execute()
    for (const login of ['4a1.20@phuong.test', '4A1.20@phuong.test', 'nganhang@phuong.test', userName])
      expect(rowOf(await add(classId, login, newcomer))).toEqual({ outcome: 'INVITED', fullName: null })
    const mails = await house.db
      .selectFrom('mail_outbox')
      .where('template', '=', 'class-invitation')
      .where('recipient', 'in', ['4a1.20@phuong.test', 'nganhang@phuong.test', userName])
      .select(['recipient', 'data'])
      .execute()
    const { full_name } = await house.db
      .selectFrom('users')
      .where('email', '=', '4a1.20@phuong.test')
      .select('full_name')
      .executeTakeFirstOrThrow()
    const invitedBy = expect.stringMatching(/^(?:Thầy |Cô )?\p{L}+/u)
    expect(mails).toEqual([
      { recipient: '4a1.20@phuong.test', data: { fullName: full_name, className: 'Lớp thư', invitedBy } },
    ])
  })

  test('D06 who is asked again and again, into one class or many that go again, is told of it three times a day', async () => {
    const login = '4a1.31@phuong.test'
    const pupil = await signedIn(house.url, login)
    const entity = { subModuleName: 'CLASSES', entityName: 'Classes' }
    const mailsAndNotices = async () => {
      const { count } = await house.db
        .selectFrom('mail_outbox')
        .where('template', '=', 'class-invitation')
        .where('recipient', '=', login)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      const notices = rowsOf(await pupil.call('ThongBao_NguoiDung_DanhSach', {}))
      return [
        Number(count),
        notices.filter(({ setting }) => (setting as { type?: string })?.type === 'CLASS_INVITATION').length,
      ]
    }
    const askAndTakeBack = async () => {
      const classId = await made('Lớp dai', newcomer)
      expect(rowOf(await add(classId, login, newcomer))).toEqual({ outcome: 'INVITED', fullName: null })
      const [open] = await pending(classId)
      expect(open).toMatchObject({ login })
      await newcomer.call('CLASSES_Invitation_Withdraw', { id: open?.id }, 'execute')
      expect(rowOf(await add(classId, login, newcomer))).toEqual({ outcome: 'INVITED', fullName: null })
      expect(await mine(pupil)).toMatchObject([{ className: 'Lớp dai' }])
      const gone = await newcomer.send('DELETE', '/api/v1.0/dynamic/crud', { ...entity, entityId: classId })
      expect(gone.status).toBe(200)
    }
    for (let round = 0; round < 4; round++) await askAndTakeBack()
    expect(await mailsAndNotices()).toEqual([3, 3])
  })

  test('of another school, a verified teacher asks too', async () => {
    const classId = await made('4V5')
    expect(rowOf(await add(classId, '8a.01@phuong.test'))).toEqual({ outcome: 'INVITED', fullName: null })
  })

  test('what the answer tells is the same for a pupil and for who is none', async () => {
    const classId = await made('Lớp đố', newcomer)
    const [pupil, manager] = [
      await add(classId, '4a1.16@phuong.test', newcomer),
      await add(classId, 'quanly@phuong.test', newcomer),
    ]
    expect(rowOf(manager)).toEqual(rowOf(pupil))
    expect((await pending(classId)).map(({ login }) => login).sort()).toEqual([
      '4a1.16@phuong.test',
      'quanly@phuong.test',
    ])
  })

  test('the pupil may decline, and the teacher withdraw; then nothing comes of it', async () => {
    const classId = await made('Lớp thử', newcomer)
    await add(classId, '4a1.17@phuong.test', newcomer)
    const pupil = await signedIn(house.url, '4a1.17@phuong.test')
    const [declined] = await mine(pupil)
    expect(rowOf(await answer(pupil, declined?.id, false))).toEqual({ classId, accepted: false })
    expect(await classesOf(pupil)).toEqual(['4A1'])
    await add(classId, '4a1.17@phuong.test', newcomer)
    const [again] = await mine(pupil)
    const withdraw = (caller: Caller) => caller.call('CLASSES_Invitation_Withdraw', { id: again?.id }, 'execute')
    expect(outcome(await withdraw(teacher))).toEqual([403, 'FORBIDDEN'])
    const unknown = { id: randomUUID() }
    expect(outcome(await teacher.call('CLASSES_Invitation_Withdraw', unknown, 'execute'))).toEqual([403, 'FORBIDDEN'])
    expect((await withdraw(newcomer)).body.rowsAffected).toBe(1)
    expect((await withdraw(newcomer)).body.rowsAffected).toBe(0)
    expect(outcome(await answer(pupil, again?.id, true))).toEqual([404, 'NOT_FOUND'])
    expect(await classesOf(pupil)).toEqual(['4A1'])
  })

  test('who has come in by the code meanwhile is asked no more', async () => {
    const classId = await made('Lớp vội', newcomer)
    await add(classId, '4a1.19@phuong.test', newcomer)
    const pupil = await signedIn(house.url, '4a1.19@phuong.test')
    const [invitation] = await mine(pupil)
    const { code } = await house.db
      .selectFrom('classes')
      .where('id', '=', classId)
      .select('code')
      .executeTakeFirstOrThrow()
    await pupil.call('CLASSES_Join', { code })
    expect([await mine(pupil), await pending(classId)]).toEqual([[], []])
    expect(rowOf(await answer(pupil, invitation?.id, true))).toEqual({ classId, accepted: true })
    expect((await classesOf(pupil)).filter((name) => name === 'Lớp vội')).toHaveLength(1)
  })

  test('into a class that was archived meanwhile nobody comes', async () => {
    const classId = await made('Lớp cũ', newcomer)
    await add(classId, '4a1.18@phuong.test', newcomer)
    const pupil = await signedIn(house.url, '4a1.18@phuong.test')
    const [invitation] = await mine(pupil)
    await newcomer.call('CLASSES_Classes_Archive', { classId })
    expect(await mine(pupil)).toEqual([])
    expect(outcome(await answer(pupil, invitation?.id, true))).toEqual([409, 'CLASS_CLOSED'])
  })
})

describe('D06 CLASSES_Invitations_GetSent', () => {
  type Sent = Record<'id' | 'login' | 'state' | 'className', string> & { totalRows: number; withdrawable: boolean }
  const sent = async (caller: Caller, page: object = { PageSize: 50 }) =>
    (await caller.call('CLASSES_Invitations_GetSent', page)).body.results as Sent[]

  test('says what has become of each invitation of the own, the newest first, page by page; the e-mail is whole once accepted', async () => {
    const email = 'gui.moi@phuong.test'
    await makeAccount(house.db, { email, school: null, roleId: 2 })
    const sender = await signedIn(house.url, email)
    expect(await sent(sender)).toEqual([])
    const [classId, old] = [await made('Lớp gửi', sender), await made('Lớp xưa', sender)]
    for (const [login, to] of [
      ['4a1.22@phuong.test', old],
      ['4a1.24@phuong.test', classId],
      ['4a1.25@phuong.test', classId],
      ['4a1.26@phuong.test', classId],
      ['4a1.27@phuong.test', classId],
      ['4a1.28@phuong.test', classId],
    ] as const) {
      house.clock.forward(60_000)
      await add(to, login, sender)
    }
    const reply = async (login: string, accept: boolean) => {
      const pupil = await signedIn(house.url, login)
      const [invitation] = (await mine(pupil)).filter(({ className }) => className === 'Lớp gửi')
      expect((await answer(pupil, invitation?.id, accept)).status).toBe(200)
    }
    await reply('4a1.24@phuong.test', true)
    await reply('4a1.25@phuong.test', false)
    const { code } = await house.db
      .selectFrom('classes')
      .where('id', '=', classId)
      .select('code')
      .executeTakeFirstOrThrow()
    await (await signedIn(house.url, '4a1.27@phuong.test')).call('CLASSES_Join', { code })
    await sender.call('CLASSES_Invitation_Withdraw', { id: (await sent(sender))[2]?.id }, 'execute')
    await sender.call('CLASSES_Classes_Archive', { classId: old })
    expect(
      (await sent(sender)).map(({ login, state, className, withdrawable }) => [login, state, className, withdrawable]),
    ).toEqual([
      ['4a•••@phuong.test', 'WAITING', 'Lớp gửi', true],
      ['4a1.27@phuong.test', 'ACCEPTED', 'Lớp gửi', false],
      ['4a•••@phuong.test', 'WITHDRAWN', 'Lớp gửi', false],
      ['4a•••@phuong.test', 'DECLINED', 'Lớp gửi', false],
      ['4a1.24@phuong.test', 'ACCEPTED', 'Lớp gửi', false],
      ['4a•••@phuong.test', 'EXPIRED', 'Lớp xưa', false],
    ])
    const second = await sent(sender, { PageNum: 2, PageSize: 5 })
    expect(second.map(({ className, totalRows }) => [className, totalRows])).toEqual([['Lớp xưa', 6]])
    // nobody reads those of somebody else
    expect((await sent(teacher)).filter(({ className }) => className === 'Lớp gửi')).toEqual([])
  })
})
