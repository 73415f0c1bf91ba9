import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { classNamed } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { giveUnit, mixedRight, mixedZones } from '../../testing/papers.ts'
import { sitter } from '../../testing/sitters.ts'
import { addAssignment, addWorksheet } from '../../testing/worksheets.ts'

const day = 86_400_000
const name = { subModuleName: 'CLASSWORK', entityName: 'Assignments_Answers' }
const path = '/api/v1.0/dynamic/crud'

let house: TestHouse
let teacherId: string
let classId: string
let attachmentId: string
let assignmentId: string
beforeAll(async () => {
  house = await openHouse()
  const schoolClass = await classNamed(house.db)
  classId = schoolClass.id
  teacherId = schoolClass.ownerId
  attachmentId = await addWorksheet(house.db, { createdBy: teacherId, zones: mixedZones })
  assignmentId = await addAssignment(house.db, { classId, attachmentId, createdBy: teacherId })
})
afterAll(() => house.close())

const as = (email: string) => signedIn(house.url, email)
const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const given = (more: Partial<Parameters<typeof addAssignment>[1]> = {}) =>
  addAssignment(house.db, { classId, attachmentId, createdBy: teacherId, ...more })

const post = (caller: Caller, parameters: object) => caller.send('POST', path, { ...name, parameters })
const change = (caller: Caller, entityId: string, parameters: object) =>
  caller.send('PUT', path, { ...name, entityId, parameters })
const remove = (caller: Caller, entityId: string) => caller.send('DELETE', path, { ...name, entityId })
const read = async (caller: Caller, parameters: object) => {
  const { body } = await caller.send('POST', `${path}/read`, { ...name, parameters })
  return body.results as Record<string, unknown>[]
}
const idIn = ({ body }: { body: Record<string, unknown> }) => (body.result as { id: string } | undefined)?.id ?? ''

const worksheetRecord = (answers: Readonly<Record<string, unknown>>, more: object = {}) => ({
  AssignmentId: assignmentId,
  AttachmentId: attachmentId,
  Type: 'LIVEWORKSHEET',
  JsonData: JSON.stringify({ version: 1, revision: 1, attempt: 1, answers, results: {} }),
  ...more,
})
/** A record of a worksheet that somebody has handed in through the sitting's own calls. */
const handedIn = async (caller: Caller, assignment: string, answers: Readonly<Record<string, unknown>>) => {
  const one = sitter(caller, house.clock)
  const sittingId = (await one.start({ kind: 'worksheet', assignmentId: assignment })).row?.sittingId as string
  await one.append(
    sittingId,
    Object.entries(answers).map(([item, response]) => one.draft(item, response)),
  )
  await one.finish(sittingId)
  const [record] = await read(caller, { filters: { SittingId: sittingId } })
  return { sittingId, id: record?.Id as string }
}

