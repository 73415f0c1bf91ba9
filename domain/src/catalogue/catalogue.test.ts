import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADES, gradeLabel, gradeOptions, isGrade, UNITS, unitsOfGrade } from './grades.ts'
import { EMPTY_GUID, isEmptyGuid } from './guid.ts'
import { isImageUrl } from './image-url.ts'
import {
  CLASS_STATUSES,
  EXERCISE_KINDS,
  LETTERS,
  NEW_CLASS_STATUS,
  SKILL_LEVELS,
  SKILLS,
  skillsOfSchoolType,
} from './learning.ts'

const values = (schoolTypeId: unknown) => gradeOptions(schoolTypeId).map((option) => option.value)

test('A-415 A-416 thirteen grade labels: Mầm non, Lớp 1 to Lớp 12', () => {
  expect(GRADES.map(gradeLabel)).toEqual([
    'Mầm non',
    'Lớp 1',
    'Lớp 2',
    'Lớp 3',
    'Lớp 4',
    'Lớp 5',
    'Lớp 6',
    'Lớp 7',
    'Lớp 8',
    'Lớp 9',
    'Lớp 10',
    'Lớp 11',
    'Lớp 12',
  ])
  for (const value of [-1, 13, 1.5, '1', null, undefined])
    expect([isGrade(value), gradeLabel(value)]).toEqual([false, ''])
})

test('A-417 level 0 offers preschool', () => expect(gradeOptions(0)).toEqual([{ value: 0, label: 'Mầm non' }]))
test('A-418 level 1 offers grades 1 to 5', () => expect(values(1)).toEqual([1, 2, 3, 4, 5]))
test('A-419 level 2 offers grades 6 to 9', () => expect(values(2)).toEqual([6, 7, 8, 9]))
test('A-420 level 3 offers grades 10 to 12', () => {
  expect(gradeOptions(3)).toEqual([
    { value: 10, label: 'Lớp 10' },
    { value: 11, label: 'Lớp 11' },
    { value: 12, label: 'Lớp 12' },
  ])
  for (const level of [4, -1, null, undefined, '1']) expect(gradeOptions(level)).toEqual([])
})

test('A-423 the units are Starter, 1 to 12 and End of Year', () => {
  expect(UNITS).toEqual(['Starter', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'End of Year'])
})

test('A-424 grades 1 and 2 use Starter, 1 to 6 and End of Year', () => {
  for (const grade of [1, 2])
    expect(unitsOfGrade(grade)).toEqual(['Starter', '1', '2', '3', '4', '5', '6', 'End of Year'])
})

test('A-425 grades 6 to 12 use Starter to 8', () => {
  for (const grade of [6, 7, 8, 9, 10, 11, 12])
    expect(unitsOfGrade(grade)).toEqual(['Starter', '1', '2', '3', '4', '5', '6', '7', '8'])
})

test('A-426 other grades use all units', () => {
  for (const grade of [0, 3, 4, 5, null, 13, 'x']) expect(unitsOfGrade(grade)).toEqual(UNITS)
})

test('A-428 skill levels', () => {
  expect(SKILL_LEVELS.map(({ code, label }) => [code, label])).toEqual([
    ['ELEMENTARY', 'Nhận biết'],
    ['PREINTERMEDIATE', 'Thông hiểu'],
    ['INTERMEDIATE', 'Vận dụng'],
  ])
})

test('A-429 exercise kinds', () => {
  expect(EXERCISE_KINDS.map(({ code, label }) => [code, label])).toEqual([
    ['PRACTICE', 'Luyện tập'],
    ['EXAM', 'Kiểm tra'],
  ])
})

test('A-430 the skills are V, W, L, R, S, P', () =>
  expect(SKILLS.map((skill) => skill.code)).toEqual(['V', 'W', 'L', 'R', 'S', 'P']))
test('A-431 skills of school type 1: L, R, W', () => expect(skillsOfSchoolType(1)).toEqual(['L', 'R', 'W']))
test('A-432 skills of school type 2: P, V, R, W, S', () =>
  expect(skillsOfSchoolType(2)).toEqual(['P', 'V', 'R', 'W', 'S']))
test('A-433 skills of school type 3: P, V, R, W', () => expect(skillsOfSchoolType(3)).toEqual(['P', 'V', 'R', 'W']))

test('A-434 preschool has the skills of school type 1, and the skill letters have names', () => {
  expect(skillsOfSchoolType(0)).toEqual(skillsOfSchoolType(1))
  expect(Object.fromEntries(SKILLS.map(({ code, label }) => [code, label]))).toEqual({
    V: 'Từ vựng',
    W: 'Viết',
    L: 'Nghe',
    R: 'Đọc',
    S: 'Nói',
    P: 'Phát âm',
  })
})

test('A-435 the letters are A to G', () => expect(LETTERS.join('')).toBe('ABCDEFG'))

test('A-436 A-438 class status labels stay English: Not Ready, Ready, Finish; a new class is Ready', () => {
  expect(CLASS_STATUSES).toEqual(['Not Ready', 'Ready', 'Finish'])
  expect(NEW_CLASS_STATUS).toBe('Ready')
})

test('B-723 the empty guid is 32 zeros, and null counts as the same', () => {
  expect(EMPTY_GUID).toBe('00000000-0000-0000-0000-000000000000')
  expect([EMPTY_GUID, null].map(isEmptyGuid)).toEqual([true, true])
  for (const value of [undefined, '', 0, '00000000-0000-0000-0000-000000000001', {}])
    expect(isEmptyGuid(value)).toBe(false)
})

test('B-716 an image address is https', () => {
  expect(isImageUrl('https://cdn.phuong.test/a.png')).toBe(true)
  for (const scheme of ['http://', 'ftp://', '//', 'data:image/png;base64,', 'javascript:', 'https:/', ''])
    expect([scheme, isImageUrl(`${scheme}cdn.phuong.test/a.png`)]).toEqual([scheme, false])
})

test('B-717 an image address ends in jpeg, jpg, gif, png, webp, bmp or svg', () => {
  for (const end of ['jpeg', 'jpg', 'gif', 'png', 'webp', 'bmp', 'svg', 'PNG', 'Jpg'])
    expect([end, isImageUrl(`https://cdn.phuong.test:8443/anh/hoa%20phuong.${end}`)]).toEqual([end, true])
  for (const end of ['.pdf', '.pngx', '.png?x=1', '.png#x', '.html', 'png', '.', ''])
    expect([end, isImageUrl(`https://cdn.phuong.test/anh${end}`)]).toEqual([end, false])
})

test('an address that could leave an attribute or hides its host is no image address', () => {
  for (const text of [
    'https://cdn.phuong.test/a".png',
    'https://cdn.phuong.test/<script>.png',
    "https://cdn.phuong.test/'.png",
    'https://cdn.phuong.test/a b.png',
    'https://user@evil.test/a.png',
    'https:///a.png',
    'https://x?.png',
    `https://x/${'a'.repeat(2048)}.png`,
  ])
    expect([text, isImageUrl(text)]).toEqual([text, false])
  fc.assert(fc.property(fc.anything(), (value) => isImageUrl(value) === false || typeof value === 'string'))
})
