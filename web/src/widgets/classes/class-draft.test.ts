import { describe, expect, test } from 'vitest'
import {
  classFaults,
  classParameters,
  draftOfClass,
  emptyClass,
  gradeChoices,
  named,
  yearChoices,
} from './class-draft.ts'

const now = new Date('2026-11-20T00:30:00Z')

describe('B-094 the form of a class', () => {
  test('the grade follows the name until somebody has chosen one', () => {
    const typed = named(named(emptyClass, '4'), '4A1')
    expect(typed).toEqual({ className: '4A1', grade: '4', year: '' })
    expect(named(typed, 'Lá 2').grade).toBe('0')
    expect(named(typed, '').grade).toBe('')
    const chosen = { ...typed, grade: '5' }
    expect(named(chosen, '4A2').grade).toBe('5')
    expect(named({ ...emptyClass, grade: '3' }, '4A2').grade).toBe('3')
  })

  test('sends the name without blanks around it, several grades as none, and no year where nobody has chosen one', () => {
    expect(classParameters({ className: ' 4A1  ', grade: '4', year: '' })).toEqual({ className: '4A1', classId: 4 })
    expect(classParameters({ className: 'Câu lạc bộ', grade: 'several', year: '2027' })).toEqual({
      className: 'Câu lạc bộ',
      classId: null,
      schoolYearId: 2027,
    })
    expect(classParameters({ className: 'Lá', grade: '0', year: '' })).toEqual({ className: 'Lá', classId: 0 })
  })

  test('says what is missing, and shows a class as it stands', () => {
    expect(Object.keys(classFaults(emptyClass))).toEqual(['className', 'classId'])
    const row = { className: '4A1', classId: null, schoolYearId: 2026 }
    expect(draftOfClass(row)).toEqual({ className: '4A1', grade: 'several', year: '2026' })
    expect(classFaults(draftOfClass(row))).toEqual({})
  })

  test('offers the grades by school level, the own level first', () => {
    const groups = (level: number | null) =>
      gradeChoices(level).flatMap((each) => ('group' in each ? [each.group] : []))
    expect(groups(2)[0]).toBe('Cấp 2')
    expect(groups(null)).toEqual(['Mầm non', 'Cấp 1', 'Cấp 2', 'Cấp 3'])
  })

  test('offers this school year and the next, and for a class of an older one its own', () => {
    const offered = (own: string) => yearChoices(now, own).map(({ value, label }) => `${value} ${label}`)
    expect(offered('')).toEqual([' 2026-2027', '2027 2027-2028'])
    expect(offered('2027')).toEqual(['2026 2026-2027', '2027 2027-2028'])
    expect(offered('2024')).toEqual(['2024 2024-2025', '2026 2026-2027', '2027 2027-2028'])
  })
})
