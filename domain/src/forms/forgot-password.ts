import * as z from 'zod/mini'
import { checkEmail } from './email.ts'
import { textField } from './fields.ts'

/** The forgot-password modal (C-175 to C-180). */
export const forgotPasswordForm = z.object({ email: textField((typed) => checkEmail(typed, 'passwordReset')) })

export type ForgotPassword = z.output<typeof forgotPasswordForm>
