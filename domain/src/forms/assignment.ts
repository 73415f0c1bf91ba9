import { dueMoment, parseMoment, toWireDate, toWireMoment } from '../format/dates.ts'
import { isTooFine, parseMark } from '../format/numbers.ts'
import { collectErrors, type FieldErrors, isBlank } from './rules.ts'

/** What the fields of an assignment say when they are wrong (B-120, B-121). */
export const ASSIGNMENT_TEXTS = {
  titleMissing: 'Chưa nhập tiêu đề',
  titleTooLong: 'Tiêu đề dài quá 200 chữ',
  dueDateMissing: 'Chưa nhập hạn nộp',
  dueDateTooEarly: 'Hạn nộp phải sau ngày hôm nay',
  /** D63 */
  dueMomentTooEarly: 'Hạn nộp phải sau lúc này',
  /** [new] */
  dueDateTooLate: 'Hạn nộp phải trong vòng 2 năm tới',
  pointsOutOfRange: 'Điểm phải từ 0 đến 10',
  /** [new] D43 */
  pointsTooFine: 'Điểm chỉ có một chữ số sau dấu phẩy',
  classMissing: 'Vui lòng chọn lớp học!',
  worksheetMissing: 'Chưa chọn phiếu bài tập',
} as const

export const MAX_TITLE_LETTERS = 200
export const MAX_INSTRUCTION_LETTERS = 5_000
export const MIN_POINTS = 0
export const MAX_POINTS = 10
/** B-118 */
export const USUAL_POINTS = 10

/** The colours of an assignment (B-123): white words on each of them are readable; the first is chosen at the start. */
export const ASSIGNMENT_COLORS = [
  { value: '#b93a1b', name: 'Đỏ phượng' },
  { value: '#9a5700', name: 'Nâu đất' },
  { value: '#746200', name: 'Vàng nghệ' },
  { value: '#22754a', name: 'Xanh lá' },
  { value: '#0f7173', name: 'Xanh ngọc' },
  { value: '#1d5fa8', name: 'Xanh trời' },
  { value: '#6b4bb0', name: 'Tím' },
  { value: '#b1316f', name: 'Hồng cánh sen' },
] as const

export type AssignmentColor = (typeof ASSIGNMENT_COLORS)[number]['value']

/** How often an assignment may be handed in; null is unlimited (docs/protocol.md 5). */
export const ASSIGNMENT_ATTEMPTS = [1, 2, 3, null] as const
/** When the right answers are shown: after hand-in, after the due date, never (docs/protocol.md 5). */
export const SOLUTIONS_RULES = ['AFTER_SUBMIT', 'AFTER_DUE', 'NEVER'] as const
export type SolutionsRule = (typeof SOLUTIONS_RULES)[number]

export type AssignmentField = 'title' | 'dueDate' | 'points' | 'classIds'

/**
 * The rules of the form (B-114 to B-119): a title, a due date after the end of today or a moment after now, points from 0 to 10, at least one
 * class. The server asks the same rules for each field.
 * @param form.dueDate a day ('YYYY-MM-DD', meaning the end of it) or a moment, as on the wire
 * @param form.points a number, or a mark as people type it ('8,5')
 * @param now the moment that decides what today is, in Asia/Ho_Chi_Minh (B-122)
 */
export const validateAssignment = (
  form: Record<Exclude<AssignmentField, 'classIds'>, unknown> & { classIds: readonly unknown[] },
  now: Date,
): FieldErrors<AssignmentField> =>
  collectErrors({
    title: titleFault(form.title),
    dueDate: dueDateFault(form.dueDate, now),
    points: pointsFault(form.points),
    classIds: form.classIds.length === 0 ? ASSIGNMENT_TEXTS.classMissing : null,
  })

/** B-114, B-121 */
export function titleFault(title: unknown): string | null {
  if (isBlank(title)) return ASSIGNMENT_TEXTS.titleMissing
  return [...String(title)].length > MAX_TITLE_LETTERS ? ASSIGNMENT_TEXTS.titleTooLong : null
}

const maxYearsAhead = 2

/** The last day that work may be due, YYYY-MM-DD: two years after today in Asia/Ho_Chi_Minh; later ones are slips. */
export function lastDueDay(now: Date): string {
  const today = toWireDate(now) ?? ''
  return `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4)}`.replace('-02-29', '-02-28')
}

/**
 * B-115, B-116, B-121, B-122, D63: a day lies after the one on which it is given, in Asia/Ho_Chi_Minh; a day with a time lies
 * after the moment in which it is given; both by `lastDueDay`.
 */
export function dueDateFault(dueDate: unknown, now: Date): string | null {
  const due = dueMoment(dueDate)
  if (due === null) return ASSIGNMENT_TEXTS.dueDateMissing
  const day = due.slice(0, 10)
  if (day === dueDate) {
    if (day <= (toWireDate(now) ?? '')) return ASSIGNMENT_TEXTS.dueDateTooEarly
  } else if (due <= (toWireMoment(now) ?? '')) return ASSIGNMENT_TEXTS.dueMomentTooEarly
  return day > lastDueDay(now) ? ASSIGNMENT_TEXTS.dueDateTooLate : null
}

/** The point in time of a due date; null when it is empty or impossible (docs/protocol.md 4, H148). */
export const dueDateOf = (dueDate: unknown): Date | null => parseMoment(dueMoment(dueDate))

/** B-117, B-121, D43: more digits would be rounded unasked. */
export function pointsFault(points: unknown): string | null {
  const mark = parseMark(points)
  if (mark === null || mark < MIN_POINTS || mark > MAX_POINTS) return ASSIGNMENT_TEXTS.pointsOutOfRange
  return isTooFine(mark) ? ASSIGNMENT_TEXTS.pointsTooFine : null
}
