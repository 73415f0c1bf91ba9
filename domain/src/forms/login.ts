import { collectErrors, type FieldErrors, isBlank } from './rules.ts'

/** Texts of the login form (C-061, C-064 to C-066, C-074, C-075). */
export const LOGIN_TEXTS = {
  email: 'Email',
  password: 'Mật khẩu',
  submit: 'Đăng nhập',
  forgot: 'Quên mật khẩu?',
  emailMissing: 'Vui lòng nhập Email',
  passwordMissing: 'Vui lòng nhập mật khẩu!',
  failedAlert: 'Đăng nhập không thành công',
  failedTitle: 'Thông báo',
  failedText: 'Tài khoản không tồn tại hoặc sai mật khẩu!',
} as const

export type LoginField = 'email' | 'password'

/** Both fields are required and not only blanks; the form checks no format (C-064 to C-066). */
export const validateLogin = (form: Record<LoginField, unknown>): FieldErrors<LoginField> =>
  collectErrors({
    email: isBlank(form.email) ? LOGIN_TEXTS.emailMissing : null,
    password: isBlank(form.password) ? LOGIN_TEXTS.passwordMissing : null,
  })
