import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import type { ExampleCall } from '../../../testing/example-call.ts'
import { exampleCalls, readFacts } from '../../../testing/example-calls.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { entities } from '../../entities/registry.ts'
import type { AnyProcedure } from '../../procedures/define.ts'
import { procedures } from '../../procedures/registry.ts'

let house: TestHouse
let calls: ExampleCall[]
const callers = new Map<string, Caller>()
beforeAll(async () => {
  house = await openHouse()
  calls = exampleCalls(await readFacts(house.db, '4a1.05@phuong.test'))
})
afterAll(() => house.close())

const send = async ({ as: email, method, path, body }: ExampleCall) => {
  const caller = callers.get(email ?? '') ?? (await signedIn(house.url, email ?? ''))
  callers.set(email ?? '', caller)
  return caller.send(method, path, body)
}
const exampleOf = (name: string): ExampleCall => {
  const call = calls.find((each) => each.name === name)
  if (call === undefined) throw new Error(`no example calls ${name}`)
  return call
}

/** What a page may have seen that never stands there, by the procedure that changes it. */
const stale: Readonly<Record<string, Record<string, unknown>>> = {
  CLASSWORK_Assignments_Save: {
    title: 'Tên cũ',
    instructions: 'Lời cũ',
    dueDate: null,
    color: '#000000',
    points: 1,
    settings: { attempts: 9, solutions: 'NEVER' },
  },
  CLASSES_Pupil_Set: { fullName: 'Tên cũ', dateofBirth: '2001-01-01', sex: true },
  CLASSES_Teacher_Set: { may: 'MARK', homeroom: true },
  PLACES_School_Save: { name: 'Tên cũ', schoolTypeId: 0, districtId: 4, closed: true },
  PLACES_Unit_Save: { name: 'Tên cũ', cityId: 1, ended: true },
  SHARE_Attachments_SetPages: { chosen: [99] },
  LINKS_Card_Save: { place: 'education-game', title: 'Tên cũ' },
  LINKS_Cards_Order: { cardIds: [] },
  LINKS_Menu_Save: { label: 'Tên cũ', address: 'https://cu.vn', roles: ['manager'] },
  LINKS_Menu_Order: { menuLinkIds: [] },
  SITE_Host_Save: { host: 'cu.vn', profile: 'local', higherEducation: true },
  SITE_Contact_Set: { address: 'Nơi cũ' },
  SHARE_Attachments_UpdateTags: { tags: 'cũ' },
  TESTBANK_Papers_Update: { tags: ['cũ'] },
}

/** Other writes: what stands for what was seen, or why there is nothing to overwrite. */
const others: Readonly<Record<string, string>> = {
  SHARE_Attachments_UpdateJsonData: 'the revision',
  TESTBANK_Papers_Save: 'the revision',
  USERS_ChangePassword: 'the password that is replaced',
  SITTING_Start: 'adds',
  SITTING_Append: 'adds',
  SITTING_Finish: 'adds',
  CLASSWORK_Answer_Save: 'adds',
  CLASSWORK_WorkFiles_Take: 'adds',
  ACCOUNTLISTS_Add: 'adds; an entry that is there is refused',
  ACCOUNTLISTS_Remove: 'takes away what is named',
  Users_Login: 'begins a session',
  AUTH_Typed_Login: 'begins a session',
  AUTH_Teacher_Register: 'adds',
  Users_Register: 'adds',
  USERS_Teacher_Verify: 'what is verified stays',
  USERS_ForgotPassword: 'a newer one each time',
  USERS_Logout: 'ends a session',
  USERS_Session_End: 'ends a session',
  ThongBao_ThemMoi: 'adds',
  ThongBao_ThuHoi: 'takes away what is named',
  ThongBao_Sach_ThemMoi: 'adds',
  ThongBao_Sach_Xoa: 'takes away what is named',
  ThongBao_TuyChon_CapNhat: 'names what it sets, and nothing beside it',
  ThongBao_NguoiDung_Xoa: 'what is gone is gone',
  ThongBao_TrangThai_CapNhat: 'what is read is read',
  ThongBao_TrangThai_CapNhatTatCa: 'the newest that was seen',
  CLASSES_Join: 'adds',
  CLASSES_Pupils_Make: 'adds',
  CLASSES_List_Undo: 'takes away what is named',
  CLASSES_Teacher_Add: 'adds',
  CLASSES_Teacher_Remove: 'takes away what is named',
  PLACES_File_Load: 'the check of the file, which it is once more',
  CLASSES_Owner_Set: 'the owner, who alone may',
  CLASSES_Pupil_RenewPassword: 'a new one each time',
  CLASSES_Notice_Post: 'adds',
  CLASSES_Notice_Remove: 'takes away what is named',
  CLASSES_Pupil_Add: 'adds',
  CLASSES_Invitation_Answer: 'an answer is an answer',
  CLASSES_Invitation_Withdraw: 'takes away what is named',
  CLASSES_Pupil_Move: 'ends one period and adds another',
  CLASSES_Pupil_Leave: 'takes away what is named',
  CLASSES_Pupil_Return: 'adds',
  CLASSES_Code_Renew: 'the code that is replaced',
  CLASSES_FamilyLink_Make: 'adds; a link that is there stays',
  CLASSES_FamilyLink_Revoke: 'takes away what is named',
  CLASSES_Classes_Archive: 'puts away what is named',
  CLASSES_Classes_Restore: 'brings back what is named',
  CLASSES_Scripts_Set: 'there are two states, and the call names one',
  MAIL_SaveEmail: 'adds',
  LINKS_Card_Delete: 'takes away what is named',
  LINKS_Menu_Delete: 'takes away what is named',
  SITE_Host_Delete: 'takes away what is named',
  MAIL_SendAgain: 'a mail that waits or was sent stays',
  CLASSWORK_Assignments_End: 'an end is an end',
  CLASSWORK_Assignments_Delete: 'takes away what is named',
  CLASSWORK_Assignments_Restore: 'brings back what is named',
}

