import { passwordFaults } from '@phuong/domain/texts'
import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { failureOf, studentFaults, TooCommon } from './faults.ts'

test('C-143 an exception during the registration has its text', () => {
  for (const fault of [new Error('x'), new TypeError('y'), 'z', undefined])
    expect(failureOf(fault, false)).toEqual({ title: 'Có lỗi xảy ra!' })
})

test('C-142 an answer without an account says that the registration failed, and what to do', () => {
  expect(failureOf(new CallError('FAULT', { status: 500 }), false)).toEqual({
    title: 'Đăng ký thất bại',
    text: 'Vui lòng thử lại sau!',
  })
})

test('C-168 a line that is down has words of its own, and a server that is busy says so itself', () => {
  const offline = new CallError('OFFLINE')
  expect(failureOf(offline, true).title).toMatch(/^Không kết nối được với máy chủ nên chưa đăng ký/)
  expect(failureOf(offline, false).title).toMatch(/Những gì em đã nhập vẫn còn/)
  const busy = new CallError('BUSY', { status: 503 })
  expect(failureOf(busy, false)).toEqual({ title: busy.message })
})

test('C-134 C-135 D66 an e-mail that is taken and a password that everybody uses are told at their fields', () => {
  expect(studentFaults(new CallError('EMAIL_TAKEN', { status: 409 }))).toEqual({
    Email: 'Email đã được đăng ký. Vui lòng chọn email khác! Nếu em vừa đăng ký bằng email này, em bấm Đăng nhập.',
  })
  expect(studentFaults(new TooCommon())).toEqual({ Password: passwordFaults.tooCommon })
  expect(studentFaults(new Error('x'))).toEqual({})
})
