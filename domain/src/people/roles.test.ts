import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLE_CATALOGUE } from '../catalogue/roles.ts'
import {
  derivedRole,
  hasOnlyRole,
  hasRole,
  homeRole,
  isAdmin,
  isAdministrator,
  isPupil,
  isRoleName,
  mayEdit,
  ROLES,
  roleCodeOf,
  roleFromCode,
  roleNameOf,
  rolesOf,
  visibilityOf,
} from './roles.ts'
import { accountHeading } from './texts.ts'

const NAMES = ['student', 'teacher', 'testbank', 'manager', 'administrator'] as const

/** Somebody with these roles; a name that is none of ours is none. */
const having = (...names: readonly string[]) => ({
  roles: ROLES.filter(({ name }) => names.includes(name.toLowerCase())),
})

test('A-104 A-105 B-016 C-206 the roles are student, teacher, test bank, manager and administrator', () => {
  expect(ROLES.map((role) => role.name)).toEqual(['Student', 'Teacher', 'Testbank', 'Manager', 'Administrator'])
  expect(Object.keys(ROLE_CATALOGUE)).toEqual(NAMES)
})

test('B-020 B-021 B-022 C-094 role ids: student 1, teacher 2, test bank 3, manager 4, administrator 5', () => {
  expect(NAMES.map((name) => [name, ROLE_CATALOGUE[name].id])).toEqual([
    ['student', 1],
    ['teacher', 2],
    ['testbank', 3],
    ['manager', 4],
    ['administrator', 5],
  ])
  expect(ROLES.map((role) => [role.id, role.name.toLowerCase()])).toEqual(NAMES.map((name, index) => [index + 1, name]))
  expect([1, 2, 3, 4, 5, 0, 6, 1.5].map(roleNameOf)).toEqual([...NAMES, null, null, null])
})

test('C-089 C-207 the derived role is the name of the role with the highest id, in lower case', () => {
  expect(derivedRole([{ id: 1, name: 'Student' }])).toBe('student')
  expect(derivedRole([ROLE_CATALOGUE.teacher, ROLE_CATALOGUE.administrator, ROLE_CATALOGUE.student])).toBe(
    'administrator',
  )
  expect(derivedRole([ROLE_CATALOGUE.manager, ROLE_CATALOGUE.teacher])).toBe('manager')
  expect(derivedRole([ROLE_CATALOGUE.teacher, ROLE_CATALOGUE.testbank])).toBe('testbank')
  expect(derivedRole([ROLE_CATALOGUE.student, { id: 9, name: 'Inspector' }])).toBe('inspector')
})

test('C-090 a user without any role has the derived role null', () => {
  expect(derivedRole([])).toBe('null')
})

test('the order of the roles does not matter for the derived role', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ROLES], { minLength: 1 }), (roles) => {
      const highest = Math.max(...roles.map((role) => role.id))
      expect(derivedRole(roles)).toBe(NAMES[highest - 1])
    }),
  )
})

test('C-092 roleCode PUPIL means student', () => {
  expect(roleFromCode('PUPIL')).toBe('student')
})

test('C-093 any roleCode other than PUPIL means teacher', () => {
  for (const code of ['TEACHER', 'pupil', '', 'ADMIN', null, undefined, 1, {}])
    expect(roleFromCode(code)).toBe('teacher')
})

test('C-204 the role student has id 1 and roleCode PUPIL, no other role has that code', () => {
  expect(ROLE_CATALOGUE.student.id).toBe(1)
  expect(roleCodeOf('student')).toBe('PUPIL')
  expect(NAMES.filter((name) => roleCodeOf(name) === 'PUPIL')).toEqual(['student'])
})

test('C-205 the role teacher has id 2 on the alternate path', () => {
  expect(ROLE_CATALOGUE[roleFromCode('TEACHER')].id).toBe(2)
})

test('A-108 A-109 C-217 one admin check: role administrator, or an entry of the admin list', () => {
  for (const role of [...NAMES, 'null']) {
    expect(isAdmin({ ...having(role), onAdminList: false })).toBe(role === 'administrator')
    expect(isAdmin({ ...having(role), onAdminList: true })).toBe(true)
  }
})

test('B-043 only the role administrator acts on others, the admin list does not make an administrator', () => {
  const teacherOnList = { ...having('teacher'), onAdminList: true }
  expect(isAdmin(teacherOnList)).toBe(true)
  expect(isAdministrator(teacherOnList)).toBe(false)
  expect(isAdministrator(having('administrator'))).toBe(true)
})

test('A-111 content made by an admin or a manager is PUBLIC', () => {
  expect(visibilityOf({ ...having('administrator'), isAdmin: true })).toBe('PUBLIC')
  expect(visibilityOf({ ...having('manager'), isAdmin: false })).toBe('PUBLIC')
  expect(visibilityOf({ ...having('teacher'), isAdmin: true })).toBe('PUBLIC')
})

