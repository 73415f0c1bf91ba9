import type { PupilDraft } from '@phuong/domain/class-list/read-list'
import { expect, test } from 'vitest'
import {
  changedPupil,
  joinedToBefore,
  partsOf,
  recordOf,
  redated,
  serverFindings,
  stillLeft,
  withoutPupil,
  withPupil,
} from './drafts.ts'

const pupil = (line: number, fullName: string, more: Partial<PupilDraft> = {}): PupilDraft => ({
  line,
  fullName,
  birthday: '',
  sex: '',
  userName: '',
  continues: false,
  accepted: false,
  ...more,
})

test('what is changed of a pupil is looked at again, also where it was accepted before', () => {
  const pupils = [pupil(1, 'Lê An', { accepted: true }), pupil(2, 'Trần Bình')]
  expect(changedPupil(pupils, 1, { fullName: 'Lê Ân' })).toEqual([pupil(1, 'Lê Ân'), pupils[1]])
  expect(changedPupil(pupils, 2, { accepted: true })[1]?.accepted).toBe(true)
})

test('a line that was dropped comes back at its place', () => {
  const pupils = [pupil(1, 'A B'), pupil(4, 'C D'), pupil(9, 'E F')]
  expect(withPupil(withoutPupil(pupils, 4), pupils[1] as PupilDraft)).toEqual(pupils)
  // and does not come twice
  expect(withPupil(pupils, pupil(4, 'X Y'))).toEqual(pupils)
})

test('a line that was left out is so until it is a pupil', () => {
  const left = [
    { line: 1, text: 'Danh sách' },
    { line: 5, text: 'Vương Thị Sen' },
  ]
  expect(stillLeft(left, [pupil(2, 'Lê An')])).toEqual(left)
  expect(stillLeft(left, [pupil(2, 'Lê An'), pupil(5, 'Vương Thị Sen')])).toEqual(left.slice(0, 1))
})

test('the second line of a pupil goes into the line before', () => {
  const pupils = [pupil(1, 'Nguyễn Hoàng Ngọc'), pupil(2, 'Bảo Trân', { continues: true }), pupil(3, 'Lê An')]
  expect(joinedToBefore(pupils, 2)).toEqual([pupil(1, 'Nguyễn Hoàng Ngọc Bảo Trân'), pupils[2]])
  expect(joinedToBefore(pupils, 1)).toEqual(pupils)
})

test('dates in another order are read anew where nobody has typed one, and what else was mended stays', () => {
  const born = (birthday: string, more: Partial<PupilDraft> = {}) => pupil(1, 'Lê An', { birthday, ...more })
  const [before, after] = [[born('04/03/2017')], [born('03/04/2017')]]
  expect(redated([born('04/03/2017', { sex: 'male' })], before, after)).toEqual([born('03/04/2017', { sex: 'male' })])
  expect(redated([born('09/09/2017')], before, after)).toEqual([born('09/09/2017')])
  // also where the date has come from the second line of the pupil
  const second = (birthday: string) => [born(''), pupil(2, 'Bảo', { birthday, continues: true })]
  const [both, bothAfter] = [second('04/03/2017'), second('03/04/2017')]
  expect(redated(joinedToBefore(both, 2), both, bothAfter)).toEqual(joinedToBefore(bothAfter, 2))
  expect(redated(both, both, bothAfter)).toEqual(bothAfter)
})

test('a pupil goes to the server with the day, the sex and the user name as it takes them', () => {
  expect(
    recordOf(pupil(3, ' Lê  An ', { birthday: '08/12/2017', sex: 'female', userName: 'Le.An ', accepted: true })),
  ).toEqual({
    line: 3,
    fullName: 'Lê An',
    dateofBirth: '2017-12-08',
    sex: false,
    userName: 'le.an',
    namesake: true,
  })
  expect(recordOf(pupil(4, 'Lê An'))).toMatchObject({ dateofBirth: null, sex: null, userName: null, namesake: false })
})

test('what the server says stands at its line; other faults are of no line', () => {
  expect([
    ...serverFindings({
      'pupils.7.userName': 'Đã có',
      'pupils.9.fullName': 'Trùng',
      consent: 'x',
      'pupils.1.line': 'x',
    }),
  ]).toEqual([
    [7, [{ field: 'userName', text: 'Đã có', kind: 'wrong' }]],
    [9, [{ field: 'fullName', text: 'Trùng', kind: 'twin' }]],
  ])
})

test('a long list goes in parts', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(partsOf([], 2)).toEqual([])
})
