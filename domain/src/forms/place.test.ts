import { expect, test } from 'vitest'
import { faultsIn } from './faults-in.ts'
import { PLACE_TEXTS, type SchoolDraft, schoolForm, type UnitDraft, unitForm } from './place.ts'

const unit = (part: Partial<UnitDraft>) =>
  faultsIn(unitForm.safeParse({ code: '11329', name: 'Phường Ngô Quyền', cityId: 31, ...part }))
const school = (part: Partial<SchoolDraft>) =>
  faultsIn(schoolForm.safeParse({ name: 'Tre Xanh', schoolTypeId: 1, cityId: 31, districtId: 11329, ...part }))

test('A-256 a ward has its code of five digits, a name and a province', () => {
  expect(unit({})).toEqual({})
  expect(unit({ code: ' 00123 ' })).toEqual({})
  for (const code of ['', '1132', '113290', '00000', '1132a'])
    expect(unit({ code }), code).toEqual({ code: 'Mã có đúng 5 chữ số' })
  expect(unit({ name: ' ', cityId: null })).toEqual({
    name: PLACE_TEXTS.nameMissing,
    cityId: PLACE_TEXTS.cityMissing,
  })
})

test('A-256 a school has a name, a level and a province, and a ward once the province is chosen', () => {
  expect(school({})).toEqual({})
  // the first level is 0
  expect(school({ schoolTypeId: 0 })).toEqual({})
  expect(school({ name: '\u200b', schoolTypeId: null, cityId: null, districtId: null })).toEqual({
    name: PLACE_TEXTS.nameMissing,
    schoolTypeId: PLACE_TEXTS.levelMissing,
    cityId: PLACE_TEXTS.cityMissing,
  })
  expect(school({ districtId: null })).toEqual({ districtId: PLACE_TEXTS.unitMissing })
})
