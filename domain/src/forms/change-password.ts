import { passwordFaults } from '../texts.ts'
import { isLongEnough } from './password.ts'
import { collectErrors, type FieldErrors, isBlank } from './rules.ts'

/** Texts of the change-password modal (A-200, A-204, A-205, A-213, A-215, A-216, D15). */
export const CHANGE_PASSWORD_TEXTS = {
  title: 'ĐỔI MẬT KHẨU',
  currentPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  confirmPassword: 'Nhập lại mật khẩu',
  submit: 'Xác nhận',
  close: 'Đóng',
  missing: 'Vui lòng nhập mật khẩu!',
  ...passwordFaults,
  mismatch: 'Mật khẩu không trùng khớp!',
  saveFailed: 'Có lỗi xảy ra khi lưu dữ liệu',
  mailFailed: 'Có lỗi xảy ra trong quá trình gửi mail',
} as const

/** The message after a change or a forgotten password, with the account's address (A-213, C-193). */
export const passwordMailedText = (email: string): string => `Mật khẩu mới đã được gửi về mail ${email}`

export type ChangePasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword'

/**
 * The rules of the modal: new password of at least 6 characters, confirmed; the current one is asked for
 * unless an administrator changes another account.
 */
export const validateChangePassword = (
  form: Record<ChangePasswordField, unknown>,
  options: { asksCurrent: boolean },
): FieldErrors<ChangePasswordField> =>
  collectErrors({
    currentPassword: options.asksCurrent && isBlank(form.currentPassword) ? CHANGE_PASSWORD_TEXTS.missing : null,
    newPassword: newPasswordFault(form.newPassword),
    confirmPassword: form.confirmPassword === form.newPassword ? null : CHANGE_PASSWORD_TEXTS.mismatch,
  })

function newPasswordFault(password: unknown): string | null {
  if (typeof password !== 'string' || isBlank(password)) return CHANGE_PASSWORD_TEXTS.missing
  return isLongEnough(password) ? null : CHANGE_PASSWORD_TEXTS.tooShort
}
