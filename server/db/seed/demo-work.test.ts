import { createHash } from 'node:crypto'
import { sampleWorksheets } from '@phuong/content/worksheets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalKey } from '../../src/services/files/files.ts'
import { makeNextPage } from '../../src/services/files/make-pages.ts'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { logStatements, type Statement } from '../../testing/statement-log.ts'
import { seedBank } from './bank/index.ts'
import { seedDemoWork } from './demo.ts'
import { demoExam } from './unit-exam.ts'
import { given, practice, unitExam } from './week.ts'

type Row = Record<string, unknown>

let house: TestHouse
let log: Statement[]
const told: string[] = []
const seed = async () => {
  const tell = (line: string) => told.push(line)
  await seedBank(house.pool, [demoExam], house.clock.now(), tell)
  await seedDemoWork(house, house.files.storage, house.clock.now(), tell)
}
const rowsOf = async (caller: Caller, name: string, parameters: unknown): Promise<Row[]> =>
  ((await caller.call(name, parameters)).body.results ?? []) as Row[]

let firstStatements: number
beforeAll(async () => {
  house = await openHouse()
  log = logStatements(house.pools)
  await seed()
  firstStatements = log.length
})
afterAll(() => house.close())

const worksheets = () =>
  house.db.selectFrom('attachments').where('page_count', 'is not', null).orderBy('id').selectAll().execute()

test('a first laying out is a hundred statements or so, a second one four, and it changes nothing', async () => {
  expect(firstStatements).toBeLessThan(140)
  const before = [await worksheets(), await house.db.selectFrom('papers').selectAll().orderBy('id').execute()]
  const [spoken, sent] = [told.length, log.length]
  await seed()
  expect(log.length - sent).toBe(4)
  expect(told).toHaveLength(spoken)
  expect([await worksheets(), await house.db.selectFrom('papers').selectAll().orderBy('id').execute()]).toEqual(before)
})

describe('the worksheets of co.lan', () => {
  test('B-521 stand in three folders, their files in the storage as they are in the repository', async () => {
    const folders = await house.db.selectFrom('folders').orderBy('sort_order').selectAll().execute()
    expect(folders.map(({ name }) => name)).toEqual(['Toán 4', 'Tiếng Việt 4', 'Tiếng Anh 4'])
    const rows = await worksheets()
    expect(rows.map(({ file_name }) => file_name)).toEqual(
      Object.values(sampleWorksheets).map(({ fileName }) => fileName),
    )
    for (const row of rows) {
      const bytes = await house.files.storage.read(originalKey(row.storage_key ?? ''))
      expect(bytes).toHaveLength(Number(row.bytes))
      expect(
        createHash('sha256')
          .update(bytes ?? '')
          .digest(),
      ).toEqual(row.sha256)
    }
  })

  test('B-113 B-185 are found by who gives work', async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'SHARE',
      entityName: 'Attachments',
      fields: ['id'],
      parameters: { filters: { tags: 'LIVEWORKSHEET' } },
    })
    const ids = (await worksheets()).map(({ id }) => ({ id }))
    expect(body.results).toHaveLength(ids.length)
    expect(body.results).toEqual(expect.arrayContaining(ids))
  })

  test('their pages are made from the rows, as high as the documents say, and the editor may save them', async () => {
    for (let page = 0; page < 6; page++)
      expect(await makeNextPage(house.db, house.files, house.clock.now)).not.toHaveProperty('fault')
    const made = await house.db.selectFrom('attachment_pages').where('sharp_at', 'is not', null).selectAll().execute()
    const heights = (await worksheets()).flatMap(({ id }, at) =>
      (Object.values(sampleWorksheets)[at]?.pages ?? []).map(({ page, height }) => [id, page, height]),
    )
    expect(made.map(({ attachment_id, page, height }) => [attachment_id, page, height]).sort()).toEqual(heights.sort())

    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    for (const { id } of await worksheets()) {
      const { json_data } = await house.db
        .selectFrom('worksheet_revisions')
        .where('worksheet_id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow()
      const saved = await teacher.call('SHARE_Attachments_UpdateJsonData', { id, JsonData: json_data }, 'execute')
      expect([saved.status, saved.body.result]).toEqual([200, expect.objectContaining({ id, revision: 2 })])
      const again = await house.db
        .selectFrom('worksheet_revisions')
        .where('worksheet_id', '=', id)
        .where('revision', '=', 2)
        .selectAll()
        .executeTakeFirstOrThrow()
      expect(again.json_data).toEqual({ ...json_data, revision: 2 })
    }
  })

  test('D04 one that was removed stays removed', async () => {
    const [first] = await worksheets()
    await house.db
      .updateTable('attachments')
      .set({ deleted_at: house.clock.now() })
      .where('id', '=', first?.id ?? '')
      .execute()
    await seed()
    expect((await worksheets())[0]?.deleted_at).toEqual(house.clock.now())
    await house.db.updateTable('attachments').set({ deleted_at: null }).execute()
  })
})

