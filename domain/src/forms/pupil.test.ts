import { expect, test } from 'vitest'
import { LIST_TEXTS } from '../class-list/texts.ts'
import { faultsIn } from './faults-in.ts'
import { type PupilDraft, pupilFindings, pupilForm } from './pupil.ts'

const now = new Date('2026-11-20T03:00:00Z')
const first: PupilDraft = { fullName: 'Lò Thị Mai Chỉ', dateofBirth: '04/12/2017', sex: '', accepted: false }
const faults = (part: Partial<PupilDraft>, before = first) =>
  faultsIn(pupilForm(before, now).safeParse({ ...before, ...part }))

test('what is wrong stands at its field in the words of a list; what is unlikely is asked about, and may stay', () => {
  expect(faults({ fullName: ' ' })).toEqual({ fullName: LIST_TEXTS.nameMissing })
  expect(faults({ fullName: 'Lò Thị Chi 2', dateofBirth: '31/02/2017' })).toEqual({
    fullName: LIST_TEXTS.nameHasDigits,
    dateofBirth: LIST_TEXTS.birthdayUnclear,
  })
  expect(faults({ dateofBirth: '01/01/2027', accepted: true })).toEqual({ dateofBirth: LIST_TEXTS.birthdayAhead })
  expect(faults({ fullName: 'Chi' })).toEqual({ fullName: LIST_TEXTS.nameShort })
  expect(faults({ fullName: 'Chi', accepted: true })).toEqual({})
})

test('it is told apart what is wrong and what may be right', () => {
  const kinds = (part: Partial<PupilDraft>) =>
    pupilFindings({ ...first, ...part }, first, now).map(({ field, kind }) => [field, kind])
  expect(kinds({ fullName: 'Chi', dateofBirth: '31/02/2017' })).toEqual([
    ['fullName', 'unlikely'],
    ['dateofBirth', 'wrong'],
  ])
})

test('what stood there before is not asked about when something else is corrected', () => {
  const odd: PupilDraft = { fullName: 'Học sinh 1', dateofBirth: '01/01/1990', sex: 'male', accepted: false }
  expect(faults({ sex: 'female' }, odd)).toEqual({})
  expect(faults({ dateofBirth: '' }, odd)).toEqual({})
  expect(faults({ fullName: 'Học sinh 2' }, odd)).toEqual({ fullName: LIST_TEXTS.nameHasDigits })
})

test('a birthday is read as people write it, and stays in the form as it was typed', () => {
  for (const dateofBirth of ['5-2-2017', '05.02.17', '']) expect(faults({ dateofBirth }), dateofBirth).toEqual({})
  const typed = { ...first, dateofBirth: '5-2-2017' }
  expect(pupilForm(first, now).parse(typed)).toEqual(typed)
})
