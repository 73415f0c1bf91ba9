import { hasRole, ROLES } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classNamed } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { makeAccount } from '../../testing/made-accounts.ts'
import { seersOfClass, seesClass } from './classes.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Row = { id: string; schoolId: number | null; roleIds: number[] }

test('H070 S24 who sees a class is the same for one and for many: everybody in every class, whatever their roles and places', async () => {
  const { db } = house
  const { id: classId } = await classNamed(db)
  // each place for each role, also where the two do not go together, and one that was left
  const places = [
    ['PUPIL', null, false],
    ['PUPIL', null, true],
    ['TEACHER', 'GIVE', false],
    ['TEACHER', 'GIVE', true],
    ['HOMEROOM', null, false],
  ] as const
  for (const roleId of [null, 1, 2, 3, 4, 5])
    for (const [index, [role, may, left]] of places.entries()) {
      const email = `odd.${roleId}.${index}@phuong.test`
      const id = await makeAccount(db, { email, school: index % 2 === 0 ? 1 : null, roleId })
      await sql`insert into class_people (class_id, person_id, role, may, joined_at, left_at)
        select ${classId}, id, ${role}, ${may}, created_at, ${left ? sql`created_at` : null} from users
        where id = ${id}`.execute(db)
    }
  const { rows: people } = await sql<Row>`select id, school_id as "schoolId",
    array(select role_id from user_roles where user_id = users.id) as "roleIds" from users`.execute(db)
  const { rows: many } = await sql<{ seen: string }>`select users.id || ' ' || classes.id as seen
    from classes cross join users where ${seersOfClass}`.execute(db)
  const one = new Set<string>()
  let pupilsSeeing = 0
  for (const { id, schoolId, roleIds } of people) {
    const person = { id, schoolId, roles: ROLES.filter((role) => roleIds.includes(role.id)) }
    const { rows } = await sql<{ id: string }>`select id from classes where ${seesClass(person)}`.execute(db)
    for (const row of rows) one.add(`${id} ${row.id}`)
    if (rows.length > 0 && hasRole(person, 'student')) pupilsSeeing += 1
  }
  expect(pupilsSeeing).toBeGreaterThan(10)
  expect(many.map(({ seen }) => seen).toSorted()).toEqual([...one].toSorted())
})
