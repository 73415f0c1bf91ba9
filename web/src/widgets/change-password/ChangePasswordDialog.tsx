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

const schemas = {
  /** the person has just signed in with the old password */
  forced: changePasswordForm({ asksCurrent: false }),
  own: changePasswordForm({ asksCurrent: true }),
} as const
const empty: ChangePassword = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Refused before it was sent: the server would say the same (D66). */
class TooCommon extends Error {}

/** What is said of the old password, and of the new one, such as that everybody uses it (D15), at its field. */
const refusedFields = (error: unknown): Partial<Record<keyof ChangePassword, string>> => {
  if (error instanceof TooCommon) return { newPassword: CHANGE_PASSWORD_TEXTS.tooCommon }
  const { Password, CurrentPassword } = isCallError(error) ? error.fields : {}
  return {
    ...(Password !== undefined && { newPassword: Password }),
    ...(CurrentPassword !== undefined && { currentPassword: CurrentPassword }),
  }
}

type ChangePasswordDialogProps = {
  account: Pick<Me, 'email' | 'userName' | 'fullName' | 'schoolName'>
  /** Why it is asked for. */
  intro?: ReactNode
  /** The way out beside the button that changes it. */
  exit: ReactNode
  /** Closes the modal, which then has a cross and asks for the old password too; without it it has to be answered (D12). */
  onClose?: () => void
  onChanged: () => Promise<unknown>
}

/**
 * A password of one's own in place of the one before, or of one that somebody else made (A-199 to A-217, D12, D15). It stays
 * open until the server took the new one.
 */
export function ChangePasswordDialog({ account, intro, exit, onClose, onChanged }: ChangePasswordDialogProps) {
  const asksCurrent = onClose !== undefined
  const formId = useId()
  const name = account.email ?? account.userName ?? ''
  const form = useActForm({
    schema: schemas[asksCurrent ? 'own' : 'forced'],
    values: empty,
    send: async ({ currentPassword, newPassword }: ChangePassword) => {
      if (await isTooCommon(newPassword, account)) throw new TooCommon()
      const proof = asksCurrent ? { CurrentPassword: hashOf(currentPassword) } : {}
      return execute('USERS_ChangePassword', { Email: name, Password: hashOf(newPassword), ...proof })
    },
    onSent: async () => {
      await onChanged()
      const text = account.email === null ? texts.changedWithoutMail : passwordMailedText(account.email)
      toast.success(text, { durationMs: successMs })
    },
    faultsOf: refusedFields,
  })
  useTypedWords(form.isTyped)
  const field = (key: keyof ChangePassword) => ({
    ...form.field(key),
    label: CHANGE_PASSWORD_TEXTS[key],
    required: true,
    autoComplete: key === 'currentPassword' ? 'current-password' : 'new-password',
  })
  const failed = formErrorOf(form.failure)

  return (
    <Dialog
      open
      dismissable={asksCurrent}
      onClose={onClose ?? (() => undefined)}
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
        {intro && <p>{intro}</p>}
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        {asksCurrent && <PasswordField {...field('currentPassword')} />}
        <PasswordField {...field('newPassword')} help={texts.help} />
        <PasswordField {...field('confirmPassword')} />
        {failed !== null && (
          <Notice tone="danger" live="assertive" title={CHANGE_PASSWORD_TEXTS.saveFailed}>
            {failed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
