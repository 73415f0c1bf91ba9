import { describe, expect, test } from 'vitest'
import { CLASS_TEXTS } from './class.ts'
import { type ClassDraft, classForm, severalGrades } from './class-form.ts'
import { faultsIn } from './faults-in.ts'

const good: ClassDraft = { className: '4A1', classId: '4', schoolYearId: '' }
const faults = (part: Partial<ClassDraft>) => faultsIn(classForm.safeParse({ ...good, ...part }))

describe('B-094 the form of a class', () => {
  test('asks for a name of 1 to 50 letters that are seen', () => {
    for (const className of ['', '  ', '\u200b'])
      expect(faults({ className })).toEqual({ className: CLASS_TEXTS.nameMissing })
    expect(faults({ className: 'x'.repeat(50) })).toEqual({})
    expect(faults({ className: 'x'.repeat(51) })).toEqual({ className: CLASS_TEXTS.nameTooLong })
  })

  test('asks for the grade, and takes several at once and preschool', () => {
    for (const classId of ['', '13', '-1', '4A'])
      expect(faults({ classId })).toEqual({ classId: CLASS_TEXTS.gradeMissing })
    for (const classId of ['0', '4', '12', severalGrades]) expect(faults({ classId })).toEqual({})
  })

  test('says all at once, and hands on what was entered', () => {
    expect(faults({ className: '', classId: '' })).toEqual({
      className: CLASS_TEXTS.nameMissing,
      classId: CLASS_TEXTS.gradeMissing,
    })
    const several = { className: ' Câu lạc bộ ', classId: severalGrades, schoolYearId: '2027' }
    expect(classForm.parse(several)).toEqual(several)
  })
})