describe('posted whole', () => {
  test('B-227 B-230 B-235 B-255 B-265 B-270 a worksheet: the answers are logged, the server reckons the rest', async () => {
    const pupil = await as('4a1.02@phuong.test')
    const answer = await post(pupil, {
      ...worksheetRecord({ ...mixedRight, d1: 'eat' }),
      StudentId: await idOf('4a1.02@phuong.test'),
      Notes: 'em làm lại câu 2',
      TeacherNoteS: 'không phải em viết',
    })
    expect(answer).toMatchObject({ status: 200, body: { result: { id: expect.any(String) }, rowsAffected: 1 } })
    const [record] = await read(pupil, { id: idIn(answer) })
    expect(record).toMatchObject({
      StudentName: expect.any(String),
      AssignmentId: assignmentId,
      AttachmentId: attachmentId,
      Attempt: 1,
      Type: 'LIVEWORKSHEET',
      Score: 80,
      AutoScore: 80,
      Star: 4,
      TotalQuestion: 5,
      TotalAnswer: 5,
      PassedQuestion: 4,
      completedPercent: 100,
      writeResult: '2/2',
      oneChoiceResult: '1/1',
      multipleChoiceResult: '1/1',
      dropDownResult: '0/1',
      matchResult: '',
      listenResult: '',
      TeacherNoteS: '',
      Notes: 'em làm lại câu 2',
      Late: false,
      CreatedDate: expect.stringMatching(/^2026-11-20 /),
    })
    expect(record?.JsonData).toMatchObject({ version: 1, revision: 1, attempt: 1, answers: { w1: 'Cat.', d1: 'eat' } })
    const lines = await house.db
      .selectFrom('sitting_events')
      .where('sitting_id', '=', record?.SittingId as string)
      .select('status')
      .execute()
    expect(lines.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'stored'))
  })

  test('H025 B-235 numbers of the client that differ are not stored but written down', async () => {
    const pupil = await as('4a1.03@phuong.test')
    const answer = await post(
      pupil,
      worksheetRecord({ w1: 'cat' }, { Score: 100, Star: 5, TotalAnswer: 1, writeResult: '9/9' }),
    )
    expect(await read(pupil, { id: idIn(answer) })).toMatchObject([{ Score: 20, Star: 1, writeResult: '1/2' }])
    expect(
      await house.db
        .selectFrom('audit_log')
        .where('subject', '=', idIn(answer))
        .select(['action', 'details'])
        .execute(),
    ).toEqual([
      {
        action: 'score-mismatch',
        details: { Score: { sent: 100, stored: 20 }, Star: { sent: 5, stored: 1 } },
      },
    ])
  })

  test('C-366 to C-371 C-378 a unit exercise: Score is the percentage divided by 10, JsonData the submitted questions', async () => {
    const { assignmentId, examId, questions } = await giveUnit(house.db, { classId, createdBy: teacherId })
    const pupil = await as('4a1.04@phuong.test')
    const JsonData = questions.map(({ content, right, wrong }, at) => ({
      ...content,
      userData: { answers: at === 0 ? wrong : right, result: true },
    }))
    const answer = await post(pupil, { ExamId: examId, Type: 'UNIT', JsonData, Score: 10 })
    const [record] = await read(pupil, { filters: { ExamId: examId } })
    // 7 of 8 are 87.5 %, rounded 88
    expect(record).toMatchObject({
      Id: idIn(answer),
      AssignmentId: assignmentId,
      Type: 'UNIT',
      Score: 8.8,
      TotalQuestion: 8,
      PassedQuestion: 7,
      TeacherNoteS: '',
      Notes: '',
    })
    const stored = record?.JsonData as { id: string; userData: { answers: unknown; result: boolean } }[]
    expect(stored.find(({ id }) => id === questions[0]?.id)?.userData).toEqual({
      answers: questions[0]?.wrong,
      result: false,
    })
    expect(stored.filter(({ userData }) => userData.result)).toHaveLength(7)
    expect(JSON.stringify(stored)).not.toMatch(/isCorrect|explainText/)
  })

  test('R6 C-377 the same body again, or the same key, is the same record; the key with another body is refused', async () => {
    const pupil = await as('4a1.05@phuong.test')
    const first = await post(pupil, worksheetRecord({ w1: 'cat' }))
    house.clock.forward(60_000)
    expect(idIn(await post(pupil, worksheetRecord({ w1: 'cat' })))).toBe(idIn(first))
    const keyed = worksheetRecord({ w1: 'cat', w2: 'dog' }, { key: randomUUID(), sittingId: randomUUID() })
    const posted = await Promise.all([post(pupil, keyed), post(pupil, keyed), post(pupil, keyed)])
    expect(new Set(posted.map(idIn)).size).toBe(1)
    expect(posted.map(idIn)).not.toContain(idIn(first))
    expect(await post(pupil, { ...keyed, Notes: 'khác' })).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    const records = await read(pupil, { filters: { AssignmentId: assignmentId } })
    expect(records.map(({ Attempt }) => Attempt)).toEqual([2, 1])
    // the same body of another pupil is that pupil's own (H144)
    const other = await as('4a1.06@phuong.test')
    expect(idIn(await post(other, keyed))).not.toBe(idIn(posted[0] as never))
  })

  test('protocol 5 what the sitting holds already counts too: both doors lead to one log', async () => {
    const pupil = await as('4a1.07@phuong.test')
    const one = sitter(pupil, house.clock)
    const { row } = await one.start({ kind: 'worksheet', assignmentId })
    await one.append(row?.sittingId, [one.draft('w1', 'cat'), one.draft('w2', 'cow')])
    const answer = await post(pupil, worksheetRecord({ w2: 'dog' }))
    expect(await read(pupil, { id: idIn(answer) })).toMatchObject([{ SittingId: row?.sittingId, Score: 40 }])
  })

  test('protocol 5 a worksheet with a response that is none of it is refused whole; one without a response was not answered', async () => {
    const own = await given({ attempts: 1 })
    const pupil = await as('4a1.19@phuong.test')
    const record = (answers: object) => worksheetRecord({ w1: 'cat', ...answers }, { AssignmentId: own })
    for (const bad of [{ unknown: 'x' }, { c1: ['none of it'] }, { w2: ['dog'] }])
      expect(await post(pupil, record(bad))).toMatchObject({
        status: 400,
        body: { code: 'BAD_PARAMETERS', fields: { JsonData: expect.any(String) } },
      })
    expect(await sitter(pupil, house.clock).history({ assignmentId: own })).toMatchObject({ rows: [] })
    const answer = await post(pupil, record({ w2: null, d1: null }))
    expect(await read(pupil, { id: idIn(answer) })).toMatchObject([{ Attempt: 1, Score: 20, TotalAnswer: 1 }])
  })

  test('H026 H127 B-226 C-364 nobody posts but a pupil of the class, for none but the own account', async () => {
    const pupil = await as('4a1.08@phuong.test')
    const body = worksheetRecord({ w1: 'cat' })
    expect((await post(pupil, { ...body, StudentId: await idOf('4a1.09@phuong.test') })).status).toBe(403)
    expect((await post(await as('co.lan@phuong.test'), body)).status).toBe(403)
    expect((await post(await as('4a2.01@phuong.test'), body)).status).toBe(404)
    for (const JsonData of [null, 'text', '[1', {}, { answers: [] }, []])
      expect((await post(pupil, { ...body, JsonData })).status).toBe(400)
    expect((await post(pupil, { ...body, Type: 'ASSIGNMENT' })).status).toBe(400)
    expect(await read(pupil, {})).toEqual([])
  })
})

