import { isEmail, loginKey } from '../people/login-name.ts'
import { isBlank } from './rules.ts'

type EmailTexts = { readonly missing: string; readonly invalid: string }

/** Each form keeps its own messages; the rule behind them is one (A-222 to A-224, B-715, C-122, D40). */
export const EMAIL_TEXTS = {
  /** /RegisterStudent. */
  registerStudent: { missing: 'Vui lòng nhập E-mail!', invalid: 'Email không hợp lệ' },
  /** Registration modals of the landing page (C-113, C-114, C-158). */
  registerModal: { missing: 'Chưa nhập Email', invalid: 'Email không hợp lệ' },
  /** Administrator's user form (B-388, B-396). */
  userForm: { missing: 'Chưa nhập email', invalid: 'Email không hợp lệ' },
  /** Rows of the import (B-430, B-431). */
  import: { missing: 'Chưa nhập email', invalid: 'Email không đúng định dạng' },
  /** Forgot-password modal (C-177, C-179). */
  passwordReset: { missing: 'Email không được để trống.', invalid: 'Email không hợp lệ.' },
} as const satisfies Record<string, EmailTexts>

export type EmailForm = keyof typeof EMAIL_TEXTS

/** Fewest and most characters before @ in the forgot-password modal (C-180). */
const RESET_LOCAL_MIN = 3
const RESET_LOCAL_MAX = 30
const RESET_LOCAL_TEXT = 'Độ dài tên trước @ của email từ 3 tới 30 ký tự'

/** What the form says about the address, null when it takes it. */
export function checkEmail(value: unknown, form: EmailForm): string | null {
  const texts: EmailTexts = EMAIL_TEXTS[form]
  if (isBlank(value)) return texts.missing
  if (!isEmail(value)) return texts.invalid
  if (form !== 'passwordReset') return null
  const localLength = loginKey(value).lastIndexOf('@')
  return localLength < RESET_LOCAL_MIN || localLength > RESET_LOCAL_MAX ? RESET_LOCAL_TEXT : null
}
