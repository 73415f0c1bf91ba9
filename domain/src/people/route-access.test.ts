import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagsOf } from './account-lists.ts'
import { isAdmin, ROLE_NAMES as ROLES, ROLES as roleRows } from './roles.ts'
import { type AccessRule, type Caller, decideAccess, faultOfRule } from './route-access.ts'

/** A logged-in user with these roles, on the lists named; `empty` are strict lists that hold nobody. */
const personWith = (names: readonly string[], entries: readonly string[] = [], empty: readonly string[] = []) => {
  const roles = roleRows.filter(({ name }) => names.includes(name.toLowerCase()))
  return {
    roles,
    isAdmin: isAdmin({ roles, onAdminList: entries.includes('admins') }),
    flags: flagsOf({ entries, emptyStrictLists: empty }),
  }
}
const person = (role: string, entries?: readonly string[], empty?: readonly string[]): NonNullable<Caller> =>
  personWith([role], entries, empty)

const granted = (rule: AccessRule, caller: Caller) => decideAccess(rule, caller) === 'granted'
const rolesThatEnter = (rule: AccessRule, entries: readonly string[] = [], empty: readonly string[] = []) =>
  ROLES.filter((role) => granted(rule, person(role, entries, empty)))

test('a route for visitors opens for everybody', () => {
  expect(decideAccess({ allow: 'visitors' }, null)).toBe('granted')
  expect(rolesThatEnter({ allow: 'visitors' })).toEqual(ROLES)
})

test('a visitor needs a session for anything else', () => {
  const rules: AccessRule[] = [
    { allow: 'authenticated' },
    { allow: ['student'] },
    { allow: [] },
    { allow: 'permission', allowedList: 'beans' },
    { allow: ROLES, strictList: 'strict:/a' },
    { allow: ROLES, requiredList: 'document-library' },
  ]
  for (const rule of rules) expect(decideAccess(rule, null)).toBe('no-session')
})

test('B-017 A-106 authenticated admits any logged-in user, also one without a role', () => {
  expect(rolesThatEnter({ allow: 'authenticated' })).toEqual(ROLES)
  expect(decideAccess({ allow: 'authenticated' }, person('null'))).toBe('granted')
})

test('C-210 access depends on the role: a route opens for its roles and for no other, administrators not excepted', () => {
  expect(rolesThatEnter({ allow: ['teacher', 'manager'] })).toEqual(['teacher', 'manager'])
  expect(rolesThatEnter({ allow: ['student'] })).toEqual(['student'])
  expect(decideAccess({ allow: ['student'] }, person('administrator'))).toBe('no-right')
})

test('C-210 a second role opens its own routes beside those of the first', () => {
  const both = personWith(['student', 'teacher'])
  expect(granted({ allow: ['student'] }, both)).toBe(true)
  expect(granted({ allow: ['teacher'] }, both)).toBe(true)
  expect(granted({ allow: ['manager', 'administrator', 'testbank'] }, both)).toBe(false)
})

test('C-091 the role null opens only what any logged-in user may open', () => {
  expect(decideAccess({ allow: ROLES }, person('null'))).toBe('no-right')
  expect(decideAccess({ allow: 'authenticated' }, person('null'))).toBe('granted')
})

test('A-107 B-018 B-019 C-209 permission is decided by the list of the route alone', () => {
  const rule: AccessRule = { allow: 'permission', allowedList: 'beans' }
  expect(rolesThatEnter(rule)).toEqual([])
  expect(rolesThatEnter(rule, ['beans'])).toEqual(ROLES)
  expect(rolesThatEnter(rule, ['admins'])).toEqual([])
  expect(rolesThatEnter({ allow: 'permission' }, ['beans'])).toEqual([])
})

test('C-208 C-214 the test-bank flag comes from the role or from the test-bank list', () => {
  const rule: AccessRule = { allow: ['testbank'] }
  expect(rolesThatEnter(rule)).toEqual(['testbank'])
  expect(rolesThatEnter(rule, ['testbank'])).toEqual(ROLES)
})

