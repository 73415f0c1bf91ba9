import { expect, test } from 'vitest'
import { sameNameKey } from './same-name.ts'

test.each([
  ['Trần Thị Hòa', 'TRẦN THỊ HOÀ'],
  ['Nguyễn Thuỳ', 'Nguyễn Thùy'],
  ['Lê  Ân', 'Lê Ân'.normalize('NFD')],
  ['Đặng Văn Đức', 'Ðặng Văn Ðức'],
])('%s and %s are one name', (one, other) => {
  expect(sameNameKey(one)).toBe(sameNameKey(other))
})

test.each([
  ['Nguyễn Thị Hà', 'Nguyễn Thị Hạ'],
  ['Trần Hoài An', 'Trần Hoài Ân'],
  ['Lê Dũng', 'Lê Dung'],
  ['Lê Đào', 'Lê Dào'],
  ['Phan Tư', 'Phan Tú'],
])('%s and %s are two names', (one, other) => {
  expect(sameNameKey(one)).not.toBe(sameNameKey(other))
})
