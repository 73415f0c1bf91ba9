import { expect, test } from 'vitest'
import { examIdOf } from './examination-id.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['2147483648', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('C-268 C-322 %j in the address is the examination %j', (text, id) => {
  expect(examIdOf(text)).toBe(id)
})
