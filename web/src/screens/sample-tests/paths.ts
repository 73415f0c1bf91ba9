import { type Grade, isGrade } from '@phuong/domain/catalogue/grades'
import { isSampleUnit } from '@phuong/domain/catalogue/sample-units'

/** Addresses of the sample tests (B-323 to B-325). */
export const classesPath = '/lms/sampleTests'
export const unitsPath = (grade: number): `/${string}` => `/lms/sampleTest/${grade}/Units`
export const testsPath = (grade: number, unit: number): `/${string}` => `/lms/sampleTest/${grade}/Unit/${unit}/tests`

const numberIn = (part: string | undefined): number | null => (/^\d{1,2}$/.test(part ?? '') ? Number(part) : null)

/** The class level that an address names, null for none. */
export const gradeIn = (part: string | undefined): Grade | null => {
  const grade = numberIn(part)
  return isGrade(grade) ? grade : null
}

/** The unit that an address names, null for none. */
export const unitIn = (part: string | undefined): number | null => {
  const unit = numberIn(part)
  return isSampleUnit(unit) ? unit : null
}