test('A-112 content made by anybody else is PRIVATE', () => {
  for (const role of ['student', 'teacher', 'testbank', 'null', ''])
    expect(visibilityOf({ ...having(role), isAdmin: false })).toBe('PRIVATE')
})

const own = { createdBy: 'me', visibility: 'PRIVATE' }
const publicOfOther = { createdBy: 'other', visibility: 'PUBLIC' }
const privateOfOther = { createdBy: 'other', visibility: 'PRIVATE' }

test('A-113 the creator of an item may edit it, in every role', () => {
  for (const role of [...NAMES, 'null']) expect(mayEdit({ id: 'me', ...having(role) }, own)).toBe(true)
})

test('A-114 a public item of another creator is edited by an administrator and a manager, by nobody else', () => {
  const editors = NAMES.filter((role) => mayEdit({ id: 'me', ...having(role) }, publicOfOther))
  expect(editors).toEqual(['manager', 'administrator'])
})

test('A-115 a private item of another creator is closed to a manager and everybody else; the role administrator may (D04)', () => {
  const editors = NAMES.filter((role) => mayEdit({ id: 'me', ...having(role) }, privateOfOther))
  expect(editors).toEqual(['administrator'])
})

test('an item without a creator belongs to nobody, also not to a person without an id', () => {
  for (const createdBy of [null, ''])
    for (const id of ['', 'me'])
      expect(mayEdit({ id, ...having('teacher') }, { createdBy, visibility: 'PRIVATE' })).toBe(false)
  expect(mayEdit({ id: 'me', ...having('manager') }, { createdBy: null, visibility: 'PUBLIC' })).toBe(true)
})

test('each of several roles gives what it gives alone, and none outranks another', () => {
  const sets = fc.shuffledSubarray([...ROLES])
  fc.assert(
    fc.property(sets, sets, (roles, more) => {
      const both = { roles: [...roles, ...more] }
      for (const name of NAMES) {
        expect(hasRole(both, name)).toBe(hasRole({ roles }, name) || hasRole({ roles: more }, name))
        expect(hasRole({ roles }, name)).toBe(roles.some((role) => role.id === ROLE_CATALOGUE[name].id))
      }
    }),
  )
})

test('who has no role, and who has one that nobody knows, has none of ours', () => {
  for (const roles of [[], [{ id: 9, name: 'Inspector' }], [{ id: 0, name: 'administrator' }]])
    expect(NAMES.filter((name) => hasRole({ roles }, name))).toEqual([])
  expect(hasRole(having('administrator'))).toBe(false)
})

test('A-111 A-114 who manages and teaches makes and edits as either may', () => {
  expect(visibilityOf({ ...having('teacher', 'manager'), isAdmin: false })).toBe('PUBLIC')
  expect(mayEdit({ id: 'me', ...having('manager', 'administrator') }, privateOfOther)).toBe(true)
  expect(mayEdit({ id: 'me', ...having('teacher', 'manager') }, publicOfOther)).toBe(true)
  expect(mayEdit({ id: 'me', ...having('teacher', 'manager') }, privateOfOther)).toBe(false)
})

test('words of the object prototype are no roles', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'null', '', null, 3]) expect(isRoleName(word)).toBe(false)
  expect(NAMES.every(isRoleName)).toBe(true)
})

test('the heading of the user menu follows the role', () => {
  expect(NAMES.map(accountHeading)).toEqual([
    'Tài khoản học sinh',
    'Tài khoản giáo viên',
    'Tài khoản ngân hàng đề',
    'Tài khoản quản lý',
    'Tài khoản quản trị',
  ])
  for (const role of ['null', '', 'constructor']) expect(accountHeading(role)).toBe('Tài khoản')
})

test('what is kept from a role is not kept from who has another one too', () => {
  expect(hasOnlyRole(having('teacher'), 'teacher')).toBe(true)
  expect(hasOnlyRole(having('teacher', 'manager'), 'teacher')).toBe(false)
  expect(hasOnlyRole(having(), 'teacher')).toBe(false)
  expect([having('student'), having('student', 'teacher'), having('teacher'), having()].map(isPupil)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('each of the own roles has a home, and the one that names the person comes first (C-089)', () => {
  const both = having('teacher', 'manager')
  expect(rolesOf(both)).toEqual(['manager', 'teacher'])
  expect([null, 'teacher', 'manager', 'administrator', 'x'].map((asked) => homeRole(both, asked))).toEqual([
    'manager',
    'teacher',
    'manager',
    'manager',
    'manager',
  ])
  expect(homeRole(having(), 'teacher')).toBe('null')
})
