import { EMAIL_TEXTS } from '@phuong/domain/forms/email'
import { isEmail } from '@phuong/domain/people/login-name'
import { z } from 'zod'
import { forgotPassword } from '../../services/auth/forgot-password.ts'
import { defineProcedure } from '../define.ts'

/**
 * A forgotten password: a temporary one goes to the e-mail of the account (C-176, C-181 to C-203). The browser learns that it
 * was sent and nothing else.
 * @throws EMAIL_UNKNOWN, TOO_MANY_RESETS, RESET_NOT_SAVED, RESET_REFUSED, RESET_NOT_MAILED, BAD_PARAMETERS, BUSY
 */
export const usersForgotPassword = defineProcedure({
  name: 'USERS_ForgotPassword',
  kind: 'write',
  allow: 'visitors',
  evenWithoutRoom: true,
  transaction: 'own',
  input: z.object({ email: z.string().max(320).refine(isEmail, EMAIL_TEXTS.passwordReset.invalid) }),
  output: z.object({}),
  handle: async (context, { email }) => {
    await forgotPassword(context, email)
    return { rows: [], rowsAffected: 1 }
  },
})
