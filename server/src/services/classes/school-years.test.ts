import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addWorksheet } from '../../../testing/worksheets.ts'

const crud = '/api/v1.0/dynamic/crud'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What the teacher makes at a moment. @returns its id */
const madeAt = async (moment: string, subModuleName: string, entityName: string, parameters: object) => {
  house.clock.set(new Date(moment))
  const teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const { text, body } = await teacher.send('POST', crud, { subModuleName, entityName, parameters })
  const { id } = (body.result ?? {}) as { id?: string }
  if (id === undefined) throw new Error(text)
  return id
}
const newClass = (moment: string) => madeAt(moment, 'CLASSES', 'Classes', { className: '5A1', classId: 5 })
const yearOf = async (table: 'classes' | 'assignments', id: string) =>
  (
    await house.db
      .selectFrom(table)
      .innerJoin('school_years', 'school_years.id', `${table}.school_year_id`)
      .where(`${table}.id`, '=', id)
      .select(['name', 'starts_on', 'ends_on'])
      .executeTakeFirstOrThrow()
  ).name

test('a class belongs to the school year in which it is made, also the first one of a year', async () => {
  const before = await newClass('2027-07-31T10:00:00Z')
  const after = await newClass('2027-08-01T01:00:00Z')
  const again = await newClass('2027-08-02T01:00:00Z')
  expect([await yearOf('classes', before), await yearOf('classes', after), await yearOf('classes', again)]).toEqual([
    '2026-2027',
    '2027-2028',
    '2027-2028',
  ])
  expect(await house.db.selectFrom('school_years').selectAll().orderBy('id').execute()).toEqual([
    { id: 2026, name: '2026-2027', starts_on: '2026-08-01', ends_on: '2027-07-31' },
    { id: 2027, name: '2027-2028', starts_on: '2027-08-01', ends_on: '2028-07-31' },
  ])
})

test('work belongs to the year of its class, also where it is given after the end of that year', async () => {
  const classId = await newClass('2028-07-30T10:00:00Z')
  const lan = await house.db
    .selectFrom('users')
    .where('email', '=', 'co.lan@phuong.test')
    .select('id')
    .executeTakeFirstOrThrow()
  const attachmentId = await addWorksheet(house.db, { createdBy: lan.id })
  const given = { title: 'Ôn hè', dueDate: '2028-08-20', classId, attachmentId }
  const id = await madeAt('2028-08-03T10:00:00Z', 'CLASSWORK', 'Assignments', given)
  expect(await yearOf('assignments', id)).toBe('2027-2028')
})
