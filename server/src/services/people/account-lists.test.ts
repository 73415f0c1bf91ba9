import { ACCOUNT_LISTS } from '@phuong/domain/people/account-lists'
import { describe, expect, test } from 'vitest'
import { classLimitOf, hiddenMenuOf, listValueSchema } from './account-lists.ts'

const takes = (list: string, value: unknown): boolean => listValueSchema(list)?.safeParse(value).success ?? false

describe('what an entry of a list may carry', () => {
  test('A-117 B-044 class-limit carries a number of classes, or nothing for no limit', () => {
    for (const value of [0, 1, 1000, null]) expect([value, takes('class-limit', value)]).toEqual([value, true])
    for (const value of [-1, 1001, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, [1], {}, true, undefined])
      expect([value, takes('class-limit', value)]).toEqual([value, false])
  })

  test('A-086 hidden-menu carries paths of our own menu', () => {
    for (const value of [['/lms/home'], ['/lms/admin/account-lists', '/lms/teacher/classes']])
      expect(takes('hidden-menu', value)).toBe(true)
    for (const value of [
      null,
      [],
      '/lms/home',
      ['/'],
      ['https://evil.example'],
      ['/lms/../x'],
      ['/lms/a b'],
      ['//evil.example'],
      [5],
      Array.from({ length: 51 }, () => '/lms/home'),
    ])
      expect([value, takes('hidden-menu', value)]).toEqual([value, false])
  })

  test('on every other list being on it says it all', () => {
    const valued = ['class-limit', 'hidden-menu']
    const lists = [...Object.keys(ACCOUNT_LISTS), 'allowed:/lms/x', 'strict:/lms/x'].filter(
      (list) => !valued.includes(list),
    )
    expect(lists.length).toBeGreaterThan(8)
    for (const list of lists) {
      expect([list, takes(list, null)]).toEqual([list, true])
      for (const value of [1, true, [], {}, 'x']) expect([list, takes(list, value)]).toEqual([list, false])
    }
  })

  test.each([
    '',
    'unknown',
    'constructor',
    'toString',
    '__proto__',
    'CLASS-LIMIT',
    'allowed:',
    'strict:a b',
    `strict:${'x'.repeat(200)}`,
  ])('there is no list %j', (list) => {
    expect(listValueSchema(list)).toBeNull()
  })
})

test('A-117 B-044 no entry and an empty entry are no limit', () => {
  expect(classLimitOf({ lists: {} })).toBeNull()
  expect(classLimitOf({ lists: { 'class-limit': null } })).toBeNull()
  expect(classLimitOf({ lists: { 'class-limit': 0 } })).toBe(0)
  expect(classLimitOf({ lists: { 'class-limit': 3 } })).toBe(3)
})

test('A-086 only texts are hidden paths', () => {
  expect(hiddenMenuOf({ lists: {} })).toEqual([])
  expect(hiddenMenuOf({ lists: { 'hidden-menu': null } })).toEqual([])
  expect(hiddenMenuOf({ lists: { 'hidden-menu': ['/lms/home', 5, null] } })).toEqual(['/lms/home'])
})
