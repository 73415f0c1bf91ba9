import { passwordMailedText } from '@phuong/domain/forms/change-password'
import { classCodeIn } from '@phuong/domain/forms/class'
import { type ForgotPassword, forgotPasswordForm } from '@phuong/domain/forms/forgot-password'
import { cleanText } from '@phuong/domain/names/clean'
import { faultText } from '@phuong/domain/texts'
import { Button } from '@phuong/ui/Button'
import { MailIcon } from '@phuong/ui/form-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { execute } from '../../api/execute.ts'
import { useForm } from '../form/use-form.ts'
import { classLinkIn } from '../link/class-link.ts'
import css from '../login/LoginForm.module.css'
import { forgotTexts as texts } from './texts.ts'

/** C-193: how long the message of success stays, milliseconds. */
const successMs = 10_000

/** What a failure says that is about no field (C-196, C-198 to C-200). */
const failureOf = (error: unknown): string => {
  if (!isCallError(error)) return faultText
  return error.code === 'OFFLINE' ? texts.offline : error.message
}

/** An unknown e-mail is told at its field (C-195). */
const faultsOf = (error: unknown): Record<string, string> => {
  if (!isCallError(error)) return {}
  return error.code === 'EMAIL_UNKNOWN' ? { email: error.message } : error.fields
}

/** The class whose link led to this page: its code goes along, so that the mail leads back to it (B-095). */
const classOnTheWay = (): { classCode?: string } => {
  const link = classLinkIn(location.search)
  const classCode = link === null ? null : classCodeIn(link)
  return classCode === null ? {} : { classCode }
}

/** The form of the forgot-password modal (C-175 to C-200): one field and one button, which rests once the mail is sent. */
export function ForgotPasswordForm({ email = '' }: { email?: string | undefined }) {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    schema: forgotPasswordForm,
    values: { email },
    send: ({ email: typed }: ForgotPassword) =>
      execute('USERS_ForgotPassword', { email: cleanText(typed), ...classOnTheWay() }),
    onSent: (_, { email: typed }) => {
      setSent(true)
      toast.success(passwordMailedText(cleanText(typed)), { durationMs: successMs })
    },
    faultsOf,
  })
  return (
    <form {...form.form} className={css.form} aria-label={texts.title}>
      {isSent ? (
        <Notice tone="success" title={texts.doneTitle} live="polite">
          {texts.doneText}
        </Notice>
      ) : (
        <p className="muted">{texts.lead}</p>
      )}
      <TextField
        {...form.field('email')}
        label={texts.email}
        help={texts.help}
        icon={<MailIcon />}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isSent}
      />
      {form.failure !== null && (
        <Notice tone="danger" live="assertive">
          {failureOf(form.failure)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={form.isSending} disabled={isSent}>
        {isSent ? texts.done : texts.submit}
      </Button>
    </form>
  )
}
