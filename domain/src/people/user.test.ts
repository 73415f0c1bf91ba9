import { expect, test } from 'vitest'
import { fullNameFrom } from '../names/full-name.ts'
import { type StoredPerson, toUserProfile, userProfileSchema } from './user.ts'

const pupil: StoredPerson = {
  id: '0193f6a0-0000-7000-8000-000000000001',
  userCode: 'HS000001',
  email: '4a1.01@phuong.test',
  userName: null,
  fullName: 'Nguyễn Ngọc Quỳnh Như',
  lastName: 'Nguyễn Ngọc Quỳnh',
  firstName: 'Như',
  callingName: null,
  roleIds: [1],
  status: 'ACTIVE',
  avatarUrl: null,
  phone: '0912345678',
  sex: false,
  dateOfBirth: '2016-02-29',
  cityId: 1,
  cityName: 'Thành phố Hà Nội',
  departmentId: 12,
  schoolId: 1,
  schoolName: 'Trường Tiểu học Hoa Phượng',
  schoolTypeId: 1,
  grade: 4,
  entries: ['beans'],
  emptyStrictLists: [],
  mustChangePassword: false,
  queueKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
}

const bare: StoredPerson = {
  ...pupil,
  email: null,
  userName: 'ybhok.nie',
  roleIds: [],
  phone: null,
  sex: null,
  dateOfBirth: null,
  cityId: null,
  cityName: null,
  departmentId: null,
  schoolId: null,
  schoolName: null,
  schoolTypeId: null,
  grade: null,
  entries: [],
}

test('A-091 the logged-in user carries every field of the ledger but the password', () => {
  const profile = toUserProfile(pupil)
  const fields =
    'id rowId email fullName role avatarUrl accessToken phone sex gender birthday dateofBirth cityId city departmentId schoolName school schoolTypeId classId className'
  expect(Object.keys(profile)).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(profile).not.toHaveProperty('password')
  expect(userProfileSchema.parse(profile)).toEqual(profile)
})

test('C-085 the logged-in user has id, email, role, classId and schoolTypeId', () => {
  expect(toUserProfile(pupil)).toMatchObject({
    id: pupil.id,
    email: '4a1.01@phuong.test',
    role: 'student',
    classId: 4,
    schoolTypeId: 1,
  })
})

test('C-086 login adds name parts, phone, sex, birthday, roles, status, role id and code, city and empty tokens', () => {
  expect(toUserProfile(pupil)).toMatchObject({
    fullName: 'Nguyễn Ngọc Quỳnh Như',
    firstName: 'Như',
    lastName: 'Nguyễn Ngọc Quỳnh',
    phone: '0912345678',
    phoneNumber: '0912345678',
    sex: false,
    birthday: '2016-02-29 00:00:00',
    roles: [{ id: 1, name: 'Student' }],
    status: 'ACTIVE',
    roleId: 1,
    roleCode: 'PUPIL',
    city: 'Thành phố Hà Nội',
    accessToken: '',
    refreshToken: '',
  })
})

test('B-024 the logged-in user has id, userCode, full name, role, schoolTypeId and email', () => {
  const { id, userCode, fullName, role, schoolTypeId, email } = toUserProfile(pupil)
  expect([id, userCode, fullName, role, schoolTypeId, email]).toEqual([
    pupil.id,
    'HS000001',
    'Nguyễn Ngọc Quỳnh Như',
    'student',
    1,
    '4a1.01@phuong.test',
  ])
})

test('B-025 the name is fullName on the wire, and fullname is accepted on input', () => {
  expect(toUserProfile(pupil)).not.toHaveProperty('fullname')
  expect(fullNameFrom({ fullname: ' Đỗ  An ' })).toBe('Đỗ An')
  expect(fullNameFrom({ fullName: 'Đỗ An', fullname: 'Lê Bình' })).toBe('Đỗ An')
  for (const row of [null, undefined, 'Đỗ An', [], {}, { fullName: 3 }]) expect(fullNameFrom(row)).toBe('')
})

