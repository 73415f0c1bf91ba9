import { expect, test } from 'vitest'
import { faultsIn } from './faults-in.ts'
import {
  draftOfProfile,
  type Profile,
  type ProfileDraft,
  profileFaults,
  profileForm,
  profileOfDraft,
} from './profile.ts'

const now = new Date('2026-11-20T03:00:00Z')
const stored: Profile = {
  fullName: 'Nguyễn Thị Lan',
  phone: '0912345678',
  sex: false,
  dateofBirth: '1989-03-14',
  schoolTypeId: 1,
  cityId: 1,
  departmentId: 4,
  schoolName: 'Trường Tiểu học Hoa Phượng',
  classId: 4,
}
const first = draftOfProfile(stored)
const faults = (part: Partial<ProfileDraft>, isPupil = false, before = first) =>
  faultsIn(profileForm(before, { isPupil, now }).safeParse({ ...before, ...part }))

test('A-164 A-176 the form is filled from what is stored, and says the same again', () => {
  expect(first).toMatchObject({ lastName: 'Nguyễn Thị', firstName: 'Lan', dateofBirth: '14/03/1989', sex: 'false' })
  expect(profileOfDraft(first)).toEqual(stored)
  expect(draftOfProfile({ ...stored, fullName: 'Lan' })).toMatchObject({ lastName: '', firstName: 'Lan' })
  expect(faults({})).toEqual({})
  expect(faults({}, true)).toEqual({})
})

test('A-160 A-161 A-162 A-163 A-165 names, sex, birthday and school are required, each with its text', () => {
  const empty = { lastName: ' ', firstName: '', sex: '', dateofBirth: '', schoolName: '\u00a0' } as const
  for (const isPupil of [true, false])
    expect(faults(empty, isPupil)).toEqual({
      lastName: 'Chưa nhập Họ và tên đệm',
      firstName: 'Chưa nhập Tên',
      sex: 'Chưa nhập Giới tính',
      dateofBirth: 'Chưa nhập Ngày sinh',
      schoolName: 'Chưa nhập Trường học',
    })
  expect(faults({ lastName: '' })).toEqual({ lastName: 'Chưa nhập Họ và tên đệm' })
  expect(faults({ firstName: ' ' })).toEqual({ firstName: 'Chưa nhập Tên' })
  expect(faults({ firstName: 'An 2' })).toEqual({ lastName: 'Họ và tên có chữ số' })
})

test('A-166 A-167 A-168 A-171 level and class are asked of pupils, and the class is one of the level', () => {
  expect(faults({ schoolTypeId: '', classId: '' })).toEqual({})
  expect(faults({ schoolTypeId: '', classId: '' }, true)).toEqual({
    schoolTypeId: 'Chưa nhập Cấp học',
    classId: 'Chưa nhập Lớp học',
  })
  expect(faults({ classId: '' }, true)).toEqual({ classId: 'Chưa nhập Lớp học' })
  expect(faults({ schoolTypeId: '2' }, true)).toEqual({ classId: 'Chưa nhập Lớp học' })
  for (const [schoolTypeId, classId] of [
    ['0', '0'],
    ['1', '1'],
    ['1', '5'],
    ['2', '6'],
    ['2', '9'],
    ['3', '10'],
    ['3', '12'],
  ] as const)
    expect([schoolTypeId, classId, faults({ schoolTypeId, classId }, true)]).toEqual([schoolTypeId, classId, {}])
})

test('A-163 A-164 a birthday is a day that there was: no 31/02, none to come, no 01/01/1900, no other nonsense', () => {
  const unclear = 'Ngày sinh chưa đúng, ghi ngày/tháng/năm'
  for (const dateofBirth of [
    '31/02/2017',
    '29/02/2017',
    '01/01/1900',
    '00/00/0000',
    '2017-02-01',
    '1/1',
    'mai',
    '14/3/89',
  ])
    expect([dateofBirth, faults({ dateofBirth })]).toEqual([dateofBirth, { dateofBirth: unclear }])
  expect(faults({ dateofBirth: '21/11/2026' })).toEqual({ dateofBirth: 'Ngày sinh ở tương lai' })
  for (const dateofBirth of ['20/11/2026', ' 1/1/2017 ', '29/02/2016', '1-1-2017', '01.01.2017', '01012017'])
    expect(faults({ dateofBirth })).toEqual({})
})

test('A-157 A-158 A-159 D68 a phone has ten digits; that of a pupil may stay empty', () => {
  const text = 'Số điện thoại không hợp lệ'
  const of = (phone: string, isPupil: boolean) => faults({ phone }, isPupil, { ...first, phone })
  for (const isPupil of [true, false])
    for (const phone of ['12345', '09123456789', '+84912345678', '0912 345 678', '０９１２３４５６７８', 'không'])
      expect([phone, of(phone, isPupil)]).toEqual([phone, { phone: text }])
  for (const phone of ['', ' ']) expect([of(phone, false), of(phone, true)]).toEqual([{ phone: text }, {}])
  expect(of(' 0912345679 ', false)).toEqual({})
})

test('a phone that changes asks for the own password, and nothing else does', () => {
  expect(faults({ phone: '0912345679' })).toEqual({ CurrentPassword: 'Vui lòng nhập mật khẩu!' })
  expect(faults({ phone: '0912345679', CurrentPassword: 'phuong123' })).toEqual({})
  expect(faults({ phone: '', CurrentPassword: ' ' }, true)).toEqual({ CurrentPassword: 'Vui lòng nhập mật khẩu!' })
  expect(faults({ schoolName: 'Trường khác', firstName: 'Mai', cityId: null, departmentId: null })).toEqual({})
})

test('A-182 a change on the wire is judged in what it names, and in the class where level or class change', () => {
  const of = (change: Partial<Profile>, isPupil = true) => profileFaults(change, stored, { isPupil, now })
  expect(of({})).toEqual({})
  expect(of({ dateofBirth: null, sex: null })).toEqual({
    dateofBirth: 'Chưa nhập Ngày sinh',
    sex: 'Chưa nhập Giới tính',
  })
  expect(of({ schoolTypeId: 2 })).toEqual({ classId: 'Chưa nhập Lớp học' })
  expect(of({ schoolTypeId: 2 }, false)).toEqual({})
  expect(of({ classId: 5 })).toEqual({})
  expect(of({ classId: 6 })).toEqual({ classId: 'Chưa nhập Lớp học' })
  expect(of({ fullName: 'Lan' })).toEqual({ fullName: 'Chưa nhập Họ và tên đệm' })
})
