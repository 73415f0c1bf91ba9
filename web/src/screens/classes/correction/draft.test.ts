import { LIST_TEXTS } from '@phuong/domain/class-list/texts'
import { expect, test } from 'vitest'
import { draftOfPupil, factsOf, pupilFindings, serverFindings } from './draft.ts'

const now = new Date('2026-11-20T03:00:00Z')
const first = draftOfPupil({ fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04', sex: null })
const findings = (part: Partial<typeof first>, accepted = false, before = first) =>
  pupilFindings({ ...before, ...part }, before, { accepted, now }).map(({ field, text, kind }) => [field, text, kind])

test('what is wrong stands at its field in the words of a list; what is unlikely is asked about, and may stay', () => {
  expect(findings({ fullName: ' ' })).toEqual([['fullName', LIST_TEXTS.nameMissing, 'wrong']])
  expect(findings({ fullName: 'Lò Thị Chi 2', birthday: '31/02/2017' })).toEqual([
    ['fullName', LIST_TEXTS.nameHasDigits, 'wrong'],
    ['birthday', LIST_TEXTS.birthdayUnclear, 'wrong'],
  ])
  expect(findings({ birthday: '01/01/2027' })).toEqual([['birthday', LIST_TEXTS.birthdayAhead, 'wrong']])
  expect(findings({ fullName: 'Chi' })).toEqual([['fullName', LIST_TEXTS.nameShort, 'unlikely']])
  expect(findings({ fullName: 'Chi' }, true)).toEqual([])
})

test('what stood there before is not asked about when something else is corrected', () => {
  const odd = draftOfPupil({ fullName: 'Học sinh 1', dateofBirth: '1990-01-01', sex: true })
  expect(findings({ sex: 'female' }, false, odd)).toEqual([])
  expect(findings({ birthday: '' }, false, odd)).toEqual([])
})

test('a birthday is read as people write it, and may be taken away', () => {
  const wire = (birthday: string) => factsOf({ ...first, birthday, fullName: ' Lò  Thị Mai Chi ' }, now)
  expect(wire('5/2/2017')).toEqual({ fullName: 'Lò Thị Mai Chi', dateofBirth: '2017-02-05', sex: null })
  expect(wire('05.02.17').dateofBirth).toBe('2017-02-05')
  expect(wire('').dateofBirth).toBeNull()
  expect(factsOf({ ...first, sex: 'female' }, now).sex).toBe(false)
  expect(findings({ birthday: '5-2-2017' })).toEqual([])
})

test('what the server says stands at the same fields', () => {
  expect(serverFindings({ dateofBirth: 'sai', classId: 'x' })).toEqual([
    { field: 'birthday', text: 'sai', kind: 'wrong' },
  ])
})
