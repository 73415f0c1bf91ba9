import { type Bank, openBank } from '@phuong/content/bank'
import { bankPapers } from '@phuong/content/papers'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPool } from '../../../src/db/database.ts'
import { signedIn } from '../../../testing/caller.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { logStatements } from '../../../testing/statement-log.ts'
import { seedBank } from './index.ts'

let house: TestHouse
const told: string[] = []
const seed = () => seedBank(house.pool, [], house.clock.now(), (line) => told.push(line))
beforeAll(async () => {
  house = await openHouse()
  await seed()
})
afterAll(() => house.close())

const sampleTests = () =>
  house.db
    .selectFrom('examinations')
    .where('id', '>=', 100)
    .orderBy('id')
    .select(['id', 'title', 'grade', 'unit', 'sort_order'])
    .execute()
const papersOfExams = async () => {
  const { rows } = await sql<{ examId: number; kind: string; visibility: string; questions: number; types: number }>`
    select papers.exam_id as "examId", papers.kind, papers.visibility, count(*)::int as questions,
      count(distinct questions.type)::int as types
    from papers join paper_items as item on item.paper_id = papers.id and item.revision = papers.revision
    join questions on questions.id = item.question_id
    where papers.exam_id >= 100 group by papers.id order by papers.exam_id`.execute(house.db)
  return rows
}

test('B-328 B-330 B-331 A-423 every unit of the catalogue has sample tests, and the units of grades 1 to 5 are open', async () => {
  const tests = await sampleTests()
  expect(tests).toHaveLength(145)
  expect(tests.slice(0, 4)).toEqual([
    { id: 100, title: 'Unit 1 – Test 1', grade: 1, unit: 1, sort_order: 1 },
    { id: 101, title: 'Unit 1 – Test 2', grade: 1, unit: 1, sort_order: 2 },
    { id: 102, title: 'Unit 2 – Test 1', grade: 1, unit: 2, sort_order: 1 },
    { id: 103, title: 'Unit 2 – Test 2', grade: 1, unit: 2, sort_order: 2 },
  ])
  expect(tests[47]).toMatchObject({ id: 147, grade: 12, unit: 2, sort_order: 2 })
  expect(tests.filter(({ grade }) => grade === 2).map(({ title }) => title.replace(/ – Test 1$/, ''))).toEqual([
    ...['Unit 1', 'Unit 1 – Test 2', 'Unit 2', 'Unit 2 – Test 2'],
    ...['Starter', 'Unit 3', 'Unit 4', 'Unit 5', 'Unit 6', 'End of Year'],
  ])
  // a unit without a number is none of those of the sample tests (B-332)
  expect(tests.filter(({ unit }) => unit === null).map(({ title }) => title.replace(/ – .*/, ''))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((grade) => (grade > 5 ? ['Starter'] : ['Starter', 'End of Year'])),
  )
  const open = await house.db.selectFrom('examination_units').orderBy('grade').orderBy('unit').selectAll().execute()
  expect(open.every(({ access }) => access)).toBe(true)
  expect([1, 2, 3, 4, 5, 6].map((of) => open.filter(({ grade }) => grade === of).length)).toEqual([6, 6, 12, 12, 12, 0])
})

test('C-362 D56 each of them has a paper of twenty questions that all staff reads', async () => {
  const papers = await papersOfExams()
  expect(papers.map(({ examId }) => examId)).toEqual((await sampleTests()).map(({ id }) => id))
  expect(papers.filter(({ kind, visibility }) => kind !== 'unit' || visibility !== 'PUBLIC')).toEqual([])
  expect(papers.filter(({ questions, types }) => questions !== 20 || types < 5)).toEqual([])
})

test('C-362 C-618 staff reads and prints a sample test, a pupil who is not given it does neither', async () => {
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const { body } = await teacher.call('EXAMINATION_Get', { id: 100 })
  expect(body.results).toHaveLength(20)
  const { body: print } = await teacher.call('EXAMINATION_Print_Get', { id: 1240 }, 'query/first')
  expect(print.result).toMatchObject({ quizTitle: 'Starter – Test 1', totalQuestion: 20, duration: 30 })
  const pupil = await signedIn(house.url, '4a1.01@phuong.test')
  expect((await pupil.call('EXAMINATION_Get', { examId: 100 })).status).toBe(404)
  expect((await pupil.call('EXAMINATION_Print_Get', { id: 100 }, 'query/first')).status).toBe(403)
})

