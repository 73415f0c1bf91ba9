import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, Caller, signedIn } from '../../../testing/caller.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addAnswer, addAssignment, addOpenSitting, addWorksheet } from '../../../testing/worksheets.ts'
import { erasePupil } from '../../db/erase-pupil.ts'
import { leaveClass } from '../../services/classes/class-membership.ts'

let house: TestHouse
let teacher: Caller
let teacherId: string
let attachmentId: string
beforeAll(async () => {
  house = await openHouse({ TRUST_PROXY: '1', LOG_LEVEL: 'info' })
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  teacherId = await idOf('co.lan')
  attachmentId = await addWorksheet(house.db, { createdBy: teacherId })
})
afterAll(() => house.close())
beforeEach(() => house.clock.set(schoolDay))

const idOf = async (name: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', `${name}@phuong.test`).select('id').executeTakeFirstOrThrow())
    .id

type Seat = { classId: string; studentId: string }
/** A class of the teacher for one test, with these pupils; the first one is whose link it is about. */
const seatIn = async (className: string, name = '4a1.12', ...others: string[]): Promise<Seat> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId: 4 },
  })
  const { id: classId } = body.result as { id: string }
  const [studentId = '', ...rest] = await Promise.all([name, ...others].map(idOf))
  await house.db
    .insertInto('class_people')
    .values(
      [studentId, ...rest].map((person_id) => ({
        class_id: classId,
        person_id,
        role: 'PUPIL' as const,
        joined_at: new Date('2026-09-07T00:00:00Z'),
      })),
    )
    .execute()
  return { classId, studentId }
}
type Work = Omit<Parameters<typeof addAssignment>[1], 'attachmentId' | 'classId' | 'createdBy'>
type Done = Omit<Parameters<typeof addAnswer>[1], 'attachmentId' | 'assignmentId' | 'studentId'>
const give = (classId: string, work: Work) =>
  addAssignment(house.db, { classId, attachmentId, createdBy: teacherId, ...work })
const gave = async ({ classId, studentId }: Seat, work: Work, ...done: Done[]): Promise<string> => {
  const assignmentId = await give(classId, work)
  for (const each of done) await addAnswer(house.db, { assignmentId, attachmentId, studentId, ...each })
  return assignmentId
}
const at = (text: string) => new Date(`${text}+07:00`)

const make = (seat: Seat, caller = teacher) => caller.call('CLASSES_FamilyLink_Make', seat, 'execute')
type Link = {
  linkId: string
  token: string
  madeAt: string
  madeByName: string
  expiresOn: string
  openedOn: string | null
}
const linkOf = async (seat: Seat, caller = teacher) =>
  (await caller.call('CLASSES_FamilyLink_Get', seat, 'query/first')).body.result as Link | null
const made = async (seat: Seat): Promise<Link> => {
  await make(seat)
  return (await linkOf(seat)) as Link
}
const revoke = (linkId: string, caller = teacher) => caller.call('CLASSES_FamilyLink_Revoke', { linkId }, 'execute')
let addresses = 0
/** Somebody without a session opens a link, at an address of their own where none is said. */
const open = (token: unknown, week?: unknown, address = `10.1.${Math.floor(addresses++ / 250)}.${addresses % 250}`) =>
  new Caller(house.url).send(
    'POST',
    '/api/v1.0/dynamic/query/first',
    { sqlCommand: 'p_PHUONG_FAMILY_Week_Get', parameters: { token, ...(week !== undefined && { week }) } },
    { 'x-forwarded-for': address },
  )
const rowOf = ({ status, body }: Answer) => {
  expect(status).toBe(200)
  return body.result as Record<string, never>
}
const outcome = ({ status, body }: Answer) => [status, body.code]
const audited = async (studentId: string) =>
  (
    await house.db
      .selectFrom('audit_log')
      .where('subject', '=', studentId)
      .where('action', 'like', 'family-%')
      .orderBy('id')
      .selectAll()
      .execute()
  ).map(({ action, actor_id, details }) => [action, actor_id, details])