test('H160 every write that changes rows says what stands for what its page saw', () => {
  const writes = (procedures as readonly AnyProcedure[]).filter(({ kind }) => kind === 'write')
  expect(writes.map(({ name }) => name).sort()).toEqual([...Object.keys(stale), ...Object.keys(others)].sort())
  const seeing = writes.filter(({ input }) => 'seen' in (input.shape ?? {}))
  expect(seeing.map(({ name }) => name).sort()).toEqual(Object.keys(stale).sort())
  // what the corridor does not hold against the row by itself does so in a transaction of its own
  const own = seeing.filter(({ current }) => current === undefined).map(({ name }) => name)
  expect(own).toEqual(['SHARE_Attachments_SetPages'])
})

test.each(Object.keys(stale))('H160 %s is refused with the newer values, and goes with them', async (name) => {
  const call = exampleOf(name)
  // several fields of a change are the same as before: another value each
  const parameters = {
    ...(call.body.parameters as Record<string, unknown>),
    ...(name === 'CLASSWORK_Assignments_Save' && {
      title: 'Bài ba',
      instructions: 'Lời mới',
      dueDate: '2026-12-24',
      points: 7,
      color: '#22754a',
      settings: { attempts: 3, solutions: 'NEVER' },
    }),
  }
  const withSeen = (seen: unknown): ExampleCall => ({
    ...call,
    body: { ...call.body, parameters: { ...parameters, seen } },
  })
  const refused = await send(withSeen(stale[name]))
  expect([refused.status, refused.body.code]).toEqual([409, 'STALE'])
  const newer = refused.body.newer as Record<string, unknown>
  expect(Object.keys(newer).sort()).toEqual(Object.keys(stale[name] ?? {}).sort())
  // nothing was changed by it
  expect((await send(withSeen(stale[name]))).body.newer).toEqual(newer)
  const taken = await send(withSeen(newer))
  expect([taken.status, taken.text]).toEqual([200, taken.text])
})

/** A change where the example writes what stands there already. */
const changes: Readonly<Record<string, Record<string, unknown>>> = {
  'CLASSES.Classes': { className: '4A1 mới', classId: 5, schoolYearId: 2027, status: 'Finish' },
  'USERS.Users': { schoolName: 'Trường Hoa Phượng', fullName: 'Nguyễn Thị Lan Anh' },
}

const changing = entities.flatMap((entity) => ('update' in entity ? [entity] : []))

test('H160 every field that an entity lets be changed can be said to have been seen, but for what is no field of the row', () => {
  const unseen = changing.flatMap(({ name, read, update }) =>
    Object.keys(update?.input.shape ?? {})
      .filter((field) => !(field in (read?.fields ?? {})))
      .map((field) => `${name}.${field}`),
  )
  expect(unseen).toEqual(['Assignments_Answers.Reason'])
})

test.each(changing.map(({ subModule, name }) => `${subModule}.${name}`))(
  'H160 a change of %s is refused with the newer values, and goes with them',
  async (name) => {
    const example = exampleOf(`${name} update`)
    const parameters = changes[name] ?? (example.body.parameters as Record<string, unknown>)
    const call: ExampleCall = { ...example, body: { ...example.body, parameters } }
    const fields = Object.keys(parameters).filter((field) => field !== 'Reason')
    expect(fields.length).toBeGreaterThan(0)
    const row = async () => {
      const { subModuleName, entityName, entityId } = call.body
      const path = '/api/v1.0/dynamic/crud/read'
      const body = { subModuleName, entityName, fields, parameters: { id: entityId } }
      return ((await send({ ...call, method: 'POST', path, body })).body.results as Record<string, unknown>[])[0]
    }
    const withSeen = (seen: unknown): ExampleCall => ({ ...call, body: { ...call.body, seen } })
    const never = Object.fromEntries(fields.map((field) => [field, 'seen by nobody']))
    const before = await row()
    const differing = fields.filter((field) => before?.[field] !== parameters[field])
    expect(differing.length).toBeGreaterThan(0)
    const refused = await send(withSeen(never))
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE'])
    expect(refused.body.newer).toEqual(before)
    expect(await row()).toEqual(before)
    const taken = await send(withSeen(before))
    expect([taken.status, taken.text]).toEqual([200, taken.text])
    // the same again, as after an answer that was lost with its page, overwrites nothing
    expect((await send(withSeen(before))).status).toBe(200)
  },
)

test('H160 of two changes at once one is refused', async () => {
  const call = exampleOf('CLASSES.Folders update')
  const name = `Tên ${randomUUID().slice(0, 8)}`
  const rename = (to: string, from: string) =>
    send({ ...call, body: { ...call.body, parameters: { name: to }, seen: { name: from } } })
  await send({ ...call, body: { ...call.body, parameters: { name } } })
  const answers = await Promise.all(['Một', 'Hai', 'Ba', 'Bốn'].map((to) => rename(to, name)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test.each([{ nothing: 1 }, { createdBy: 'x' }])('H160 %j is nothing that a page can have seen', async (seen) => {
  const call = exampleOf('CLASSES.Folders update')
  expect((await send({ ...call, body: { ...call.body, seen } })).status).toBe(400)
})

test.each(Object.keys(stale))(
  'H160 a name that %s does not know is nothing that a page can have seen',
  async (name) => {
    const call = exampleOf(name)
    const parameters = { ...(call.body.parameters as Record<string, unknown>), seen: { nothing: 1 } }
    expect((await send({ ...call, body: { ...call.body, parameters } })).status).toBe(400)
  },
)
