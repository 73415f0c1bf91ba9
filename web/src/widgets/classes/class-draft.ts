import { GRADES, type Grade } from '@phuong/domain/catalogue/grades'
import { schoolYear, schoolYearsToMake } from '@phuong/domain/catalogue/school-year'
import { classFormErrors, gradeInName } from '@phuong/domain/forms/class'
import type { FieldErrors } from '@phuong/domain/forms/rules'
import { cleanText } from '@phuong/domain/names/clean'
import { SCHOOL_LEVELS } from '@phuong/domain/people/school-levels'
import type { ChangedFields } from '../change/merge.ts'
import { classTexts } from './texts.ts'

/** A class as its form has it, all of it text as the fields hold it. */
export type ClassDraft = {
  className: string
  /** '0' to '12', `severalGrades`, or '' where nobody has chosen */
  grade: string
  /** the calendar year in which the school year begins; '' is the one of now, whatever the clock of the device says */
  year: string
}
export type ClassFaults = FieldErrors<'className' | 'classId' | 'schoolYearId'>

export const emptyClass: ClassDraft = { className: '', grade: '', year: '' }

const severalGrades = 'several'

/** A class as its form shows it. */
export const draftOfClass = (row: { className: string; classId: number | null; schoolYearId: number }): ClassDraft => ({
  className: row.className,
  grade: row.classId === null ? severalGrades : String(row.classId),
  year: String(row.schoolYearId),
})

const gradeOf = ({ grade }: ClassDraft): Grade | null | undefined =>
  grade === severalGrades ? null : GRADES.find((each) => String(each) === grade)

/** What is wrong with the form of a class, by wire name (B-094). */
export const classFaults = (draft: ClassDraft): ClassFaults =>
  classFormErrors({ className: draft.className, classId: gradeOf(draft) })

/** What is sent of a form without faults. */
export const classParameters = (draft: ClassDraft) => ({
  className: cleanText(draft.className),
  classId: gradeOf(draft) ?? null,
  ...(draft.year !== '' && { schoolYearId: Number(draft.year) }),
})

/** The draft after its name was typed: the grade follows the name until somebody has chosen one. */
export const named = (draft: ClassDraft, className: string): ClassDraft => {
  const follows = draft.grade === gradeTold(draft.className)
  return { ...draft, className, grade: follows ? gradeTold(className) : draft.grade }
}

const gradeTold = (className: string): string => {
  const grade = gradeInName(className)
  return grade === null ? '' : String(grade)
}

/** What the field of the grade offers, by school level, the own level first; preschool is one grade, of one level. */
export const gradeChoices = (schoolTypeId: number | null) => [
  { value: '', label: classTexts.chooseGrade },
  ...SCHOOL_LEVELS.toSorted((a, b) => Number(b.id === schoolTypeId) - Number(a.id === schoolTypeId)).map(
    ({ label, grades }) => ({
      group: label,
      items: grades.map((grade) => ({ value: String(grade), label: classTexts.grade(grade) })),
    }),
  ),
  { value: severalGrades, label: classTexts.severalGrades },
]

const gradeWords = (draft: ClassDraft): string => {
  const grade = gradeOf(draft)
  return grade == null ? classTexts.severalGrades : classTexts.grade(grade)
}

/** What the form changes of a class, by wire name. */
export const changedClassFields: ChangedFields<ClassDraft> = {
  className: { label: classTexts.className, typed: ['className'], words: ({ className }) => className },
  classId: { label: classTexts.gradeChoice, typed: ['grade'], words: gradeWords },
  schoolYearId: {
    label: classTexts.yearChoice,
    typed: ['year'],
    words: ({ year }) => (year === '' ? '' : schoolYear(Number(year)).name),
  },
}

/** What the field of the school year offers: this one and the next, and before them the one that a class is of already. */
export const yearChoices = (now: Date, own: string) => {
  const [year, next] = schoolYearsToMake(now)
  const standing = own === '' || [year, next].some(({ id }) => String(id) === own) ? [] : [schoolYear(Number(own))]
  return [
    ...standing.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: own === '' ? '' : String(year.id), label: year.name },
    { value: String(next.id), label: next.name },
  ]
}
