import { expect, test } from 'vitest'
import { faultsIn } from '../faults-in.ts'
import { emptyStudentAtLanding, studentAtLandingForm } from './at-landing.ts'
import { emptyStudentAtSchool, type StudentAtSchool, studentAtSchoolForm } from './at-school.ts'
import { emptyTeacher, teacherForm } from './teacher.ts'

const today = new Date('2026-11-29T03:00:00Z')
const landingForm = studentAtLandingForm(today)

const atSchool: StudentAtSchool = {
  Email: 'quynh.nhu@phuong.test',
  FullName: 'Nguyễn Ngọc Quỳnh Như',
  Phone: '0912345678',
  Password: 'hoa phượng đỏ',
  Repassword: 'hoa phượng đỏ',
  Sex: 'false',
  CityId: 31,
  DepartmentId: 11_411,
  SchoolId: 3,
  SchoolName: '',
  Consent: true,
}
const atLanding = {
  FullName: 'Trần Gia Bảo',
  Sex: 'true',
  Birthday: '',
  Phone: '',
  ClassId: '4',
  Email: 'gia.bao@phuong.test',
  Password: 'hoa phượng đỏ',
  ConfirmPassword: 'hoa phượng đỏ',
  Consent: true,
}
const ofTeacher = {
  lastname: 'Lê Thị Thu',
  firstname: 'Hoa',
  email: 'thu.hoa@phuong.test',
  password: 'hoa phượng đỏ',
  confirmPassword: 'hoa phượng đỏ',
  consent: true,
}
const school = (change: Partial<StudentAtSchool>) => faultsIn(studentAtSchoolForm.safeParse({ ...atSchool, ...change }))
const landing = (change: Partial<typeof atLanding>) => faultsIn(landingForm.safeParse({ ...atLanding, ...change }))
const teacher = (change: Partial<typeof ofTeacher>) => faultsIn(teacherForm.safeParse({ ...ofTeacher, ...change }))

test('a form that is filled in rightly has no fault', () => {
  expect([school({}), landing({}), teacher({})]).toEqual([{}, {}, {}])
})

test('A-225 the full name is required at /RegisterStudent and not only blanks', () => {
  for (const FullName of ['', '   ', '\u00a0\t'])
    expect(school({ FullName })).toEqual({ FullName: 'Vui lòng nhập Họ và tên' })
})

test('A-226 A-227 A-228 the phone of /RegisterStudent is required, digits alone, and ten of them at least', () => {
  for (const Phone of ['', '  ']) expect(school({ Phone })).toEqual({ Phone: 'Vui lòng nhập số điện thoại!' })
  for (const Phone of ['+84912345678', '0912 345 678', '0912.345.678', 'không có', '０９１２a'])
    expect(school({ Phone })).toEqual({ Phone: 'Vui lòng chỉ nhập số!' })
  for (const Phone of ['0', '091234567']) expect(school({ Phone })).toEqual({ Phone: 'Tối thiểu 10 ký tự!' })
  for (const Phone of ['0912345678', ' 0912345678 ', '84912345678']) expect(school({ Phone })).toEqual({})
  expect(school({ Phone: '0'.repeat(5000) })).toEqual({ Phone: 'Tối đa 15 ký tự!' })
})

test('A-229 A-230 the password of /RegisterStudent is required and has six characters at least', () => {
  const both = (Password: string) => school({ Password, Repassword: Password })
  for (const blank of ['', '      ']) expect(both(blank)).toMatchObject({ Password: 'Vui lòng nhập mật khẩu!' })
  expect(both('12345')).toEqual({ Password: 'Tối thiểu 6 ký tự!' })
  expect(both('123456')).toEqual({})
  expect(both('a'.repeat(5000))).toEqual({ Password: 'Mật khẩu dài quá 256 ký tự' })
})

test('A-231 A-232 A-233 the second password is required and equals the first, with one text for both', () => {
  for (const Repassword of ['', 'hoa phượng đo', 'hoa phượng đỏ '])
    expect(school({ Repassword })).toEqual({ Repassword: 'Mật khẩu không trùng khớp!' })
  // told also while other fields are wrong
  expect(school({ Repassword: '', FullName: '' })).toEqual({
    Repassword: 'Mật khẩu không trùng khớp!',
    FullName: 'Vui lòng nhập Họ và tên',
  })
})

test('A-234 the sex is required at /RegisterStudent', () => {
  for (const Sex of ['', 'other']) expect(school({ Sex })).toEqual({ Sex: 'Vui lòng chọn giới tính' })
  for (const Sex of ['true', 'false']) expect(school({ Sex })).toEqual({})
})

test('A-236 A-237 A-238 D05 city, district and school are required; another school counts as chosen and has a name', () => {
  expect(school({ CityId: null })).toEqual({ CityId: 'Vui lòng chọn Tỉnh/Thành phố!' })
  expect(school({ DepartmentId: null })).toEqual({ DepartmentId: 'Vui lòng chọn Quận/Huyện!' })
  expect(school({ SchoolId: null })).toEqual({ SchoolId: 'Vui lòng chọn trường!' })
  for (const SchoolName of ['', '  '])
    expect(school({ SchoolId: 0, SchoolName })).toEqual({ SchoolName: 'Vui lòng nhập tên trường!' })
  expect(school({ SchoolId: 0, SchoolName: 'Trường Tiểu học Hoa Mai' })).toEqual({})
})