describe('read', () => {
  test('B-225 B-237 newest first, for the pupil, the teacher of the class, the school’s manager and administrators', async () => {
    const pupil = await as('4a1.10@phuong.test')
    const one = await handedIn(pupil, assignmentId, { w1: 'cat' })
    house.clock.forward(60_000)
    const two = await handedIn(pupil, assignmentId, { w1: 'cow' })
    const StudentId = await idOf('4a1.10@phuong.test')
    const seenBy = async (email: string) =>
      (await read(await as(email), { filters: { StudentId, AttachmentId: attachmentId } })).map(({ Id }) => Id)
    for (const email of ['4a1.10@phuong.test', 'co.lan@phuong.test', 'quanly@phuong.test', 'admin@phuong.test'])
      expect([email, await seenBy(email)]).toEqual([email, [two.id, one.id]])
    for (const email of ['4a1.11@phuong.test', 'thay.minh@phuong.test', 'nganhang@phuong.test', 'gv.moi@phuong.test'])
      expect([email, await seenBy(email)]).toEqual([email, []])
  })

  test('protocol 5 a score that the pupil does not see yet is not in the record either', async () => {
    const dueAt = new Date(house.clock.now().getTime() + day)
    const own = await given({ solutions: 'AFTER_DUE', dueAt })
    const pupil = await as('4a1.12@phuong.test')
    const { id } = await handedIn(pupil, own, { w1: 'cat' })
    const hidden = { Score: null, AutoScore: null, Star: null, PassedQuestion: null, writeResult: null, TotalAnswer: 1 }
    const [record] = await read(pupil, { id })
    expect(record).toMatchObject({ ...hidden, JsonData: { answers: { w1: 'cat' } } })
    expect(record?.JsonData).not.toHaveProperty('results')
    expect(await read(await as('co.lan@phuong.test'), { id })).toMatchObject([{ Score: 20, writeResult: '1/2' }])
    house.clock.forward(day + 1_000)
    await pupil.signIn('4a1.12@phuong.test')
    expect(await read(pupil, { id })).toMatchObject([{ Score: 20, writeResult: '1/2' }])
  })
})

