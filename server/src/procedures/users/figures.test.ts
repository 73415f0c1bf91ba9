import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addAnswer, addAssignment, addWorksheet } from '../../../testing/worksheets.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const figuresOf = async (caller: Caller) => (await caller.call('USERS_Figures_Get', {}, 'query/first')).body.result
type Count = { count: number }
const count = async (query: ReturnType<typeof sql<Count>>): Promise<number> =>
  (await query.execute(house.db)).rows[0]?.count ?? Number.NaN

test('A-151 A-152 a pupil’s three counts are joined classes, work given there, and what of it was handed in', async () => {
  const pupil = await signedIn(house.url, '4a1.01@phuong.test')
  expect(await figuresOf(pupil)).toEqual({ classes: 1, pupils: null, given: 0, handedIn: 0 })
  const idOf = async (email: string) =>
    (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
  const [createdBy, studentId] = [await idOf('co.lan@phuong.test'), await idOf('4a1.01@phuong.test')]
  const { id: classId } = await house.db
    .selectFrom('classes')
    .where('class_name', '=', '4A1')
    .select('id')
    .executeTakeFirstOrThrow()
  const attachmentId = await addWorksheet(house.db, { createdBy, visibility: 'PUBLIC' })
  const works = []
  for (const title of ['Unit 1', 'Unit 2', 'Unit 3'])
    works.push(await addAssignment(house.db, { classId, attachmentId, createdBy, title }))
  const [first = '', second = ''] = works
  await addAnswer(house.db, { assignmentId: first, attachmentId, studentId })
  await addAnswer(house.db, { assignmentId: first, attachmentId, studentId, attempt: 2 })
  await addAnswer(house.db, { assignmentId: second, attachmentId, studentId })
  expect(await figuresOf(pupil)).toEqual({ classes: 1, pupils: null, given: 3, handedIn: 2 })
  // what was taken back is not counted
  await house.db.updateTable('assignments').set({ deleted_at: house.clock.now() }).where('id', '=', second).execute()
  expect(await figuresOf(pupil)).toEqual({ classes: 1, pupils: null, given: 2, handedIn: 1 })
})

test('A-151 A-152 everybody else’s are classes looked after, their pupils, and work given there', async () => {
  const email = 'co.lan@phuong.test'
  const classes = sql`(select c.id from classes c join class_people p on p.class_id = c.id and p.left_at is null
    join users u on u.id = p.person_id where u.email = ${email} and c.archived_at is null)`
  const expected = {
    classes: await count(sql`select count(distinct id)::int as count from ${classes} as own`),
    pupils: await count(sql`select count(distinct m.student_id)::int as count from class_members m
      where m.left_at is null and m.class_id in ${classes}`),
    given: await count(sql`select count(distinct ac.assignment_id)::int as count from assignment_classes ac
      join assignments a on a.id = ac.assignment_id and a.deleted_at is null where ac.class_id in ${classes}`),
    handedIn: null,
  }
  expect(expected.classes).toBeGreaterThan(1)
  expect(await figuresOf(await signedIn(house.url, email))).toEqual(expected)
  const manager = (await figuresOf(await signedIn(house.url, 'quanly@phuong.test'))) as typeof expected
  expect(manager.classes).toBeGreaterThanOrEqual(expected.classes)
  expect(await figuresOf(await signedIn(house.url, 'nganhang@phuong.test'))).toEqual({
    classes: 0,
    pupils: 0,
    given: 0,
    handedIn: null,
  })
})
