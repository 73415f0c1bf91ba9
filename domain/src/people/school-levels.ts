import { SCHOOL_LEVEL_LABELS } from './texts.ts'

/**
 * The school levels by schoolTypeId, with the code, the label and the grades (classId) of each (A-007, B-023, A-125 to
 * Grade 0 is preschool.
 */
export const SCHOOL_LEVELS = [
  { id: 0, code: 'MN', label: SCHOOL_LEVEL_LABELS[0], grades: [0] },
  { id: 1, code: 'TH', label: SCHOOL_LEVEL_LABELS[1], grades: [1, 2, 3, 4, 5] },
  { id: 2, code: 'THCS', label: SCHOOL_LEVEL_LABELS[2], grades: [6, 7, 8, 9] },
  { id: 3, code: 'THPT', label: SCHOOL_LEVEL_LABELS[3], grades: [10, 11, 12] },
] as const

export type SchoolLevel = (typeof SCHOOL_LEVELS)[number]
export type SchoolTypeId = SchoolLevel['id']

/** The level with this schoolTypeId, null when there is none. */
export const schoolLevel = (schoolTypeId: unknown): SchoolLevel | null =>
  SCHOOL_LEVELS.find((level) => level.id === schoolTypeId) ?? null

export const isSchoolTypeId = (value: unknown): value is SchoolTypeId => schoolLevel(value) !== null

/** The schoolTypeId of a chosen class: from 10 it is 3, 6 to 9 is 2, 1 to 5 is 1, anything else 0 (C-127 to C-130). */
export function schoolTypeOfGrade(classId: number): SchoolTypeId {
  if (classId >= 10) return 3
  if (classId >= 6 && classId <= 9) return 2
  if (classId >= 1 && classId <= 5) return 1
  return 0
}

/** Grades 0 to 12 in order: all the entries of a class-level group. */
const ALL_GRADES: readonly number[] = SCHOOL_LEVELS.flatMap((level): readonly number[] => level.grades)

/** Whether a person sees every level of a class-level group: the class-level list, or an admin (A-081, A-083, D02). */
export const seesAllLevels = (person: { readonly isAdmin: boolean; readonly flags: readonly string[] }): boolean =>
  person.isAdmin || person.flags.includes('class-level')

export type ClassLevelEntry = { readonly kind: 'grade'; readonly grade: number } | { readonly kind: 'archive' }

/**
 * The entries of a sidebar group of the class-level kind: the grades of the person's level, or all of
 * them; then the archive where the group has one. An empty list means that the group is not shown.
 */
export function classLevelEntries(view: {
  readonly schoolTypeId: unknown
  readonly seesAllLevels: boolean
  readonly archive: boolean
}): ClassLevelEntry[] {
  const grades = view.seesAllLevels ? ALL_GRADES : (schoolLevel(view.schoolTypeId)?.grades ?? [])
  const entries: ClassLevelEntry[] = grades.map((grade) => ({ kind: 'grade', grade }))
  if (view.archive && entries.length > 0) entries.push({ kind: 'archive' })
  return entries
}
