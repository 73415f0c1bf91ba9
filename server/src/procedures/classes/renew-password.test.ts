import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

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