type Row = Record<string, unknown>

test('C-257 C-258 C-259 papers of the bank are answered whole and in order, with its key', async () => {
  const pupil = await signedIn(house.url, 'hs.lop4@phuong.test')
  const asked = (await bankPapers()).olympic.filter(({ code }) => ['1', '4', '6', '46', '135'].includes(code))
  expect(asked).toHaveLength(paperClasses.length * 5)
  for (const { classLevel, code, questions } of asked) {
    expect(questions).toHaveLength(20)
    const { body } = await pupil.call('OLYMPIC_DETHI_Get', { classLevel, examinationCode: code })
    const rows = (body.results ?? []) as Row[]
    expect(rows.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
    expect(rows[0]).toMatchObject(questions[0]?.stored ?? {})
  }
})

test('a second start costs one statement, adds nothing and leaves what staff has changed; a new examination gets an id of its own', async () => {
  const { db } = house
  expect(told).toEqual([
    ...paperClasses.map((classLevel) => `English bank: olympic papers of class ${classLevel}, 135 added, 0 renewed`),
    'English bank: unit exams, 145 added, 0 renewed',
  ])
  await db.updateTable('examinations').set({ title: 'Ôn tập' }).where('id', '=', 100).execute()
  await db.updateTable('examination_units').set({ access: false }).where('grade', '=', 1).execute()
  const before = [await sampleTests(), await papersOfExams()]
  const log = logStatements(house.pools)
  await seed()
  expect(log).toHaveLength(1)
  expect(told).toHaveLength(6)
  expect([await sampleTests(), await papersOfExams()]).toEqual(before)
  const { rows } = await sql<{ access: boolean }>`select access from examination_units where grade = 1`.execute(db)
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ access: false })))
  const now = house.clock.now()
  const { id } = await db
    .insertInto('examinations')
    .values({ title: 'Unit 3', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(1249)
})

