import { describe, expect, test } from 'vitest'
import { classParameters, draftOfClass, emptyClass, gradeAfter, gradeChoices, yearChoices } from './class-draft.ts'

const now = new Date('2026-11-20T00:30:00Z')

describe('B-094 the form of a class', () => {
  test('the grade follows the name until somebody has chosen one', () => {
    expect(gradeAfter(emptyClass, '4')).toBe('4')
    const typed = { ...emptyClass, className: '4A1', classId: '4' }
    expect(gradeAfter(typed, 'Lá 2')).toBe('0')
    expect(gradeAfter(typed, '')).toBe('')
    expect(gradeAfter({ ...typed, classId: '5' }, '4A2')).toBe('5')
    expect(gradeAfter({ ...emptyClass, classId: '3' }, '4A2')).toBe('3')
  })

  test('sends the name without blanks around it, several grades as none, and no year where nobody has chosen one', () => {
    expect(classParameters({ className: ' 4A1  ', classId: '4', schoolYearId: '' })).toEqual({
      className: '4A1',
      classId: 4,
    })
    expect(classParameters({ className: 'Câu lạc bộ', classId: 'several', schoolYearId: '2027' })).toEqual({
      className: 'Câu lạc bộ',
      classId: null,
      schoolYearId: 2027,
    })
    expect(classParameters({ className: 'Lá', classId: '0', schoolYearId: '' })).toEqual({
      className: 'Lá',
      classId: 0,
    })
  })

  test('shows a class as it stands', () => {
    const row = { className: '4A1', classId: null, schoolYearId: 2026 }
    expect(draftOfClass(row)).toEqual({ className: '4A1', classId: 'several', schoolYearId: '2026' })
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
