import { otherSchoolId } from '@phuong/domain/places/chosen'
import { placeFaults } from '@phuong/domain/places/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { logStatements } from '../../../testing/statement-log.ts'
import { placeOf } from './place-of.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const of = (cityId: number | null, districtId: number | null, schoolId: number | null, names = {}) =>
  placeOf(house.db, { cityId, districtId, schoolId }, house.clock.now(), names)
const fields = (fields: Record<string, string>) => ({ code: 'BAD_PARAMETERS', fields })

test('A-254 a place is right where the ward belongs to the city and the school to the ward, in one statement', async () => {
  const log = logStatements(house.pools)
  expect(await of(31, 11_329, 1)).toEqual({
    cityId: 31,
    districtId: 11_329,
    schoolId: 1,
    schoolName: 'Trường Tiểu học Hoa Phượng',
    schoolTypeId: 1,
  })
  expect(log).toHaveLength(1)
  expect(await of(31, 11_329, null)).toMatchObject({ districtId: 11_329, schoolId: null, schoolName: null })
  expect(await of(null, null, null)).toMatchObject({ cityId: null, districtId: null, schoolId: null })
})

test('A-238 D05 another school is no id of the list and takes none', async () => {
  expect(await of(31, 11_329, otherSchoolId)).toMatchObject({ schoolId: null, schoolName: null, schoolTypeId: null })
})

test('A-254 what does not belong together is refused at its own field, called as the form calls it', async () => {
  await expect(of(99, 11_329, 1)).rejects.toMatchObject(fields({ cityId: placeFaults.city }))
  await expect(of(1, 11_329, 1)).rejects.toMatchObject(fields({ districtId: placeFaults.district }))
  await expect(of(1, 11_329, 1, { districtId: 'departmentId' })).rejects.toMatchObject(
    fields({ departmentId: placeFaults.district }),
  )
  await expect(of(null, 11_329, null)).rejects.toMatchObject(fields({ districtId: placeFaults.district }))
  await expect(of(31, 11_383, 1)).rejects.toMatchObject(fields({ schoolId: placeFaults.school }))
  await expect(of(31, null, 1)).rejects.toMatchObject(fields({ schoolId: placeFaults.school }))
})

test('A-256 a unit that has ended, one that begins later and a closed school are nobody’s place any more', async () => {
  const { db, clock } = house
  const now = clock.now()
  await db.updateTable('schools').set({ closed_at: now }).where('id', '=', 2).execute()
  await expect(of(31, 11_329, 2)).rejects.toMatchObject(fields({ schoolId: placeFaults.school }))
  await db.updateTable('districts').set({ valid_to: '2026-01-01' }).where('id', '=', 11_383).execute()
  await expect(of(31, 11_383, null)).rejects.toMatchObject(fields({ districtId: placeFaults.district }))
  await db.updateTable('cities').set({ valid_from: '2199-01-01' }).where('id', '=', 96).execute()
  await expect(of(96, null, null)).rejects.toMatchObject(fields({ cityId: placeFaults.city }))
})