test('C-257 an older bank is renewed: papers at a new revision, questions at a new version, but nothing that staff has saved; what is missing comes back', async () => {
  const { db } = house
  const paperOf = (code: string) =>
    db.selectFrom('papers').where('class_level', '=', 4).where('code', '=', code).selectAll().executeTakeFirstOrThrow()
  const itemsOf = (paperId: number, revision: number) =>
    db
      .selectFrom('paper_items')
      .where('paper_id', '=', paperId)
      .where('revision', '=', revision)
      .orderBy('position')
      .select(['question_id', 'version'])
      .execute()
  const staff = await db
    .selectFrom('login_names')
    .where('key', '=', 'nganhang@phuong.test')
    .selectAll()
    .executeTakeFirstOrThrow()
  const saved_at = house.clock.now()
  const [short, mended, theirs] = [await paperOf('7'), await paperOf('8'), await paperOf('9')]

  // as an older bank left them: one asks ten questions, one asks a question in other words
  await db.insertInto('paper_revisions').values({ paper_id: short.id, revision: 2, saved_at }).execute()
  const all = await itemsOf(short.id, 1)
  const ten = all.slice(0, 10).map((item, at) => ({ ...item, paper_id: short.id, revision: 2, position: at + 1 }))
  await db.insertInto('paper_items').values(ten).execute()
  await db.updateTable('papers').set({ revision: 2 }).where('id', '=', short.id).execute()
  const [first] = await itemsOf(mended.id, 1)
  const questionId = first?.question_id ?? ''
  const stored = await db
    .selectFrom('question_versions')
    .where('question_id', '=', questionId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const older = { ...(stored.content as Row), title: 'Older words' }
  await db
    .insertInto('question_versions')
    .values({ question_id: questionId, version: 2, content: JSON.stringify(older), saved_at })
    .execute()
  await db.updateTable('questions').set({ version: 2 }).where('id', '=', questionId).execute()
  // staff has saved one with ten questions of its own
  await db
    .insertInto('paper_revisions')
    .values({ paper_id: theirs.id, revision: 2, saved_by: staff.user_id, saved_at })
    .execute()
  await db
    .insertInto('paper_items')
    .values(ten.map((item) => ({ ...item, paper_id: theirs.id })))
    .execute()
  await db.updateTable('papers').set({ revision: 2 }).where('id', '=', theirs.id).execute()
  await db.updateTable('papers').set({ code: 'x' }).where('class_level', '=', 5).where('code', '=', '3').execute()
  await db.updateTable('bank_state').set({ fingerprint: 'of an older bank' }).execute()

  told.length = 0
  await seed()
  expect(told).toEqual([
    'English bank: olympic papers of class 4, 0 added, 1 renewed',
    'English bank: olympic papers of class 5, 1 added, 0 renewed',
  ])
  expect((await paperOf('7')).revision).toBe(3)
  expect(await itemsOf(short.id, 3)).toEqual(all)
  expect(await itemsOf(short.id, 2)).toHaveLength(10)
  // the version that the bank has now is there already
  expect((await paperOf('8')).revision).toBe(1)
  expect((await paperOf('9')).revision).toBe(2)
  expect(await itemsOf(theirs.id, 2)).toHaveLength(10)
  const state = await db.selectFrom('bank_state').selectAll().execute()
  expect(state).toMatchObject([{ laid_at: house.clock.now() }])

  const log = logStatements(house.pools)
  await seed()
  expect(log).toHaveLength(1)
})

test('two servers that start at once over an empty database lay it out once', async () => {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const { pool } = openPool(database.connection, () => {})
  const lines: string[] = []
  const start = () => seedBank(pool, [], house.clock.now(), (line) => lines.push(line))
  await Promise.all([start(), start()])
  const { rows } = await pool.query('select count(*)::int as papers, max(revision) as revision from papers')
  await pool.end()
  expect(rows).toEqual([{ papers: 820, revision: 1 }])
  expect(lines).toHaveLength(6)
})

/** The bank with one text in place of another. */
const mended = async (from: string, to: string): Promise<Bank> => {
  const bank = await openBank()
  const sections = await bank.sections()
  const questions = Buffer.from(sections.questions.toString().replaceAll(from, to))
  return { fingerprint: `${bank.fingerprint} mended`, sections: async () => ({ ...sections, questions }) }
}

test('C-257 a bank that says something else gives its questions a new version and the papers that ask them a new revision, under the same ids', async () => {
  const { db } = house
  const { rows: asking } = await sql<{ id: number; revision: number; question: string; title: string }>`
    select papers.id, papers.revision, question_id as question, content ->> 'title' as title
    from papers join paper_items on paper_id = papers.id and paper_items.revision = papers.revision
    join question_versions using (question_id, version)
    where class_level = 2 and code = '50' and position = 1`.execute(db)
  const [before] = asking
  if (before === undefined) throw new Error('there is no such paper')
  const counts = async () => {
    const { rows } = await sql<{ questions: number; versions: number; revisions: number }>`select
      (select count(*)::int from questions) as questions, (select count(*)::int from question_versions) as versions,
      (select count(*)::int from paper_revisions) as revisions`.execute(db)
    return rows[0] ?? { questions: 0, versions: 0, revisions: 0 }
  }
  const held = await counts()
  const bank = await mended(`{"id":"${before.question}","type"`, `{"id":"${before.question}","mended":true,"type"`)
  told.length = 0
  const seedMended = () =>
    seedBank(
      house.pool,
      [],
      house.clock.now(),
      (line) => told.push(line),
      async () => bank,
    )
  await seedMended()

  const { rows } = await sql<{ id: number; revision: number; mended: boolean }>`
    select papers.id, papers.revision, content -> 'mended' as mended
    from papers join paper_items on paper_id = papers.id and paper_items.revision = papers.revision
    join question_versions using (question_id, version) where question_id = ${before.question} order by papers.id`.execute(
    db,
  )
  expect(rows).toContainEqual({ id: before.id, revision: before.revision + 1, mended: true })
  expect(rows.every(({ mended }) => mended)).toBe(true)
  expect(told).toEqual([`English bank: olympic papers of class 2, 0 added, ${rows.length} renewed`])
  expect(await counts()).toEqual({
    questions: held.questions,
    versions: held.versions + 1,
    revisions: held.revisions + rows.length,
  })
  // what a sitting has pinned says what it said
  const { rows: pinned } = await sql<{ mended: boolean | null }>`
    select content -> 'mended' as mended from paper_items join question_versions using (question_id, version)
    where paper_id = ${before.id} and revision = ${before.revision} and question_id = ${before.question}`.execute(db)
  expect(pinned).toEqual([{ mended: null }])

  const log = logStatements(house.pools)
  await seedMended()
  expect(log).toHaveLength(1)
})