describe('the week of 4A1 and 4A2', () => {
  test('B-137 B-143 the teacher finds pupils who are done, late, at work and not begun, and one with a note', async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const all = await rowsOf(teacher, 'CLASSWORK_Assignments_GetGiven', { PageNum: 1, PageSize: 20 })
    const works = all.filter(({ exerciseType }) => exerciseType === 'LIVEWORKSHEET')
    expect(works.map(({ title, className }) => `${className} ${title}`).sort()).toEqual(
      given.map(({ schoolClass, title }) => `${schoolClass} ${title}`).sort(),
    )
    for (const work of works) {
      const plan = given.find(({ schoolClass, title }) => schoolClass === work.className && title === work.title)
      const pupils = await rowsOf(teacher, 'CLASSWORK_Assignments_GetPupils', { id: work.id })
      expect(pupils.filter(({ state }) => state === 'doing')).toHaveLength(
        plan?.handed.filter(({ done }) => done < 1).length ?? -1,
      )
      expect(pupils.filter(({ state }) => state === 'done')).toHaveLength(
        new Set(plan?.handed.filter(({ done }) => done === 1).map(({ pupil }) => pupil)).size,
      )
      expect(pupils.filter(({ late }) => late).length).toBe(
        { fractions: 2, multiplication: 1, animals: 0 }[plan?.worksheet ?? 'animals'],
      )
      expect(pupils.some(({ state }) => state === 'none')).toBe(true)
      expect(pupils.filter(({ teacherNote }) => teacherNote !== '')).toHaveLength(
        plan?.worksheet === 'fractions' ? 2 : 0,
      )
    }
  })

  test('B-235 every record is what marking its log again gives, and its receipt counts it', async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const all = house.db.selectFrom('assignments_answers').selectAll()
    const records = await all.where('type', '=', 'LIVEWORKSHEET').execute()
    expect(records).toHaveLength(given.flatMap(({ handed }) => handed.filter(({ done }) => done === 1)).length)
    for (const record of records) {
      const [sitting] = await rowsOf(teacher, 'SITTING_Get', { sittingId: record.sitting_id })
      expect(sitting).toMatchObject({ state: 'finished', revision: 1, attempt: record.attempt })
      expect((sitting?.mark as Row | undefined)?.Score).toBe(Number(record.auto_score))
      expect((sitting?.mark as Row | undefined)?.PassedQuestion).toBe(record.passed_question)
      expect((sitting?.receipt as Row | undefined)?.count).toBe(record.total_answer)
      expect(record.submitted_at.getTime()).toBeLessThanOrEqual(house.clock.now().getTime())
    }
    const scores = new Set(records.map(({ auto_score }) => auto_score))
    expect(scores.size).toBeGreaterThan(6)
  })

  test('D25 a mark that the teacher has changed says who, when and why, and its Star follows', async () => {
    const [change, ...others] = await house.db.selectFrom('score_changes').selectAll().execute()
    expect(others).toEqual([])
    expect(Number(change?.after)).toBe(Number(change?.before) + 5)
    expect(change?.reason).not.toBe('')
    const record = await house.db
      .selectFrom('assignments_answers')
      .where('id', '=', change?.answer_id ?? '')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect([record.score, record.auto_score]).toEqual([change?.after, change?.before])
    expect(record.star).toBe(Math.floor(Math.floor(Number(record.score) / 10) / 2))
  })

  test('a pupil may go on with what was begun, and finds the work that is due and the work that is done', async () => {
    const pupil = await signedIn(house.url, '4a1.04@phuong.test')
    const due = await rowsOf(pupil, 'CLASSWORK_Assignments_GetMine', { state: 'due', PageNum: 1, PageSize: 20 })
    const begun = due.find(({ title }) => title === 'Unit 3: Animals')
    expect(begun).toMatchObject({ state: 'doing', attemptsLeft: 2 })
    const { body } = await pupil.call(
      'SITTING_Start',
      { sittingId: crypto.randomUUID(), kind: 'worksheet', assignmentId: begun?.id },
      'execute',
    )
    expect(body.result).toMatchObject({ state: 'open', attempt: 1, revision: 1 })
    expect((body.result as { answers: unknown[] }).answers.length).toBeGreaterThan(3)
  })

  test('B-144 A-257 teacher and pupils have been told, and what is old has been read', async () => {
    const bell = async (email: string) => {
      const caller = await signedIn(house.url, email)
      const [me] = await rowsOf(caller, 'USERS_Me', {})
      return rowsOf(caller, 'ThongBao_NguoiDung_DanhSach', { UserId: me?.id, PageNum: 1, PageSize: 50 })
    }
    // of what a pupil handed in several times the newest is shown
    const works = [...given.map(({ handed }) => handed.filter(({ done }) => done === 1)), unitExam.sat]
    const handedIn = works.flatMap((handed) => [...new Set(handed.map(({ pupil }) => pupil))]).length
    const teacher = await bell('co.lan@phuong.test')
    expect(teacher[0]).toMatchObject({ totalRows: handedIn })
    expect(Number(teacher[0]?.totalRows_NotRead)).toBeLessThan(handedIn / 2)
    const titles = (await bell('4a1.02@phuong.test')).map(({ title }) => title)
    expect(titles).toHaveLength(4)
  })
})

