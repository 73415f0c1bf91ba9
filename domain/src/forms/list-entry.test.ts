import { expect, test } from 'vitest'
import { ACCOUNT_MISSING } from './account.ts'
import { faultsIn } from './faults-in.ts'
import { LIST_ENTRY_TEXTS, type ListEntryDraft, listEntryForm, listEntryValue } from './list-entry.ts'

const draft: ListEntryDraft = { email: 'co.lan@phuong.test', limit: '', paths: [] }
const faults = (list: string, part: Partial<ListEntryDraft>) =>
  faultsIn(listEntryForm(list).safeParse({ ...draft, ...part }))

test('an account is asked for in every list', () => {
  for (const email of ['', '  ', '\u200b']) expect(faults('admins', { email })).toEqual({ email: ACCOUNT_MISSING })
  expect(faults('admins', {})).toEqual({})
})

test('a class limit is a whole number, and empty means no limit', () => {
  expect(listEntryValue('class-limit', { ...draft, limit: ' 1 ' })).toBe(1)
  expect(listEntryValue('class-limit', { ...draft, limit: '0' })).toBe(0)
  expect(listEntryValue('class-limit', { ...draft, limit: '' })).toBeNull()
  for (const limit of ['1', '0', '1000', '']) expect(faults('class-limit', { limit }), limit).toEqual({})
  for (const limit of ['-1', '1,5', 'abc', '1001', '1e3'])
    expect(faults('class-limit', { limit }), limit).toEqual({ limit: LIST_ENTRY_TEXTS.limitWrong })
})

test('hidden menu paths are chosen, at least one', () => {
  expect(faults('hidden-menu', {})).toEqual({ paths: LIST_ENTRY_TEXTS.pathsMissing })
  expect(faults('hidden-menu', { paths: ['/lms/home'] })).toEqual({})
  expect(listEntryValue('hidden-menu', { ...draft, paths: ['/lms/home'] })).toEqual(['/lms/home'])
})

test('a list that says it all by itself carries no value, and asks for none', () => {
  const rest = { limit: 'abc', paths: ['/lms/home'] }
  expect(faults('demo', rest)).toEqual({})
  expect(listEntryValue('demo', { ...draft, ...rest })).toBeNull()
})
