import { schoolLevel } from './school-levels.ts'

/** The value as a whole number from 0; numeric text counts, everything else is null (A-123, A-130, C-231). */
export function wholeNumber(value: unknown): number | null {
  if (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** Whether level and class fit together (A-123 to A-130, C-222 to C-228). */
export function hasValidClass(person: { readonly schoolTypeId: unknown; readonly classId: unknown }): boolean {
  const classId = wholeNumber(person.classId)
  const grades: readonly number[] = schoolLevel(wholeNumber(person.schoolTypeId))?.grades ?? []
  return classId !== null && grades.includes(classId)
}

/** Whether the person is sent to the profile first: a student who is not an admin and has no valid class (A-121, A-122, C-221). */
export const mustUpdateClass = (person: {
  readonly role: string
  readonly isAdmin: boolean
  readonly schoolTypeId: unknown
  readonly classId: unknown
}): boolean => person.role === 'student' && !person.isAdmin && !hasValidClass(person)
