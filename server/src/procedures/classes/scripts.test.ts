import { randomUUID } from 'node:crypto'
import { questionExamples } from '@phuong/exercises/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { giveUnit, revisePaper } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

const reader = '4a1.03@phuong.test'
const classmate = '4a1.04@phuong.test'
const spoken = 'Take this, it looks like rain today.'
const talk = 'Mai says that the parrot has eaten all the mangoes.'

let house: TestHouse
let teacher: Caller
let classId: string
let unit: Awaited<ReturnType<typeof giveUnit>>
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  unit = await giveUnit(house.db, { classId, createdBy: schoolClass.ownerId })
  const { id } = await house.db
    .selectFrom('papers')
    .where('exam_id', '=', unit.examId)
    .select('id')
    .executeTakeFirstOrThrow()
  await revisePaper(house.db, id, 2, [
    asked('OneChoice', { audioUrl: '/sounds/words/umbrella.mp3', explainText: { audioScript: spoken, text: '' } }),
    asked('COMBINEWITHVIDEO', { videoUrl: '/clips/at-the-zoo.mp4', explainText: { audioScript: talk, text: '' } }),
    asked('Unscramble', {}),
  ])
})
afterAll(() => house.close())

/** The first example of a type with other words. */
const asked = (type: string, more: object) => {
  const id = randomUUID()
  const content = { ...(questionExamples[type]?.[0]?.question as object), ...more, id, type }
  return { id, type, content, right: null, wrong: null }
}

const idOf = async (email: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const set = async (caller: Caller, email: string, given: boolean, more: object = {}) =>
  caller.send('POST', '/api/v1.0/dynamic/execute', {
    sqlCommand: 'p_PHUONG_CLASSES_Scripts_Set',
    parameters: { classId, studentId: await idOf(email), given, ...more },
  })
const opened = async (email: string) => {
  const client = await sitter(await signedIn(house.url, email), house.clock)
  const { row } = await client.start({ kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId })
  return { client, sittingId: row?.sittingId as string }
}
const flagsOf = async (caller: Caller) =>
  ((await caller.call('USERS_Me', {}, 'query/first')).body.result as { flags: string[] }).flags
const entries = async () =>
  house.db.selectFrom('account_list_entries').where('list', '=', 'listening-scripts').selectAll().execute()

test('D20 H125 what is said in a sound reaches the pupil whose teacher has said so, and no other pupil in any call', async () => {
  const answered: string[] = []
  for (const email of [reader, classmate]) {
    const { client, sittingId } = await opened(email)
    const { caller } = client
    if (email === reader) expect((await set(teacher, reader, true)).status).toBe(200)
    // of both: nothing of it in the calls that every pupil makes, with the right and without it
    const others = await Promise.all([
      caller.call('EXAMINATION_Get', { examId: unit.examId, assignmentId: unit.assignmentId }),
      caller.call('SITTING_Start', { sittingId, kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId }),
      caller.call('SITTING_Get', { sittingId }),
      caller.call('CLASSWORK_Assignments_GetById', { id: unit.assignmentId }),
    ])
    for (const { status, text } of others) {
      expect(status).toBe(200)
      expect(text).not.toContain(spoken)
      expect(text).not.toContain(talk)
    }
    answered.push(others[0]?.text ?? '')
    const { status, body, text } = await caller.call('SITTING_Scripts_Get', { sittingId })
    if (email === classmate) {
      expect(status).toBe(403)
      expect(text).not.toContain('rain')
      continue
    }
    expect(status).toBe(200)
    const rows = body.results as { src: string; script: string }[]
    expect(rows.map(({ script }) => script)).toEqual(expect.arrayContaining([spoken, talk]))
    // under the addresses that the paper without its key has, which say nothing
    for (const { src, script } of rows.filter(({ script }) => script === spoken || script === talk)) {
      expect([script, src]).toEqual([script, expect.stringMatching(/^\/media\/[\w-]{24}\.mp[34]$/)])
      expect(others[0]?.text).toContain(src)
    }
  }
  // the paper itself is the same for both
  expect(answered[0]).toBe(answered[1])
})

test('H022 a reader has the scripts of own sittings alone, and loses them with the next call', async () => {
  const own = await opened(reader)
  const { sittingId } = await opened(classmate)
  await set(teacher, reader, true)
  expect(await flagsOf(own.client.caller)).toContain('listening-scripts')
  expect((await own.client.caller.call('SITTING_Scripts_Get', { sittingId })).status).toBe(404)
  expect((await own.client.caller.call('SITTING_Scripts_Get', { sittingId: own.sittingId })).status).toBe(200)
  expect((await set(teacher, reader, false)).status).toBe(200)
  expect((await own.client.caller.call('SITTING_Scripts_Get', { sittingId: own.sittingId })).status).toBe(403)
  expect(await flagsOf(own.client.caller)).not.toContain('listening-scripts')
})

test('D05 only who runs the class sets it: not another teacher, not the manager, no pupil, and not for a pupil of another class', async () => {
  const refused = [
    ['thay.minh@phuong.test', 403],
    ['quanly@phuong.test', 403],
    [reader, 403],
  ] as const
  for (const [email, status] of refused) {
    const answer = await set(await signedIn(house.url, email), reader, true)
    expect([email, answer.status]).toEqual([email, status])
  }
  expect((await set(teacher, '8a.05@phuong.test', true)).status).toBe(403)
  expect((await set(teacher, reader, true, { classId: randomUUID() })).status).toBe(403)
  expect(await entries()).toEqual([])
})

test('S20 A-120 it is an entry of the list that administrators see, written down once however often it is set', async () => {
  const studentId = await idOf(reader)
  const written = async () =>
    (
      await house.db
        .selectFrom('audit_log')
        .where('subject', '=', studentId)
        .where('action', 'like', 'list-entry-%')
        .orderBy('at')
        .orderBy('id')
        .select(['action', 'actor_id', 'details'])
        .execute()
    ).map(({ action, actor_id, details }) => [action, actor_id, details])
  const before = (await written()).length
  for (const given of [true, true, false, false])
    expect((await set(teacher, reader, given)).body).toMatchObject({ result: { studentId, given } })
  const details = { list: 'listening-scripts', classId }
  const teacherId = await idOf('co.lan@phuong.test')
  expect((await written()).slice(before)).toEqual([
    ['list-entry-added', teacherId, details],
    ['list-entry-removed', teacherId, details],
  ])
})

test('H116 the teacher sees in the class who reads scripts; a fellow pupil sees it of nobody', async () => {
  await set(teacher, reader, true)
  const listed = async (caller: Caller) => {
    const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'CLASSES',
      entityName: 'ClassMembers',
      parameters: { filters: { classId } },
    })
    return body.results as { studentId: string; readsScripts: boolean | null }[]
  }
  const of = (rows: Awaited<ReturnType<typeof listed>>, value: boolean | null) =>
    rows.filter(({ readsScripts }) => readsScripts === value).length
  const seen = await listed(teacher)
  expect([of(seen, true), of(seen, false)]).toEqual([1, 34])
  expect(of(await listed(await signedIn(house.url, classmate)), null)).toBe(35)
  await set(teacher, reader, false)
})
