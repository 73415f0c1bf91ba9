import { CHANGE_PASSWORD_TEXTS, passwordMailedText, validateChangePassword } from '@phuong/domain/forms/change-password'
import { type FieldErrors, hasErrors } from '@phuong/domain/forms/rules'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { PasswordField } from '@phuong/ui/PasswordField'
import { toast } from '@phuong/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { isCallError } from '../../api/call-error.ts'
import { execute } from '../../api/execute.ts'
import { hashOf } from '../../api/password-hash.ts'
import { formErrorOf } from '../form-error.ts'
import { isTooCommon } from '../too-common.ts'
import { useTypedWords } from '../unsaved/typed-words.ts'
import { useFocusOnFault } from '../use-focus-on-fault.ts'
import css from './ChangePasswordDialog.module.css'
import { texts } from './texts.ts'

/** how long the message of success stays, in milliseconds. */
const successMs = 10_000

type Field = 'newPassword' | 'confirmPassword'
const emptyForm: Record<Field, string> = { newPassword: '', confirmPassword: '' }

/** Refused before it was sent: the server would say the same (D66). */
class TooCommon extends Error {}

/** What is said of the new password, such as that everybody uses it (D15), at its field. */
const refusedFields = (error: unknown): FieldErrors<Field> => {
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
 * A password of one's own in place of one that somebody else made (A-199 to A-217, D12, D15). The old one is not asked
 * for: the person has just signed in with it. It stays open until the server took the new one.
 */
export function ChangePasswordDialog({ account, intro, exit, onChanged }: ChangePasswordDialogProps) {
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const name = account.email ?? account.userName ?? ''
  useTypedWords(form.newPassword !== '' || form.confirmPassword !== '')
  useFocusOnFault(formElement, errors)

  const change = useMutation({
    mutationFn: async (password: string) => {
      if (await isTooCommon(password, account)) throw new TooCommon()
      return execute('USERS_ChangePassword', { Email: name, Password: hashOf(password) })
    },
    onSuccess: async () => {
      await onChanged()
      const text = account.email === null ? texts.changedWithoutMail : passwordMailedText(account.email)
      toast.success(text, { durationMs: successMs })
    },
    onError: (error) => setErrors(refusedFields(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { newPassword, confirmPassword } = validateChangePassword(
      { ...form, currentPassword: '' },
      { asksCurrent: false },
    )
    const found: FieldErrors<Field> = {
      ...(newPassword && { newPassword }),
      ...(confirmPassword && { confirmPassword }),
    }
    setErrors(found)
    if (hasErrors(found)) change.reset()
    else change.mutate(form.newPassword)
  }
  const field = (key: Field) => ({
    name: key,
    label: CHANGE_PASSWORD_TEXTS[key],
    required: true,
    autoComplete: 'new-password',
    value: form[key],
    error: errors[key],
    onChange: (event: { currentTarget: HTMLInputElement }) => setForm({ ...form, [key]: event.currentTarget.value }),
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
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            {CHANGE_PASSWORD_TEXTS.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={formElement} className={css.form} noValidate onSubmit={submit}>
        <p>{intro}</p>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField {...field('newPassword')} help={texts.help} />
        <PasswordField {...field('confirmPassword')} />
        {formErrorOf(change.error) !== null && !hasErrors(errors) && (
          <Notice tone="danger" live="assertive">
            {CHANGE_PASSWORD_TEXTS.saveFailed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