test('A-092 A-093 role is one of the five roles, null without any', () => {
  const roles = [1, 2, 3, 4, 5].map((id) => toUserProfile({ ...pupil, roleIds: [id] }).role)
  expect(roles).toEqual(['student', 'teacher', 'testbank', 'manager', 'administrator'])
  expect(toUserProfile({ ...pupil, roleIds: [2, 5, 1] }).role).toBe('administrator')
  expect(toUserProfile(bare)).toMatchObject({ role: 'null', roles: [], roleId: null })
  expect(toUserProfile({ ...pupil, roleIds: [77] }).role).toBe('null')
  expect(userProfileSchema.safeParse({ ...toUserProfile(pupil), role: 'inspector' }).success).toBe(false)
})

test('A-094 schoolTypeId is 0 to 3', () => {
  for (const schoolTypeId of [0, 1, 2, 3])
    expect(toUserProfile({ ...pupil, schoolTypeId }).schoolTypeId).toBe(schoolTypeId)
  for (const schoolTypeId of [-1, 4, 1.5])
    expect(userProfileSchema.safeParse({ ...toUserProfile(pupil), schoolTypeId }).success).toBe(false)
})

test('A-095 A-097 sex is a boolean and comes with gender 1 for male, 2 for female', () => {
  expect(toUserProfile({ ...pupil, sex: true })).toMatchObject({ sex: true, gender: 1 })
  expect(toUserProfile({ ...pupil, sex: false })).toMatchObject({ sex: false, gender: 2 })
  expect(toUserProfile(bare)).toMatchObject({ sex: null, gender: null })
})

test('A-098 the second names of a datum are derived copies; city and className are labels', () => {
  expect(toUserProfile(pupil)).toMatchObject({
    dateofBirth: '2016-02-29',
    birthday: '2016-02-29 00:00:00',
    cityId: 1,
    city: 'Thành phố Hà Nội',
    schoolName: 'Trường Tiểu học Hoa Phượng',
    school: 'Trường Tiểu học Hoa Phượng',
    classId: 4,
    className: 'Lớp 4',
  })
  expect(toUserProfile({ ...pupil, grade: 0 }).className).toBe('Mầm non')
  expect(toUserProfile(bare)).toMatchObject({
    dateofBirth: null,
    birthday: null,
    city: null,
    school: null,
    className: null,
  })
})

test('C-087 the birthday is written as YYYY-MM-DD HH:mm:ss, and 1900-01-01 is empty', () => {
  expect(toUserProfile(pupil).birthday).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  expect(toUserProfile({ ...pupil, dateOfBirth: '1900-01-01' })).toMatchObject({ birthday: null, dateofBirth: null })
})

test('a row with a password, a hash or a token leaves without them', () => {
  const row = {
    ...toUserProfile(pupil),
    password: 'phuong123',
    passwordHash: '$argon2id$',
    password_hash: 'x',
    token: 'x',
  }
  expect(userProfileSchema.parse(row)).toEqual(toUserProfile(pupil))
  expect(userProfileSchema.safeParse({ ...toUserProfile(pupil), accessToken: 'secret' }).success).toBe(false)
})

test('isAdmin comes from the role or the admin list, flags from the lists, the home from its own list', () => {
  expect(toUserProfile(pupil)).toMatchObject({ isAdmin: false, flags: ['beans'], homeVariant: 'random' })
  expect(toUserProfile({ ...pupil, roleIds: [5] }).isAdmin).toBe(true)
  expect(toUserProfile({ ...pupil, entries: ['admins'] })).toMatchObject({
    role: 'student',
    isAdmin: true,
    flags: ['admins'],
  })
  expect(toUserProfile({ ...pupil, entries: ['class-aware-practice'] }).homeVariant).toBe('class-aware')
})

test('a person with a user name and nothing else is a valid profile', () => {
  expect(userProfileSchema.parse(toUserProfile(bare))).toMatchObject({ email: null, userName: 'ybhok.nie' })
})
