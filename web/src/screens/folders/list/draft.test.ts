import { expect, test } from 'vitest'
import { faultsOf, orderOf } from './draft.ts'

const draft = { name: 'Unit 5', order: '0', color: '#22754a' }

test('B-523 B-526 a folder needs a name', () => {
  for (const name of ['', '   ']) expect(faultsOf({ ...draft, name })).toEqual({ name: 'Chưa nhập tên thư mục' })
  expect(faultsOf(draft)).toEqual({})
})

test('B-524 B-525 B-526 and an order of at least 0', () => {
  for (const order of ['', ' ', '-1', '1,5', 'a'])
    expect(faultsOf({ ...draft, order }), order).toEqual({ order: 'Chưa nhập thứ tự hiển thị' })
  expect(orderOf(' 12 ')).toBe(12)
})
