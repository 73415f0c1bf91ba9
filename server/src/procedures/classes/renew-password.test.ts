import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'

let house: TestHouse
let teacher: Caller
let classId: string
let card: Card
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  classId = await made('4P1')
  await put(classId, ['Lò Thị Mai Chi', 'Ksor H’Lan'])
  card = (await cards(classId))[0] as Card
})
afterAll(() => house.close())

type Card = { studentId: string; userName: string; password: string }
const made = async (className: string, caller = teacher): Promise<string> => {
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  return (body.result as { id: string }).id
}
const put = (id: string, names: readonly string[], caller = teacher) =>
  caller.call('CLASSES_Pupils_Make', {
    classId: id,
    listId: randomUUID(),
    consent: true,
    pupils: names.map((fullName, at) => ({ line: at + 1, fullName })),
  })
const cards = async (id: string, studentId?: string, caller = teacher) =>
  (await caller.call('CLASSES_Cards_Get', { classId: id, studentId })).body.results as Card[]
const renew = (id: string, studentId: string, caller = teacher) =>
  caller.call('CLASSES_Pupil_RenewPassword', { classId: id, studentId }, 'execute')
const signIn = async ({ userName }: Card, password: string) => {
  const caller = new Caller(house.url)
  return { caller, answer: await caller.call('Users_Login', { Email: userName, Password: sha1(password) }) }
}

describe('D69 a verified teacher gives a pupil of the own class a new first password', () => {
  test('which the card alone tells; the one before opens nothing, and must be changed at the next sign-in', async () => {
    const own = 'meo con 2017'
    const { caller } = await signIn(card, card.password)
    await caller.call('USERS_ChangePassword', { Email: card.userName, Password: sha1(own) })
    expect((await cards(classId)).map(({ studentId }) => studentId)).not.toContain(card.studentId)
    const answer = await renew(classId, card.studentId)
    expect([answer.status, answer.body]).toEqual([200, { result: { studentId: card.studentId }, rowsAffected: 1 }])
    const [renewed] = await cards(classId, card.studentId)
    expect(renewed).toMatchObject({ studentId: card.studentId, userName: card.userName })
    expect([card.password, own]).not.toContain(renewed?.password)
    // who was signed in is signed out, and no older password signs in
    expect((await caller.call('Classes_GetJoinedClasses_ByStudentId', {})).status).toBe(401)
    for (const old of [own, card.password]) expect((await signIn(card, old)).answer.status).toBe(401)
    const anew = await signIn(card, renewed?.password ?? '')
    expect(anew.answer.status).toBe(200)
    expect((await anew.caller.call('Classes_GetJoinedClasses_ByStudentId', {})).body.code).toBe('MUST_CHANGE_PASSWORD')
    const row = await house.db
      .selectFrom('audit_log')
      .where('subject', '=', card.studentId)
      .where('action', '=', 'pupil-password-renewed')
      .select(['details'])
      .executeTakeFirstOrThrow()
    expect(row.details).toEqual({ classId })
  })

  test('not one with an e-mail, of another school, of another class, or who has left', async () => {
    const { id: withEmail } = await house.db
      .selectFrom('users')
      .where('email', '=', '4a1.01@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    const { code } = await house.db
      .selectFrom('classes')
      .where('id', '=', classId)
      .select('code')
      .executeTakeFirstOrThrow()
    await pupil.call('CLASSES_Join', { code })
    expect((await renew(classId, withEmail)).status).toBe(403)

    const second = (await cards(classId)).find(({ studentId }) => studentId !== card.studentId) as Card
    const school = (school_id: number | null) =>
      house.db.updateTable('users').set({ school_id }).where('id', '=', second.studentId).execute()
    await school(2)
    expect((await renew(classId, second.studentId)).status).toBe(403)
    await school(1)
    expect((await renew(classId, second.studentId)).status).toBe(200)
    expect((await renew(await made('4P2'), second.studentId)).status).toBe(403)
    await teacher.call('CLASSES_Pupil_Leave', { classId, studentId: second.studentId })
    expect((await renew(classId, second.studentId)).status).toBe(403)
  })

  test('not one whose account is neither of the own school nor made by the teacher, in whatever class', async () => {
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    const verified = await signedIn(house.url, 'gv.cap2@phuong.test')
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const free = await made('Lớp tự do', newcomer)
    await put(free, ['Đinh Công Tự Do'], newcomer)
    const [pupil] = (await cards(free, undefined, newcomer)) as [Card]
    for (const login of ['gv.cap2@phuong.test', 'co.lan@phuong.test'])
      await admin.call('CLASSES_Teacher_Add', { classId: free, login, may: 'GIVE', homeroom: true })
    for (const caller of [verified, teacher]) {
      expect((await renew(free, pupil.studentId, caller)).status).toBe(403)
      // nor is the card of it told to them, who keep the list as well
      expect(await cards(free, undefined, caller)).toEqual([])
    }
    expect((await cards(free, undefined, newcomer)).map(({ userName }) => userName)).toEqual([pupil.userName])
    // nor is such a pupil taken into an own class by the user name alone
    const own = await made('Lớp khác')
    const added = await teacher.call('CLASSES_Pupil_Add', { classId: own, login: pupil.userName }, 'execute')
    expect(added.body.result).toEqual({ outcome: 'INVITED', fullName: null })
  })

  test('D06 not a teacher whom nobody has verified; the page is told so', async () => {
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    const own = await made('Lớp mới', newcomer)
    await put(own, ['Vũ Minh Châu'], newcomer)
    const [pupil] = await cards(own, undefined, newcomer)
    expect((await renew(own, pupil?.studentId ?? '', newcomer)).status).toBe(403)
    const mayRenew = async (id: string, caller: Caller) => {
      const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
        subModuleName: 'CLASSES',
        entityName: 'Classes',
        fields: 'mayRenew',
        parameters: { id },
      })
      return body.results
    }
    expect(await mayRenew(own, newcomer)).toEqual([{ mayRenew: false }])
    expect(await mayRenew(classId, teacher)).toEqual([{ mayRenew: true }])
    const admin = await signedIn(house.url, 'admin@phuong.test')
    expect((await renew(own, pupil?.studentId ?? '', admin)).status).toBe(200)
  })
})

