import { expect, test } from 'vitest'
import { CHANGE_PASSWORD_TEXTS, passwordMailedText } from './change-password.ts'
import { type ChangePassword, changePasswordForm } from './change-password-form.ts'
import { faultsIn } from './faults-in.ts'

const blanks = ['', ' ', '\t\n', '\u00a0', '\u200b']
const faults = (newPassword: string, rest: Partial<ChangePassword> = {}, asksCurrent = true) =>
  faultsIn(
    changePasswordForm({ asksCurrent }).safeParse({
      currentPassword: 'phuong123',
      newPassword,
      confirmPassword: newPassword,
      ...rest,
    }),
  )

test('A-202 A-439 a new password has at least 6 characters; 64 and more are accepted', () => {
  expect(faults('12345')).toEqual({ newPassword: 'Tối thiểu 6 ký tự!' })
  expect(faults('👍👍👍')).toEqual({ newPassword: 'Tối thiểu 6 ký tự!' })
  for (const password of ['123456', 'mật khẩu', '👍👍👍👍👍👍', 'x'.repeat(64), 'x'.repeat(4096)])
    expect(faults(password)).toEqual({})
})

test('A-203 the confirmation must match the new password, also beside another fault', () => {
  const mismatch = 'Mật khẩu không trùng khớp!'
  for (const confirmPassword of ['123457', '', '123456 '])
    expect(faults('123456', { confirmPassword })).toEqual({ confirmPassword: mismatch })
  expect(faults('12345', { confirmPassword: 'x' })).toEqual({
    newPassword: 'Tối thiểu 6 ký tự!',
    confirmPassword: mismatch,
  })
})

test('A-203 a confirmation that another keyboard composes in its own way matches, as both open the account', () => {
  const password = 'mật khẩu của em'
  expect(faults(password.normalize('NFD'), { confirmPassword: password.normalize('NFC') })).toEqual({})
})

test('an empty password is asked for; the current one too, unless an administrator changes another account', () => {
  const missing = 'Vui lòng nhập mật khẩu!'
  for (const password of blanks) {
    expect(faults(password)).toEqual({ newPassword: missing })
    expect(faults('123456', { currentPassword: password })).toEqual({ currentPassword: missing })
    expect(faults('123456', { currentPassword: password }, false)).toEqual({})
  }
  expect(CHANGE_PASSWORD_TEXTS.title).toBe('ĐỔI MẬT KHẨU')
  expect(passwordMailedText('co.lan@phuong.test')).toBe('Mật khẩu mới đã được gửi về mail co.lan@phuong.test')
})
