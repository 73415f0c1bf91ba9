import { type LoginField, validateLogin } from '@phuong/domain/forms/login'
import { PASSWORD_MAX_LENGTH } from '@phuong/domain/forms/password'
import { type FieldErrors, hasErrors } from '@phuong/domain/forms/rules'
import { Button } from '@phuong/ui/Button'
import { MailIcon } from '@phuong/ui/form-icons'
import { LockIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { PasswordField } from '@phuong/ui/PasswordField'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AuthEvent, AuthState, Me } from '../../api/auth-state.ts'
import { login, prepareLogin } from '../../api/login.ts'
import type { ApplyAuth } from '../../api/session.ts'
import { adviceOn, isRefused } from './failure.ts'
import css from './LoginForm.module.css'
import { loginTexts } from './texts.ts'

/** Longest name that the server takes, in characters. */
const longestName = 320

type Props = {
  /** The slice 'auth', wherever the page keeps it. */
  auth: AuthState
  apply: ApplyAuth
  onSignedIn?: (user: Me) => void
  /** What the fields begin with. */
  given?: { email: string; password: string } | undefined
}

/**
 * The login form of the landing's window and of /auth (C-059, C-060 to C-066). What is typed stays in the fields
 * themselves, so that a password manager may fill them, also before the script is there, and no failure empties them.
 */
export function LoginForm({ auth, apply, onSignedIn, given }: Props) {
  const [errors, setErrors] = useState<FieldErrors<LoginField>>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const warning = useRef('')
  useEffect(prepareLogin, [])

  const tell = (event: AuthEvent) => {
    apply(event)
    if (event.type !== 'failed' || !isRefused(event.error)) return
    // one after the other, each with its whole time
    toast.dismiss(warning.current)
    warning.current = toast.warning(loginTexts.failedText, { title: loginTexts.failedTitle })
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (auth.loading || !email.current || !password.current) return
    const typed = { email: email.current.value, password: password.current.value }
    const found = validateLogin(typed)
    setErrors(found)
    if (hasErrors(found)) return (found.email ? email : password).current?.focus()
    const user = await login(typed, tell)
    if (user) onSignedIn?.(user)
  }

  const settle = (field: LoginField) => () => setErrors(({ [field]: _, ...others }) => others)

  return (
    <form className={css.form} onSubmit={submit} noValidate method="post" aria-label={loginTexts.submit}>
      {auth.error && (
        <Notice tone="danger" title={loginTexts.failedAlert} live="assertive">
          {adviceOn(auth.error)}
        </Notice>
      )}
      <TextField
        ref={email}
        id="login-email"
        name="email"
        label={loginTexts.email}
        help={loginTexts.emailHelp}
        error={errors.email}
        icon={<MailIcon />}
        defaultValue={given?.email}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestName}
        onInput={settle('email')}
      />
      <PasswordField
        ref={password}
        id="login-password"
        name="password"
        label={loginTexts.password}
        error={errors.password}
        icon={<LockIcon />}
        defaultValue={given?.password}
        data-autofocus={given?.password === '' || undefined}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        onInput={settle('password')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={auth.loading || auth.loggedInUser !== null}>
        {loginTexts.submit}
      </Button>
    </form>
  )
}