test('C-323 hs.lop4 has two finished practice papers in the history, once', async () => {
  const pupil = await signedIn(house.url, practice.pupil)
  const rows = await rowsOf(pupil, 'SITTING_History', { kind: 'olympic', PageNum: 1, PageSize: 20 })
  expect(rows.map((row) => [row.examinationCode, row.state, row.correct, row.total, row.totalRows])).toEqual([
    ['2', 'finished', 19, 20, 2],
    ['1', 'finished', 18, 20, 2],
  ])
  const [sitting] = await rowsOf(pupil, 'SITTING_Get', { sittingId: rows[0]?.sittingId })
  expect(((sitting?.answers ?? []) as { verdict: Row }[]).filter(({ verdict }) => verdict.correct)).toHaveLength(19)
})

describe('the unit exam of 4A1', () => {
  type Told = { id: string; [field: string]: unknown }
  const givenTo = async (email: string) => {
    const pupil = await signedIn(house.url, email)
    const rows = await rowsOf(pupil, 'CLASSWORK_Assignments_GetMine', { PageNum: 1, PageSize: 20 })
    return { pupil, work: rows.find(({ exerciseType }) => exerciseType === 'UNIT') as Told }
  }

  test('C-362 a pupil who has not sat it finds it due, with 20 questions that come without their key', async () => {
    const { pupil, work } = await givenTo('4a1.01@phuong.test')
    expect(work).toMatchObject({ title: unitExam.title, className: '4A1', state: 'none', attemptsLeft: 2 })
    const { body } = await pupil.call('CLASSWORK_Assignments_GetById', { id: work.id }, 'query/first')
    expect(body.result).toMatchObject({ examId: 1, questions: 20 })
    const questions = await rowsOf(pupil, 'EXAMINATION_Get', { examId: 1, assignmentId: work.id })
    expect(new Set(questions.map(({ id }) => id)).size).toBe(20)
    expect(JSON.stringify(questions)).not.toMatch(/isCorrect|explainText/)
    const start = { sittingId: crypto.randomUUID(), kind: 'unit', examId: 1, assignmentId: work.id }
    expect((await pupil.call('SITTING_Start', start, 'execute')).body.result).toMatchObject({ attempt: 1, revision: 1 })
  })

  test('C-369 C-374 D22 those who have sat it have a mark of 10, whoever did it twice that of the newest time', async () => {
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const { work } = await givenTo('4a1.18@phuong.test')
    const pupils = await rowsOf(teacher, 'CLASSWORK_Assignments_GetPupils', { id: work.id })
    const done = pupils.filter(({ state }) => state === 'done')
    expect(done.map(({ attempts, firstScore, score }) => [attempts, firstScore, score]).sort()).toEqual([
      [1, 10, 10],
      [1, 4, 4],
      [1, 7.5, 7.5],
      [1, 9, 9],
      [2, 5.5, 8.5],
    ])
    for (const { sittingId, autoScore } of done) {
      const [sitting] = await rowsOf(teacher, 'SITTING_Get', { sittingId })
      expect(sitting).toMatchObject({ kind: 'unit', state: 'finished', score: autoScore })
    }
  })

  test('C-362 an assignment that was taken back does not come again, and a paper that staff has changed stays', async () => {
    const { db } = house
    const paper = await db.selectFrom('papers').where('exam_id', '=', 1).selectAll().executeTakeFirstOrThrow()
    await db.updateTable('papers').set({ title: 'Unit 1b' }).where('id', '=', paper.id).execute()
    await db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('exam_id', '=', 1).execute()
    await seed()
    expect(await db.selectFrom('assignments').where('exam_id', '=', 1).selectAll().execute()).toMatchObject([
      { deleted_at: house.clock.now() },
    ])
    const after = await db.selectFrom('papers').where('exam_id', '=', 1).selectAll().execute()
    expect(after).toMatchObject([{ title: 'Unit 1b', revision: 1 }])
  })
})
