import * as z from 'zod/mini'
import { textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** What a field says that names an account and is empty. */
export const ACCOUNT_MISSING = 'Vui lòng nhập email hoặc tên đăng nhập'

/** A field that names an account by its e-mail or user name; which of them there is, the server knows. */
export const accountField = textField((typed) => (isBlank(typed) ? ACCOUNT_MISSING : null))

/** The form in which an account is looked up, for a class (B-096). */
export const accountForm = z.object({ login: accountField })

export type AccountDraft = z.input<typeof accountForm>
