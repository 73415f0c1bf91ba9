import { parseDisplayDate } from '@phuong/domain/format/dates'
import { parseMark } from '@phuong/domain/format/numbers'
import {
  ASSIGNMENT_COLORS,
  type AssignmentColor,
  type AssignmentField,
  type SolutionsRule,
  USUAL_POINTS,
  validateAssignment,
} from '@phuong/domain/forms/assignment'
import { isBlank } from '@phuong/domain/forms/rules'
import { cleanText } from '@phuong/domain/names/clean'
import { texts } from './texts.ts'
import { completeDate, completeTime, isTime, looksLikeDate } from './type-date.ts'

/** The form as it is typed; nothing in it is checked yet. */
export type Draft = {
  title: string
  instructions: string
  /** as typed, DD/MM/YYYY */
  dueDate: string
  /** as typed, HH:mm; '' is the end of the day (D63) */
  dueTime: string
  /** as typed, with a comma or a dot */
  points: string
  color: AssignmentColor
  classIds: readonly string[]
  attachmentId: string | null
  attempts: 1 | 2 | 3 | null
  solutions: SolutionsRule
}

/**
 * The form as it opens: the class of the address is chosen (B-119), and so are points and colour (B-118, B-123); one
 * attempt, whose solutions come when nobody can copy them any more (D65).
 */
export const emptyDraft = (classId: string, attachmentId: string | null): Draft => ({
  title: '',
  instructions: '',
  dueDate: '',
  dueTime: '',
  points: String(USUAL_POINTS),
  color: ASSIGNMENT_COLORS[0].value,
  classIds: [classId],
  attachmentId,
  attempts: 1,
  solutions: 'AFTER_DUE',
})

/** Whether something would be lost with the form. */
export const isTouched = (draft: Draft, first: Draft): boolean =>
  (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== first[field])

export type DraftFaults = Partial<Record<AssignmentField | 'dueTime' | 'attachmentId', string>>

/** The due date as it is sent: a day, or a day with a time; null while what is typed names none. */
const dueOf = ({ dueDate, dueTime }: Draft, now: Date): string | null => {
  const day = parseDisplayDate(completeDate(dueDate, now))
  if (day === null || isBlank(dueTime)) return day
  const time = completeTime(dueTime)
  return isTime(time) ? `${day} ${time}:00` : day
}

/** What is wrong with the form (B-114 to B-121), by field; this screen gives worksheets, so one must be chosen (D52). */
export const draftFaults = (draft: Draft, now: Date): DraftFaults => {
  const faults: DraftFaults = {}
  // in the order of the screen: the focus goes to the first
  if (draft.attachmentId === null) faults.attachmentId = texts.worksheetMissing
  const dueDate = dueOf(draft, now)
  Object.assign(faults, validateAssignment({ ...draft, dueDate }, now))
  if (!isBlank(draft.dueDate) && dueDate === null)
    faults.dueDate = looksLikeDate(draft.dueDate) ? texts.dueDateNone(draft.dueDate.trim()) : texts.dueDateWrong
  if (!isBlank(draft.dueTime) && !isTime(completeTime(draft.dueTime))) {
    faults.dueTime = texts.dueTimeWrong
    // whether the moment is early is known once there is one
    if (dueDate !== null) delete faults.dueDate
  }
  return faults
}

/** What is sent to make the assignment of one class (B-110, B-124); for a form without faults. */
export const recordOf = (draft: Draft, classId: string, now: Date) => ({
  title: cleanText(draft.title),
  instructions: draft.instructions.trim(),
  dueDate: dueOf(draft, now),
  points: parseMark(draft.points),
  color: draft.color,
  classId,
  attachmentId: draft.attachmentId,
  settings: { attempts: draft.attempts, solutions: draft.solutions },
})
