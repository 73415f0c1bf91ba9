import { describe, expect, test } from 'vitest'
import {
  ASSIGNMENT_COLORS,
  ASSIGNMENT_TEXTS,
  dueDateFault,
  dueDateOf,
  lastDueDay,
  pointsFault,
  titleFault,
  USUAL_POINTS,
  validateAssignment,
} from './assignment.ts'

/** Friday 20 November 2026, 07:30 in Vietnam. */
const morning = new Date('2026-11-20T00:30:00Z')
const good = { title: 'Unit 3', dueDate: '2026-11-21', points: 10, classIds: ['4A1'] }

describe('the fields of an assignment', () => {
  test('B-114 B-121 a title is needed, and one that nobody can see is none', () => {
    for (const title of [undefined, null, '', '   ', '\u200b', 5]) expect(titleFault(title)).toBe('Chưa nhập tiêu đề')
    expect(titleFault('Ôn tập')).toBeNull()
    expect([titleFault('ạ'.repeat(200)), titleFault('ạ'.repeat(201))]).toEqual([null, ASSIGNMENT_TEXTS.titleTooLong])
  })

  test('B-115 B-121 a due date is needed; 1900-01-01 and a day that does not exist are none', () => {
    for (const due of [undefined, null, '', '1900-01-01', '2027-02-29', '2026-11-21T08:00', 5])
      expect(dueDateFault(due, morning)).toBe('Chưa nhập hạn nộp')
  })

  test('B-116 B-121 B-122 it lies after the end of today, and today is the day in Asia/Ho_Chi_Minh', () => {
    const early = 'Hạn nộp phải sau ngày hôm nay'
    expect(dueDateFault('2026-11-19', morning)).toBe(early)
    expect(dueDateFault('2026-11-20', morning)).toBe(early)
    // 23:59:59 and 00:00:00 in Vietnam: at both moments it is the 20th in UTC
    expect(dueDateFault('2026-11-21', new Date('2026-11-20T16:59:59Z'))).toBeNull()
    expect(dueDateFault('2026-11-21', new Date('2026-11-20T17:00:00Z'))).toBe(early)
  })

  test('D63 B-116 with a time of day it lies after now, today too', () => {
    const early = 'Hạn nộp phải sau lúc này'
    for (const due of ['2026-11-19 23:59:59', '2026-11-20 07:00:00', '2026-11-20 07:30:00'])
      expect(dueDateFault(due, morning), due).toBe(early)
    for (const due of ['2026-11-20 07:30:01', '2026-11-20 20:00:00', '2026-11-21 00:00:00'])
      expect(dueDateFault(due, morning), due).toBeNull()
  })

  test('a due date is at most two years ahead, on 29 February too', () => {
    const late = 'Hạn nộp phải trong vòng 2 năm tới'
    expect([dueDateFault('2028-11-20', morning), dueDateFault('2028-11-20 23:59:59', morning)]).toEqual([null, null])
    expect([dueDateFault('2028-11-21', morning), dueDateFault('2999-01-01', morning)]).toEqual([late, late])
    expect(lastDueDay(morning)).toBe('2028-11-20')
    expect(lastDueDay(new Date('2028-02-29T05:00:00Z'))).toBe('2030-02-28')
  })

  test('H148 a day means 23:59:59 of it in Vietnam, on the last days of years and of February too', () => {
    expect(dueDateOf('2026-12-31')).toEqual(new Date('2026-12-31T16:59:59Z'))
    expect(dueDateOf('2028-02-29')).toEqual(new Date('2028-02-29T16:59:59Z'))
    expect(dueDateOf('2026-12-31 07:00:00')).toEqual(new Date('2026-12-31T00:00:00Z'))
    expect(dueDateOf('1900-01-01')).toBeNull()
    expect(dueDateFault('2028-02-29', new Date('2028-02-28T16:59:59Z'))).toBeNull()
    expect(dueDateFault('2027-01-01', new Date('2026-12-31T16:59:59Z'))).toBeNull()
  })

  test('B-117 B-118 B-121 points are from 0 to 10, with a comma or a dot; 10 at the start', () => {
    for (const points of [0, 10, '0', '8,5', '8.5', USUAL_POINTS]) expect(pointsFault(points)).toBeNull()
    for (const points of [-1, 10.1, '11', '', null, 'mười', Number.NaN])
      expect(pointsFault(points)).toBe('Điểm phải từ 0 đến 10')
    for (const points of ['7,25', 7.256]) expect(pointsFault(points)).toBe('Điểm chỉ có một chữ số sau dấu phẩy')
    expect(USUAL_POINTS).toBe(10)
  })

  test('B-119 B-120 at least one class; all faults are said at once', () => {
    expect(validateAssignment(good, morning)).toEqual({})
    expect(validateAssignment({ title: '', dueDate: '', points: 11, classIds: [] }, morning)).toEqual({
      title: 'Chưa nhập tiêu đề',
      dueDate: 'Chưa nhập hạn nộp',
      points: 'Điểm phải từ 0 đến 10',
      classIds: 'Vui lòng chọn lớp học!',
    })
  })
})

/** Relative luminance of '#rrggbb' (WCAG 2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('B-123 eight different colours with names, on each of which white words have a contrast of 4.5 or more', () => {
  expect(new Set(ASSIGNMENT_COLORS.map(({ value }) => value)).size).toBe(8)
  expect(new Set(ASSIGNMENT_COLORS.map(({ name }) => name)).size).toBe(8)
  for (const { value } of ASSIGNMENT_COLORS) {
    expect(value).toMatch(/^#[0-9a-f]{6}$/)
    expect([value, 1.05 / (luminance(value) + 0.05) >= 4.5]).toEqual([value, true])
  }
})
