import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sitter } from '../../testing/sitters.ts'
import { addAssignment, addWorksheet, writeZone } from '../../testing/worksheets.ts'
import { linesOf, regradeWork } from './regrade-work.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('H167 handed-in work is marked once more: who would gain is said, and no row is changed', async () => {
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const pupil = await signedIn(house.url, '4a1.26@phuong.test')
  const me = (await teacher.call('USERS_Me', {}, 'query/first')).body.result as { id: string }
  const { classId } = await sql<{ classId: string }>`
    select class_id as "classId" from class_members
    where student_id = (select id from users where email = '4a1.26@phuong.test') and left_at is null`
    .execute(house.db)
    .then(({ rows }) => rows[0] ?? { classId: '' })
  const attachmentId = await addWorksheet(house.db, {
    createdBy: me.id,
    zones: [writeZone('w1', 'hoà'), writeZone('w2', '3,5', 200)],
  })
  const assignmentId = await addAssignment(house.db, { classId, createdBy: me.id, attachmentId, title: '=Tuần 1' })
  const page = sitter(pupil, house.clock)
  const sittingId = randomUUID()
  await page.start({ kind: 'worksheet', attachmentId, assignmentId }, sittingId)
  await page.append(sittingId, [page.draft('w1', 'hòa'), page.draft('w2', '35')])
  expect((await page.finish(sittingId)).row).toMatchObject({ Score: expect.any(Number) })
  const before = await regradeWork(house.db)
  expect(before.changes.filter((change) => change.workId === assignmentId)).toEqual([])

  // as it was marked before 'hòa' and 'hoà' were one answer
  await sql`update sittings set receipt = receipt || '{"correct": 0, "Score": 0}' where id = ${sittingId}`.execute(
    house.db,
  )
  await sql`update assignments_answers set score = 0, auto_score = 0 where sitting_id = ${sittingId}`.execute(house.db)
  const rows = () =>
    sql`select receipt, score, auto_score, json_data from assignments_answers as answer
      join sittings on sittings.id = answer.sitting_id order by answer.id`.execute(house.db)
  const stored = (await rows()).rows
  const { records, changes } = await regradeWork(house.db)
  expect(records).toBe(before.records)
  const own = changes.filter((change) => change.workId === assignmentId)
  expect(own).toMatchObject([
    { pupil: 'Nguyễn Ngọc Quỳnh Như', attempt: 1, score: 0, correct: { was: 0, is: 1 }, Score: { was: 0 } },
  ])
  expect(own[0]?.Score.is).toBeGreaterThan(0)
  expect(linesOf(own)[1]?.split('\t').slice(0, 8)).toEqual([
    "'=Tuần 1",
    assignmentId,
    'Nguyễn Ngọc Quỳnh Như',
    own[0]?.studentId,
    '1',
    '0',
    '1',
    '0',
  ])
  expect((await rows()).rows).toEqual(stored)
})
