import { GRADES, type Grade } from '../catalogue/grades.ts'
import { schoolYearsToMake } from '../catalogue/school-year.ts'
import { cleanText } from '../names/clean.ts'

/** What the fields of a class say when they are wrong (B-094). */
export const CLASS_TEXTS = {
  nameMissing: 'Vui lòng nhập tên lớp',
  nameTooLong: 'Tên lớp dài quá 50 ký tự',
  gradeMissing: 'Vui lòng chọn khối',
  codeMissing: 'Em nhập mã lớp',
  codeFaulty: 'Mã lớp có 6 ký tự, gồm chữ cái không dấu và chữ số',
  yearNotOpen: 'Chỉ tạo lớp cho năm học này hoặc năm học sau',
} as const

/** Letters of the longest name of a class. */
export const MAX_CLASS_NAME_LETTERS = 50

/** Pupils of the largest class: a whole grade has room in one. */
export const MAX_CLASS_PUPILS = 500

/** What is wrong with the name of a class; null for one that is stored, as `cleanText` writes it. */
export const classNameFault = (name: unknown): string | null => {
  const letters = cleanText(name).length
  if (letters === 0) return CLASS_TEXTS.nameMissing
  return letters > MAX_CLASS_NAME_LETTERS ? CLASS_TEXTS.nameTooLong : null
}

/** What is wrong with the school year of a class that is made or moved at this moment. @param id the calendar year in which it begins */
export const schoolYearFault = (id: number, now: Date): string | null =>
  schoolYearsToMake(now).some((year) => year.id === id) ? null : CLASS_TEXTS.yearNotOpen

const namedGrade = /^(?:lớp|khối)?\s*(\d{1,2})(?!\d)/iu
/** How the groups of a kindergarten are called. */
const namedPreschool = /^(?:lớp\s+)?(?:nhà trẻ|mẫu giáo|mầm|chồi|lá)(?=[\s\d]|$)/iu

/** The grade that the name of a class tells: 4 for '4A1', 10 for 'Lớp 10/2', 0 for 'Chồi 2'; null where it tells none. */
export const gradeInName = (name: string): Grade | null => {
  const text = cleanText(name)
  if (namedPreschool.test(text)) return 0
  const number = Number(namedGrade.exec(text)?.[1] ?? 0)
  return number === 0 ? null : (GRADES.find((grade) => grade === number) ?? null)
}

/**
 * The code that somebody has typed or pasted, also with its link around it, blanks or hyphens in it, or in small letters;
 * null for what can be no code.
 */
export const classCodeIn = (typed: string): string | null => {
  const text = cleanText(typed)
  const code = text
    .slice(text.lastIndexOf('/') + 1)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  return /^[A-Z0-9]{4,20}$/.test(code) ? code : null
}

/** What is wrong with a typed code; null for what may be one. */
export const classCodeFault = (typed: string): string | null => {
  if (cleanText(typed) === '') return CLASS_TEXTS.codeMissing
  return classCodeIn(typed) === null ? CLASS_TEXTS.codeFaulty : null
}
