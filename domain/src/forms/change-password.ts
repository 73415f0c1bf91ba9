import { passwordFaults } from '../texts.ts'

/** Texts of the change-password modal (A-200, A-204, A-205, A-213, A-215, D15). */
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
} as const

/** The message after a change or a forgotten password, with the account's address (A-213, C-193). */
export const passwordMailedText = (email: string): string => `Mật khẩu mới đã được gửi về mail ${email}`