describe('marked by the teacher', () => {
  test('B-142 D25 B-266 the Score that counts, its Star, who changed it, when and why; the server’s own mark stays', async () => {
    const pupil = await as('4a1.13@phuong.test')
    const teacher = await as('co.lan@phuong.test')
    const { id, sittingId } = await handedIn(pupil, assignmentId, { w1: 'cat' })
    const answer = await change(teacher, id, { Score: 79, TeacherNoteS: 'Em viết đẹp.', Reason: 'chính tả' })
    expect(answer).toMatchObject({ status: 200, body: { rowsAffected: 1 } })
    expect(await read(pupil, { id })).toMatchObject([
      { Score: 79, AutoScore: 20, Star: 3, TeacherNoteS: 'Em viết đẹp.' },
    ])
    expect((await sitter(pupil, house.clock).get(sittingId)).row).toMatchObject({
      score: 7.9,
      autoScore: 2,
      teacherNote: 'Em viết đẹp.',
    })
    // staff alone reads who changed it, when and why
    expect(await read(teacher, { id })).toMatchObject([
      { Changes: [{ before: 20, after: 79, at: house.clock.now().getTime(), reason: 'chính tả' }] },
    ])
    expect(await read(pupil, { id })).toMatchObject([{ Changes: null }])
    // the same again changes nothing and tells nobody
    await change(teacher, id, { Score: 79, TeacherNoteS: 'Em viết đẹp.' })
    expect(await house.db.selectFrom('score_changes').where('answer_id', '=', id).selectAll().execute()).toMatchObject([
      { before: '20.00', after: '79.00', changed_by: teacherId, changed_at: house.clock.now(), reason: 'chính tả' },
    ])
    const told = await house.db
      .selectFrom('notifications')
      .innerJoin('notification_recipients', 'notification_id', 'notifications.id')
      .where('notifications.type', '=', 'MARK_ASSIGNMENT')
      .where('user_id', '=', await idOf('4a1.13@phuong.test'))
      .select('notifications.setting')
      .execute()
    expect(told).toMatchObject([{ setting: { assignmentId, classId } }])
    await expect(house.db.deleteFrom('score_changes').execute()).rejects.toThrow('only ever added')
  })

  test('B-268 C-372 a Score is of the scale of its Type, from 0 to 10 points', async () => {
    const pupil = await as('4a1.14@phuong.test')
    const teacher = await as('co.lan@phuong.test')
    const { id } = await handedIn(pupil, assignmentId, { w1: 'cat' })
    for (const Score of [-1, 101, 1e9, '80', null]) expect((await change(teacher, id, { Score })).status).toBe(400)
    expect((await change(teacher, id, { Score: 100 })).status).toBe(200)
    const { examId, questions } = await giveUnit(house.db, { classId, createdBy: teacherId })
    const JsonData = [{ id: questions[0]?.id, userData: { answers: questions[0]?.right } }]
    const unit = idIn(await post(pupil, { ExamId: examId, Type: 'UNIT', JsonData }))
    expect((await change(teacher, unit, { Score: 79 })).status).toBe(400)
    expect((await change(teacher, unit, { Score: 7.94 })).status).toBe(200)
    expect(await read(pupil, { id: unit })).toMatchObject([{ Score: 7.9, Star: 3 }])
  })

  test('B-232 D05 the remark of the pupil is the pupil’s, the mark the teacher’s; a manager only looks', async () => {
    const pupil = await as('4a1.15@phuong.test')
    const { id } = await handedIn(pupil, assignmentId, { w1: 'cat' })
    expect((await change(pupil, id, { Notes: 'em nộp bài ạ' })).status).toBe(200)
    expect((await change(pupil, id, { Score: 100 })).status).toBe(403)
    expect((await change(pupil, id, { TeacherNoteS: 'giỏi' })).status).toBe(403)
    expect((await change(await as('co.lan@phuong.test'), id, { Notes: 'x' })).status).toBe(403)
    expect((await change(await as('quanly@phuong.test'), id, { Score: 100 })).status).toBe(403)
    for (const email of ['4a1.16@phuong.test', 'thay.minh@phuong.test'])
      expect((await change(await as(email), id, { Notes: 'x', Score: 1 })).status).toBe(404)
    expect((await change(await as('admin@phuong.test'), id, { Score: 50 })).status).toBe(200)
    expect((await change(pupil, id, { StudentId: teacherId })).status).toBe(400)
    expect(await read(pupil, { id })).toMatchObject([{ Notes: 'em nộp bài ạ', Score: 50, Star: 2, TeacherNoteS: '' }])
  })
})

test('C-373 C-374 C-379 D22 the clean-up of older records sets them aside; nothing is removed, and the newest stays', async () => {
  const pupil = await as('4a1.17@phuong.test')
  const one = await handedIn(pupil, assignmentId, { w1: 'cat' })
  const two = await handedIn(pupil, assignmentId, { w1: 'cow' })
  expect((await remove(pupil, two.id)).status).toBe(404)
  expect((await remove(await as('4a1.18@phuong.test'), one.id)).status).toBe(404)
  expect((await remove(await as('co.lan@phuong.test'), one.id)).status).toBe(403)
  expect(await remove(pupil, one.id)).toMatchObject({ status: 200, body: { rowsAffected: 1 } })
  expect((await read(pupil, { filters: { AssignmentId: assignmentId } })).map(({ Id }) => Id)).toEqual([two.id])
  expect(
    await house.db.selectFrom('assignments_answers').where('id', '=', one.id).select('superseded_at').execute(),
  ).toEqual([{ superseded_at: house.clock.now() }])
  expect((await sitter(pupil, house.clock).get(one.sittingId)).row).toMatchObject({ answers: [{ response: 'cat' }] })
})
