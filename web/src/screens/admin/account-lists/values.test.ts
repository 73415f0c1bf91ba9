import { expect, test } from 'vitest'
import { emptyDraft, entryValue, faultsOf } from './values.ts'

const draft = { ...emptyDraft, account: 'co.lan@phuong.test' }

test('an account is asked for in every list', () => {
  expect(Object.keys(faultsOf('admins', emptyDraft))).toEqual(['account'])
  expect(Object.keys(faultsOf('admins', { ...emptyDraft, account: '  ' }))).toEqual(['account'])
  expect(faultsOf('admins', draft)).toEqual({})
})

test('a class limit is a whole number, and empty means no limit', () => {
  expect(entryValue('class-limit', { ...draft, limit: ' 1 ' })).toBe(1)
  expect(entryValue('class-limit', { ...draft, limit: '0' })).toBe(0)
  expect(entryValue('class-limit', { ...draft, limit: '' })).toBeNull()
  for (const limit of ['1', '0', '1000', '']) expect(faultsOf('class-limit', { ...draft, limit }), limit).toEqual({})
  for (const limit of ['-1', '1,5', 'abc', '1001', '1e3'])
    expect(Object.keys(faultsOf('class-limit', { ...draft, limit })), limit).toEqual(['limit'])
})

test('hidden menu paths are chosen, at least one', () => {
  expect(Object.keys(faultsOf('hidden-menu', draft))).toEqual(['paths'])
  expect(entryValue('hidden-menu', { ...draft, paths: ['/lms/home'] })).toEqual(['/lms/home'])
})

test('a list that says it all by itself carries no value', () => {
  expect(entryValue('demo', { ...draft, limit: '3', paths: ['/lms/home'] })).toBeNull()
})
