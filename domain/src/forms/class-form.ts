import * as z from 'zod/mini'
import { GRADES } from '../catalogue/grades.ts'
import { CLASS_TEXTS, classNameFault } from './class.ts'
import { choiceField, textField } from './fields.ts'

/** How the form of a class holds that it is of several grades. */
export const severalGrades = 'several'

const grades = [...GRADES.map((grade) => `${grade}` as const), severalGrades] as const

/**
 * The form of a class (B-094): its name, '0' to '12' or `severalGrades` for the grade, and the calendar year in which the
 * school year begins; '' is the one of now, whatever the clock of the device says.
 */
export const classForm = z.object({
  className: textField(classNameFault),
  classId: choiceField(grades, CLASS_TEXTS.gradeMissing),
  schoolYearId: z.string(),
})

export type ClassDraft = z.input<typeof classForm>
