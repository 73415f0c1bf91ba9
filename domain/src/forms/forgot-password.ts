import * as z from 'zod/mini'
import { checkEmail } from './email.ts'
import { textField } from './fields.ts'

/** The forgot-password modal (C-175 to C-180). */
export const forgotPasswordForm = z.object({ email: textField((typed) => checkEmail(typed, 'passwordReset')) })

export type ForgotPassword = z.output<typeof forgotPasswordForm>

/** Texts of the modal that the ledger gives (C-061, C-193, C-195, C-196, C-198, C-199 stand in refusals.ts). */
export const FORGOT_PASSWORD_TEXTS = {
  email: 'Email',
  sent: (email: string) => `Mật khẩu mới đã được gửi về mail ${email}`,
} as const
