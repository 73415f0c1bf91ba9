import { CLASS_TEXTS, classCodeIn } from '@phuong/domain/forms/class'
import { EMAIL_TEXTS } from '@phuong/domain/forms/email'
import { isEmail } from '@phuong/domain/people/login-name'
import { z } from 'zod'
import { forgotPassword } from '../../services/auth/forgot-password.ts'
import { defineProcedure } from '../define.ts'

/**
 * A forgotten password: a temporary one goes to the e-mail of the account (C-176, C-181 to C-203). The browser learns that it
 * was sent and nothing else. `classCode` is that of the class whose link led here, as classCodeIn writes it: the mail leads
 * back to it (B-095).
 * @throws EMAIL_UNKNOWN, TOO_MANY_RESETS, RESET_NOT_SAVED, RESET_REFUSED, RESET_NOT_MAILED, BAD_PARAMETERS, BUSY
 */
export const usersForgotPassword = defineProcedure({
  name: 'USERS_ForgotPassword',
  kind: 'write',
  allow: 'visitors',
  evenWithoutRoom: true,
  transaction: 'own',
  input: z.object({
    email: z.string().max(320).refine(isEmail, EMAIL_TEXTS.passwordReset.invalid),
    classCode: z
      .string()
      .refine((code) => classCodeIn(code) === code, CLASS_TEXTS.codeFaulty)
      .optional(),
  }),
  output: z.object({}),
  handle: async (context, { email, classCode }) => {
    await forgotPassword(context, email, classCode)
    return { rows: [], rowsAffected: 1 }
  },
})