describe('the card of a first password', () => {
  const codeOf = async (id: string): Promise<string> =>
    (await house.db.selectFrom('classes').where('id', '=', id).select('code').executeTakeFirstOrThrow()).code

  test('S20 is told in the class for which it was made, and in no other one that its pupil has joined', async () => {
    const newcomer = await signedIn(house.url, 'gv.moi@phuong.test')
    const own = await made('4P5')
    await put(own, ['Hà Thị Thẻ'])
    const [pupil] = (await cards(own)) as [Card]
    const { caller } = await signIn(pupil, pupil.password)
    await caller.call('USERS_ChangePassword', { Email: pupil.userName, Password: sha1('meo con 2017') })
    const club = await made('Câu lạc bộ', newcomer)
    const colleagues = await made('4P6')
    for (const id of [club, colleagues]) await caller.call('CLASSES_Join', { code: await codeOf(id) })
    await renew(own, pupil.studentId)
    expect((await cards(own)).map(({ studentId }) => studentId)).toEqual([pupil.studentId])
    expect(await cards(club, undefined, newcomer)).toEqual([])
    const read = await house.db
      .selectFrom('audit_log')
      .where('action', '=', 'class-cards-read')
      .where('subject', 'in', [own, club])
      .select(['subject', 'details'])
      .execute()
    expect(read).toEqual(Array(2).fill({ subject: own, details: { pupils: 1 } }))
    // who has made it knows it anyway
    expect((await cards(colleagues)).map(({ studentId }) => studentId)).toEqual([pupil.studentId])
    const hoaId = await makeAccount(house.db, { email: 'co.hoa@phuong.test', school: 1, roleId: 2 })
    await house.db.updateTable('users').set({ verified_at: house.clock.now() }).where('id', '=', hoaId).execute()
    const hoa = await signedIn(house.url, 'co.hoa@phuong.test')
    const hers = await made('1A9', hoa)
    await caller.call('CLASSES_Join', { code: await codeOf(hers) })
    await hoa.call('CLASSES_Pupil_Add', { classId: hers, login: pupil.userName }, 'execute')
    expect(await cards(hers, undefined, hoa)).toEqual([])
  })

  test('goes along when its pupil moves to another class', async () => {
    const [from, to] = [await made('4P7'), await made('4P8')]
    await put(from, ['Hà Thị Chuyển'])
    const [pupil] = (await cards(from)) as [Card]
    await teacher.call('CLASSES_Pupil_Move', { classId: from, studentId: pupil.studentId, toClassId: to }, 'execute')
    const row = () =>
      house.db
        .selectFrom('first_passwords')
        .where('user_id', '=', pupil.studentId)
        .select('class_id')
        .executeTakeFirstOrThrow()
    expect(await row()).toEqual({ class_id: to })
    expect((await cards(to)).map(({ password }) => password)).toEqual([pupil.password])
  })
})
