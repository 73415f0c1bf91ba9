import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { seedBank } from '../bank/index.ts'
import { seedDemo } from '../demo.ts'
import { worksheetClasses } from '../school.ts'
import { wholeSchool } from '../whole-school.ts'
import { seedTerm } from './lay-out.ts'

let house: TestHouse
const told: string[] = []
const lay = async () => {
  const tell = (line: string) => told.push(line)
  const now = house.clock.now()
  await seedDemo(house.db, wholeSchool, house.services.passwords, now, tell)
  await seedBank(house.pool, [], now, tell)
  await seedTerm(house, now, tell)
}
beforeAll(async () => {
  house = await openHouse()
  await lay()
})
afterAll(() => house.close())

test('a whole school: five grades with two or three classes, each with a teacher, and everybody there since the opening', async () => {
  const { rows } = await sql<{ grade: number; classes: number; joined: string[] }>`
    select grade, count(distinct classes.id)::integer as classes,
      array_agg(distinct to_char(class_members.joined_at at time zone 'Asia/Ho_Chi_Minh', 'DD/MM')) as joined
    from classes join class_members on class_members.class_id = classes.id
    join class_people as owner on owner.class_id = classes.id and owner.role = 'OWNER' where classes.school_id = 1
    group by grade order by grade`.execute(house.db)
  expect(rows.map(({ grade, classes }) => [grade, classes])).toEqual([
    [1, 3],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
  ])
  expect([...new Set(rows.flatMap(({ joined }) => joined))]).toEqual(['05/09'])
  const { rows: teachers } = await sql`select users.id from users join user_roles on user_roles.user_id = users.id
    where role_id = 2 and school_id = 1`.execute(house.db)
  expect(teachers.length).toBeGreaterThanOrEqual(18)
})

test('every class of both schools that has no week of worksheets has a term of exams, 8A as well, sat by most of it', async () => {
  const { rows } = await sql<{ name: string; school: number; pupils: number; given: number; sat: number[] }>`
    select class_name as name, school_id as school,
      (select count(*)::integer from class_members where class_id = classes.id and left_at is null) as pupils,
      (select count(*)::integer from assignment_classes where class_id = classes.id) as given,
      (select array_agg((select count(distinct student_id)::integer from assignments_answers as answers
          where answers.assignment_id = work.assignment_id))
        from assignment_classes as work where work.class_id = classes.id) as sat
    from classes order by class_name`.execute(house.db)
  const withTerm = wholeSchool.classes.filter(({ code }) => !worksheetClasses.includes(code))
  expect(rows.filter(({ given }) => given > 0).map(({ name }) => name)).toEqual(
    withTerm.map(({ name }) => name).toSorted(),
  )
  expect(rows.find(({ name }) => name === '8A')).toMatchObject({ school: 2, pupils: 40 })
  // all of them lie within the same weeks
  expect(new Set(rows.filter(({ given }) => given > 0).map(({ given }) => given)).size).toBe(1)
  for (const { name, pupils, given, sat } of rows.filter(({ given }) => given > 0)) {
    expect(sat, name).toHaveLength(given)
    for (const count of sat) expect(count, name).toBeGreaterThan(pupils / 3)
  }
})

test('a term of exams with marks of all kinds, some late, laid out once', async () => {
  const { rows: marks } = await sql<{ score: number; late: boolean }>`
    select round(score)::integer as score, late from assignments_answers`.execute(house.db)
  expect(marks.length).toBeGreaterThan(1_000)
  expect(new Set(marks.map(({ score }) => score)).size).toBeGreaterThan(6)
  expect(marks.filter(({ late }) => late).length).toBeGreaterThan(10)
  const { rows: ahead } = await sql`select id from sittings where finished_at > ${house.clock.now()}
    or started_at < (select min(joined_at) from class_members)`.execute(house.db)
  expect(ahead).toEqual([])
  const spoken = told.length
  await lay()
  expect(told).toHaveLength(spoken)
})
