import { expect, test } from 'vitest'
import { faultsOf, orderOf } from './draft.ts'

const draft = { name: 'Unit 5', order: '0', color: '#22754a' }

test('B-523 B-526 a folder needs a name', () => {
  for (const name of ['', '   ']) expect(faultsOf({ ...draft, name })).toEqual({ name: 'Chưa nhập tên thư mục' })
  expect(faultsOf(draft)).toEqual({})
})

test('B-524 B-525 B-526 and an order of at least 0', () => {
  for (const order of ['', ' '])
    expect(faultsOf({ ...draft, order }), order).toEqual({ order: 'Chưa nhập thứ tự hiển thị' })
  expect(orderOf(' 12 ')).toBe(12)
})

test('B-525 an order that is typed and is none is told what an order is', () => {
  for (const order of ['-1', '1,5', 'abc', '1234567890'])
    expect(faultsOf({ ...draft, order }), order).toEqual({ order: 'Thứ tự là số nguyên từ 0 trở lên, tối đa 9 chữ số' })
  for (const order of ['0', '999999999']) expect(faultsOf({ ...draft, order }), order).toEqual({})
})
