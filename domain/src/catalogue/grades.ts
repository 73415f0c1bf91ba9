import { schoolLevel } from '../people/school-levels.ts'
import { GRADE_PREFIX, PRESCHOOL_LABEL } from './texts.ts'

/** Preschool is grade 0, then grades 1 to 12. */
export const GRADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type Grade = (typeof GRADES)[number]

export const isGrade = (value: unknown): value is Grade => GRADES.some((grade) => grade === value)

/** 'Mầm non', 'Lớp 1' to 'Lớp 12'; '' for anything else. */
export function gradeLabel(grade: unknown): string {
  if (!isGrade(grade)) return ''
  return grade === 0 ? PRESCHOOL_LABEL : `${GRADE_PREFIX} ${grade}`
}

export type GradeOption = { readonly value: number; readonly label: string }

/** The grades that a school level offers; none without a level. */
export const gradeOptions = (schoolTypeId: unknown): GradeOption[] =>
  (schoolLevel(schoolTypeId)?.grades ?? []).map((grade) => ({ value: grade, label: gradeLabel(grade) }))

/** The units of a book in order. */
export const UNITS = ['Starter', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'End of Year'] as const
export type Unit = (typeof UNITS)[number]

/** The units to choose from by grade: Starter to 6 and End of Year; Starter to 8; or all of them. */
export function unitsOfGrade(grade: unknown): readonly Unit[] {
  if (grade === 1 || grade === 2) return [...UNITS.slice(0, 7), 'End of Year']
  return isGrade(grade) && grade >= 6 ? UNITS.slice(0, 9) : UNITS
}
