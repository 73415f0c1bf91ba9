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

/** The form as it is typed; nothing in it is checked yet. */
export type Draft = {
  title: string
  instructions: string
  /** as typed, DD/MM/YYYY */
  dueDate: string
  /** as typed, with a comma or a dot */
  points: string
  color: AssignmentColor
  classIds: readonly string[]
  attachmentId: string | null
  attempts: 1 | 2 | 3 | null
  solutions: SolutionsRule
}

/** The form as it opens: the class of the address is chosen (B-119), and so are points and colour (B-118, B-123). */
export const emptyDraft = (classId: string, attachmentId: string | null): Draft => ({
  title: '',
  instructions: '',
  dueDate: '',
  points: String(USUAL_POINTS),
  color: ASSIGNMENT_COLORS[0].value,
  classIds: [classId],
  attachmentId,
  attempts: null,
  solutions: 'AFTER_SUBMIT',
})

/** Whether something would be lost with the form. */
export const isTouched = (draft: Draft, first: Draft): boolean =>
  (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field] !== first[field])

export type DraftFaults = Partial<Record<AssignmentField | 'attachmentId', string>>

/** What is wrong with the form (B-114 to B-121), by field; this screen gives worksheets, so one must be chosen (D52). */
export const draftFaults = (draft: Draft, now: Date): DraftFaults => {
  const faults: DraftFaults = {}
  // in the order of the screen: the focus goes to the first
  if (draft.attachmentId === null) faults.attachmentId = texts.worksheetMissing
  Object.assign(faults, validateAssignment({ ...draft, dueDate: parseDisplayDate(draft.dueDate) }, now))
  if (!isBlank(draft.dueDate) && parseDisplayDate(draft.dueDate) === null) faults.dueDate = texts.dueDateWrong
  return faults
}

/** What is sent to make the assignment of one class (B-110, B-124); for a form without faults. */
export const recordOf = (draft: Draft, classId: string) => ({
  title: cleanText(draft.title),
  instructions: draft.instructions.trim(),
  dueDate: parseDisplayDate(draft.dueDate),
  points: parseMark(draft.points),
  color: draft.color,
  classId,
  attachmentId: draft.attachmentId,
  settings: { attempts: draft.attempts, solutions: draft.solutions },
})
