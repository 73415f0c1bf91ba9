import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { logStatements } from '../../testing/statement-log.ts'
import { seedExaminations } from './examinations.ts'

let house: TestHouse
const told: string[] = []
const seed = () => seedExaminations(house.db, house.clock.now(), (line) => told.push(line))
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

test('a second start adds nothing and leaves what staff has changed; what is missing comes back; a new examination gets an id of its own', async () => {
  const { db } = house
  expect(told).toEqual(['demo school: 146 unit exams'])
  await db.updateTable('examinations').set({ title: 'Ôn tập' }).where('id', '=', 100).execute()
  await db.updateTable('examination_units').set({ access: false }).where('grade', '=', 1).execute()
  const before = [await sampleTests(), await papersOfExams()]
  const log = logStatements(house.pools)
  await seed()
  expect(log).toHaveLength(1)
  expect(told).toHaveLength(1)
  expect([await sampleTests(), await papersOfExams()]).toEqual(before)
  const { rows } = await sql<{ access: boolean }>`select access from examination_units where grade = 1`.execute(db)
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ access: false })))
  // an older demo database has tests without papers
  const now = house.clock.now()
  const { id } = await db
    .insertInto('examinations')
    .values({ title: 'Unit 3', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(1249)
  await db.updateTable('papers').set({ exam_id: id }).where('exam_id', '=', 147).execute()
  await seed()
  expect(told.at(-1)).toBe('demo school: 1 unit exams')
  expect((await papersOfExams()).find(({ examId }) => examId === 147)).toMatchObject({ questions: 20 })
})
