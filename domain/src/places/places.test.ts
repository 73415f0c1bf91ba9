import { expect, test } from 'vitest'
import {
  afterCity,
  afterDistrict,
  afterSchool,
  hasSchool,
  noPlace,
  opensDistrict,
  opensSchool,
  otherSchoolId,
  storedSchool,
} from './chosen.ts'
import { readUnitLines } from './place-file.ts'
import { placeFileTexts } from './texts.ts'
import { shortCityName } from './units.ts'

const place = { cityId: 31, districtId: 11_329, schoolId: 1, schoolName: '' }

test('A-239 A-240 another city clears the district and the school, the same one nothing', () => {
  expect(afterCity(place, 1)).toEqual({ cityId: 1, districtId: null, schoolId: null, schoolName: '' })
  expect(afterCity({ ...place, schoolId: otherSchoolId, schoolName: 'Trường Tre Xanh' }, 1).schoolName).toBe('')
  expect(afterCity(place, null)).toEqual(noPlace)
  expect(afterCity(place, 31)).toBe(place)
})

test('A-241 another district clears the school and what was typed for it, and leaves the city', () => {
  const typed = { ...place, schoolId: otherSchoolId, schoolName: 'Trường Tre Xanh' }
  expect(afterDistrict(typed, 11_383)).toEqual({ cityId: 31, districtId: 11_383, schoolId: null, schoolName: '' })
  expect(afterDistrict(place, null)).toEqual({ cityId: 31, districtId: null, schoolId: null, schoolName: '' })
  expect(afterDistrict(place, 11_329)).toBe(place)
})

test('A-255 district and school open once the one before them is chosen', () => {
  expect([opensDistrict(noPlace), opensSchool(noPlace)]).toEqual([false, false])
  const inCity = afterCity(noPlace, 31)
  expect([opensDistrict(inCity), opensSchool(inCity)]).toEqual([true, false])
  expect(opensSchool(afterDistrict(inCity, 11_329))).toBe(true)
})

test('A-238 D05 another school counts as chosen and is stored by its name alone; one of the list by id and name', () => {
  expect(hasSchool(noPlace)).toBe(false)
  const other = { ...afterSchool(place, otherSchoolId), schoolName: ' Trường  Tre Xanh ' }
  expect(hasSchool(other)).toBe(true)
  expect(storedSchool(other, '')).toEqual({ schoolId: null, schoolName: 'Trường Tre Xanh' })
  const listed = afterSchool(other, 2)
  expect(listed.schoolName).toBe('')
  expect(storedSchool(listed, 'Trường THCS Lê Hồng Phong')).toEqual({
    schoolId: 2,
    schoolName: 'Trường THCS Lê Hồng Phong',
  })
  expect(storedSchool(noPlace, '')).toEqual({ schoolId: null, schoolName: '' })
})

test('the short name of a province is the rest of its full name', () => {
  expect(['Thành phố Hồ Chí Minh', 'Tỉnh Cà Mau', 'Huế', 'Tỉnh'].map(shortCityName)).toEqual([
    ...['Hồ Chí Minh', 'Cà Mau', 'Huế', 'Tỉnh'],
  ])
})

test('A-256 a name that begins as a formula is told at its line, and one with such a sign inside is a name', () => {
  const names = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', 'Phường Đa Kao - Q.1']
  const { lines, faults } = readUnitLines([
    { line: 1, cells: ['code', 'name', 'city_code'] },
    ...names.map((name, at) => ({ line: at + 2, cells: [`${at + 1}`, name, '31'] })),
  ])
  expect(lines.map(({ name }) => name)).toEqual(['Phường Đa Kao - Q.1'])
  expect(faults).toEqual([2, 3, 4, 5].map((line) => ({ line, fault: placeFileTexts.nameIsFormula })))
})
