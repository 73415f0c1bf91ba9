import { expect, test } from 'vitest'
import { ACCOUNT_LISTS, flagsOf, listKind } from './account-lists.ts'

test('every list has a kind: the named ones, and one allowed and one strict list per route', () => {
  for (const name of Object.keys(ACCOUNT_LISTS)) expect(listKind(name)).not.toBeNull()
  expect(listKind('admins')).toBe('fact')
  expect(listKind('hidden-menu')).toBe('value')
  expect(listKind('beans')).toBe('permission')
  expect(listKind('document-library')).toBe('required')
  expect(listKind('allowed:/lms/admin/users')).toBe('allowed')
  expect(listKind('strict:/lms/admin/users')).toBe('strict')
})

test('what is no list has no kind', () => {
  for (const name of [
    '',
    'Admins',
    'constructor',
    '__proto__',
    'strict:',
    'allowed: x',
    'required:x',
    `strict:${'x'.repeat(200)}`,
  ])
    expect(listKind(name)).toBeNull()
})

test('the flags are the lists that the account is on and the strict lists that hold nobody', () => {
  expect(flagsOf({ entries: ['beans', 'admins', 'beans'], emptyStrictLists: ['strict:/a'] })).toEqual([
    'admins',
    'beans',
    'strict:/a',
  ])
  expect(flagsOf({ entries: [], emptyStrictLists: [] })).toEqual([])
})

test('an empty list of another kind opens nothing, and names that are no list are dropped', () => {
  expect(flagsOf({ entries: ['no-such-list'], emptyStrictLists: ['beans', 'document-library', 'allowed:/a'] })).toEqual(
    [],
  )
})