test('A-242 A-244 C-059 C-121 C-123 C-124 each form has its own fields, and its own words for one rule', () => {
  expect(faultsIn(studentAtSchoolForm.safeParse(emptyStudentAtSchool))).toMatchObject({
    FullName: 'Vui lòng nhập Họ và tên',
    Phone: 'Vui lòng nhập số điện thoại!',
    Password: 'Vui lòng nhập mật khẩu!',
    Repassword: 'Mật khẩu không trùng khớp!',
    Sex: 'Vui lòng chọn giới tính',
  })
  const atLandingFaults = faultsIn(landingForm.safeParse(emptyStudentAtLanding))
  expect(atLandingFaults).toMatchObject({
    FullName: 'Chưa nhập họ và tên',
    Password: 'Chưa nhập mật khẩu',
    ConfirmPassword: 'Chưa nhập xác nhận mật khẩu',
    Sex: 'Chưa nhập',
    ClassId: 'Chưa nhập Lớp học',
  })
  expect(Object.keys(atLandingFaults)).not.toContain('Phone')
  expect(faultsIn(teacherForm.safeParse(emptyTeacher))).toMatchObject({
    lastname: 'Chưa nhập họ và tên đệm',
    firstname: 'Chưa nhập tên',
  })
  expect(Object.keys(emptyStudentAtSchool)).not.toEqual(expect.arrayContaining(['ClassId']))
  expect(Object.keys(emptyStudentAtSchool)).not.toEqual(expect.arrayContaining(['Birthday']))
  for (const field of ['CityId', 'DepartmentId', 'SchoolId'])
    expect(Object.keys(emptyStudentAtLanding)).not.toContain(field)
  // one number, two rules
  expect([school({ Phone: '+84912345678' }), landing({ Phone: '+84912345678' })]).toEqual([
    { Phone: 'Vui lòng chỉ nhập số!' },
    {},
  ])
})

test('C-110 C-111 the phone of the window is optional: +84 or 0, and 8 to 12 digits', () => {
  for (const Phone of ['', '  ', '0912345678', '+84912345678', '012345678', `0${'1'.repeat(12)}`])
    expect([Phone, landing({ Phone })]).toEqual([Phone, {}])
  for (const Phone of ['12345678', '+85912345678', '01234567', `0${'1'.repeat(13)}`, '0912-345-678', '0'.repeat(5000)])
    expect(landing({ Phone })).toEqual({ Phone: 'Số điện thoại không hợp lệ' })
})

test('C-108 C-109 the birthday of the window is optional, DD/MM/YYYY, a day that there was', () => {
  for (const Birthday of ['', ' ', '11/01/2017', '29/11/2026'])
    expect([Birthday, landing({ Birthday })]).toEqual([Birthday, {}])
  for (const Birthday of ['31/02/2017', '2017', '01/13/2017', '01/01/1800', 'mai'])
    expect(landing({ Birthday })).toEqual({ Birthday: 'Ngày sinh chưa đúng, ghi ngày/tháng/năm' })
  expect(landing({ Birthday: '30/11/2026' })).toEqual({ Birthday: 'Ngày sinh ở tương lai' })
})

test('C-112 C-119 the class of the window is preschool or one of the grades 1 to 12', () => {
  for (let grade = 0; grade <= 12; grade++) expect(landing({ ClassId: String(grade) })).toEqual({})
  for (const ClassId of ['', '13', '-1', '4A']) expect(landing({ ClassId })).toEqual({ ClassId: 'Chưa nhập Lớp học' })
})

test('C-155 C-156 C-157 the e-mail of a teacher is valid, the password has six characters, the second one is the same', () => {
  expect(teacher({ email: 'thu.hoa@phuong' })).toEqual({ email: 'Email không hợp lệ' })
  expect(teacher({ password: '12345', confirmPassword: '12345' })).toEqual({ password: 'Mật khẩu ít nhất có 6 ký tự' })
  expect(teacher({ confirmPassword: 'hoa phượng' })).toEqual({ confirmPassword: 'Xác nhận mật khẩu không khớp' })
})

test('a name that is no name is told at its field; one with combining marks or doubled blanks is a name', () => {
  for (const name of ['Nguyễn Văn An'.normalize('NFD'), 'Nguyễn  Văn   An', 'Đỗ Lê-Na', "H'Hen Niê"])
    expect([name, school({ FullName: name }), landing({ FullName: name })]).toEqual([name, {}, {}])
  for (const [name, text] of [
    ['An'.repeat(2500), 'Họ và tên dài quá 100 ký tự'],
    ['An 😀', 'Họ và tên có ký tự lạ'],
    ['<script>alert(1)</script>', 'Họ và tên có chữ số'],
    ['<b>An</b>', 'Họ và tên có ký tự lạ'],
    ['...', 'Họ và tên có ký tự lạ'],
    ["- '", 'Họ và tên có ký tự lạ'],
    ['\u0301', 'Họ và tên có ký tự lạ'],
  ] as const) {
    expect(school({ FullName: name })).toEqual({ FullName: text })
    expect(landing({ FullName: name })).toEqual({ FullName: text })
    expect(teacher({ firstname: name, lastname: name })).toEqual({ firstname: text, lastname: text })
  }
})

test('D40 an address with a plus is taken, and so is one with unseen marks, without them; endless, Vietnamese or scripted ones are told at their field', () => {
  const endless = `${'a'.repeat(5000)}@phuong.test`
  for (const email of ['lan+4a1@phuong.test', ' lan@phuong.test ', 'lan\u202e@phuong.test'])
    expect([school({ Email: email }), landing({ Email: email }), teacher({ email })]).toEqual([{}, {}, {}])
  for (const email of ['lân@phuong.test', 'lan@phượng.test', endless, '<script>@phuong.test', '😀@phuong.test'])
    expect([email.slice(0, 30), school({ Email: email }), landing({ Email: email }), teacher({ email })]).toEqual([
      email.slice(0, 30),
      { Email: 'Email không hợp lệ' },
      { Email: 'Email không hợp lệ' },
      { email: 'Email không hợp lệ' },
    ])
})
