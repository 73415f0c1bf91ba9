import { randomUUID } from 'node:crypto'
import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { mixedRight, mixedZones, reviseWorksheet } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { addAssignment, addWorksheet, writeZone } from '../../../testing/worksheets.ts'

const day = 86_400_000

let house: TestHouse
let teacherId: string
let classId: string
let attachmentId: string
let assignmentId: string
const as = async (email: string, device?: string) => sitter(await signedIn(house.url, email), house.clock, device)

beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
  attachmentId = await addWorksheet(house.db, { createdBy: teacherId, zones: mixedZones })
  assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: teacherId })
})
afterAll(() => house.close())

const given = (more: Partial<Parameters<typeof addAssignment>[1]> = {}) =>
  addAssignment(house.db, { classId, attachmentId, createdBy: teacherId, ...more })
const work = () => ({ kind: 'worksheet', attachmentId, assignmentId })
const recordOf = (sittingId: string) =>
  house.db.selectFrom('assignments_answers').where('sitting_id', '=', sittingId).selectAll().executeTakeFirstOrThrow()

/** Words of the key of mixedZones, none of which a pupil may meet before the hand-in. */
const keyWords = ['cat', 'a dog', '*eats', '"yes"', '"no"']

describe('who may start given work', () => {
  test('B-233 B-236 D32 the pupil of a class gets the pinned worksheet without its key, and no time limit', async () => {
    const pupil = await as('4a1.02@phuong.test')
    const { status, row } = await pupil.start(work())
    expect(status).toBe(200)
    expect(row).toMatchObject({ kind: 'worksheet', attempt: 1, revision: 1, deadlineAt: null, attemptsLeft: null })
    expect(row?.document.ExerciseData).toHaveLength(mixedZones.length)
    for (const word of keyWords) expect(JSON.stringify(row)).not.toContain(word)
  })

  test('B-233 B-225 by the worksheet alone it is the newest assignment that gives it', async () => {
    const later = await given({ createdAt: new Date(house.clock.now().getTime() + 1_000) })
    const pupil = await as('4a1.03@phuong.test')
    const { row } = await pupil.start({ kind: 'worksheet', attachmentId })
    expect((await pupil.get(row?.sittingId)).row?.assignmentId).toBe(later)
    await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', later).execute()
    expect((await pupil.start({ kind: 'worksheet', assignmentId: later })).status).toBe(404)
  })

  test('C-378 H127 work of another class is not there, nor is a worksheet of other work', async () => {
    for (const email of ['4a2.01@phuong.test', '8a.01@phuong.test']) {
      const stranger = await as(email)
      expect(await stranger.start(work())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    const other = await addWorksheet(house.db, { createdBy: teacherId })
    const pupil = await as('4a1.04@phuong.test')
    expect((await pupil.start({ ...work(), attachmentId: other })).status).toBe(404)
    expect((await pupil.start({ kind: 'worksheet' })).status).toBe(404)
    expect((await pupil.start({ kind: 'unit', assignmentId })).status).toBe(404)
  })

  test('B-226 C-364 H026 whoever is no pupil starts none, and nothing is kept of a preview', async () => {
    for (const email of ['co.lan@phuong.test', 'admin@phuong.test', 'quanly@phuong.test']) {
      const staff = await as(email)
      expect(await staff.start(work())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      expect((await staff.history()).rows).toEqual([])
    }
  })
})

describe('answering and handing in', () => {
  test('B-227 B-230 B-231 B-235 B-265 B-266 B-270 handed in it is one record, marked from the log alone', async () => {
    const pupil = await as('4a1.05@phuong.test')
    const id = (await pupil.start(work())).row?.sittingId
    const events = [
      pupil.draft('w1', 'dog'),
      pupil.draft('w1', mixedRight.w1),
      pupil.draft('w2', ' A  dog '),
      pupil.draft('c1', ['c2']),
      pupil.draft('m1', ['m2']),
    ]
    const { row } = await pupil.append(id, events)
    // nothing is told about right and wrong before the hand-in (D20)
    expect(row?.acks).toEqual(events.map((event) => ({ id: event.id, status: 'stored' })))
    const receipt = await pupil.finish(id)
    expect(receipt.row).toMatchObject({ count: 4, Score: 60, Star: 3, late: false })
    const record = await recordOf(id)
    expect(record).toMatchObject({
      assignment_id: assignmentId,
      attempt: 1,
      type: 'LIVEWORKSHEET',
      score: '60.00',
      auto_score: '60.00',
      star: 3,
      comment: '',
      notes: '',
      late: false,
      total_question: 5,
      total_answer: 4,
      passed_question: 3,
    })
    expect(record.json_data).toMatchObject({
      version: 1,
      revision: 1,
      attempt: 1,
      answers: { w1: 'Cat.', c1: ['c2'] },
      results: { writeResult: { resultString: '2/2', complete: '2/2' }, dropDownResult: { resultString: '0/1' } },
    })
    expect(record.results).toMatchObject({ writeResult: '2/2', multipleChoiceResult: '0/1', listenResult: '' })
  })

  test('H008 H009 H023 of many changes on two devices the highest number counts, and all of them stay in the log', async () => {
    const one = await as('4a1.06@phuong.test', 'tablet-1')
    const two = sitter(one.caller, house.clock, 'phone-2')
    const id = (await one.start(work())).row?.sittingId
    const toggles = Array.from({ length: 10 }, (_, at) => one.draft('d1', at % 2 === 0 ? 'eats' : 'eat'))
    await one.append(id, toggles.slice(5))
    await one.append(id, toggles.slice(0, 5))
    expect((await one.get(id)).row?.answers).toMatchObject([{ item: 'd1', response: 'eat' }])
    await two.append(id, [two.draft('d1', 'eats', { seq: 11 })])
    await one.append(id, [one.draft('w1', 'cow', { seq: 11 })])
    expect((await one.finish(id)).row).toMatchObject({ count: 2, Score: 20 })
    const { rows } = await two.history()
    expect(rows).toMatchObject([{ correct: 1, total: 5, percent: 20 }])
    const lines = await house.db.selectFrom('sitting_events').where('sitting_id', '=', id).select('seq').execute()
    expect(lines.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11])
  })

  test('D21 protocol 5 what is given last on another device counts, whatever its number, and the ack says what does not', async () => {
    const phone = await as('4a1.19@phuong.test', 'z-phone')
    const computer = sitter(phone.caller, house.clock, 'a-computer')
    const id = (await phone.start(work())).row?.sittingId
    const counts = async () => (await phone.get(id)).row?.answers
    const acksOf = async (client: typeof phone, events: readonly unknown[]) => (await client.append(id, events)).row
    // nothing was given before the start
    house.clock.forward(10_000)
    const at = house.clock.now().getTime()
    await phone.append(
      id,
      [5, 6, 7].map((seq) => phone.draft('w1', `phone ${seq}`, { seq, clientAt: at - 9_000 + seq })),
    )
    // the same number by a device of a name that stands behind, and a lower one
    const tie = computer.draft('w1', 'tie', { seq: 7, clientAt: at - 8_000 })
    expect(await acksOf(computer, [tie])).toMatchObject({ acks: [{ id: tie.id, status: 'stored' }], maxSeq: 8 })
    expect(await counts()).toMatchObject([{ item: 'w1', response: 'tie' }])
    const lower = phone.draft('w1', 'lower', { seq: 2, clientAt: at - 7_000 })
    expect((await acksOf(phone, [lower]))?.acks).toEqual([{ id: lower.id, status: 'stored' }])
    expect(await counts()).toMatchObject([{ item: 'w1', response: 'lower' }])
    // sent once more it is the same act, and nothing is put in again
    expect((await acksOf(phone, [lower]))?.acks).toEqual([{ id: lower.id, status: 'duplicate', logged: 'stored' }])
    const lines = await house.db
      .selectFrom('sitting_events')
      .where('sitting_id', '=', id)
      .select(['seq', 'response'])
      .execute()
    expect(lines.map(({ seq, response }) => `${seq} ${response}`).sort()).toEqual([
      '2 lower',
      '5 phone 5',
      '6 phone 6',
      '7 phone 7',
      '7 tie',
      '8 tie',
      '9 lower',
    ])
    // a number that nobody can go beyond stays, and is no fault
    const top = computer.draft('w1', 'top', { seq: 2_147_483_647, clientAt: at - 6_500 })
    expect((await acksOf(computer, [top]))?.acks).toEqual([{ id: top.id, status: 'stored' }])
    const beaten = phone.draft('w1', 'beaten', { seq: 10, clientAt: at - 6_000 })
    expect((await acksOf(phone, [beaten]))?.acks).toEqual([{ id: beaten.id, status: 'stored', outdone: true }])
  })

  test('D21 protocol 5 what arrives late with a high number takes nothing from what was given after it, and is told so', async () => {
    const phone = await as('4a1.20@phuong.test', 'z-phone')
    const computer = sitter(phone.caller, house.clock, 'a-computer')
    const id = (await phone.start(work())).row?.sittingId
    house.clock.forward(10_000)
    const at = house.clock.now().getTime()
    await computer.append(id, [computer.draft('w1', 'last', { clientAt: at - 1_000 })])
    const early = [4, 5].map((seq) => phone.draft('w1', `phone ${seq}`, { seq, clientAt: at - 9_000 }))
    const other = phone.draft('w2', 'alone', { clientAt: at - 9_000 })
    const outdone = { outdone: true }
    expect((await phone.append(id, [...early, other])).row?.acks).toEqual([
      ...early.map((event) => ({ id: event.id, status: 'stored', ...outdone })),
      { id: other.id, status: 'stored' },
    ])
    expect((await phone.append(id, early)).row?.acks).toEqual(
      early.map((event) => ({ id: event.id, status: 'duplicate', logged: 'stored', ...outdone })),
    )
    expect((await phone.get(id)).row?.answers).toMatchObject([
      { item: 'w1', response: 'last' },
      { item: 'w2', response: 'alone' },
    ])
    // equal moments go by the number and the device alone
    const same = computer.draft('w2', 'same moment', { seq: 1, clientAt: at - 9_000 })
    expect((await computer.append(id, [same])).row?.acks).toEqual([{ id: same.id, status: 'stored', ...outdone }])
    expect((await computer.finish(id)).row).toMatchObject({ count: 2 })
  })

  test('H024 a zone of another group, a box that is none and a text that nobody types are refused', async () => {
    const pupil = await as('4a1.07@phuong.test')
    const id = (await pupil.start(work())).row?.sittingId
    const sent = [
      pupil.draft('c1', ['m1']),
      pupil.draft('c2', ['c2']),
      pupil.draft('c1', ['c2', 'c2']),
      pupil.draft('w1', 'a'.repeat(2_001)),
      pupil.draft('w1', { w1: 'cat' }),
      pupil.draft('d1', 'a word of the pupil’s own'),
      pupil.submit('w1', 'cat'),
      pupil.draft('__proto__', 'cat'),
    ]
    const { row } = await pupil.append(id, sent)
    expect(row?.acks.map((ack: { status: string; code?: string }) => ack.code ?? ack.status)).toEqual([
      'BAD_RESPONSE',
      'UNKNOWN_ITEM',
      'BAD_RESPONSE',
      'BAD_RESPONSE',
      'BAD_RESPONSE',
      'stored',
      'WRONG_KIND',
      'UNKNOWN_ITEM',
    ])
  })

  test('H006 H007 two tabs hand in within one moment: one record, one receipt', async () => {
    const pupil = await as('4a1.08@phuong.test')
    const id = (await pupil.start(work())).row?.sittingId
    await pupil.append(id, [pupil.draft('w1', 'cat')])
    const receipts = await Promise.all(Array.from({ length: 6 }, () => pupil.finish(id)))
    expect(new Set(receipts.map(({ row }) => JSON.stringify(row))).size).toBe(1)
    expect(
      await house.db.selectFrom('assignments_answers').where('sitting_id', '=', id).select('id').execute(),
    ).toHaveLength(1)
  })

  test('H010 an autosave that arrives after the hand-in is kept, the score stays', async () => {
    const pupil = await as('4a1.09@phuong.test')
    const id = (await pupil.start(work())).row?.sittingId
    await pupil.append(id, [pupil.draft('w1', 'cat')])
    await pupil.finish(id)
    const { row } = await pupil.append(id, [pupil.draft('w2', 'dog')])
    expect(row?.acks).toMatchObject([{ status: 'late' }])
    expect(await recordOf(id)).toMatchObject({ score: '20.00', total_answer: 1 })
    const teacher = await as('co.lan@phuong.test')
    expect((await teacher.get(id)).row?.late).toMatchObject([{ item: 'w2', response: 'dog' }])
  })

  test('H015 the worksheet that a sitting began with is the one it is marked by', async () => {
    const own = await addWorksheet(house.db, { createdBy: teacherId, zones: [writeZone('w1', 'cat')] })
    const assignmentId = await given({ attachmentId: own })
    const pupil = await as('4a1.10@phuong.test')
    const id = (await pupil.start({ kind: 'worksheet', assignmentId })).row?.sittingId
    await reviseWorksheet(house.db, own, 2, [writeZone('w9', 'fish')])
    expect((await pupil.append(id, [pupil.draft('w1', 'cat')])).row?.acks).toMatchObject([{ status: 'stored' }])
    expect((await pupil.finish(id)).row).toMatchObject({ Score: 100, Star: 5 })
    expect((await pupil.get(id)).row?.document).toMatchObject({ revision: 1 })
    expect((await pupil.start({ kind: 'worksheet', assignmentId })).row).toMatchObject({ attempt: 2, revision: 2 })
  })

  test('B-143 D28 H016 late is decided by the due date at the moment of the hand-in', async () => {
    const assignmentId = await given({ dueAt: new Date(house.clock.now().getTime() + 1_000) })
    const pupil = await as('4a1.11@phuong.test')
    const start = () => pupil.start({ kind: 'worksheet', assignmentId })
    const early = (await start()).row?.sittingId
    expect((await pupil.finish(early)).row?.late).toBe(false)
    house.clock.forward(2_000)
    const late = (await start()).row?.sittingId
    expect((await pupil.finish(late)).row?.late).toBe(true)
    expect(await recordOf(late)).toMatchObject({ late: true, attempt: 2 })
    const moved = (await start()).row?.sittingId
    const dueAt = new Date(house.clock.now().getTime() + day)
    await house.db.updateTable('assignments').set({ due_at: dueAt }).where('id', '=', assignmentId).execute()
    expect((await pupil.finish(moved)).row?.late).toBe(false)
  })

  test('B-144 A-303 those who mark in the class are told of each hand-in, once', async () => {
    const pupil = await as('4a1.12@phuong.test')
    const roleId = ROLE_CATALOGUE.teacher.id
    for (const may of ['MARK', 'SEE'] as const) {
      const person_id = await makeAccount(house.db, { email: `${may}@phuong.test`, school: 1, roleId })
      await house.db
        .insertInto('class_people')
        .values({ class_id: classId, person_id, role: 'TEACHER', may, joined_at: house.clock.now() })
        .execute()
    }
    const id = (await pupil.start(work())).row?.sittingId
    await pupil.finish(id)
    await pupil.finish(id)
    const studentId = (await pupil.get(id)).row?.studentId
    const told = await house.db
      .selectFrom('notifications')
      .innerJoin('notification_recipients', 'notification_id', 'notifications.id')
      .where('sender_id', '=', studentId)
      .innerJoin('users', 'users.id', 'notification_recipients.user_id')
      .select(['notifications.type', 'notifications.setting', 'users.email'])
      .execute()
    const setting = { type: 'SUBMIT_ASSIGNMENT', classId, assignmentId, studentId, exerciseType: 'LIVEWORKSHEET' }
    expect(told.map(({ email }) => email).sort()).toEqual(['MARK@phuong.test', 'co.lan@phuong.test'])
    await house.db.deleteFrom('class_people').where('role', '=', 'TEACHER').execute()
    for (const { type, setting: about } of told) expect([type, about]).toEqual(['SUBMIT_ASSIGNMENT', setting])
  })
})

describe('B-144 many hand-ins of one piece of work', () => {
  type Told = {
    content: string
    status: number
    thongBaoId: string
    totalRows_NotRead: number
    setting: { assignmentId?: string }
  }
  const bell = async (teacher: Caller, assignment: string) => {
    const { body } = await teacher.call('ThongBao_NguoiDung_DanhSach', { PageNum: 1, PageSize: 100 })
    const rows = body.results as Told[]
    return {
      unread: rows[0]?.totalRows_NotRead ?? 0,
      about: rows.filter(({ setting }) => setting.assignmentId === assignment),
    }
  }
  const kept = (assignment: string) =>
    house.db
      .selectFrom('notifications')
      .leftJoin('notification_recipients', 'notification_id', 'notifications.id')
      .where('dedupe', 'like', `SUBMIT_ASSIGNMENT ${assignment} %`)
      .select(['sender_id', 'user_id'])
      .execute()

  test('leave one notice of the pupil, the newest and unread, and count once in the bell', async () => {
    const assignmentId = await given()
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const before = (await bell(teacher, assignmentId)).unread
    const [one, other] = [await as('4a1.20@phuong.test'), await as('4a1.21@phuong.test')]
    const handIn = async (pupil: typeof one, more: object = {}) => {
      // notices stand in the order of their moments
      house.clock.forward(1_000)
      const { row } = await pupil.start({ kind: 'worksheet', assignmentId, ...more })
      expect((await pupil.finish(row?.sittingId)).status).toBe(200)
      return row?.attempt
    }
    await handIn(other)
    expect(await handIn(one)).toBe(1)
    const first = (await bell(teacher, assignmentId)).about[0]
    await teacher.call('ThongBao_TrangThai_CapNhat', { ThongBaoId: first?.thongBaoId, TrangThai: 1 }, 'execute')
    // begun and left: an attempt of which nobody was told
    await one.start({ kind: 'worksheet', assignmentId })
    expect(await handIn(one, { fresh: true })).toBe(3)
    for (let more = 4; more <= 9; more++) expect(await handIn(one)).toBe(more)
    const { unread, about } = await bell(teacher, assignmentId)
    expect(about.map(({ content, status }) => [content, status])).toEqual([
      ['Lớp 4A1, lần làm 9.', 0],
      ['Lớp 4A1, lần làm 1.', 0],
    ])
    expect(unread).toBe(before + 2)
    const rows = await kept(assignmentId)
    expect([rows.length, new Set(rows.map(({ sender_id }) => sender_id)).size]).toEqual([2, 2])
  })
})

describe('attempts', () => {
  test('B-222 B-234 D22 every attempt is kept; past the last one nothing starts', async () => {
    const assignmentId = await given({ attempts: 2 })
    const pupil = await as('4a1.13@phuong.test')
    const start = (more = {}) => pupil.start({ kind: 'worksheet', assignmentId, ...more })
    const one = await start()
    expect(one.row).toMatchObject({ attempt: 1, attemptsLeft: 2 })
    // beginning again before the hand-in uses nothing up: nothing was told
    const again = await start({ fresh: true })
    expect(again.row).toMatchObject({ attempt: 2, attemptsLeft: 2 })
    await pupil.finish(again.row?.sittingId)
    const last = await start()
    expect(last.row).toMatchObject({ attempt: 3, attemptsLeft: 1 })
    await pupil.finish(last.row?.sittingId)
    expect(await start()).toMatchObject({ status: 409, code: 'NO_ATTEMPTS_LEFT' })
    expect((await pupil.start({ kind: 'worksheet', assignmentId }, one.row?.sittingId)).status).toBe(200)
    expect((await pupil.history({ assignmentId })).rows.map(({ attempt, state }) => [attempt, state])).toEqual([
      [3, 'finished'],
      [2, 'finished'],
      [1, 'left'],
    ])
  })

  const seen = async (pupil: Awaited<ReturnType<typeof as>>, id: string) => {
    const { row } = await pupil.get(id)
    const withKey = row?.document.ExerciseData.some(
      (zone: { text: string }) => zone.text === '*eats' || zone.text === 'yes',
    )
    return {
      shown: row?.solutionsShown,
      withKey,
      Score: row?.receipt?.Score ?? null,
      mark: row?.mark === null ? null : (row?.mark.Score ?? 'colours'),
      score: row?.score,
    }
  }

  test('B-236 H125 H126 the key comes after the hand-in, and never before it', async () => {
    const pupil = await as('4a1.14@phuong.test')
    const id = (await pupil.start({ kind: 'worksheet', assignmentId: await given() })).row?.sittingId
    await pupil.append(id, [pupil.draft('w1', 'cat')])
    expect(await seen(pupil, id)).toEqual({ shown: false, withKey: false, Score: null, mark: null, score: null })
    await pupil.finish(id)
    expect(await seen(pupil, id)).toEqual({ shown: true, withKey: true, Score: 20, mark: 20, score: 2 })
  })

  test('protocol 5 until the due date, while attempts are left, colours only; then the score; then the answers', async () => {
    const dueAt = new Date(house.clock.now().getTime() + day)
    const assignmentId = await given({ attempts: 2, solutions: 'AFTER_DUE', dueAt })
    const pupil = await as('4a1.15@phuong.test')
    const one = (await pupil.start({ kind: 'worksheet', assignmentId })).row?.sittingId
    await pupil.append(one, [pupil.draft('w1', 'cat'), pupil.draft('w2', 'cow')])
    expect((await pupil.finish(one)).row).toMatchObject({ count: 2, Score: null, Star: null })
    expect(await seen(pupil, one)).toEqual({ shown: false, withKey: false, Score: null, mark: 'colours', score: null })
    expect((await pupil.get(one)).row?.mark).toMatchObject({
      parts: { w1: 'right', w2: 'wrong' },
      results: null,
      columns: null,
      PassedQuestion: null,
    })
    expect((await pupil.history({ assignmentId })).rows).toMatchObject([{ correct: null, percent: null, total: 5 }])
    const teacher = await as('co.lan@phuong.test')
    expect(await seen(teacher, one)).toEqual({ shown: true, withKey: true, Score: 20, mark: 20, score: 2 })
    const two = (await pupil.start({ kind: 'worksheet', assignmentId })).row?.sittingId
    expect((await pupil.finish(two)).row).toMatchObject({ Score: 0 })
    expect(await seen(pupil, one)).toEqual({ shown: false, withKey: false, Score: 20, mark: 20, score: 2 })
    house.clock.forward(day + 1_000)
    await pupil.caller.signIn('4a1.15@phuong.test')
    expect(await seen(pupil, one)).toEqual({ shown: true, withKey: true, Score: 20, mark: 20, score: 2 })
  })

  test('protocol 5 with solutions never shown the pupil sees score and colours, the teacher the key', async () => {
    const pupil = await as('4a1.16@phuong.test')
    const assignmentId = await given({ solutions: 'NEVER', dueAt: null })
    const id = (await pupil.start({ kind: 'worksheet', assignmentId })).row?.sittingId
    await pupil.finish(id)
    expect(await seen(pupil, id)).toMatchObject({ shown: false, withKey: false, Score: 0 })
    expect(await seen(await as('co.lan@phuong.test'), id)).toMatchObject({ shown: true, withKey: true })
  })
})

test('B-237 D05 given work is seen by its pupil, the teacher of the class, the school’s manager and an administrator', async () => {
  const pupil = await as('4a1.17@phuong.test')
  const id = (await pupil.start(work())).row?.sittingId
  await pupil.append(id, [pupil.draft('w1', 'cat')])
  const statusFor = async (email: string) => (await (await as(email)).get(id)).status
  for (const email of ['4a1.17@phuong.test', 'co.lan@phuong.test', 'quanly@phuong.test', 'admin@phuong.test'])
    expect([email, await statusFor(email)]).toEqual([email, 200])
  for (const email of ['4a1.18@phuong.test', 'thay.minh@phuong.test', 'gv.cap1@phuong.test', 'nganhang@phuong.test'])
    expect([email, await statusFor(email)]).toEqual([email, 404])
  const studentId = (await pupil.get(id)).row?.studentId
  await house.db
    .updateTable('class_people')
    .set({ left_at: house.clock.now() })
    .where('person_id', '=', studentId)
    .execute()
  // H123
  expect(await statusFor('co.lan@phuong.test')).toBe(404)
  // who has left the class still hands in what was begun
  expect((await pupil.finish(id)).status).toBe(200)
  expect((await pupil.start({ kind: 'worksheet', assignmentId }, randomUUID())).status).toBe(404)
})
