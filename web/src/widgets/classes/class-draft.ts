import { GRADES, type Grade } from '@phuong/domain/catalogue/grades'
import { schoolYear, schoolYearsToMake } from '@phuong/domain/catalogue/school-year'
import { gradeInName } from '@phuong/domain/forms/class'
import { type ClassDraft, severalGrades } from '@phuong/domain/forms/class-form'
import { cleanText } from '@phuong/domain/names/clean'
import { SCHOOL_LEVELS } from '@phuong/domain/people/school-levels'
import type { ChangedFields } from '../change/merge.ts'
import { classTexts } from './texts.ts'

export const emptyClass: ClassDraft = { className: '', classId: '', schoolYearId: '' }

/** A class as its form shows it. */
export const draftOfClass = (row: { className: string; classId: number | null; schoolYearId: number }): ClassDraft => ({
  className: row.className,
  classId: row.classId === null ? severalGrades : String(row.classId),
  schoolYearId: String(row.schoolYearId),
})

const gradeOf = ({ classId }: ClassDraft): Grade | null => GRADES.find((each) => String(each) === classId) ?? null

/** What is sent of a form without faults. */
export const classParameters = (draft: ClassDraft) => ({
  className: cleanText(draft.className),
  classId: gradeOf(draft),
  ...(draft.schoolYearId !== '' && { schoolYearId: Number(draft.schoolYearId) }),
})

/** The grade of a draft whose name is typed anew: it follows the name until somebody has chosen one. */
export const gradeAfter = ({ className, classId }: ClassDraft, typed: string): string =>
  classId === gradeTold(className) ? gradeTold(typed) : classId

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
  return grade === null ? classTexts.severalGrades : classTexts.grade(grade)
}

/** What the form changes of a class, by wire name. */
export const changedClassFields: ChangedFields<ClassDraft> = {
  className: { label: classTexts.className, typed: ['className'], words: ({ className }) => className },
  classId: { label: classTexts.gradeChoice, typed: ['classId'], words: gradeWords },
  schoolYearId: {
    label: classTexts.yearChoice,
    typed: ['schoolYearId'],
    words: ({ schoolYearId }) => (schoolYearId === '' ? '' : schoolYear(Number(schoolYearId)).name),
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