describe('D59 the link of a family is made', () => {
  test('once for a pupil of a class, good until its school year ends, and it is shown again', async () => {
    const seat = await seatIn('4F1')
    expect(await linkOf(seat)).toBeNull()
    const first = await make(seat)
    const link = await linkOf(seat)
    expect([first.status, first.body]).toEqual([200, { result: { linkId: link?.linkId }, rowsAffected: 1 }])
    expect(link).toEqual({
      linkId: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
      madeAt: '2026-11-20 07:30:00',
      madeByName: 'Nguyễn Thị Lan',
      expiresOn: '2027-07-31',
      openedOn: null,
    })
    expect((await make(seat)).body).toEqual({ result: { linkId: link?.linkId }, rowsAffected: 0 })
    expect(await linkOf(seat, await signedIn(house.url, 'admin@phuong.test'))).toEqual(link)
    expect(await audited(seat.studentId)).toEqual([
      ['family-link-made', teacherId, { linkId: link?.linkId, classId: seat.classId }],
    ])
  })

  test('ten at once make one', async () => {
    const seat = await seatIn('4F2')
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(seat)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1)
    expect(answers.filter(({ body }) => body.rowsAffected === 1)).toHaveLength(1)
    const rows = await house.db.selectFrom('family_links').where('class_id', '=', seat.classId).select('id').execute()
    expect(rows).toHaveLength(1)
  })

  test('for nobody who is not a pupil of the class, or not any more', async () => {
    const seat = await seatIn('4F3')
    const stranger = { ...seat, studentId: await idOf('4a2.05') }
    const itsTeacher = { ...seat, studentId: teacherId }
    for (const who of [stranger, itsTeacher, { ...seat, studentId: randomUUID() }])
      expect(outcome(await make(who))).toEqual([403, 'FORBIDDEN'])
    await leaveClass(house.db, { classId: seat.classId, studentIds: [seat.studentId], now: house.clock.now() })
    expect(outcome(await make(seat))).toEqual([403, 'FORBIDDEN'])
  })

  test('not for a class whose school year is over, and a new one after it was moved into the next', async () => {
    const seat = await seatIn('4F4')
    const { token } = await made(seat)
    house.clock.set(at('2027-08-01T00:00:00'))
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
    expect(await linkOf(seat)).toBeNull()
    expect(outcome(await make(seat))).toEqual([409, 'SCHOOL_YEAR_OVER'])
    await teacher.send('PUT', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      entityId: seat.classId,
      parameters: { className: '5F4', classId: 5, schoolYearId: 2027 },
    })
    const next = await made(seat)
    expect([next.expiresOn, next.token === token]).toEqual(['2028-07-31', false])
    expect(outcome(await open(token))).toEqual([404, 'NOT_FOUND'])
    expect((await open(next.token)).status).toBe(200)
    house.clock.set(schoolDay)
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
  })

  test('S20 its token stands in no table, in no answer but the one that shows it, and in no line of the log', async () => {
    const seat = await seatIn('4F5')
    const answer = await teacher.send(
      'POST',
      '/api/v1.0/dynamic/execute',
      { sqlCommand: 'p_PHUONG_CLASSES_FamilyLink_Make', parameters: seat },
      { once: randomUUID() },
    )
    const { token } = (await linkOf(seat)) as Link
    expect(answer.text).not.toContain(token)
    expect((await open(token)).text).not.toContain(token)
    for (const path of [`/family/${token}`, `/Family/${token}/?week=2026-11-16`, `/family/${token}/x`])
      await teacher.send('GET', path, undefined, { accept: 'text/html' })
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
        and table_type = 'BASE TABLE'`.execute(house.db)
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['family_links', 'once_keys', 'audit_log']))
    for (const { name } of tables) {
      const { rows } =
        await sql`select from ${sql.table(name)} as row where strpos(row::text, ${token}) > 0 limit 1`.execute(house.db)
      expect([name, rows.length]).toEqual([name, 0])
    }
    const paths = () => house.log.flatMap((line) => (JSON.parse(line) as { req?: { url: string } }).req?.url ?? [])
    await expect.poll(() => paths().filter((path) => path === '/family/[removed]').length).toBe(3)
    // nor is it there in a spelling that only a server takes for the same
    for (const path of ['/fam%69ly/', '/family%2F', '/./family/', '/x/../FAMILY/', '/family;x/'])
      await teacher.send('GET', `${path}${token}`, undefined, { accept: 'text/html' })
    await expect.poll(() => paths().filter((path) => path === '/family/[removed]').length).toBe(8)
    expect(house.log.join('')).not.toContain(token)
  })
})

describe('D59 a family opens the link', () => {
  test('and sees the week of the pupil: figures, work with marks and notes, what is missing, six weeks; nothing else', async () => {
    const seat = await seatIn('4G1', '4a1.12', '4a1.13')
    const due = at('2026-11-20T23:59:59')
    const first = await gave(
      seat,
      { title: 'Unit 6', dueAt: due, points: 10 },
      { score: 90, submittedAt: at('2026-11-18T19:05:00'), comment: 'Em viết gọn.' },
    )
    await house.db
      .updateTable('assignments_answers')
      .set({ passed_question: 9, comment_by: teacherId })
      .where('assignment_id', '=', first)
      .execute()
    // handed in late, twice: the newest counts, on the scale of its assignment
    const second = await gave(
      seat,
      { title: 'Unit 7', dueAt: at('2026-11-16T23:59:59'), points: 5 },
      { score: 20, submittedAt: at('2026-11-15T10:00:00') },
      { attempt: 2, score: 80, late: true, submittedAt: at('2026-11-17T08:00:00'), comment: ' ' },
    )
    const third = await gave(
      seat,
      { title: 'Chưa chấm', dueAt: null },
      { score: null, submittedAt: at('2026-11-16T00:00:00'), total: 0 },
    )
    const missing = await give(seat.classId, { title: 'Bài nói', dueAt: at('2026-11-22T23:59:59') })
    await addOpenSitting(house.db, { assignmentId: missing, attachmentId, studentId: seat.studentId, answered: 1 })
    const ahead = await give(seat.classId, { title: 'Tuần sau', dueAt: at('2026-11-23T00:00:00') })
    await gave(
      seat,
      { title: 'Tuần trước', dueAt: at('2026-11-15T23:59:59') },
      { score: 79, submittedAt: at('2026-11-15T23:59:59') },
    )
    // another pupil of the class has done other things
    const other = await idOf('4a1.13')
    await addAnswer(house.db, { assignmentId: first, attachmentId, studentId: other, score: 10, comment: 'Của bạn' })

    const { token } = await made(seat)
    const answer = await open(token)
    const work = (id: string, title: string) => ({ id, title, exerciseType: 'LIVEWORKSHEET' })
    expect(rowOf(answer)).toEqual({
      fullName: await nameOf('4a1.12'),
      givenName: (await nameOf('4a1.12')).split(' ').at(-1),
      className: '4G1',
      schoolName: 'Trường Tiểu học Hoa Phượng',
      week: '2026-11-16',
      before: '2026-11-09',
      after: null,
      now: '2026-11-20 07:30:00',
      expiresOn: '2027-07-31',
      figures: { total: 4, handedIn: 3, onTime: 2, average: 8.5, change: 0.6 },
      averages: [
        ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'].map((week) => ({ week, average: null })),
        { week: '2026-11-09', average: 7.9 },
        { week: '2026-11-16', average: 8.5 },
      ],
      done: [
        {
          ...work(first, 'Unit 6'),
          points: 10,
          submittedAt: '2026-11-18 19:05:00',
          late: false,
          mark: 9,
          correct: 9,
          total: 10,
          note: {
            text: 'Em viết gọn.',
            teacherName: 'Nguyễn Thị Lan',
            teacherGivenName: 'Lan',
            teacherSex: expect.toBeOneOf([false, null]),
          },
        },
        {
          ...work(second, 'Unit 7'),
          points: 5,
          submittedAt: '2026-11-17 08:00:00',
          late: true,
          mark: 8,
          correct: 0,
          total: 10,
          note: null,
        },
        {
          ...work(third, 'Chưa chấm'),
          points: 10,
          submittedAt: '2026-11-16 00:00:00',
          late: false,
          mark: null,
          correct: null,
          total: null,
          note: null,
        },
      ],
      missing: [{ ...work(missing, 'Bài nói'), dueDate: '2026-11-22 23:59:59' }],
      coming: [{ ...work(ahead, 'Tuần sau'), dueDate: '2026-11-23 00:00:00' }],
    })
    for (const secret of [await nameOf('4a1.13'), 'Của bạn', '@phuong.test', seat.studentId, other, token])
      expect(answer.text).not.toContain(secret)
    const person = await house.db
      .selectFrom('users')
      .where('id', '=', seat.studentId)
      .select(['phone', 'date_of_birth', 'user_code'])
      .executeTakeFirstOrThrow()
    for (const secret of Object.values(person)) if (secret) expect(answer.text).not.toContain(secret)

    const before = rowOf(await open(token, '2026-11-09'))
    expect(before).toMatchObject({
      week: '2026-11-09',
      before: '2026-11-02',
      after: '2026-11-16',
      figures: { total: 1, handedIn: 1, onTime: 1, average: 7.9, change: null },
      done: [{ title: 'Tuần trước' }],
      missing: [],
      coming: [],
    })
  })

  test('and what is due later, the nearest first: in the week of today alone, outside its figures, twenty at the most', async () => {
    const seat = await seatIn('4G6', '4a1.18')
    const coming = async (week?: string) => {
      const row = rowOf(await open(token, week)) as unknown as {
        coming: { title: string; dueDate: string }[]
        missing: { title: string }[]
        figures: object
      }
      return [row.coming.map(({ title }) => title), row.missing.map(({ title }) => title), row.figures] as const
    }
    const { token } = await made(seat)
    await give(seat.classId, { title: 'Tháng sau', dueAt: at('2026-12-24T23:59:59') })
    await give(seat.classId, { title: 'Thứ Tư', dueAt: at('2026-11-25T23:59:59') })
    await give(seat.classId, { title: 'Thứ Hai', dueAt: at('2026-11-23T00:00:00') })
    await gave(seat, { title: 'Nộp sớm', dueAt: at('2026-11-24T23:59:59') }, { submittedAt: at('2026-11-19T08:00:00') })
    const nothingMissing = { total: 1, handedIn: 1, onTime: 1, average: 8, change: null }
    expect(await coming()).toEqual([['Thứ Hai', 'Thứ Tư', 'Tháng sau'], [], nothingMissing])
    expect((await coming('2026-11-09'))[0]).toEqual([])
    // a week later two of them are no longer ahead, and the week that has passed says nothing of what comes
    house.clock.set(at('2026-11-23T00:00:00'))
    expect((await coming()).slice(0, 2)).toEqual([['Tháng sau'], ['Thứ Hai', 'Thứ Tư']])
    expect((await coming('2026-11-16'))[0]).toEqual([])
    for (let day = 1; day <= 23; day += 1)
      await give(seat.classId, {
        title: `Ngày ${day}`,
        dueAt: at(`2026-12-${String(day).padStart(2, '0')}T23:59:59`),
      })
    expect((await coming())[0]).toEqual(Array.from({ length: 20 }, (_, place) => `Ngày ${place + 1}`))
  })

  test('and no right items beside a mark that the teacher has changed, since they do not make it', async () => {
    const seat = await seatIn('4G7', '4a1.19')
    const submittedAt = at('2026-11-18T19:00:00')
    await gave(seat, { title: 'Thầy cô chấm' }, { score: 70, autoScore: 65, total: 20, submittedAt })
    await gave(
      seat,
      { title: 'Máy chấm' },
      { score: 65, autoScore: 65, total: 20, submittedAt: at('2026-11-17T19:00:00') },
    )
    const { token } = await made(seat)
    const { done } = rowOf(await open(token)) as unknown as { done: Record<string, unknown>[] }
    expect(done.map(({ title, mark, correct, total }) => [title, mark, correct, total])).toEqual([
      ['Thầy cô chấm', 7, null, null],
      ['Máy chấm', 6.5, 0, 20],
    ])
  })

  test('D22 what waits for the due date is told no sooner than to the pupil, not even in an average', async () => {
    const seat = await seatIn('4G2')
    const done = { score: 70, submittedAt: at('2026-11-18T19:00:00'), total: 8 }
    const dueAt = at('2026-11-21T23:59:59')
    await gave(seat, { title: 'Sau hạn', solutions: 'AFTER_DUE', attempts: 2, dueAt }, done)
    const { token } = await made(seat)
    const result = async () => {
      const { done, figures, averages } = rowOf(await open(token)) as unknown as {
        done: Record<string, unknown>[]
        figures: Record<string, unknown>
        averages: { average: number | null }[]
      }
      const [{ mark, correct, total } = {}] = done
      return [mark, correct, total, figures.average, averages.at(-1)?.average]
    }
    house.clock.set(dueAt)
    expect(await result()).toEqual([null, null, null, null, null])
    house.clock.forward(1_000)
    expect(await result()).toEqual([7, 0, 8, 7, 7])
  })

  test('and reads under the teacher’s note who has written it', async () => {
    const seat = await seatIn('4G3')
    await gave(seat, { title: 'Unit 8' }, { submittedAt: at('2026-11-18T19:00:00'), comment: 'Có từ trước' })
    const { token } = await made(seat)
    const note = async () => (rowOf(await open(token)).done as unknown as { note: unknown }[])[0]?.note
    expect(await note()).toMatchObject({ text: 'Có từ trước', teacherName: null })
    const { id } = await house.db
      .selectFrom('assignments_answers')
      .where('student_id', '=', seat.studentId)
      .where('comment', '=', 'Có từ trước')
      .select('id')
      .executeTakeFirstOrThrow()
    await teacher.send('PUT', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSWORK',
      entityName: 'Assignments_Answers',
      entityId: id,
      parameters: { TeacherNoteS: 'Em nhớ chữ t.' },
    })
    expect(await note()).toMatchObject({
      text: 'Em nhớ chữ t.',
      teacherName: 'Nguyễn Thị Lan',
      teacherGivenName: 'Lan',
    })
  })

  test('week by week from when the pupil came into the class, and never ahead', async () => {
    const { token } = await made(await seatIn('4G4'))
    const weeks = async (week?: unknown) => {
      const row = rowOf(await open(token, week))
      return [row.week, row.before, row.after]
    }
    expect(await weeks('2026-09-07')).toEqual(['2026-09-07', null, '2026-09-14'])
    expect(await weeks('2020-01-06')).toEqual(['2026-09-07', null, '2026-09-14'])
    expect(await weeks('2026-11-23')).toEqual(['2026-11-16', '2026-11-09', null])
    expect(await weeks(null)).toEqual(['2026-11-16', '2026-11-09', null])
    for (const week of ['2026-11-17', 'x', '', 5]) expect([week, (await open(token, week)).status]).toEqual([week, 400])
  })

  test('S20 the first opening of a day is noted, by nobody, and the teacher reads the day', async () => {
    const seat = await seatIn('4G5', '4a1.14')
    const { token, linkId } = await made(seat)
    await Promise.all([open(token), open(token), open(token)])
    house.clock.set(at('2026-11-20T23:59:59'))
    await open(token)
    const opened = ['family-link-opened', null, { linkId, classId: seat.classId }]
    expect((await audited(seat.studentId)).slice(1)).toEqual([opened])
    house.clock.forward(1_000)
    await open(token)
    expect((await audited(seat.studentId)).slice(1)).toEqual([opened, opened])
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
    expect((await linkOf(seat))?.openedOn).toBe('2026-11-21')
    house.clock.set(schoolDay)
    teacher = await signedIn(house.url, 'co.lan@phuong.test')
  })
})

const nameOf = async (name: string): Promise<string> =>
  (
    await house.db
      .selectFrom('users')
      .where('email', '=', `${name}@phuong.test`)
      .select('full_name')
      .executeTakeFirstOrThrow()
  ).full_name

describe('D59 the link shows nothing any more', () => {
  /** The answer without what differs from request to request. */
  const closed = async (token: unknown) => {
    const { status, body, headers } = await open(token)
    return [status, { ...body, requestId: null }, headers.get('retry-after'), headers.get('cache-control')]
  }

  test('once it is closed, which stays so, and another one can be made', async () => {
    const seat = await seatIn('4H1', '4a1.15')
    const link = await made(seat)
    expect((await open(link.token)).status).toBe(200)
    const answer = await revoke(link.linkId)
    expect([answer.status, answer.body]).toEqual([200, { result: { linkId: link.linkId }, rowsAffected: 1 }])
    expect(outcome(await open(link.token))).toEqual([404, 'NOT_FOUND'])
    expect((await revoke(link.linkId)).body.rowsAffected).toBe(0)
    expect(await linkOf(seat)).toBeNull()
    const other = await made(seat)
    expect(other.token).not.toBe(link.token)
    expect((await open(other.token)).status).toBe(200)
    expect((await audited(seat.studentId)).map(([action, actor]) => [action, actor])).toEqual([
      ['family-link-made', teacherId],
      ['family-link-opened', null],
      ['family-link-revoked', teacherId],
      ['family-link-made', teacherId],
      ['family-link-opened', null],
    ])
  })

  test('and nobody is told why: wrong, closed, over, of a class that was put away, of who has left or is no more', async () => {
    const nothing = await closed('a'.repeat(43))
    expect(nothing).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' }), null, 'no-store'])
    for (const token of ['', 'x', 'ê'.repeat(43), 'a'.repeat(5_000), '../..'])
      expect(await closed(token)).toEqual(nothing)

    const seat = await seatIn('4H2', '4a1.16')
    const { token } = await made(seat)
    expect(await closed(`${token}A`)).toEqual(nothing)
    expect((await open(token)).status).toBe(200)
    const set = {
      archived: (archived_at: Date | null) =>
        house.db.updateTable('classes').set({ archived_at }).where('id', '=', seat.classId).execute(),
      status: (status: 'ACTIVE' | 'DELETED') =>
        house.db.updateTable('users').set({ status }).where('id', '=', seat.studentId).execute(),
    }
    await set.archived(schoolDay)
    expect(await closed(token)).toEqual(nothing)
    await set.archived(null)
    await set.status('DELETED')
    expect(await closed(token)).toEqual(nothing)
    await set.status('ACTIVE')
    house.clock.set(at('2027-07-31T23:59:59'))
    expect((await open(token)).status).toBe(200)
    house.clock.forward(1_000)
    expect(await closed(token)).toEqual(nothing)
    house.clock.set(schoolDay)
    await leaveClass(house.db, { classId: seat.classId, studentIds: [seat.studentId], now: schoolDay })
    expect(await closed(token)).toEqual(nothing)
  })

  test('also where the class was put into the next year, and comes back into its own', async () => {
    const seat = await seatIn('4H5', '4a1.17')
    const year = (years: number) =>
      sql`update classes set school_year_id = school_year_id + ${years} where id = ${seat.classId}`.execute(house.db)
    await sql`insert into school_years (id, name, starts_on, ends_on)
      values (2027, '2027-2028', '2027-08-01', '2028-07-31') on conflict do nothing`.execute(house.db)
    await year(1)
    const { token } = await made(seat)
    expect((await open(token)).status).toBe(200)
    await year(-1)
    expect(outcome(await open(token))).toEqual([404, 'NOT_FOUND'])
  })

  test('D67 an erased pupil has no link any more', async () => {
    const seat = await seatIn('4H3', '4a1.27')
    const { token } = await made(seat)
    await open(token)
    const client = new pg.Client(house.database.connection)
    await client.connect()
    await erasePupil(client, seat.studentId, house.clock.now())
    await client.end()
    expect(outcome(await open(token))).toEqual([404, 'NOT_FOUND'])
    expect(
      await house.db.selectFrom('family_links').where('class_id', '=', seat.classId).select('id').execute(),
    ).toEqual([])
    expect((await audited(seat.studentId)).map(([action, , details]) => [action, details])).toEqual([
      ['family-link-made', {}],
      ['family-link-opened', {}],
    ])
  })
})

test('S17 D59 twenty openings a minute are heard of one address, right ones and wrong ones; then later, and others now', async () => {
  const { token } = await made(await seatIn('4I1', '4a1.17'))
  const [address, other] = ['203.0.113.5', '203.0.113.6']
  for (let count = 0; count < 20; count += 1) {
    const answer = await open(count % 2 ? 'wrong' : token, undefined, address)
    expect(answer.status).toBe(count % 2 ? 404 : 200)
    house.clock.forward(1_000)
  }
  for (const each of [token, 'wrong']) {
    const refused = await open(each, undefined, address)
    expect(outcome(refused)).toEqual([429, 'TOO_MANY_OPENINGS'])
    expect(Number(refused.headers.get('retry-after'))).toBe(40)
  }
  expect((await open(token, undefined, other)).status).toBe(200)
  house.clock.forward(40_000)
  expect((await open(token, undefined, address)).status).toBe(200)
})
