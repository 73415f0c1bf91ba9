import { expect, test } from 'vitest'
import {
  classLevelEntries,
  isSchoolTypeId,
  SCHOOL_LEVELS,
  schoolLevel,
  schoolTypeOfGrade,
  seesAllLevels,
} from './school-levels.ts'

const grades = (view: { schoolTypeId: unknown; seesAllLevels?: boolean; archive?: boolean }) =>
  classLevelEntries({ seesAllLevels: false, archive: false, ...view }).map((entry) =>
    entry.kind === 'grade' ? entry.grade : 'archive',
  )

test('A-007 B-023 A-094 the school levels are 0 preschool, 1 primary, 2 lower secondary, 3 upper secondary', () => {
  expect(SCHOOL_LEVELS.map((level) => [level.id, level.label])).toEqual([
    [0, 'Mầm non'],
    [1, 'Cấp 1'],
    [2, 'Cấp 2'],
    [3, 'Cấp 3'],
  ])
  expect([0, 1, 2, 3].every(isSchoolTypeId)).toBe(true)
  for (const value of [-1, 4, 1.5, '1', null, undefined, [1]]) expect(schoolLevel(value)).toBeNull()
})

test('A-421 A-422 codes of the school types: MN 0, TH 1, THCS 2, THPT 3', () => {
  expect(Object.fromEntries(SCHOOL_LEVELS.map((level) => [level.code, level.id]))).toEqual({
    MN: 0,
    TH: 1,
    THCS: 2,
    THPT: 3,
  })
})

test('C-127 C-128 C-129 C-130 the school type follows from the class: 10 up is 3, 6 to 9 is 2, 1 to 5 is 1, else 0', () => {
  const expected = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
  expect(expected.map((_, grade) => schoolTypeOfGrade(grade))).toEqual(expected)
  expect([-1, Number.NaN, 5.5].map(schoolTypeOfGrade)).toEqual([0, 0, 0])
})

test('A-076 a class-level group shows only the levels of the school type', () => {
  expect(grades({ schoolTypeId: 1 })).toEqual([1, 2, 3, 4, 5])
  expect(grades({ schoolTypeId: 2 })).toEqual([6, 7, 8, 9])
})

test('A-077 one entry for preschool', () => expect(grades({ schoolTypeId: 0 })).toHaveLength(1))
test('A-078 five entries for primary', () => expect(grades({ schoolTypeId: 1 })).toHaveLength(5))
test('A-079 four entries for lower secondary', () => expect(grades({ schoolTypeId: 2 })).toHaveLength(4))
test('A-080 three entries for upper secondary', () => expect(grades({ schoolTypeId: 3 })).toHaveLength(3))

test('A-081 a user on the class-level list sees all the levels', () => {
  const onList = seesAllLevels({ isAdmin: false, flags: ['class-level'] })
  expect(grades({ schoolTypeId: 1, seesAllLevels: onList })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(seesAllLevels({ isAdmin: false, flags: ['beans'] })).toBe(false)
})

test('A-083 without a school type there are no entries; an admin sees all the levels', () => {
  for (const schoolTypeId of [null, undefined, 4, '1']) expect(grades({ schoolTypeId, archive: true })).toEqual([])
  const admin = seesAllLevels({ isAdmin: true, flags: [] })
  expect(grades({ schoolTypeId: null, seesAllLevels: admin })).toHaveLength(13)
})

test('A-084 the archive entry shows for every school type and is not one of its levels', () => {
  for (const [schoolTypeId, levels] of [
    [0, 1],
    [1, 5],
    [2, 4],
    [3, 3],
  ] as const) {
    const entries = grades({ schoolTypeId, archive: true })
    expect(entries.filter((entry) => entry === 'archive')).toHaveLength(1)
    expect(entries).toHaveLength(levels + 1)
  }
})
