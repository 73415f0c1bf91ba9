import * as z from 'zod/mini'
import { CHANGE_PASSWORD_TEXTS } from './change-password.ts'
import { sameAs, textField } from './fields.ts'
import { isLongEnough } from './password.ts'
import { isBlank } from './rules.ts'

const missingFault = (typed: string) => (isBlank(typed) ? CHANGE_PASSWORD_TEXTS.missing : null)
const newFault = (typed: string) => missingFault(typed) ?? (isLongEnough(typed) ? null : CHANGE_PASSWORD_TEXTS.tooShort)

/**
 * The rules of the modal: new password of at least 6 characters, confirmed; the current one is asked for
 * unless an administrator changes another account.
 */
export const changePasswordForm = ({ asksCurrent }: { asksCurrent: boolean }) =>
  z
    .object({
      currentPassword: asksCurrent ? textField(missingFault) : z.string(),
      newPassword: textField(newFault),
      confirmPassword: z.string(),
    })
    .check(sameAs('newPassword', 'confirmPassword', CHANGE_PASSWORD_TEXTS.mismatch))

export type ChangePassword = z.input<ReturnType<typeof changePasswordForm>>