test('C-211 the allowed list of a route adds its members to the roles', () => {
  const rule: AccessRule = { allow: ['manager'], allowedList: 'allowed:/lms/x' }
  expect(rolesThatEnter(rule)).toEqual(['manager'])
  expect(rolesThatEnter(rule, ['allowed:/lms/x'])).toEqual(ROLES)
  expect(rolesThatEnter(rule, ['allowed:/lms/y'])).toEqual(['manager'])
})

test('C-212 a strict list that is not empty admits only its members, within the roles of the route', () => {
  const rule: AccessRule = { allow: ['teacher', 'student'], strictList: 'strict:/lms/x' }
  expect(rolesThatEnter(rule)).toEqual([])
  expect(rolesThatEnter(rule, ['strict:/lms/x'])).toEqual(['student', 'teacher'])
  expect(rolesThatEnter(rule, [], ['strict:/lms/x'])).toEqual(['student', 'teacher'])
})

test('C-213 an admin by role or by list passes a strict list, and no more than that (D03)', () => {
  const rule: AccessRule = { allow: ['teacher', 'administrator'], strictList: 'strict:/lms/x' }
  expect(rolesThatEnter(rule)).toEqual(['administrator'])
  expect(rolesThatEnter(rule, ['admins'])).toEqual(['teacher', 'administrator'])
})

test('B-041 with a required list both the role and the entry must hold, for administrators too; empty admits nobody', () => {
  const rule: AccessRule = { allow: ['administrator', 'testbank'], requiredList: 'question-types' }
  expect(rolesThatEnter(rule)).toEqual([])
  expect(rolesThatEnter(rule, ['admins'])).toEqual([])
  expect(rolesThatEnter(rule, ['question-types'])).toEqual(['testbank', 'administrator'])
  expect(rolesThatEnter(rule, ['document-library'])).toEqual([])
})

test('C-215 the lists combine: allowed adds, strict and required still bind those it added', () => {
  const rule: AccessRule = {
    allow: ['manager'],
    allowedList: 'allowed:/a',
    strictList: 'strict:/a',
    requiredList: 'question-types',
  }
  const table: [string, string[], boolean][] = [
    ['student', ['allowed:/a', 'strict:/a', 'question-types'], true],
    ['student', ['strict:/a', 'question-types'], false],
    ['student', ['allowed:/a', 'question-types'], false],
    ['student', ['allowed:/a', 'strict:/a'], false],
    ['manager', ['strict:/a', 'question-types'], true],
    ['manager', ['admins', 'question-types'], true],
    ['administrator', ['allowed:/a', 'question-types'], true],
    ['administrator', ['question-types'], false],
  ]
  for (const [role, entries, expected] of table)
    expect([role, entries, granted(rule, person(role, entries))]).toEqual([role, entries, expected])
})

test('no rule and no caller make the decision throw, and nobody enters a route without roles or lists', () => {
  const listName = fc.constantFrom('beans', 'strict:/a', 'allowed:/a', 'question-types', '__proto__', 'admins')
  fc.assert(
    fc.property(fc.string(), fc.array(listName), listName, listName, (role, entries, strictList, requiredList) => {
      expect(granted({ allow: [], strictList, requiredList }, person(role, entries))).toBe(false)
    }),
  )
})

test('a rule that puts a list in a place that is not its own is found', () => {
  const right: AccessRule[] = [
    { allow: 'visitors' },
    { allow: ['teacher'], requiredList: 'offline-ebooks' },
    { allow: 'permission', allowedList: 'beans' },
    { allow: 'permission', allowedList: 'allowed:/lms/x' },
    { allow: 'authenticated', strictList: 'strict:/lms/x' },
  ]
  for (const rule of right) expect(faultOfRule(rule)).toBeNull()
  const wrong: AccessRule[] = [
    { allow: 'visitors', strictList: 'strict:/a' },
    { allow: 'permission' },
    { allow: [], allowedList: 'strict:/a' },
    { allow: [], allowedList: 'admins' },
    { allow: [], strictList: 'document-library' },
    { allow: [], requiredList: 'no-such-list' },
  ]
  for (const rule of wrong) expect(faultOfRule(rule)).toMatch(/list|visitors|nobody/)
})
