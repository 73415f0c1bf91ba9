import { CHANGE_PASSWORD_TEXTS, passwordMailedText } from '@phuong/domain/forms/change-password'
import { type ChangePassword, changePasswordForm } from '@phuong/domain/forms/change-password-form'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { PasswordField } from '@phuong/ui/PasswordField'
import { toast } from '@phuong/ui/toast'
import { type ReactNode, useId } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { isCallError } from '../../api/call-error.ts'
import { execute } from '../../api/execute.ts'
import { hashOf } from '../../api/password-hash.ts'
import { useActForm } from '../form/use-act-form.ts'
import { formErrorOf } from '../form-error.ts'
import { isTooCommon } from '../too-common.ts'
import { useTypedWords } from '../unsaved/typed-words.ts'
import css from './ChangePasswordDialog.module.css'
import { texts } from './texts.ts'

/** how long the message of success stays, in milliseconds. */
const successMs = 10_000

/** The old password is not asked for: the person has just signed in with it. */
const schema = changePasswordForm({ asksCurrent: false })
const empty: ChangePassword = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Refused before it was sent: the server would say the same (D66). */
class TooCommon extends Error {}

/** What is said of the new password, such as that everybody uses it (D15), at its field. */
const refusedFields = (error: unknown): { newPassword?: string } => {
  if (error instanceof TooCommon) return { newPassword: CHANGE_PASSWORD_TEXTS.tooCommon }
  const text = isCallError(error) ? error.fields.Password : undefined
  return text === undefined ? {} : { newPassword: text }
}

type ChangePasswordDialogProps = {
  account: Pick<Me, 'email' | 'userName' | 'fullName' | 'schoolName'>
  /** Why it is asked for. */
  intro: ReactNode
  /** The way out: this modal has no cross and hears no Escape (D12). */
  exit: ReactNode
  onChanged: () => Promise<unknown>
}

/**
 * A password of one's own in place of one that somebody else made (A-199 to A-217, D12, D15). It stays open until the
 * server took the new one.
 */
export function ChangePasswordDialog({ account, intro, exit, onChanged }: ChangePasswordDialogProps) {
  const formId = useId()
  const name = account.email ?? account.userName ?? ''
  const form = useActForm({
    schema,
    values: empty,
    send: async ({ newPassword }: ChangePassword) => {
      if (await isTooCommon(newPassword, account)) throw new TooCommon()
      return execute('USERS_ChangePassword', { Email: name, Password: hashOf(newPassword) })
    },
    onSent: async () => {
      await onChanged()
      const text = account.email === null ? texts.changedWithoutMail : passwordMailedText(account.email)
      toast.success(text, { durationMs: successMs })
    },
    faultsOf: refusedFields,
  })
  useTypedWords(form.isTyped)
  const field = (key: 'newPassword' | 'confirmPassword') => ({
    ...form.field(key),
    label: CHANGE_PASSWORD_TEXTS[key],
    required: true,
    autoComplete: 'new-password',
  })

  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => undefined}
      title={CHANGE_PASSWORD_TEXTS.title}
      footer={
        <>
          {exit}
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {CHANGE_PASSWORD_TEXTS.submit}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className={css.form}>
        <p>{intro}</p>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField {...field('newPassword')} help={texts.help} />
        <PasswordField {...field('confirmPassword')} />
        {formErrorOf(form.failure) !== null && (
          <Notice tone="danger" live="assertive">
            {CHANGE_PASSWORD_TEXTS.saveFailed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
